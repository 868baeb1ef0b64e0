import Foundation

/// A formatter that writes people's names. Foundation on Linux declares one that cannot be instantiated.
///
/// Source: Apple, Foundation `PersonNameComponentsFormatter`. The texts are those of `PersonNameComponents.FormatStyle`.
open class PersonNameComponentsFormatter: Formatter {
    /// The parts of a name that are written; `default` is `medium`.
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The name as it is spoken, if known.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    open var style = Style.default
    open var isPhonetic = false
    /// The locale in which names are written; nil for the default one.
    open var locale: Locale?

    /// A person's name as the style writes it.
    open func string(from components: PersonNameComponents) -> String {
        let spoken: PersonNameComponents? = isPhonetic ? components.phoneticRepresentation : nil
        return (spoken ?? components).formatted(
            PersonNameComponents.FormatStyle(style: style.formatStyle, locale: locale ?? .autoupdatingCurrent))
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }

    /// Returns the parts of a name written in the Western order: the last word is the family name; nil if there is no word.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return nil }
        var components = PersonNameComponents()
        components.givenName = first
        if words.count > 1 { components.familyName = words.last }
        if words.count > 2 { components.middleName = words.dropFirst().dropLast().joined(separator: " ") }
        return components
    }

    /// A person's name as a style writes it, in the locale of the surroundings.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        (formatter.style, formatter.isPhonetic) = (nameFormatStyle, nameOptions.contains(.phonetic))
        return formatter.string(from: components)
    }
}

/// The name by which user code is compiled: Foundation's is another class of the same name.
public typealias _PersonNameComponentsFormatter = PersonNameComponentsFormatter

extension PersonNameComponentsFormatter.Style {
    fileprivate var formatStyle: PersonNameComponents.FormatStyle.Style {
        switch self {
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        case .default, .medium: .medium
        }
    }
}
