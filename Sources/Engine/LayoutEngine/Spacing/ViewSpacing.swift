import Foundation
import Geometry

/// A collection of the geometric spacing preferences of a view.
///
/// Source: Apple, SwiftUI `ViewSpacing`.
public struct ViewSpacing: Sendable {
    /// The distance between two views of which neither has a preference, in points; confirmed on layer trees of iOS
    /// (52.333 + 8 + 52.333).
    package static let defaultDistance: CGFloat = 8

    var top: EdgeSpacing
    var leading: EdgeSpacing
    var bottom: EdgeSpacing
    var trailing: EdgeSpacing

    /// Initializes an instance with default spacing values.
    public init() {
        (top, bottom) = (.defaultTop, .defaultBottom)
        (leading, trailing) = (.defaultSide, .defaultSide)
    }

    /// A view spacing instance that contains zero on all edges.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        for edge in Edge.allCases { spacing[edge] = .zero }
        return spacing
    }()

    /// Merges the spacing preferences of another spacing instance with this instance for a specified set of edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge] = self[edge].union(other[edge]) }
    }

    /// Gets a new value that merges the spacing preferences of another spacing instance with this instance.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Gets the preferred spacing distance along the specified axis to a view that uses a specified spacing
    /// preference and follows this one.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let preferred =
            axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
        return preferred ?? ViewSpacing.defaultDistance
    }

    subscript(edge: Edge) -> EdgeSpacing {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}
