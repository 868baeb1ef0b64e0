/// The persistent identity of a view: its state, its tracks and its children, matched by position or `.id`.
///
/// Bodies come and go; an element stays as long as its position (and any explicit identity on the way to it) does.
/// It remembers what must outlive an evaluation: state, the nodes that lay out and draw, what modifiers compare with.
@MainActor
package final class ViewElement {
    /// How a child is found again: by position, or by an explicit identity.
    package enum Key: Hashable {
        case position(Int)
        case identity(AnyHashable)
    }

    /// The child at position 0, the only one of most elements.
    private var first: ViewElement?
    private var others: [Key: ViewElement] = [:]
    private let viewType: Any.Type?

    package init(holding type: Any.Type? = nil) { viewType = type }

    /// The locations of the dynamic properties of the view at this position, in declaration order.
    var properties: [any PropertyLocation] = []

    /// The evaluation of a widget's root in which they were connected last; see `ViewTree.entryNumber`.
    var entryNumber = 0

    /// The node that the primitive view at this position made.
    package var base: ViewNode?

    /// The wrappers that modifiers further out put around `base`, innermost first, with the element of the modifier each came
    /// from: that is around this one, and must not be kept by it.
    var wrappers: [(owner: ObjectIdentifier, node: ViewNode)] = []

    /// The outermost wrapper when the element can be inserted or removed.
    package var transitionNode: TransitionNode?

    /// The data of the animatable view or modifier at this position, on their way.
    var track: (any TimedPart)?

    /// The value that a modifier at this position has reacted to last: it outlives what is inside, as where that is one view or another.
    var reactedValue: Any?

    /// The node of a modifier around an identity, if the modifier outlasts a change of identity.
    weak var lastingNode: WrapperNode?

    /// The input and the nodes of the last building of the view at this position.
    var kept: KeptView?

    /// The last evaluation of the body at this position, and the freshness of what it read.
    var keptBody: (known: AnyObject, freshness: BodyFreshness)?

    /// The last run of that body, if an inspection asks for it.
    var bodyRun: BodyRun?

    /// The environment that the view or modifier at this position gave to those inside, when it was evaluated last.
    var innerEnvironment: EnvironmentValues?

    /// The transaction of those inside a modifier that changes it, the same box in all updates.
    var innerTransaction: TransactionBox?

    /// The memory of the view or modifier at this position, from one update to the next.
    package var memory: AnyObject?

    /// The child at a key; a view of another type there is another identity and starts afresh.
    package func child(_ key: Key, holding type: Any.Type) -> ViewElement {
        if case .position(let position) = key { return child(position, holding: type) }
        if let child = others[key], child.viewType == type { return child }
        let child = ViewElement(holding: type)
        others[key] = child
        return child
    }

    package func child(_ position: Int, holding type: Any.Type) -> ViewElement {
        if let child = position == 0 ? first : others[.position(position)], child.viewType == type { return child }
        let child = ViewElement(holding: type)
        restoreChild(child, at: .position(position))
        return child
    }

    /// Takes a child out; it may be put back.
    package func removeChild(_ key: Key) -> ViewElement? {
        guard key == .position(0) else { return others.removeValue(forKey: key) }
        defer { first = nil }
        return first
    }

    /// Puts a child back that was taken out.
    func restoreChild(_ child: ViewElement, at key: Key) {
        if key == .position(0) { first = child } else { others[key] = child }
    }

    /// The memory of a type, made on first use.
    package func remembered<Memory: AnyObject>(_ make: @autoclosure () -> Memory) -> Memory {
        if let memory = memory as? Memory { return memory }
        let made = make()
        memory = made
        return made
    }
}
