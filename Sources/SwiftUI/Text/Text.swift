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
    }

    let storage: Storage
    private(set) var modifiers: [Modifier] = []

    init(_ storage: Storage) { self.storage = storage }

    /// Text as it stands, never looked up in a strings table.
    public init(verbatim content: String) { storage = .verbatim(content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// Text for a key of a strings table, in the environment's locale; interpolations become its values.
    ///
    /// - Parameters:
    ///   - tableName: the name of the table, without ending; `nil` for `Localizable`.
    ///   - bundle: where the table is; `nil` for the main bundle.
    ///   - comment: what translators read; unused.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { storage = .localized(LocalizedText(key: key, table: tableName, bundle: bundle?.tablePath)) }

    /// Text that is looked up in the environment's locale.
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
        storage = .attributedFormatted(AttributedFormattedValue(input, format: format))
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

    /// A date in the way of a style.
    public init(_ date: Date, style: DateStyle) { storage = .formatted(style.formatted(date)) }

    func with(_ modifier: Modifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenated(lhs, rhs)) }
}

extension Text {
    /// The way a date is written.
    public struct DateStyle: Equatable, Sendable {
        enum Kind { case time, date }
        let kind: Kind

        /// The time alone: 9:41 AM.
        public static let time = DateStyle(kind: .time)
        /// The date alone: June 3, 2019.
        public static let date = DateStyle(kind: .date)

        func formatted(_ date: Date) -> FormattedValue {
            switch kind {
            case .time: FormattedValue(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
            case .date: FormattedValue(date, format: Date.FormatStyle(date: .long, time: .omitted))
            }
        }
    }
}

/// What text is filled with.
struct TextForeground: Equatable {
    let style: AnyShapeStyle
    let identity: AnyHashable?

    static func == (lhs: TextForeground, rhs: TextForeground) -> Bool {
        lhs.identity != nil && lhs.identity == rhs.identity
    }
}
