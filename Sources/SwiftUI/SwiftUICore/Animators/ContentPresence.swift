/// A part that is notified when its content appears and when all of it has gone.
@MainActor
protocol ContentFollower: AnyObject {
    var presence: ContentPresence { get }
    func appear()
    func disappear()
}

/// The nodes of an animator's content that are present.
///
/// Each phase may have another view as its content. When one view leaves and another has come, the animator stays with the latter.
@MainActor
final class ContentPresence {
    private var nodes: [ObjectIdentifier: NodeReference] = [:]
    /// True if the content currently has no view at all, as with an `if` without an `else`.
    var isContentEmpty = false

    fileprivate func insert(_ node: ViewNode) { nodes[ObjectIdentifier(node)] = node.reference }

    /// Forgets a node that has gone. Returns false if the node was not present.
    fileprivate func remove(_ node: ViewNode) -> Bool { nodes.removeValue(forKey: ObjectIdentifier(node)) != nil }

    /// True if no node is present. A deallocated node counts as gone, although it never reported that.
    fileprivate var isEmpty: Bool { !nodes.values.contains { $0.node != nil } }
}

/// Notifies an animator that its content has appeared.
struct ContentPresenceModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let follower: any ContentFollower

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { ContentPresenceNode(tree: context.tree, inner: inner) }
        node.follower = follower
        return node
    }
}

package final class ContentPresenceNode: WrapperNode {
    var follower: (any ContentFollower)?

    package override func performActions() {
        super.performActions()
        guard let follower else { return }
        follower.presence.insert(self)
        follower.appear()
    }

    package override var hasFarewells: Bool { true }

    package override func performFarewells() {
        super.performFarewells()
        guard let follower, follower.presence.remove(self) else { return }
        if follower.presence.isEmpty, !follower.presence.isContentEmpty { follower.disappear() }
    }
}
