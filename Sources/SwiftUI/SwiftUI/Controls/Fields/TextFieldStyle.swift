/// How fields look.
///
/// Apple's requirement has an underscore; apps implement it all the same, and it is the only way to a field of one's own look.
///
/// Source: Apple, SwiftUI `TextFieldStyle`, as its interface declares it.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel

    /// A field in this style, made of the field as text alone.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a field that a style gets.
public struct _TextFieldStyleLabel: View {
    let label: AnyView

    public var body: some View { label }
}

/// The style of the surroundings: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration.environment(\.fieldLook, FieldLook()) }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration.environment(\.fieldLook, FieldLook()) }
}

/// The text in a border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration.environment(\.fieldLook, FieldLook(hasBorder: true)) }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
    /// Sets how fields in this view look.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { environment(\.fieldLook, FieldLook(style)) }
}

/// A field in the style of its surroundings.
struct StyledField<Plain: View>: View {
    private let field: TextField<_TextFieldStyleLabel>
    private let plain: Plain
    @Environment(\.fieldLook) private var look

    /// - Parameter plain: the field where the style is the system's.
    init(field: TextField<_TextFieldStyleLabel>, @ViewBuilder plain: () -> Plain) { (self.field, self.plain) = (field, plain()) }

    var body: some View {
        if let style = look.style {
            style(field).environment(\.fieldLook, FieldLook())
        } else {
            plain
        }
    }
}

/// The style of fields in an environment.
struct FieldLook {
    var hasBorder = false
    /// The style of user code.
    private(set) var style: (@MainActor (TextField<_TextFieldStyleLabel>) -> AnyView)?

    init(hasBorder: Bool = false) { self.hasBorder = hasBorder }

    init<S: TextFieldStyle>(_ style: S) {
        guard !(style is DefaultTextFieldStyle), !(style is PlainTextFieldStyle) else { return }
        hasBorder = style is RoundedBorderTextFieldStyle
        // Styles are made and asked where views are, on the main actor.
        nonisolated(unsafe) let style = style
        if !hasBorder { self.style = { AnyView(style._body(configuration: $0)) } }
    }
}

private enum FieldLookKey: EnvironmentKey {
    static var defaultValue: FieldLook { FieldLook() }
}

extension EnvironmentValues {
    var fieldLook: FieldLook {
        get { self[FieldLookKey.self] }
        set { self[FieldLookKey.self] = newValue }
    }
}
