import Foundation
@_spi(Nodes) import SwiftUICore

nonisolated extension View {
    /// Adds an action to be performed when a value, created from a scroll geometry, changes.
    ///
    /// The scroll view is the first one in this view; the action runs after layout, the first time with the value twice.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        // Closures of views are made anywhere and called on the main actor alone.
        nonisolated(unsafe) let (transform, action) = (transform, action)
        return modifier(
            ScrollWatchModifier { (watcher: ScrollGeometryWatcher<T>) in
                watcher.transform = transform
                watcher.action = action
            })
    }

    /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy changes.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy changes.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(ScrollWatchModifier { (watcher: ScrollPhaseWatcher) in watcher.action = action })
    }

    /// Adds an action to be called when the view crosses the threshold to be considered on or off screen.
    ///
    /// - Parameter threshold: which part of the view has to be seen in the scroll view around it, 0 to 1.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }

    /// Adds an action to be called with the identities of the views that are considered on screen, in the order of the layout,
    /// when they change.
    ///
    /// - Parameters:
    ///   - idType: the type of the identities; views with others are not looked at.
    ///   - threshold: which part of a view has to be seen in the scroll view, 0 to 1.
    ///
    /// Source: Apple, SwiftUI `View.onScrollTargetVisibilityChange(idType:threshold:_:)`.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(
            ScrollWatchModifier { (watcher: ScrollTargetWatcher<ID>) in
                watcher.threshold = threshold
                watcher.action = action
            })
    }
}

/// An observer of a scroll view.
@MainActor
class ScrollWatcher {
    /// The first scroll view that reported a change.
    fileprivate private(set) weak var source: ScrollWindowNode?

    required init() {}

    func see(_ geometry: ScrollGeometry, phase: ScrollPhase, velocity: CGVector?, by node: ScrollWindowNode) {
        if source == nil { source = node }
        guard source === node else { return }
        hear(geometry, phase, velocity)
    }

    func hear(_ geometry: ScrollGeometry, _ phase: ScrollPhase, _ velocity: CGVector?) {}
}

private final class ScrollGeometryWatcher<Value: Equatable>: ScrollWatcher {
    var transform: ((ScrollGeometry) -> Value)?
    var action: (Value, Value) -> Void = { _, _ in }
    private var last: Value?

    override func hear(_ geometry: ScrollGeometry, _ phase: ScrollPhase, _ velocity: CGVector?) {
        guard let value = transform?(geometry), last != value else { return }
        let old = last ?? value
        last = value
        action(old, value)
    }
}

private final class ScrollTargetWatcher<ID: Hashable>: ScrollWatcher {
    var threshold = 0.5
    var action: ([ID]) -> Void = { _ in }
    private var last: [ID]?

    override func hear(_ geometry: ScrollGeometry, _ phase: ScrollPhase, _ velocity: CGVector?) {
        let seen = source?.identitiesInSight(ID.self, threshold: threshold) ?? []
        guard last != seen else { return }
        last = seen
        action(seen)
    }
}

private final class ScrollPhaseWatcher: ScrollWatcher {
    var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
    private var last = ScrollPhase.idle

    override func hear(_ geometry: ScrollGeometry, _ phase: ScrollPhase, _ velocity: CGVector?) {
        guard last != phase else { return }
        let old = last
        last = phase
        action(old, phase, ScrollPhaseChangeContext(geometry: geometry, velocity: velocity))
    }
}

nonisolated private struct ScrollWatchModifier<Watcher: ScrollWatcher>: ViewModifier, ContextModifier {
    typealias Body = Never
    let update: @MainActor (Watcher) -> Void

    init(_ update: @escaping @MainActor (Watcher) -> Void) { self.update = update }

    @MainActor func modify(_ context: inout BuildContext, at node: ViewElement) {
        let watcher = node.remembered(Watcher())
        if !context.tree.isSampling { update(watcher) }
        context.environment.scrollWatchers.append(watcher)
    }
}

private enum ScrollWatchersKey: EnvironmentKey {
    static var defaultValue: [ScrollWatcher] { [] }
}

extension EnvironmentValues {
    /// The observers of the scroll views in a view.
    var scrollWatchers: [ScrollWatcher] {
        get { self[ScrollWatchersKey.self] }
        set { self[ScrollWatchersKey.self] = newValue }
    }
}

nonisolated private struct ScrollVisibilityModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let threshold: Double
    let action: (Bool) -> Void

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { ScrollVisibilityNode(tree: context.tree, inner: inner) }
        if !context.tree.isSampling { node.modifier = self }
        return node
    }
}

private final class ScrollVisibilityNode: WrapperNode {
    var modifier: ScrollVisibilityModifier?
    private var isInSight = false

    override func performActions() {
        super.performActions()
        guard let modifier, let placedFrame else { return }
        tree.motion.hasWatchers = true
        let window = ancestor { $0 is ScrollWindowNode }?.placedFrame?.size ?? tree.size
        let frame = convert(placedFrame, to: .named(ScrollSpaceName.nearest))
        let seen = frame.intersection(CGRect(origin: .zero, size: window))
        let share = seen.isNull || frame.isEmpty ? 0 : (seen.width * seen.height) / (frame.width * frame.height)
        // A billionth less, so that the last bit of a quotient does not count.
        let isInSight = share > 0 && Double(share) >= modifier.threshold - 1e-9
        guard isInSight != self.isInSight else { return }
        self.isInSight = isInSight
        tree.react("onScrollVisibilityChange") { modifier.action(isInSight) }
    }
}
