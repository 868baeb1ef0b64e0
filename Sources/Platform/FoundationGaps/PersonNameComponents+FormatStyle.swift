import Foundation

extension PersonNameComponents {
    /// A style that writes a person's name.
    ///
    /// Source: Apple, Foundation `PersonNameComponents.FormatStyle` and its examples. The family name is first in names
    /// written in Chinese, Japanese or Korean, and in texts for Hungary and Vietnam; Han names have no space.
    public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        /// The parts of the name that are written.
        public enum Style: Int, Codable, Sendable {
            /// The nickname, or the given name.
            case short
            /// Given and family name.
            case medium
            /// All that is known but the nickname.
            case long
            /// Initials, for monograms.
            case abbreviated
        }

        public let style: Style
        public private(set) var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        /// Returns the name in the style's form; empty if none of its parts is known.
        public func format(_ value: PersonNameComponents) -> String {
            let order = NameOrder(of: value, in: locale.resolvedForFormatting)
            let (given, family) = (value.givenName.known, value.familyName.known)
            switch style {
            case .short: return value.nickname.known ?? given ?? family ?? ""
            case .medium: return order.joined([given, family])
            case .long:
                let core = order.joined([given, value.middleName.known, family])
                return [value.namePrefix.known, core.isEmpty ? nil : core, value.nameSuffix.known]
                    .compactMap { $0 }.joined(separator: " ")
            case .abbreviated:
                // A monogram of a Han or Korean name is the family name.
                if order.isEastAsian { return family ?? given ?? "" }
                let initials = [given, family].compactMap { $0?.first.map(String.init) }
                return (order.isFamilyFirst ? initials.reversed() : initials).joined()
            }
        }

        /// Returns this style in another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Reads the parts of a written name, as `PersonNameComponentsFormatter` does.
    ///
    /// - Throws: `CocoaError` with the code `formatting` for a text without a name.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// Reads written names.
    ///
    /// Source: Apple, Foundation `PersonNameComponents.ParseStrategy`.
    public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
        public init() {}

        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let name = PersonNameComponentsFormatter().personNameComponents(from: value) else { throw CocoaError(.formatting) }
            return name
        }
    }

    /// The name, given name and family name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The name as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style that writes a person's name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

/// The order of a name's parts, and the separator between them.
private struct NameOrder {
    /// True if the name is written in Han, kana or Hangul.
    let isEastAsian: Bool
    let isFamilyFirst: Bool
    private let separator: String

    init(of name: PersonNameComponents, in locale: Locale) {
        let letters = [name.givenName, name.familyName].compactMap { $0 }.joined().unicodeScalars
        let isHan = letters.contains { (0x3400...0x9FFF).contains($0.value) || (0x3041...0x30FF).contains($0.value) }
        let isHangul = letters.contains { (0xAC00...0xD7A3).contains($0.value) }
        let language = locale.language.languageCode?.identifier ?? "en"
        isEastAsian = isHan || isHangul
        isFamilyFirst = isEastAsian || language == "hu" || language == "vi"
        separator = isEastAsian ? "" : " "
    }

    /// Parts in the order of Western names, in the order of this one.
    func joined(_ parts: [String?]) -> String {
        let known = parts.compactMap { $0 }
        guard isFamilyFirst, parts.last != .some(nil), let family = known.last, known.count > 1 else {
            return known.joined(separator: separator)
        }
        return ([family] + known.dropLast()).joined(separator: separator)
    }
}

extension String? {
    /// The text, if it is neither nil nor empty.
    fileprivate var known: String? { self?.isEmpty == false ? self : nil }
}
