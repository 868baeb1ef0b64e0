import Observation
import VirtualTime

/// The input of a view's last building, and the nodes that came of it. The same input is not built again.
///
/// Source: SwiftUI evaluates a body again when the view's value is another one, or when something has changed that the body read
/// (Apple, "Demystify SwiftUI", WWDC 2021; "Demystify SwiftUI performance", WWDC 2023).
@MainActor
class KeptView {
    private let environment: EnvironmentValues
    private let transactionBox: TransactionBox
    private let pending: PendingModifiers

    /// The nodes that came of it.
    fileprivate(set) var nodes: [ViewNode] = []
    /// The sources that were read, in the versions of that time.
    fileprivate(set) var reads: [VersionedRead] = []
    /// True if an observable object that was read has changed.
    private(set) var isStale = false
    /// The view that it is a part of, as far as that is kept.
    fileprivate var outer: KeptView?

    fileprivate init(in context: BuildContext) {
        environment = context.environment
        transactionBox = context.transactionBox
        pending = context.pending
    }

    /// An observable object has changed that was read for it, and so for what it is a part of.
    fileprivate func expire() {
        var record: KeptView? = self
        while let current = record {
            current.isStale = true
            record = current.outer
        }
    }

    fileprivate func isCurrent(in context: BuildContext) -> Bool {
        !isStale && transactionBox === context.transactionBox && reads.allSatisfy(\.isCurrent)
            && !nodes.contains { $0.isDeparting }
            && environment.isSame(as: context.environment) && pending.isSame(as: context.pending)
    }
}

private final class KeptValue<Value: View>: KeptView {
    let view: Value

    init(_ view: Value, in context: BuildContext) {
        self.view = view
        super.init(in: context)
    }
}

/// Something that views read and that counts its changes.
@MainActor
protocol VersionedSource: AnyObject {
    var version: Int { get }
}

/// A source as it was when it was read.
@MainActor
struct VersionedRead {
    let source: any VersionedSource
    let version: Int

    var isCurrent: Bool { source.version == version }
}

/// The extent to which the nodes of a kind of view or modifier can be kept from one update to the next.
package enum ViewKeeping {
    /// Never: it starts something with every update, or is another one at another time.
    case never
    /// As a part of a view that is kept.
    case asPart
    /// By itself, too.
    case whole
}

/// The part of the last evaluation that an update may use again.
enum EvaluationReuse: Comparable {
    /// No part of it.
    case nothing
    /// The values of bodies whose views, properties and reads are the same. Changes are read where nodes are built.
    case bodies
    /// The nodes of such views, too: it is known of all that has changed who reads it.
    case all
}

/// The state of building and keeping views.
@MainActor
package struct KeepingState {
    /// True if views are kept of which nothing has changed; tests compare with what comes of building everything.
    package var isOn = true
    /// Counts what cannot be kept: a view in which there is none can.
    var hindrances = 0
    var reuse = EvaluationReuse.all
    /// The reads of the view that is being built, so far.
    var reads: [VersionedRead] = []
    /// The view that is being built.
    var record: KeptView?
    /// How many views were kept, in all.
    var count = 0

    init() {}

    /// Begins an evaluation of the whole tree.
    mutating func begin() { (hindrances, reads, record) = (0, [], nil) }

    /// Begins a view's own reads, and returns those around it.
    mutating func beginReads() -> [VersionedRead] {
        defer { reads = [] }
        return reads
    }

    /// Adds a view's own reads to those around it.
    mutating func endReads(_ outer: [VersionedRead]) {
        let own = reads
        reads = outer
        for read in own where !outer.contains(where: { $0.source === read.source }) { reads.append(read) }
    }
}

extension ViewTree {
    /// The view that is being built contains something that cannot be kept.
    func hinderKeeping(if condition: Bool = true) { if condition { keeping.hindrances += 1 } }

    /// Notes that the view that is being built reads something.
    func noteRead(of source: any VersionedSource) {
        guard keeping.isOn, !keeping.reads.contains(where: { $0.source === source }) else { return }
        keeping.reads.append(VersionedRead(source: source, version: source.version))
    }

    /// The elements of a view: those of the last time if nothing has changed of what they are made from.
    func buildKept<V: View>(
        _ view: V, at element: ViewElement, in context: BuildContext, _ makeNodes: () -> [ViewNode]
    ) -> [ViewNode] {
        // Inside of a transition's body, and in rows that are built as they are seen, more counts than is noted.
        guard keeping.isOn, !isSampling, !context.pending.hindersKeeping, context.rowsRequest == nil,
            context.transactionsOutsideOfBodies.isEmpty
        else {
            element.kept = nil
            return makeNodes()
        }
        if keeping.reuse == .all, let kept = element.kept as? KeptValue<V>, kept.isCurrent(in: context),
            ValueComparison.areSame(kept.view, view)
        {
            for read in kept.reads { noteRead(of: read.source) }
            keeping.count += 1
            kept.outer = keeping.record
            return kept.nodes
        }
        element.kept = nil
        let outer = keeping
        keeping.reads = []
        let record = KeptValue(view, in: context)
        record.outer = outer.record
        keeping.record = record
        let nodes = trackingObservation(for: record, makeNodes)
        let isKept = keeping.hindrances == outer.hindrances && !nodes.contains { $0.isDeparting }
        if isKept {
            record.nodes = nodes
            record.reads = keeping.reads
            element.kept = record
        }
        for node in nodes { node.isQuiet = isKept }
        let reads = keeping.reads
        (keeping.reads, keeping.record) = (outer.reads, outer.record)
        for read in reads { noteRead(of: read.source) }
        return nodes
    }

    /// Builds a view; it is stale when an observable object changes that it reads.
    private func trackingObservation(for record: KeptView, _ makeNodes: () -> [ViewNode]) -> [ViewNode] {
        let number = evaluation.observationCount
        return withObservationTracking(makeNodes) { [reference, weak record] in
            nonisolated(unsafe) let transaction = Transaction.current
            MainActor.assumingOrHopping {
                guard let record, let tree = reference.tree else { return }
                record.expire()
                // What the last evaluation has read is watched by the tree.
                if !tree.evaluation.isGoingOn, tree.evaluation.observationCount != number {
                    tree.storeDidChange(transaction, isTraced: true)
                }
            }
        }
    }
}
