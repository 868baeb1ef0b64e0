/// The persistent identity of a view: its state, its tracks and its children, matched by position or `.id`.
///
/// Bodies come and go; an element stays as long as its position (and any explicit identity on the way to it) does.
/// It remembers what must outlive an evaluation: state, the nodes that lay out and draw, what modifiers compare with.
@MainActor
final class ViewElement {
    /// How a child is found again: by position, or by an explicit identity.
    enum Key: Hashable {
        case position(Int)
        case identity(AnyHashable)
    }

    private var children: [Key: ViewElement] = [:]
    private var viewType: Any.Type?

    /// The locations of the dynamic properties of the view at this position, in declaration order.
    var properties: [any PropertyLocation] = []

    /// The node that the primitive view at this position made.
    var base: ViewNode?

    /// The wrappers that modifiers further out put around `base`, innermost first, with the modifier each came from.
    var wrappers: [(owner: ViewElement, node: ViewNode)] = []

    /// The outermost wrapper when the element can be inserted or removed.
    var transitionNode: TransitionNode?

    /// The data of the animatable view or modifier at this position, on their way.
    var track: (any TimedPart)?

    /// What the view at this position was built from last.
    var kept: KeptView?

    /// The environment that the view or modifier at this position gave to those inside, when it was evaluated last.
    var innerEnvironment: EnvironmentValues?

    /// The transaction of those inside a modifier that changes it, the same box in all updates.
    var innerTransaction: TransactionBox?

    /// What the view or modifier at this position remembers from one update to the next.
    var memory: AnyObject?

    /// The child at a key; a view of another type there is another identity and starts afresh.
    func child(_ key: Key, holding type: Any.Type) -> ViewElement {
        if let child = children[key], child.viewType == type { return child }
        let child = ViewElement()
        child.viewType = type
        children[key] = child
        return child
    }

    func child(_ position: Int, holding type: Any.Type) -> ViewElement {
        child(.position(position), holding: type)
    }

    /// Takes a child out; it may be put back.
    func removeChild(_ key: Key) -> ViewElement? { children.removeValue(forKey: key) }

    /// Puts a child back that was taken out.
    func restoreChild(_ child: ViewElement, at key: Key) { children[key] = child }

    /// The memory of a type, made on first use.
    func remembered<Memory: AnyObject>(_ make: @autoclosure () -> Memory) -> Memory {
        if let memory = memory as? Memory { return memory }
        let made = make()
        memory = made
        return made
    }
}
