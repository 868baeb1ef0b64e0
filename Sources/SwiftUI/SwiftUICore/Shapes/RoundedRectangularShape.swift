import Foundation
import Geometry

/// A rectangle that reports its corners, for shapes that are concentric with it.
///
/// Source: Apple, SwiftUI `RoundedRectangularShape`.
public protocol RoundedRectangularShape: InsettableShape {
    typealias Corners = RoundedRectangularShapeCorners
    /// Returns the corners of the shape at a size in points; nil where they are unknown.
    func corners(in size: CGSize?) -> Corners?
}

/// The styles of a rectangle's four corners.
///
/// Source: Apple, SwiftUI `RoundedRectangularShapeCorners`.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
    public var topLeading: Edge.Corner.Style
    public var topTrailing: Edge.Corner.Style
    public var bottomLeading: Edge.Corner.Style
    public var bottomTrailing: Edge.Corner.Style

    public init(
        topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0,
        bottomTrailing: Edge.Corner.Style = 0
    ) { self.init(topLeading, topTrailing, bottomLeading, bottomTrailing) }

    public init(all style: Edge.Corner.Style) { self.init(style, style, style, style) }

    init(
        _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
        _ bottomTrailing: Edge.Corner.Style
    ) {
        (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
        (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
    }

    public static var concentric: RoundedRectangularShapeCorners { RoundedRectangularShapeCorners(all: .concentric) }

    /// Concentric corners of a radius that is not less than a minimum.
    public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
        RoundedRectangularShapeCorners(all: .concentric(minimum: minimum))
    }

    /// Corners of a radius in points.
    public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { RoundedRectangularShapeCorners(all: .fixed(radius)) }
}

extension Edge {
    /// A corner of a rectangle.
    ///
    /// Source: Apple, SwiftUI `Edge.Corner`.
    public enum Corner: Int8, CaseIterable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// The style of a corner: a radius, or concentric with the container's.
        ///
        /// Source: Apple, SwiftUI `Edge.Corner.Style`.
        public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
            private let isConcentric: Bool
            /// The radius, or the least radius of a concentric corner, in points.
            private let least: CGFloat

            /// A corner of a radius in points; 0 is square.
            public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, least: radius) }

            public static var concentric: Style { Style(isConcentric: true, least: 0) }

            /// A concentric corner of a radius that is not less than a minimum.
            public static func concentric(minimum: Style? = nil) -> Style { Style(isConcentric: true, least: minimum?.least ?? 0) }

            private init(isConcentric: Bool, least: CGFloat) { (self.isConcentric, self.least) = (isConcentric, least) }
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
            public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

            /// The radius where that of a concentric corner would be `concentric` points.
            func radius(_ concentric: CGFloat) -> CGFloat { isConcentric ? max(concentric, least, 0) : max(least, 0) }
        }
    }
}

extension Rectangle: RoundedRectangularShape {
    public func corners(in size: CGSize?) -> Corners? { Corners() }
}

extension RoundedRectangle: RoundedRectangularShape {
    public func corners(in size: CGSize?) -> Corners? { .fixed(max(cornerSize.width, cornerSize.height)) }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
    public func corners(in size: CGSize?) -> Corners? {
        Corners(
            topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
            bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
    }
}

extension Capsule: RoundedRectangularShape {
    public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

extension Circle: RoundedRectangularShape {
    public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

nonisolated extension View {
    /// Moves this view away from the corners of its container, where they lie over it; those of an iPhone's app do not.
    public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }
}
