/// A `Group` of a bar's content, in whose place it stands in compiled code (`GroupKind`).
nonisolated public struct _ToolbarGroup<Content: ToolbarContent>: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    private let content: Content

    public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }

    @MainActor var entries: [ToolbarEntry] { content.allEntries }
}

nonisolated extension _ToolbarGroup: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// A `Group` of tabs, in whose place it stands in compiled code (`GroupKind`).
nonisolated public struct _TabGroup<Content: TabContent>: TabContent {
    public typealias TabValue = Content.TabValue
    public let _tabs: [AnyView]

    public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue { _tabs = content()._tabs }
}

/// A `Group` of a table's rows, in whose place it stands in compiled code (`GroupKind`).
nonisolated public struct _TableRowGroup<Content: TableRowContent>: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public let _values: [Content.TableRowValue]

    public init<V>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue { _values = content()._values }
}
