import Foundation
import Geometry

/// A layout of any type together with its items and its cache.
protocol RunningLayout: AnyObject {
    var layoutPriority: Double { get }
    var isModifier: Bool { get }
    /// True if the last placing put a subview at a point that is NaN or infinite.
    var hasPlacedNowhere: Bool { get }

    /// Takes on a layout of the same type and new items; false if the type differs.
    func update(_ layout: any Layout, items: [any LayoutItem], layoutDirection: LayoutDirection) -> Bool
    func stackOrientation(inherited: Axis?) -> Axis?
    func refresh()
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    func explicitAlignment(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
    func spacing() -> ViewSpacing
    func place(in bounds: CGRect, proposal: ProposedViewSize) -> Range<Int>
}
