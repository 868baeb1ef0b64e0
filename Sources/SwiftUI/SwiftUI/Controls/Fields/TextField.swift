import Foundation

/// A text that can be edited; a picture shows the text, or the prompt where the text is empty.
///
/// Source: Apple, SwiftUI `TextField`.
nonisolated public struct TextField<Label: View>: View {
    private let label: Label
    private let text: String
    /// Takes the text as it is after typing.
    private let setText: (String) -> Void
    private let prompt: Text?
    /// The name of the field, if its label is a text alone.
    private var title: Text?
    private let axis: Axis
    private var edit: ((Bool) -> Void)?
    private var commit: (() -> Void)?
    /// True if a dot stands for each character.
    private var isSecure = false
    /// True while the end of the text, with the insertion point, is in sight: after typing, and in a single line until the focus leaves
    /// it.
    @State private var showsEnd = false

    private init(
        label: Label, text: String, prompt: Text?, axis: Axis = .horizontal, setText: @escaping (String) -> Void
    ) {
        self.label = label
        title = label as? Text
        self.text = text
        self.setText = setText
        self.prompt = prompt
        self.axis = axis
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: text.wrappedValue, prompt: prompt) { text.wrappedValue = $0 }
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: text.wrappedValue, prompt: prompt, axis: axis) { text.wrappedValue = $0 }
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label: label(), text: format.format(value.wrappedValue), prompt: prompt) { text in
            // Text that cannot be read as a value leaves the value unchanged.
            if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
        }
    }

    /// Creates a field for an optional value; text that cannot be read sets it to nil.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label: label(), text: value.wrappedValue.map { format.format($0) } ?? "", prompt: prompt) { text in
            value.wrappedValue = try? format.parseStrategy.parse(text)
        }
    }

    /// Creates a field for a value as a formatter writes it; text that the formatter cannot read leaves the value unchanged.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: formatter.text(of: value.wrappedValue), prompt: prompt) { text in
            if let new = formatter.value(of: text, as: V.self) { value.wrappedValue = new }
        }
    }

    @MainActor @preconcurrency public var body: some View {
        StyledField(field: styled) {
            FieldFrame {
                // A single view in every state, so that the state of modifiers around a field does not end with its first letter.
                ZStack(alignment: .leading) {
                    if text.isEmpty {
                        Group { if let prompt { prompt } else { label } }.foregroundStyle(PlaceholderTextShapeStyle()).typed()
                    } else if axis == .vertical {
                        GrowingText(text: text, showsEnd: showsEnd).typed()
                    } else if showsEnd {
                        TextEnd(text: written).typed()
                    } else {
                        Text(verbatim: written).typed()
                    }
                }
                .environment(\.standsInField, true)
            }
            .modifier(FieldLines(axis: axis))
            .controlTouch(touch)
        }
    }
}

extension TextField {
    /// The field as a style gets it.
    @MainActor private var styled: TextField<_TextFieldStyleLabel> {
        var field = TextField<_TextFieldStyleLabel>(
            label: _TextFieldStyleLabel(label: AnyView(label)), text: text, prompt: prompt, axis: axis, setText: setText)
        (field.edit, field.commit, field.isSecure, field.title) = (edit, commit, isSecure, title)
        return field
    }

    /// Creates a field of one line in which a dot stands for each character.
    fileprivate init(
        secure text: String, label: Label, prompt: Text?, commit: (() -> Void)?, setText: @escaping (String) -> Void
    ) {
        self.init(label: label, text: text, prompt: prompt, setText: setText)
        (isSecure, self.commit) = (true, commit)
    }

    @MainActor private var written: String { isSecure ? String(repeating: "•", count: text.count) : text }

    @MainActor private var touch: ControlTouch {
        var touch = ControlTouch.field(text) {
            setText($0)
            showsEnd = true
        }
        touch.edit = edit
        touch.names = [prompt, title].compactMap { $0 }
        if axis == .horizontal {
            touch.submit = commit ?? {}
            touch.edit = {
                if !$0 { showsEnd = false }
                edit?($0)
            }
        }
        return touch
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), text: text.wrappedValue, prompt: nil) { text.wrappedValue = $0 }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(label: Text(titleResource), text: text.wrappedValue, prompt: nil) { text.wrappedValue = $0 }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), text: text.wrappedValue, prompt: nil) { text.wrappedValue = $0 }
    }

    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), text: text.wrappedValue, prompt: prompt) { text.wrappedValue = $0 }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleResource), text: text.wrappedValue, prompt: prompt) { text.wrappedValue = $0 }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), text: text.wrappedValue, prompt: prompt) { text.wrappedValue = $0 }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(label: Text(titleKey), text: text.wrappedValue, prompt: nil, axis: axis) { text.wrappedValue = $0 }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(label: Text(titleResource), text: text.wrappedValue, prompt: nil, axis: axis) { text.wrappedValue = $0 }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(label: Text(title), text: text.wrappedValue, prompt: nil, axis: axis) { text.wrappedValue = $0 }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(label: Text(titleKey), text: text.wrappedValue, prompt: prompt, axis: axis) { text.wrappedValue = $0 }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(label: Text(titleResource), text: text.wrappedValue, prompt: prompt, axis: axis) { text.wrappedValue = $0 }
    }

    @available(*, deprecated, message: "Use onSubmit(of:_:) and focus")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text)
        (edit, commit) = (onEditingChanged, onCommit)
    }

    @available(*, deprecated, message: "Use onSubmit(of:_:) and focus")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
        (edit, commit) = (onEditingChanged, onCommit)
    }

    @available(*, deprecated, message: "Use focus")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(titleKey, text: text)
        edit = onEditingChanged
    }

    @available(*, deprecated, message: "Use focus")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(title, text: text)
        edit = onEditingChanged
    }

    @available(*, deprecated, message: "Use onSubmit(of:_:) and focus")
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, value: value, formatter: formatter)
        (edit, commit) = (onEditingChanged, onCommit)
    }

    @available(*, deprecated, message: "Use onSubmit(of:_:) and focus")
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(title, value: value, formatter: formatter)
        (edit, commit) = (onEditingChanged, onCommit)
    }

    @available(*, deprecated, message: "Use focus")
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(titleKey, value: value, formatter: formatter)
        edit = onEditingChanged
    }

    @available(*, deprecated, message: "Use focus")
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(title, value: value, formatter: formatter)
        edit = onEditingChanged
    }

    /// A value as a format style writes it.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
}

/// A text that can be edited and is not shown: a dot stands for each character.
///
/// Source: Apple, SwiftUI `SecureField`.
nonisolated public struct SecureField<Label: View>: View {
    private let label: Label
    private let text: String
    private let setText: (String) -> Void
    private let prompt: Text?
    private var commit: (() -> Void)?

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.text = text.wrappedValue
        setText = { text.wrappedValue = $0 }
        self.prompt = prompt
    }

    @MainActor @preconcurrency public var body: some View {
        TextField(secure: text, label: label, prompt: prompt, commit: commit, setText: setText)
    }
}

extension ControlTouch {
    /// Returns the touch of a field: typed text goes behind the present text.
    fileprivate static func field(_ text: String, _ setText: @escaping (String) -> Void) -> ControlTouch {
        var touch = ControlTouch(.field)
        touch.type = { setText(text + $0) }
        return touch
    }

    /// A field of one line, which the return key submits.
    static func line(_ text: String, _ setText: @escaping (String) -> Void) -> ControlTouch {
        var touch = field(text, setText)
        touch.submit = {}
        return touch
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) { self.init(text: text) { Text(titleResource) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    @available(*, deprecated, message: "Use onSubmit(of:_:)")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
        commit = onCommit
    }

    @available(*, deprecated, message: "Use onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
        commit = onCommit
    }
}

/// A text of many lines that can be edited.
///
/// Source: Apple, SwiftUI `TextEditor`.
nonisolated public struct TextEditor: View {
    private let text: String
    private let setText: (String) -> Void
    @Environment(\.scrollContentBackground) private var background
    /// True while the end of the text, with the insertion point, is in sight: from the first typing on.
    @State private var showsEnd = false

    public init(text: Binding<String>) {
        self.text = text.wrappedValue
        setText = { text.wrappedValue = $0 }
    }

    /// Creates an editor that reports its insertion point: behind the text typed last. A selection that code sets is not drawn, as on a
    /// device where the editor has no focus.
    ///
    /// Source: Apple, SwiftUI `TextEditor.init(text:selection:)`.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text.wrappedValue
        setText = selection.following(text)
    }

    /// UIKit's text view keeps 8 points above and below its text and 5 at the sides.
    @MainActor @preconcurrency public var body: some View {
        EditorLayout(showsEnd: showsEnd) {
            Text(verbatim: text)
                .lineLimit(nil)
                .environment(\.avoidsOrphans, false)
                .typed()
                .padding(.vertical, 8)
                .padding(.horizontal, 5)
        }
        .environment(\.standsInField, true)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .clipped()
        .background(background == .hidden ? Color.clear : Color(source: .system(.systemBackground)))
        .controlTouch(
            .field(text) {
                setText($0)
                showsEnd = true
            })
    }
}

nonisolated extension View {
    /// Makes typed text, and the prompt of an empty field, appear at once, whatever the animation of the change.
    ///
    /// Source: UIKit's text fields, which set their text and animate none of it.
    func typed() -> some View { contentTransition(.identity).transition(IdentityTransition()) }
}

/// The box of a field: as wide as there is room.
private struct FieldFrame<Content: View>: View {
    let content: Content
    @Environment(\.fieldLook) private var look
    @Environment(\.systemLook.fieldBorder) private var border
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.lineLimit) private var lineLimit

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        if look.hasBorder {
            // UIKit's rounded field: 34 points high, with corners of 5.
            field
                .padding(.horizontal, 7)
                .padding(.vertical, 6)
                .background(RoundedRectangle(cornerRadius: 5, style: .continuous).fill(Color(source: .system(.systemBackground))))
                .overlay(
                    RoundedRectangle(cornerRadius: 5, style: .continuous)
                        .strokeBorder(border.color, lineWidth: max(pixelLength, border.leastWidth)))
        } else {
            field
        }
    }

    private var field: some View {
        let side: HorizontalAlignment =
            switch alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        let box = content.frame(maxWidth: .infinity, alignment: Alignment(horizontal: side, vertical: .center))
        return Group { if lineLimit == 1 { box.fieldBox() } else { box.controlBox() } }
            .contentShape(Rectangle())
    }
}

extension Formatter {
    /// Returns the text of a value.
    fileprivate func text(of value: Any) -> String {
        if let formatter = self as? NumberFormatter, let number = Self.number(value) { return formatter.string(from: number) ?? "" }
        return string(for: value) ?? ""
    }

    /// Returns the value of a text; nil where the text cannot be read. Foundation on Linux does not expose the type that a formatter
    /// reads, so only numbers, dates and texts are read.
    fileprivate func value<V>(of text: String, as type: V.Type) -> V? {
        if let formatter = self as? NumberFormatter {
            guard let number = formatter.number(from: text) else { return nil }
            let readings: [Any] = [
                number.doubleValue, number.intValue, number.floatValue, CGFloat(number.doubleValue), number.decimalValue,
                number.int64Value, number.uintValue, number,
            ]
            return readings.lazy.compactMap { $0 as? V }.first
        }
        if let formatter = self as? DateFormatter { return formatter.date(from: text) as? V }
        return text as? V
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as Double: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as CGFloat: NSNumber(value: Double(value))
        case let value as Float: NSNumber(value: value)
        case let value as Decimal: NSDecimalNumber(decimal: value)
        case let value as Int64: NSNumber(value: value)
        case let value as UInt: NSNumber(value: value)
        default: nil
        }
    }
}
