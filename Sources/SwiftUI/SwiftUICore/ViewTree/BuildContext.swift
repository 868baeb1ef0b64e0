/// The inherited inputs of a body: environment, transaction, waiting modifiers.
@MainActor
package struct BuildContext {
    package unowned(unsafe) let tree: ViewTree
    package var environment: EnvironmentValues
    /// The transaction of the update, in a box that nodes share.
    package var transactionBox: TransactionBox

    package var transaction: Transaction {
        get { transactionBox.transaction }
        set { transactionBox = TransactionBox(newValue) }
    }

    /// The transactions around the modifiers that give the modifiers in their bodies one of their own, innermost last.
    var transactionsOutsideOfBodies: [Transaction] = []

    /// Modifiers met on the way down that apply to every element below.
    package var pending = PendingModifiers()

    /// True inside of a stack or another list of views, whose elements take the modifiers around them along when their identity changes.
    /// A view that is built alone (a root, a page, a background) has its modifiers around its identity.
    package var isInList = false

    /// The demand of a lazy container for the rows of the collections in it; nil where everything is built.
    package var rowsRequest: (any RowsRequest)?

    /// The same surroundings for the content of a container, to which modifiers of the container do not apply.
    package var forContent: BuildContext {
        BuildContext(
            tree: tree, environment: environment, transactionBox: transactionBox,
            transactionsOutsideOfBodies: transactionsOutsideOfBodies)
    }

    /// The same surroundings for the content of an animator, which an inspector shows by a name and asks for its motion.
    func named(
        _ name: String, at element: ViewElement,
        motion: @escaping @MainActor (_ time: Double, _ tree: ViewTree, _ content: ViewNode) -> InspectedMotion?
    ) -> BuildContext {
        guard tree.notesSourceNames else { return self }
        var context = self
        context.pending.append(.source(SourceName(name, at: element, motion: motion)))
        return context
    }

    /// The same surroundings for a moment between events, which sets nothing going: what changes there jumps, whatever the transaction
    /// of the last event.
    var betweenEvents: BuildContext {
        var context = self
        context.transactionBox = tree.sampling.stillTransaction
        context.transactionsOutsideOfBodies = transactionsOutsideOfBodies.map { _ in Transaction() }
        return context
    }
}

/// A demand for the rows of a collection, which are built when they are seen.
@MainActor
package protocol RowsRequest {
    /// The collection as nodes of rows; nil where the rows have to be built to be known: where a row is made of collections or sections
    /// of its own, or, in a grid, of more or less than one view.
    func rows(of collection: some RowCollection, at node: ViewElement, in context: BuildContext) -> [ViewNode]?
}

/// Views for the elements of a collection, told apart by identities.
@MainActor
package protocol RowCollection {
    associatedtype Data: RandomAccessCollection
    associatedtype ID: Hashable
    associatedtype Content: View

    var data: Data { get }
    var content: (Data.Element) -> Content { get }
    var identify: (Data.Element) -> ID { get }

    /// The view of an element, with what a list needs to edit it.
    func row(_ view: some View, at place: Int) -> any View
}

extension BuildContext {
    package init(tree: ViewTree, environment: EnvironmentValues, transaction: Transaction) {
        self.init(tree: tree, environment: environment, transactionBox: TransactionBox(transaction))
    }
}

/// The transaction of an update, as the views of a place see it. Nodes refer to it, so that those that are kept move with the
/// update's transaction like those that are built.
package final class TransactionBox {
    var transaction: Transaction

    init(_ transaction: Transaction) { self.transaction = transaction }
}

/// A place where elements may be inserted or removed, seen from one of them.
@MainActor
package final class IdentityBoundary {
    /// True if the element appears in a place that was there before it.
    let isInserting: Bool
    let transaction: Transaction
    /// True if the modifiers around it outlast a change of identity.
    let standsAlone: Bool

    package init(isInserting: Bool, transaction: Transaction, standsAlone: Bool = false) {
        self.isInserting = isInserting
        self.transaction = transaction
        self.standsAlone = standsAlone
    }
}
