import Foundation

extension Axis {
    var across: Axis { self == .vertical ? .horizontal : .vertical }
}

extension CGSize {
    init(along axis: Axis, _ length: CGFloat, across breadth: CGFloat) {
        self = axis == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    func length(along axis: Axis) -> CGFloat { axis == .vertical ? height : width }
}

extension CGPoint {
    func length(along axis: Axis) -> CGFloat { axis == .vertical ? y : x }
}

extension ProposedViewSize {
    func length(along axis: Axis) -> CGFloat? { axis == .vertical ? height : width }
}
