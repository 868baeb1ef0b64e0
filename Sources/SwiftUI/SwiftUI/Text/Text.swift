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
        /// What is said in place of what is written.
        case spoken(Text)
    }

    let storage: Storage
    private(set) var modifiers: [Modifier] = []

    init(_ storage: Storage) { self.storage = storage }

    /// Text as it stands, never looked up in a strings table.
    public init(verbatim content: String) { storage = .verbatim(content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// Text for a key of a strings table, in the environment's locale; interpolations become its values.
    public init(_ key: LocalizedStringKey) { storage = .localized(LocalizedText(key: key)) }

    /// Text for a key of a strings table, in the environment's locale; interpolations become its values.
    ///
    /// Apple has this one alone; with the one above, a literal on its own never becomes anything but a key.
    ///
    /// - Parameters:
    ///   - tableName: the name of the table, without ending; `nil` for `Localizable`.
    ///   - bundle: where the table is; `nil` for the main bundle.
    ///   - comment: what translators read; unused.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { storage = .localized(LocalizedText(key: key, table: tableName, bundle: bundle?.tablePath)) }

    /// Text that is looked up in the environment's locale, and read as Markdown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }

    /// An image in the flow of the text.
    public init(_ image: Image) { storage = .image(image) }

    /// A value as a format style writes it, in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted(FormattedValue(input, format: format))
    }

    /// A value as a format style writes it, with the attributes it gives it, in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self = Text(.attributedFormatted(AttributedFormattedValue(input, format: format))).digits(of: format)
    }

    /// A value as a formatter writes it.
    ///
    /// Apple's takes what bridges to Objective-C; on Linux no value does, so any may be written.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        storage = .formatted(FormattedValue(subject, formatter: formatter))
    }

    /// Text with the attributes of ``AttributeScopes/SwiftUIAttributes`` and those that Markdown sets.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    func with(_ modifier: Modifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenated(lhs, rhs)) }
}

/// A text is a value and nothing in it changes: strings, styles, and the values and formatters of its interpolations, which
/// are asked on the main actor alone, where text is laid out.
extension Text: @unchecked Sendable {}
