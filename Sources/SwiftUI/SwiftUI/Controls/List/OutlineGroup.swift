/// A structure that computes views and disclosure groups on demand from an underlying collection of tree-structured, identified
/// data.
///
/// Source: Apple, SwiftUI `OutlineGroup`.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let data: Data
    let identify: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Leaf: View {
    public var body: some View {
        ForEach(data: data, content: { OutlineRow(element: $0, group: self) }, identify: identify)
    }
}

/// An element of an outline: a view, or a group that can be opened where the element has children.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf: View, Subgroup>: View {
    let element: Data.Element
    let group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>

    var body: some View {
        if let inside = group.children(element) {
            DisclosureGroup {
                ForEach(data: inside, content: { OutlineRow(element: $0, group: group) }, identify: group.identify)
            } label: {
                group.content(element)
            }
        } else {
            group.content(element)
        }
    }
}

/// The content of an opened group of an outline.
///
/// Source: Apple, SwiftUI `OutlineSubgroupChildren`.
public struct OutlineSubgroupChildren: View {
    public var body: some View { EmptyView() }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates an outline group from a collection of root data elements and a key path to their children.
    public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(data: data, identify: { $0.id }, children: { $0[keyPath: children] }, content: content)
    }

    /// Creates an outline group from a collection of root data elements, the key path to an element's identity and to its children.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(data: data, identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }
}

extension List {
    /// Creates a hierarchical list that computes its rows on demand from an underlying collection of identifiable data.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable, SelectionValue == Never
    {
        self.init(content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a hierarchical list of elements, identified by a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        SelectionValue == Never
    {
        self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// Creates a hierarchical list with rows of which one may be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: ListSelection(selection))
    }

    /// Creates a hierarchical list with rows of which several may be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: ListSelection(selection))
    }

    /// Creates a hierarchical list of elements, identified by a key path, of which one may be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(
            content: OutlineGroup(data, id: id, children: children, content: rowContent), selection: ListSelection(selection))
    }

    /// Creates a hierarchical list of elements, identified by a key path, of which several may be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(
            content: OutlineGroup(data, id: id, children: children, content: rowContent), selection: ListSelection(selection))
    }
}
