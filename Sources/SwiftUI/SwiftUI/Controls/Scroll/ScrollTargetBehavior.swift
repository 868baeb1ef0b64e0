/// The position at which a scroll comes to rest.
///
/// Source: Apple, SwiftUI `ScrollTargetBehavior`.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The part of a scroll view's content at which a scroll ends.
///
/// Source: Apple, SwiftUI `ScrollTarget`.
public struct ScrollTarget: Hashable, Sendable {
    /// The rectangle, in points of the content.
    public var rect: CGRect
    public var anchor: UnitPoint?
}

/// The properties of a scroll.
///
/// Source: Apple, SwiftUI `ScrollTargetBehaviorContext`.
public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    /// The velocity, in points per second.
    public let velocity: CGVector
    /// Without the margins around the content.
    public let contentSize: CGSize
    /// The size of the scroll view without its content's margins, as `containerRelativeFrame` has it. Judged: no source says that pages
    /// leave margins out, but only this way do views of that size come to rest where the first one did.
    public let containerSize: CGSize
    public let axes: Axis.Set
    /// The frames of the views at which scrolls may come to rest, in points of the content.
    let targets: [CGRect]
    /// The axes along which the size class is compact: there a scroll passes few views by default.
    let compactAxes: Axis.Set
    /// True if the leading edges of views are the right ones.
    let isRightToLeft: Bool
}

extension ScrollTargetBehaviorContext {
    /// The same scroll in a container of another size.
    ///
    /// - Parameter mirror: the distance the content scrolls from side to side, where offsets are counted from its right end; nil where
    ///   they are counted from its left.
    package func resized(content: CGSize, container: CGSize, mirror: CGFloat?) -> ScrollTargetBehaviorContext {
        var origin = originalTarget.rect.origin
        if let mirror { origin.x = mirror - origin.x }
        return ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: origin, size: container), anchor: originalTarget.anchor),
            velocity: CGVector(dx: mirror == nil ? velocity.dx : -velocity.dx, dy: velocity.dy), contentSize: content,
            containerSize: container, axes: axes, targets: targets, compactAxes: compactAxes, isRightToLeft: isRightToLeft)
    }
}

/// Scrolls end at whole pages; a swipe turns one at the most, as UIKit's `isPagingEnabled` has it.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ position: CGFloat, from start: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return position }
            let first = (start / length).rounded()
            return min(max((position / length).rounded(), first - 1), first + 1) * length
        }
        let start = context.originalTarget.rect.origin
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(target.rect.origin.x, from: start.x, context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(target.rect.origin.y, from: start.y, context.containerSize.height)
        }
    }
}

/// Scrolls end at the edges of views.
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The number of views that one scroll may pass.
    public struct LimitBehavior: Hashable, Sendable {
        private enum Kind: Hashable, Sendable { case automatic, always, never, alwaysByFew, alwaysByOne }
        private let kind: Kind

        public static let automatic = LimitBehavior(kind: .automatic)
        public static let always = LimitBehavior(kind: .always)
        public static let never = LimitBehavior(kind: .never)
        public static let alwaysByFew = LimitBehavior(kind: .alwaysByFew)
        public static let alwaysByOne = LimitBehavior(kind: .alwaysByOne)
    }

    public let limitBehavior: LimitBehavior

    /// The point of views that comes to rest at the same point of the scroll view; nil for their leading and top edges.
    public let anchor: UnitPoint?

    public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }

    /// Scrolls end where an anchor of a view lies at the same anchor of the scroll view.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
        (self.limitBehavior, self.anchor) = (limitBehavior, anchor)
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let start = context.originalTarget.rect.origin
        let room = context.containerSize
        var anchor = anchor ?? .topLeading
        if context.isRightToLeft { anchor.x = 1 - anchor.x }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = aligned(
                target.rect.minX, from: start.x, edges: context.targets.map { $0.minX + ($0.width - room.width) * anchor.x },
                length: room.width, isCompact: context.compactAxes.contains(.horizontal))
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = aligned(
                target.rect.minY, from: start.y, edges: context.targets.map { $0.minY + ($0.height - room.height) * anchor.y },
                length: room.height, isCompact: context.compactAxes.contains(.vertical))
        }
    }

    /// Returns the edge nearest to a place, within the distance that the limit allows.
    ///
    /// The number of views that the limits let pass is not published: with `alwaysByFew` it is as many as the container shows here, and
    /// one where the container shows one.
    ///
    /// Source: Apple, `viewAligned`: by default there is a limit where the axis has a compact size class, else none.
    private func aligned(
        _ place: CGFloat, from start: CGFloat, edges: [CGFloat], length: CGFloat, isCompact: Bool
    ) -> CGFloat {
        let edges = Set(edges).sorted()
        guard !edges.isEmpty else { return place }
        func nearest(_ value: CGFloat, _ edges: [CGFloat]) -> Int {
            edges.indices.min { (abs(edges[$0] - value), $0) < (abs(edges[$1] - value), $1) } ?? 0
        }
        let origin = nearest(start, edges)
        let neighbours = edges[max(origin - 1, 0)...min(origin + 1, edges.count - 1)]
        let allowed: [CGFloat] =
            switch limitBehavior {
            case .never: edges
            case .automatic where !isCompact: edges
            case .alwaysByOne: Array(neighbours)
            default: edges.filter { abs($0 - edges[origin]) <= max(length, 0) || neighbours.contains($0) }
            }
        return allowed.isEmpty ? place : allowed[nearest(place, allowed)]
    }
}

nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

nonisolated extension View {
    /// Sets the behaviour that determines where scrolls of this view come to rest.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }

    /// Makes the views of this layout the targets at which scrolls come to rest.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
    }

    /// Makes this view a target at which scrolls come to rest.
    public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
    }
}

nonisolated private struct ScrollTargetModifier: ViewModifier, TraitModifier {
    typealias Body = Never
    let isLayout: Bool
    let isEnabled: Bool

    @MainActor func write(to traits: inout ViewTraits) {
        guard isEnabled else { return }
        if isLayout { traits.isScrollTargetLayout = true } else { traits.isScrollTarget = true }
    }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
    /// The behaviour that determines where scrolls come to rest; nil where they run out.
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}
