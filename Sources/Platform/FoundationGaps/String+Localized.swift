import Foundation

extension String {
    /// A localized text whose key is its text in the development language.
    ///
    /// - Parameters:
    ///   - table: the name of the table, without extension; `nil` for `Localizable`.
    ///   - bundle: the bundle of the table; `nil` for the main bundle.
    ///   - locale: the locale to look up and to format with.
    ///   - comment: a comment for translators; unused.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.resolved(
            key: keyAndValue.lookUpKey, table: table, bundle: bundle?.tablePath, in: LocalizationContext(locale: locale))
    }

    /// Creates a localized text from a key and a default text.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.resolved(
            key: key.description, table: table, bundle: bundle?.tablePath, in: LocalizationContext(locale: locale))
    }

    /// The text of a resource.
    public init(localized resource: LocalizedStringResource) { self = resource.resolved(in: resource.locale) }

    /// The values that fill the open places of a text.
    ///
    /// Source: Apple, Foundation `String.LocalizationOptions`.
    public struct LocalizationOptions {
        /// The values, in the order of the places; nil if there are none.
        public var replacements: [any CVarArg]?
        public init() {}
    }

    /// A localized text whose open places are filled.
    public init(
        localized keyAndValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            localized: keyAndValue.filled(with: options.replacements ?? []), table: table, bundle: bundle, locale: locale,
            comment: comment)
    }

    /// The text of a resource whose open places are filled.
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
        self = resource.defaultValue.filled(with: options.replacements ?? []).resolved(
            key: resource.key, table: resource.table, bundle: resource.bundlePath,
            in: LocalizationContext(locale: resource.locale))
    }
}
