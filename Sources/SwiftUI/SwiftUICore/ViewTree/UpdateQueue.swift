/// The updates of a tree: those that wait, the one in course, and the last one.
@MainActor
package struct UpdateQueue {
    /// Updates that wait to be carried out.
    var pending: [PendingUpdate] = []

    /// True while updates are carried out.
    var isFlushing = false

    /// The number of updates that led to the one that is carried out; 0 between updates.
    var depth = 0

    /// The number of updates so far, so that modifiers can tell the passes of one update from the next.
    package var count = 0

    /// The time of the last update, and the number of events by then.
    var last = (time: -Double.infinity, eventMark: 0)

    /// True if everything stood still before the update that is going on, or the last one.
    package var wasResting = true

    /// True while an event is carried out that is one of many, as a timer's tick.
    var isInRoutine = false

    /// Actions for the end of the update in course.
    var farewells: [() -> Void] = []

    /// Hears that a view's state, or an object that it reads, has changed: the picture may be another one now.
    package var whenAsked: (() -> Void)?

    /// Hears of each update that was carried out, with its transaction.
    package var whenDone: ((Transaction) -> Void)?

    init() {}

    /// Takes the update out that is carried out next.
    mutating func takeFirst() -> PendingUpdate? { pending.isEmpty ? nil : pending.removeFirst() }

    /// Takes the actions out that wait for the end of the update.
    mutating func takeFarewells() -> [() -> Void] {
        defer { farewells = [] }
        return farewells
    }
}

/// One update of the tree: what it changes, and how that moves.
@MainActor
final class PendingUpdate {
    let transaction: Transaction
    /// The number of updates that led to it, each asked for by what the one before made appear or change; 1 where it is the first.
    private(set) var depth: Int
    private var mutations: [() -> Void] = []
    private(set) var reuse = EvaluationReuse.all

    init(_ transaction: Transaction, depth: Int = 1) {
        self.transaction = transaction
        self.depth = depth
    }

    /// Takes changes in that were asked for at a depth.
    func take(fromDepth depth: Int) { self.depth = max(self.depth, depth) }

    func add(isTraced: Bool, _ mutation: @escaping () -> Void) {
        mutations.append(mutation)
        if !isTraced { reuse = .bodies }
    }

    /// Makes the changes, in the order in which they were asked for.
    func apply() { for mutation in mutations { mutation() } }

    /// True if a change of a transaction belongs to this update: those of one `withAnimation`, or those without any.
    ///
    /// - Parameter views: true if views make it, of their own accord and in one update: a hundred of them that appear and move in the
    ///   same way do so together.
    func takes(_ other: Transaction, of views: Bool) -> Bool {
        if views, let animation = transaction.animationAlone, animation == other.animationAlone { return true }
        return transaction.scope === other.scope && (other.scope != nil || (transaction.isEmpty && other.isEmpty))
    }
}
