extension ForEach where Content: View {
    /// Creates a view for each element of a bound collection from a binding to it; writes to an element that is gone have no effect.
    ///
    /// Source: Apple, SwiftUI `ForEach.init(_:content:)` for bindings.
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates a view for each element of a bound collection from a binding to it, identified by a key path.
    ///
    /// Source: Apple, SwiftUI `ForEach.init(_:id:content:)` for bindings.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let collection = data.wrappedValue
        self.init(
            data: collection.indices.lazy.map { index in (index, collection[index][keyPath: id]) },
            content: { content(data.element(at: $0.0, or: collection)) }, identify: \.1)
    }
}

extension Binding where Value: MutableCollection {
    /// A binding to the element at an index; where the collection has none there any more, to the one it had.
    func element(at index: Value.Index, or former: Value) -> Binding<Value.Element> {
        Binding<Value.Element>(
            get: {
                let current = wrappedValue
                return current.indices.contains(index) ? current[index] : former[index]
            },
            set: { (element: Value.Element, transaction: Transaction) in
                var current = wrappedValue
                guard current.indices.contains(index) else { return }
                current[index] = element
                self.transaction(transaction).wrappedValue = current
            })
    }
}
