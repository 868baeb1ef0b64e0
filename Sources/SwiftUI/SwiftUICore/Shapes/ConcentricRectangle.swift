import Foundation
import Geometry

/// A rectangle whose corners are square, round, or concentric with those of the container, which `containerShape(_:)` names.
///
/// The radius of a concentric corner is that of the container's corner less the distance between the two, in points: the
/// greater one of the horizontal and the vertical. Where no container has a shape it is 0.
///
/// Source: Apple, SwiftUI `ConcentricRectangle`.
public struct ConcentricRectangle: RoundedRectangularShape, PlacedShape {
    /// The groups of corners that share their greatest radius.
    private enum Uniformity: Sendable { case none, all, top, bottom, topAndBottom, leading, trailing, leadingAndTrailing }

    private var styles: RoundedRectangularShapeCorners
    private var uniformity: Uniformity
    private var amount: CGFloat = 0
    private var container: RectangleCornerRadii?
    /// The distance from each corner to the container's, in points.
    private var distances = RectangleCornerRadii()

    private init(_ styles: RoundedRectangularShapeCorners, _ uniformity: Uniformity) {
        (self.styles, self.uniformity) = (styles, uniformity)
    }

    /// A rectangle with concentric corners.
    public init() { self.init(.concentric, .none) }

    /// A rectangle with corners of one style; uniform ones have the greatest of their radii.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(RoundedRectangularShapeCorners(all: corners), isUniform ? .all : .none)
    }

    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner), .none)
    }

    public init(uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric) {
        self.init(
            .init(uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners), .topAndBottom)
    }

    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            .init(uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners),
            .leadingAndTrailing)
    }

    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(.init(uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner), .top)
    }

    public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(.init(topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners), .bottom)
    }

    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(.init(uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner), .leading)
    }

    public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(.init(topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners), .trailing)
    }

    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetForShape(by: amount)
        guard !inner.isNull else { return Path() }
        var radii = radii
        radii.reduce(by: amount)
        return Path(roundedRect: inner, cornerRadii: radii, style: .continuous)
    }

    public func corners(in size: CGSize?) -> Corners? { styles }

    public func inset(by amount: CGFloat) -> ConcentricRectangle {
        var result = self
        result.amount += amount
        return result
    }

    public var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    /// The radii of the corners, in points.
    private var radii: RectangleCornerRadii {
        let outer = container
        var radii = RectangleCornerRadii(
            topLeading: styles.topLeading.radius((outer?.topLeading ?? 0) - distances.topLeading),
            bottomLeading: styles.bottomLeading.radius((outer?.bottomLeading ?? 0) - distances.bottomLeading),
            bottomTrailing: styles.bottomTrailing.radius((outer?.bottomTrailing ?? 0) - distances.bottomTrailing),
            topTrailing: styles.topTrailing.radius((outer?.topTrailing ?? 0) - distances.topTrailing))
        if uniformity == .all {
            let most = max(max(radii.topLeading, radii.topTrailing), max(radii.bottomLeading, radii.bottomTrailing))
            return RectangleCornerRadii(topLeading: most, bottomLeading: most, bottomTrailing: most, topTrailing: most)
        }
        func level(_ one: WritableKeyPath<RectangleCornerRadii, CGFloat>, _ other: WritableKeyPath<RectangleCornerRadii, CGFloat>) {
            let most = max(radii[keyPath: one], radii[keyPath: other])
            (radii[keyPath: one], radii[keyPath: other]) = (most, most)
        }
        if uniformity == .top || uniformity == .topAndBottom { level(\.topLeading, \.topTrailing) }
        if uniformity == .bottom || uniformity == .topAndBottom { level(\.bottomLeading, \.bottomTrailing) }
        if uniformity == .leading || uniformity == .leadingAndTrailing { level(\.topLeading, \.bottomLeading) }
        if uniformity == .trailing || uniformity == .leadingAndTrailing { level(\.topTrailing, \.bottomTrailing) }
        return radii
    }

    package func placed(at frame: CGRect, in environment: EnvironmentValues) -> ConcentricRectangle {
        guard let container = environment.containerShape, let shape = container.shape as? any RoundedRectangularShape else { return self }
        var result = self
        let outer = container.frame
        result.container = shape.corners(in: outer.size).map { corners in
            // A container whose own corners follow another one is drawn square here.
            RectangleCornerRadii(
                topLeading: corners.topLeading.radius(0), bottomLeading: corners.bottomLeading.radius(0),
                bottomTrailing: corners.bottomTrailing.radius(0), topTrailing: corners.topTrailing.radius(0))
        }
        let (left, right) = (max(frame.minX - outer.minX, 0), max(outer.maxX - frame.maxX, 0))
        let (top, bottom) = (max(frame.minY - outer.minY, 0), max(outer.maxY - frame.maxY, 0))
        let isMirrored = environment.layoutDirection == .rightToLeft
        let (leading, trailing) = isMirrored ? (right, left) : (left, right)
        result.distances = RectangleCornerRadii(
            topLeading: max(leading, top), bottomLeading: max(leading, bottom), bottomTrailing: max(trailing, bottom),
            topTrailing: max(trailing, top))
        return result
    }
}

extension RectangleCornerRadii {
    fileprivate mutating func reduce(by amount: CGFloat) {
        topLeading = max(topLeading - amount, 0)
        topTrailing = max(topTrailing - amount, 0)
        bottomLeading = max(bottomLeading - amount, 0)
        bottomTrailing = max(bottomTrailing - amount, 0)
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle with corners of one style.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    public static func rect(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }

    public static func rect(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) -> ConcentricRectangle {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }
}
