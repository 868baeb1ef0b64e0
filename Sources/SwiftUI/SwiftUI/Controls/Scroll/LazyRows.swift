import Foundation
@_spi(Nodes) import SwiftUICore

/// A collection whose elements are known, and whose views are made one by one.
@MainActor
struct LazyRowSource {
    let count: Int
    /// The identity of the element at a place.
    let identity: (Int) -> AnyHashable
    /// The view of the element at a place.
    private(set) var view: (Int) -> any View
    /// The places of all identities; of elements with one identity that of the first. Costs as much as the collection is long.
    let places: () -> [AnyHashable: Int]

    init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        data: Data, identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) {
        func element(_ place: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: place)] }
        count = data.count
        identity = { AnyHashable(identify(element($0))) }
        view = { content(element($0)) }
        places = {
            var places = [AnyHashable: Int](minimumCapacity: data.count)
            for (place, element) in data.enumerated() {
                let key = AnyHashable(identify(element))
                if places[key] == nil { places[key] = place }
            }
            return places
        }
    }
}

extension LazyRowSource {
    /// The same with other views.
    func mapped(_ change: @escaping @MainActor (any View, Int) -> any View) -> LazyRowSource {
        var mapped = self
        let view = view
        mapped.view = { change(view($0), $0) }
        return mapped
    }
}

/// The rows of a collection in a lazy container. The node knows their number and identities, and builds a row when the container asks for
/// it while it measures and places.
///
/// A row's memory, including its state, is kept for as long as its element is in the collection, visible or not.
@MainActor
final class LazyRowsNode: ViewNode {
    private(set) var source: LazyRowSource?
    /// The collection of the last event.
    private var formerSource: LazyRowSource?
    private var context: BuildContext?
    private weak var element: ViewElement?
    private var built: [Int: [ViewNode]] = [:]

    /// The places at the last event of the rows that have been built in events.
    private var kept: [AnyHashable: Int] = [:]
    /// The rows that were built for a moment between two events.
    private var visited: Set<AnyHashable> = []

    /// The places of all elements before the update in course and in it, where it changed the collection.
    private var change: (old: [AnyHashable: Int], new: [AnyHashable: Int])?

    /// The container that asks for the rows; time-dependent parts of them belong to its placing.
    weak var container: LazyLinesNode?

    override var children: [ViewNode] { [] }

    var count: Int { source?.count ?? 0 }

    /// Rows on their way out.
    private(set) var departing: [ViewNode] = []

    /// Takes the collection of an evaluation.
    func update(_ source: LazyRowSource, at element: ViewElement, in context: BuildContext) {
        self.source = source
        self.context = context
        self.element = element
        built = [:]
        environment = context.environment
        transaction = context.transaction
        traits = ViewTraits()
        context.pending.forEachFromInside { $0.write(to: &traits) }
        let memory = element.remembered(DynamicChildren())
        if !tree.isSampling {
            takeChange(to: source, memory: memory, element: element, in: context)
            formerSource = source
        }
        for departing in memory.departing { departing.element.keepDeparting() }
        departing = memory.departing.map(\.element)
    }

    /// Finds the rows that have come and gone since the last event. Where every row ever built is at its former place, and their number
    /// is the same, nothing has changed.
    private func takeChange(to source: LazyRowSource, memory: DynamicChildren, element: ViewElement, in context: BuildContext) {
        change = nil
        memory.departing.removeAll { $0.element.departureTime <= tree.now }
        guard let former = formerSource else { return }
        let isSame = former.count == source.count && kept.allSatisfy { $0.value < source.count && source.identity($0.value) == $0.key }
        guard !isSame else { return }
        let (old, new) = (former.places(), source.places())
        change = (old, new)
        context.removeMissing(from: memory.present ?? [], keeping: Set(new.keys), memory: memory, node: element)
        for key in visited.union(kept.keys) where new[key] == nil { _ = element.removeChild(.identity(key)) }
        visited = visited.filter { new[$0] != nil }
        kept = kept.reduce(into: [:]) { $0[$1.key] = new[$1.key] }
    }

    /// The place that the row at a place of the last event's collection has now; nil if it is gone.
    func place(ofFormer place: Int, in former: LazyRowSource) -> Int? {
        guard let change else { return place < count ? place : nil }
        return place < former.count ? change.new[former.identity(place)] : nil
    }

    /// The place that a row had before the update in course; nil if it is new.
    func formerPlace(of place: Int) -> Int? {
        guard let change, let source else { return place }
        return change.old[source.identity(place)]
    }

    /// True if the current update has changed the collection.
    var hasChanged: Bool { change != nil }

    /// The views of a row.
    func build(at place: Int) -> [ViewNode] {
        if let known = built[place] { return known }
        guard var context else { return [] }
        context.rowsRequest = nil
        return build(at: place, in: context)
    }

    private func build(at place: Int, in context: BuildContext) -> [ViewNode] {
        guard let source, let element, place < source.count else { return [] }
        let memory = element.remembered(DynamicChildren())
        let identity = source.identity(place)
        var key = identity
        if !tree.isSampling, let holder = kept[identity], holder != place, holder < source.count, source.identity(holder) == identity {
            tree.diagnostics.note(.repeatedIdentity("\(identity.base)"))
            key = AnyHashable(RepeatedIdentity(id: identity, occurrence: place))
        }
        let isMissing = change.map { $0.old[identity] == nil } ?? false
        let isInserting = isMissing && !tree.isSampling && !memory.takeBack(key, at: element)
        // A row built for a moment between events was for that moment alone.
        if isInserting { _ = element.removeChild(.identity(key)) }
        if tree.isSampling { visited.insert(key) } else { kept[key] = place }
        var inner = context
        inner.pending.append(.boundary(IdentityBoundary(isInserting: isInserting, transaction: context.transaction)))
        inner.pending.append(.tag(identity))
        inner.pending.append(.identity(identity))
        let view = source.view(place)
        let structure = element.child(.identity(key), holding: type(of: view))
        let nodes =
            if let container, tree.scopes.isPlacing {
                tree.buildRow(by: container) { tree.build(view, at: structure, in: inner) }
            } else {
                tree.build(view, at: structure, in: inner)
            }
        built[place] = nodes
        return nodes
    }

    /// Returns whether the first row shows all rows to be views and nothing else; rows once found irregular stay so.
    func areRegular(for request: LazyRowsRequest) -> Bool {
        guard !isIrregular else { return false }
        guard count > 0, let context else { return true }
        let first = build(at: 0, in: context)
        let section = traits.layoutValues[ObjectIdentifier(SectionMembershipKey.self)] as? SectionMembership
        if request == .cells, first.count != 1 { return false }
        return first.allSatisfy { !($0 is LazyRowsNode) && $0.layoutValue(for: SectionMembershipKey.self) == section }
    }

    /// Gives up building rows one by one; they are then built all at once.
    func giveUp() {
        if !isIrregular, let element, let source {
            isIrregular = true
            // The row that was examined must appear like the others.
            let memory = element.remembered(DynamicChildren())
            if formerSource == nil || change != nil { _ = element.removeChild(.identity(source.identity(0))) }
            if hasShown { memory.present = nil }
        }
        (built, kept, visited, change, formerSource) = ([:], [:], [], nil, nil)
    }
    private var isIrregular = false
    private var hasShown = false

    /// Records the rows seen after an event: they can leave by a transition.
    func noteShown(_ places: [Int]) {
        guard let element, let source else { return }
        let memory = element.remembered(DynamicChildren())
        hasShown = true
        memory.present = places.map { DynamicChildren.Present(key: source.identity($0), elements: built[$0] ?? []) }
    }

    override func takeShown() -> [ViewNode] {
        guard let element, let memory = element.memory as? DynamicChildren else { return [] }
        let shown = (memory.present ?? []).flatMap(\.elements)
        memory.present = nil
        return shown
    }

    /// The row whose element has an identity.
    func place(of identity: AnyHashable) -> Int? {
        guard let source else { return nil }
        if let foundPlace, foundPlace < source.count, source.identity(foundPlace) == identity { return foundPlace }
        foundPlace = (0..<source.count).first { source.identity($0) == identity }
        return foundPlace
    }

    /// The last requested place, which is requested again while a scroll is on its way there.
    private var foundPlace: Int?

    /// The row of which a view has an identity by `id`; it is built to be found.
    func place(holding identity: AnyHashable) -> Int? {
        (0..<min(count, Self.mostSearchedRows)).first { place in
            build(at: place).contains { $0.node(identifiedBy: identity) != nil }
        }
    }

    /// The greatest number of rows that are built to find a view in them.
    private static let mostSearchedRows = 1000
}

extension ViewTree {
    /// Evaluates a row while its container is measured or placed.
    func buildRow<Result>(by container: LazyLinesNode, _ body: () -> Result) -> Result {
        let outer = (scopes.open, scopes.depth)
        (scopes.open, scopes.depth) = ([], 0)
        scopes.makers.append(ObjectIdentifier(container))
        defer {
            scopes.makers.removeLast()
            (scopes.open, scopes.depth) = outer
        }
        return body()
    }
}
