import Foundation

/// The edits that the user of a list may make to the elements of a collection.
///
/// Source: Apple, SwiftUI `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// The action that moves elements.
    public static var move: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// The action that deletes elements.
    public static var delete: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// All edits.
    public static var all: EditActions { [.move, .delete] }
}

extension ForEach where Content: View {
    /// Creates views from bindings to the elements of a collection; rows of a list may make the allowed edits.
    public init<C>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, C.Index: Hashable,
        Data == LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, ID == C.Element.ID
    {
        self.init(data, content: content)
        allow(editActions, of: data)
    }

    /// Creates views from bindings to the elements of a collection, identified by a key path.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Index: Hashable,
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>
    {
        self.init(data, id: id, content: content)
        allow(editActions, of: data)
    }

    private mutating func allow<C>(_ actions: EditActions<C>, of data: Binding<C>)
    where C: MutableCollection, C: RangeReplaceableCollection {
        if actions.contains(.delete) { deletion = { data.wrappedValue.remove(atOffsets: $0) } }
        if actions.contains(.move) { movement = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of bindings to the elements of a collection, which its user changes as is allowed.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates a list of bindings to the elements of a collection, identified by a key path; its user may make the allowed edits.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Index: Hashable
    {
        self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}
