/// Where a scroll comes to rest.
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
    /// In points of the content.
    public var rect: CGRect
    public var anchor: UnitPoint?
}

/// What a scroll was like.
///
/// Source: Apple, SwiftUI `ScrollTargetBehaviorContext`.
public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    /// Points per second.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
}

/// Scrolls end at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public nonisolated init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ position: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? (position / length).rounded() * length : position
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(target.rect.origin.x, context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(target.rect.origin.y, context.containerSize.height)
        }
    }
}

/// Scrolls end at the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one scroll may pass.
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

    public nonisolated init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

    /// Nothing is scrolled here, so there are no views to end at.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Sets where scrolls of this view come to rest. A scroll view at its beginning is at rest for every behaviour.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

    /// Makes the views of this layout those at which scrolls come to rest.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Makes this view one at which scrolls come to rest.
    public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}
