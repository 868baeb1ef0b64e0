import Foundation

/// A type that defines the semantic position of where a scroll view is scrolled within its content.
///
/// Source: Apple, SwiftUI `ScrollPosition`.
public struct ScrollPosition: Equatable, @unchecked Sendable {
    // An identity is a value that is compared and never changed.

    enum Target: Equatable {
        case nowhere
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        case offset(x: CGFloat?, y: CGFloat?)
    }

    /// The last requested target.
    var target = Target.nowhere
    /// The view a finger has scrolled to.
    var reached: AnyHashable?

    /// A Boolean value that indicates whether a finger has scrolled since the last request.
    public internal(set) var isPositionedByUser = false

    public init(idType: (some Hashable & Sendable).Type = Never.self) {}

    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }

    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }

    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }

    private mutating func go(to target: Target) {
        self.target = target
        reached = nil
        isPositionedByUser = false
    }

    /// Scrolls to a view.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .view(AnyHashable(id), anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

    /// Scrolls to an offset, in points.
    public mutating func scrollTo(point: CGPoint) { go(to: .offset(x: point.x, y: point.y)) }

    /// Scrolls to an offset, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .offset(x: x, y: y)) }

    /// Scrolls to an offset along the horizontal axis, in points.
    public mutating func scrollTo(x: CGFloat) { go(to: .offset(x: x, y: nil)) }

    /// Scrolls to an offset along the vertical axis, in points.
    public mutating func scrollTo(y: CGFloat) { go(to: .offset(x: nil, y: y)) }

    /// The requested edge; nil once a finger has scrolled.
    public var edge: Edge? {
        guard case .edge(let edge) = target, !isPositionedByUser else { return nil }
        return edge
    }

    /// The requested offset; nil once a finger has scrolled.
    public var point: CGPoint? {
        guard case .offset(let x?, let y?) = target, !isPositionedByUser else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The requested horizontal offset; nil once a finger has scrolled.
    public var x: CGFloat? {
        guard case .offset(let x, _) = target, !isPositionedByUser else { return nil }
        return x
    }

    /// The requested vertical offset; nil once a finger has scrolled.
    public var y: CGFloat? {
        guard case .offset(_, let y) = target, !isPositionedByUser else { return nil }
        return y
    }

    /// The identity of the requested view, or of the view that a finger has scrolled to.
    public var viewID: (any Hashable & Sendable)? {
        guard let id = identity?.base as? any Hashable else { return nil }
        // Sendable leaves no trace in a value, so that a cast cannot ask for it.
        return unsafeBitCast(id, to: (any Hashable & Sendable).self)
    }

    private var identity: AnyHashable? {
        if let reached { return reached }
        guard case .view(let id, _) = target else { return nil }
        return id
    }

    /// The identity of the view, if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { identity?.base as? T }
}

nonisolated extension View {
    /// Associates a binding to a scroll position with the scroll views in this view.
    ///
    /// - Parameter anchor: the point of the target view that comes to the same point of the scroll view; nil scrolls as little as needed.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        environment(
            \.scrollPositionLink,
            ScrollPositionLink(
                // A request holds until a finger scrolls; afterwards the same request may be made again.
                target: position.wrappedValue.isPositionedByUser ? .nowhere : position.wrappedValue.target, anchor: anchor,
                reach: { id in
                    var new = position.wrappedValue
                    new.isPositionedByUser = true
                    new.reached = id
                    position.wrappedValue = new
                }))
    }

    /// Associates a binding to the identity of a view with the scroll views in this view: they scroll to that view, and write to the
    /// binding the view they have been scrolled to.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        let current = id.wrappedValue
        return environment(
            \.scrollPositionLink,
            ScrollPositionLink(
                target: current.map { ScrollPosition.Target.view(AnyHashable($0), anchor) } ?? .nowhere, anchor: anchor,
                reach: { Self.write($0, to: id) }))
    }

    private nonisolated static func write<ID: Hashable>(_ id: AnyHashable, to binding: Binding<ID?>) {
        guard let id = id.base as? ID, binding.wrappedValue != id else { return }
        binding.wrappedValue = id
    }
}

/// The request of a scroll position's binding to a scroll view, and the callback that receives the view a finger has scrolled to.
struct ScrollPositionLink {
    var target: ScrollPosition.Target
    var anchor: UnitPoint?
    var reach: (AnyHashable) -> Void
}

private enum ScrollPositionLinkKey: EnvironmentKey {
    static var defaultValue: ScrollPositionLink? { nil }
}

extension EnvironmentValues {
    /// The binding of the scroll views in a view.
    var scrollPositionLink: ScrollPositionLink? {
        get { self[ScrollPositionLinkKey.self] }
        set { self[ScrollPositionLinkKey.self] = newValue }
    }
}
