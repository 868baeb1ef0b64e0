/// Rows in a single column.
///
/// A picture shows it from its beginning, or from where an event has scrolled it. Rows of a `ForEach` are built like those of a
/// `LazyVStack`. Sections have to be written out, or be the elements of a collection, which is then built at once.
///
/// Source: Apple, SwiftUI `List`.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    let content: Content
    /// The rows that are selected, if any may be.
    let selection: ListSelection

    init(content: Content, selection: ListSelection = ListSelection()) {
        self.content = content
        self.selection = selection
    }

    @MainActor @preconcurrency public var body: some View { ListBody(content: content, selection: selection, isForm: false) }
}

extension List {
    /// A list with rows of which several may be selected.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: ListSelection(selection))
    }

    /// A list with rows of which one may be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: ListSelection(selection))
    }

    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

// A binding to a collection is a collection, too: the forms for bindings are the closer ones to it.
extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init { ForEach(data, content: rowContent) }
    }
}

/// Controls in groups, as settings have them.
///
/// Source: Apple, SwiftUI `Form`.
nonisolated public struct Form<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor @preconcurrency public var body: some View { ListBody(content: content, selection: ListSelection(), isForm: true) }
}

/// How forms look. On iOS all of them are grouped lists.
///
/// Source: Apple, SwiftUI `FormStyle`.
@MainActor @preconcurrency
public protocol FormStyle {
    nonisolated static var _look: _ListLook { get }
}

public struct AutomaticFormStyle: FormStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

public struct GroupedFormStyle: FormStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

public struct ColumnsFormStyle: FormStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormLookKey: EnvironmentKey {
    static var defaultValue: _ListLook { AutomaticFormStyle._look }
}

extension EnvironmentValues {
    /// The look of forms in the view.
    var formLook: _ListLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how forms in this view look.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formLook, S._look) }
}
