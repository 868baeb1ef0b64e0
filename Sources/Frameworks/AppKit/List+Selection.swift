import SwiftUI

/// Lists of a Mac, in which one row is always selected.
///
/// Source: Apple, SwiftUI `List.init(selection:content:)` of macOS.
extension List {
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.keptWhenEmpty, content: content)
    }

    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(data, selection: selection.keptWhenEmpty, rowContent: rowContent)
    }

    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(data, id: id, selection: selection.keptWhenEmpty, rowContent: rowContent)
    }
}

extension Binding {
    /// The same value as an optional; when that becomes nil, the value stays.
    fileprivate var keptWhenEmpty: Binding<Value?> {
        Binding<Value?>(get: { wrappedValue }, set: { if let new = $0 { wrappedValue = new } })
    }
}
