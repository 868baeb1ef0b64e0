/// A tab or several for each element of a collection.
///
/// Source: Apple, SwiftUI `ForEach`, whose content may be `TabContent`.
@MainActor
extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public var _tabs: [AnyView] {
        data.flatMap { element in
            // A page's state stays with its element when others come and go.
            content(element)._tabs.map { AnyView($0.id(identity(of: element))) }
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
    public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where V == Content.TabValue {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

extension ForEach where Content: TabContent {
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
    public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content) where V == Content.TabValue {
        self.init(data: data, content: content, identify: { $0 })
    }
}
