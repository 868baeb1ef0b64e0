/// A view that displays one or more lines of read-only text.
///
/// Source: Apple, SwiftUI `Text`.
public struct Text: Equatable {
    indirect enum Storage: Equatable {
        case verbatim(String)
        case localized(LocalizedText)
        case formatted(FormattedValue)
        case resource(LocalizedStringResource)
        case attributed(AttributedString)
        case attributedFormatted(AttributedFormattedValue)
        case image(Image)
        case concatenated(Text, Text)
    }

    enum Modifier: Equatable {
        case font(Font?)
        case weight(Font.Weight?)
        case design(Font.Design?)
        case width(Font.Width?)
        case bold(Bool)
        case italic(Bool)
        case monospaced(Bool)
        case monospacedDigit
        case foreground(TextForeground?)
        case tracking(CGFloat)
        case kerning(CGFloat)
        case baselineOffset(CGFloat)
        case underline(Text.LineStyle?)
        case strikethrough(Text.LineStyle?)
        case scale(Text.Scale)
        case attribute(AnyTextAttribute)
        case language(TypesettingLanguage)
        /// A spoken label in place of the written text.
        case spoken(Text)
    }

    let storage: Storage
    private(set) var modifiers: [Modifier] = []

    init(_ storage: Storage) { self.storage = storage }

    /// Creates a text that is shown as it is and never looked up in a strings table.
    public init(verbatim content: String) { storage = .verbatim(content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// Creates a text for a key of a strings table, in the environment's locale. Interpolations become its values.
    public init(_ key: LocalizedStringKey) { storage = .localized(LocalizedText(key: key)) }

    /// Creates a text for a key of a strings table, in the environment's locale. Interpolations become its values.
    ///
    /// Apple has only this initializer. The one above makes a literal on its own always a key.
    ///
    /// - Parameters:
    ///   - tableName: the name of the table, without extension; `nil` for `Localizable`.
    ///   - bundle: the bundle of the table; `nil` for the main bundle.
    ///   - comment: a comment for translators; unused.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { storage = .localized(LocalizedText(key: key, table: tableName, bundle: bundle?.tablePath)) }

    /// Creates a text that is looked up in the environment's locale and parsed as Markdown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }

    /// Creates a text from an image in the flow of text.
    public init(_ image: Image) { storage = .image(image) }

    /// Creates a text from a value written by a format style, in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted(FormattedValue(input, format: format))
    }

    /// Creates a text from a value written by a format style that produces attributes, in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self = Text(.attributedFormatted(AttributedFormattedValue(input, format: format))).digits(of: format)
    }

    /// Creates a text from a value written by a formatter.
    ///
    /// Apple's initializer takes values that bridge to Objective-C. On Linux none does, so any value is accepted.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        storage = .formatted(FormattedValue(subject, formatter: formatter))
    }

    /// Creates a text with the attributes of ``AttributeScopes/SwiftUIAttributes`` and those that Markdown sets.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    func with(_ modifier: Modifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenated(lhs, rhs)) }
}

/// A text is an immutable value. Its strings, styles, and the values and formatters of its interpolations are read only on the main
/// actor, where text is laid out.
extension Text: @unchecked Sendable {}
