import Foundation

/// A view for each element of a collection, identified by the elements' identities.
///
/// Source: Apple, SwiftUI `ForEach`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    private let identification: Identification
    /// The action that deletes elements at places, as `onDelete` sets it.
    package var deletion: ((IndexSet) -> Void)?
    /// The action that moves elements at places to another, as `onMove` sets it.
    package var movement: ((IndexSet, Int) -> Void)?

    package init(
        data: Data, content: @escaping (Data.Element) -> Content, identify: @escaping (Data.Element) -> ID
    ) {
        (self.data, self.content, identification) = (data, content, Identification(identify: identify))
    }

    package var identify: (Data.Element) -> ID { identification.identify }

    /// The identification of elements: the same way wherever a view is written.
    private struct Identification: PlacedProperty {
        let identify: (Data.Element) -> ID
    }

    /// Returns the identity of an element.
    package func identity(of element: Data.Element) -> ID { identify(element) }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 })
    }
}

extension ForEach: RowCollection where Content: View {}

extension ForEach: View, PrimitiveView where Content: View {
    package static var keeping: ViewKeeping { .asPart }
    public typealias Body = Never

    package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        // The closure that makes the rows may read the clock: a widget's views are run once for each entry.
        guard !context.tree.environment.isInWidget else { return buildRows(at: node, in: context) }
        return context.tree.buildKept(self, at: node, in: context) { buildRows(at: node, in: context) }
    }

    @MainActor
    private func buildRows(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        var context = context
        context.isInList = true
        if let children = builtChildren(at: node, in: context) { return context.buildDynamic(children, at: node) }
        context.tree.hinderKeeping(if: context.rowsRequest != nil)
        if let request = context.rowsRequest, let rows = request.rows(of: self, at: node, in: context) { return rows }
        let children = context.tree.keptRows(of: self, at: node, in: context) { rows(in: context.tree) }
        return context.buildDynamic(children, at: node)
    }

    /// A view for each element, by its identity.
    @MainActor
    private func rows(in tree: ViewTree) -> [KeyedChild] {
        var counts: [ID: Int] = [:]
        var children: [KeyedChild] = []
        for (place, element) in data.enumerated() {
            let id = identify(element)
            let occurrence = counts[id, default: 0]
            counts[id] = occurrence + 1
            if occurrence > 0 { tree.diagnostics.note(.repeatedIdentity("\(id)")) }
            let key = occurrence == 0 ? AnyHashable(id) : AnyHashable(RepeatedIdentity(id: id, occurrence: occurrence))
            children.append(KeyedChild(key: key, view: row(content(element), at: place), tag: AnyHashable(id), identity: AnyHashable(id)))
        }
        return children
    }
}

/// The identity of an element that repeats an earlier element's: SwiftUI's drawing is undefined then; here every element is shown.
package struct RepeatedIdentity<ID: Hashable>: Hashable {
    package let id: ID
    package let occurrence: Int

    package init(id: ID, occurrence: Int) {
        self.id = id
        self.occurrence = occurrence
    }
}
