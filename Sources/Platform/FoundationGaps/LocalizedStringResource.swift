import Foundation

/// A reference to a localizable text that is resolved where it is shown.
///
/// Source: Apple, Foundation `LocalizedStringResource`.
public struct LocalizedStringResource: Sendable, Equatable, Codable, ExpressibleByStringInterpolation {
    /// The key to look up.
    public let key: String

    /// The text if there is no translation.
    public let defaultValue: String.LocalizationValue

    /// The name of the table, without extension; `nil` for `Localizable`.
    public let table: String?

    /// The locale to look up and to format with.
    public var locale: Locale

    package let bundle: BundleDescription

    /// The bundle that holds the table.
    public enum BundleDescription: Sendable {
        /// The main bundle.
        case main
        /// The bundle that holds a class.
        case forClass(AnyClass)
        /// The bundle at a place in the file system.
        case atURL(URL)
    }

    /// A resource whose key is its text in the development language.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.lookUpKey
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a resource from a key and a default text.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The text in the language and the format of a locale.
    package func resolved(in locale: Locale) -> String { resolved(in: LocalizationContext(locale: locale)) }

    /// The text in surroundings, whose locale counts before its own.
    package func resolved(in context: LocalizationContext) -> String {
        defaultValue.resolved(key: key, table: table, bundle: bundlePath, in: context)
    }

    /// The path of the bundle; `nil` for the main one.
    package var bundlePath: String? { bundle == .main ? nil : bundle.bundle.tablePath }
}

extension String.LocalizationValue {
    /// The key to look up: without values the text as it is written.
    package var lookUpKey: String { arguments.isEmpty ? key.replacing("%%", with: "%") : key }
}

extension LocalizedStringResource.BundleDescription: Equatable, Codable {
    /// The bundle; the main one if there is none at the given location.
    package var bundle: Bundle {
        switch self {
        case .main: .main
        case .forClass(let type): Bundle(_for: type)
        case .atURL(let url): Bundle(url: url) ?? .main
        }
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.main, .main): true
        case (.forClass(let lhs), .forClass(let rhs)): lhs == rhs
        case (.atURL(let lhs), .atURL(let rhs)): lhs == rhs
        case (.main, _), (.forClass, _), (.atURL, _): false
        }
    }

    public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(URL?.self).map { .atURL($0) } ?? .main
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .main: try container.encode(URL?.none)
        case .forClass(let type): try container.encode(Bundle(_for: type).bundleURL)
        case .atURL(let url): try container.encode(url)
        }
    }
}
