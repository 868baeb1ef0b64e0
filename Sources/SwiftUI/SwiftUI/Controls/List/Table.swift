/// Rows with columns.
///
/// Where there is no room for columns, as on an iPhone, a table is a plain list of its first column, without a header.
///
/// Source: Apple, SwiftUI `Table`: "in a compact size class the table hides headers and all columns after the first".
nonisolated public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    private let rows: Rows
    private let columns: Columns
    private let list: (AnyView) -> AnyView

    @MainActor @preconcurrency public var body: some View {
        let first = columns._columns.first
        return list(
            AnyView(
                ForEach(rows._values) { value in
                    if let first { first(value) } else { AnyView(EmptyView()) }
                })
        ).listStyle(.plain)
    }

    private init(rows: Rows, columns: Columns, list: @escaping (AnyView) -> AnyView) {
        (self.rows, self.columns, self.list) = (rows, columns, list)
    }

    private static func list() -> (AnyView) -> AnyView { { rows in AnyView(List { rows }) } }
    private static func list(_ selection: Binding<Value.ID?>) -> (AnyView) -> AnyView {
        { rows in AnyView(List(selection: selection) { rows }) }
    }
    private static func list(_ selection: Binding<Set<Value.ID>>) -> (AnyView) -> AnyView {
        { rows in AnyView(List(selection: selection) { rows }) }
    }

    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns(), list: Self.list()) }

    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns(), list: Self.list(selection)) }

    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows: rows(), columns: columns(), list: Self.list(selection)) }

    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value { self.init(rows: rows(), columns: columns(), list: Self.list()) }

    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value { self.init(rows: rows(), columns: columns(), list: Self.list(selection)) }

    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value { self.init(rows: rows(), columns: columns(), list: Self.list(selection)) }
}

extension Table {
    public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
    where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), list: Self.list())
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), list: Self.list(selection))
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), list: Self.list(selection))
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), list: Self.list())
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), list: Self.list(selection))
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), list: Self.list(selection))
    }
}

/// The content of a table's columns.
///
/// Source: Apple, SwiftUI `TableColumnContent`; its requirements are hidden there, too.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableColumnSortComparator
    /// The cells that the columns make of a row.
    nonisolated var _columns: [(TableRowValue) -> AnyView] { get }
}

/// A column of a table.
///
/// Source: Apple, SwiftUI `TableColumn`.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    private let content: (RowValue) -> Content

    public var _columns: [(RowValue) -> AnyView] { [{ AnyView(content($0)) }] }

    /// The column with a width, in points; a table without room for columns has none.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
    /// The column with an alignment of its cells; a table without room for columns has none.
    @MainActor @preconcurrency public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { self }
    @MainActor @preconcurrency public func customizationID(_ id: String) -> TableColumn { self }
    @MainActor @preconcurrency public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
}

/// The alignment of the cells of a column.
///
/// Source: Apple, SwiftUI `TableColumnAlignment`.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Kind { case automatic, leading, center, trailing, numeric }
    private let kind: Kind
    public static let automatic = TableColumnAlignment(kind: .automatic)
    public static let leading = TableColumnAlignment(kind: .leading)
    public static let center = TableColumnAlignment(kind: .center)
    public static let trailing = TableColumnAlignment(kind: .trailing)
    public static let numeric = TableColumnAlignment(kind: .numeric)
}

extension TableColumn where Sort == Never, Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) { self.content = content }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) { self.content = content }
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.content = content }

    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        content = { Text(verbatim: $0[keyPath: value]) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        content = { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        content = { Text(verbatim: $0[keyPath: value]) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        content = { Text(verbatim: $0[keyPath: value]) }
    }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.content = content }
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.content = content }
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.content = content }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) where Content == Text { content = { Text(verbatim: $0[keyPath: value]) } }
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V { self.content = content }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.content = content }
}

extension TableColumn where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort: SortComparator { self.content = content }
}

/// Several columns.
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public let _columns: [(RowValue) -> AnyView]
}

/// Builds columns from closures.
///
/// Source: Apple, SwiftUI `TableColumnBuilder`.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

    /// Accepts a column that does not sort among columns that do.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }

    public static func buildPartialBlock<First: TableColumnContent>(first: First) -> TupleTableColumnContent<RowValue, Sort>
    where First.TableRowValue == RowValue { TupleTableColumnContent(_columns: first._columns) }

    public static func buildPartialBlock<Next: TableColumnContent>(
        accumulated: TupleTableColumnContent<RowValue, Sort>, next: Next
    ) -> TupleTableColumnContent<RowValue, Sort> where Next.TableRowValue == RowValue {
        TupleTableColumnContent(_columns: accumulated._columns + next._columns)
    }

    public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> some TableColumnContent<RowValue, Sort>
    where Content.TableRowValue == RowValue { TupleTableColumnContent(_columns: content?._columns ?? []) }

    public static func buildEither<First: TableColumnContent>(first: First) -> TupleTableColumnContent<RowValue, Sort>
    where First.TableRowValue == RowValue { TupleTableColumnContent(_columns: first._columns) }

    public static func buildEither<Second: TableColumnContent>(second: Second) -> TupleTableColumnContent<RowValue, Sort>
    where Second.TableRowValue == RowValue { TupleTableColumnContent(_columns: second._columns) }
}

/// The content of a table's rows.
///
/// Source: Apple, SwiftUI `TableRowContent`; its requirements are hidden there, too.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    nonisolated var _values: [TableRowValue] { get }
}

/// A row of a table.
///
/// Source: Apple, SwiftUI `TableRow`.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
    public let _values: [Value]
    public init(_ value: Value) { _values = [value] }
}

/// A row for each element of a collection.
///
/// Source: Apple, SwiftUI `TableForEachContent`.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    let data: Data
    public var _values: [Data.Element] { Array(data) }
}

extension ForEach: TableRowContent where Data.Element: Identifiable, Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }

    public init<V>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, V == Content.TableRowValue { self.init(data: data, content: content, identify: { $0.id }) }
}

/// Rows under a header, which a table without room for columns shows among the others.
nonisolated public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
    public let _values: [Value]
}

/// Builds rows from closures.
///
/// Source: Apple, SwiftUI `TableRowBuilder`.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    public static func buildPartialBlock<First: TableRowContent>(first: First) -> TupleTableRowContent<Value>
    where First.TableRowValue == Value { TupleTableRowContent(_values: first._values) }

    public static func buildPartialBlock<Next: TableRowContent>(
        accumulated: TupleTableRowContent<Value>, next: Next
    ) -> TupleTableRowContent<Value> where Next.TableRowValue == Value {
        TupleTableRowContent(_values: accumulated._values + next._values)
    }

    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> some TableRowContent<Value>
    where Content.TableRowValue == Value { TupleTableRowContent(_values: content?._values ?? []) }

    public static func buildEither<First: TableRowContent>(first: First) -> TupleTableRowContent<Value>
    where First.TableRowValue == Value { TupleTableRowContent(_values: first._values) }

    public static func buildEither<Second: TableRowContent>(second: Second) -> TupleTableRowContent<Value>
    where Second.TableRowValue == Value { TupleTableRowContent(_values: second._values) }
}

/// How tables look.
///
/// Source: Apple, SwiftUI `TableStyle`; without room for columns the styles look alike.
@MainActor @preconcurrency
public protocol TableStyle {}
public struct AutomaticTableStyle: TableStyle { public nonisolated init() {} }
public struct InsetTableStyle: TableStyle { public nonisolated init() {} }
extension TableStyle where Self == AutomaticTableStyle { public static var automatic: AutomaticTableStyle { AutomaticTableStyle() } }
extension TableStyle where Self == InsetTableStyle { public static var inset: InsetTableStyle { InsetTableStyle() } }

nonisolated extension View {
    /// Sets how tables in this view look.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
    /// Sets whether tables have a header; those without room for columns have none.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
