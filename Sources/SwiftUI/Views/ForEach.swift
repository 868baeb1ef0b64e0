/// A view for each element of a collection, told apart by the elements' identities.
///
/// Source: Apple, SwiftUI `ForEach`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID
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

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never

    func expand(at node: StructureNode, in context: ExpansionContext) -> [ViewNode] {
        var seen = Set<ID>()
        var children: [DynamicChild] = []
        // A second element of the same identity has none of its own; SwiftUI's answer is undefined, ours is the first.
        for element in data where seen.insert(identify(element)).inserted {
            let key = AnyHashable(identify(element))
            children.append(DynamicChild(key: key, view: content(element), tag: key))
        }
        return context.expandDynamic(children, at: node)
    }
}
