/// What is told when its content is there and when all of it has gone.
@MainActor
protocol ContentFollower: AnyObject {
    var presence: ContentPresence { get }
    func appear()
    func disappear()
}

/// Which nodes of an animator's content are there.
///
/// Content may be another view in each phase: the one that leaves goes while the one that has come stays, and the animator with it.
@MainActor
final class ContentPresence {
    private var nodes: [ObjectIdentifier: NodeReference] = [:]
    /// Whether the content is no view at all at present, as an `if` without an `else` may be.
    var isContentEmpty = false

    fileprivate func insert(_ node: ViewNode) { nodes[ObjectIdentifier(node)] = node.reference }

    /// Forgets a node that has gone; false if it was not there.
    fileprivate func remove(_ node: ViewNode) -> Bool { nodes.removeValue(forKey: ObjectIdentifier(node)) != nil }

    /// Whether none is there; one that nobody holds any more has gone without a word.
    fileprivate var isEmpty: Bool { !nodes.values.contains { $0.node != nil } }
}

/// Tells an animator that its content is there.
struct ContentPresenceModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let follower: any ContentFollower

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { ContentPresenceNode(tree: context.tree, inner: inner) }
        node.follower = follower
        return node
    }
}

final class ContentPresenceNode: WrapperNode {
    var follower: (any ContentFollower)?

    override func performActions() {
        super.performActions()
        guard let follower else { return }
        follower.presence.insert(self)
        follower.appear()
    }

    override var hasFarewells: Bool { true }

    override func performFarewells() {
        super.performFarewells()
        guard let follower, follower.presence.remove(self) else { return }
        if follower.presence.isEmpty, !follower.presence.isContentEmpty { follower.disappear() }
    }
}
