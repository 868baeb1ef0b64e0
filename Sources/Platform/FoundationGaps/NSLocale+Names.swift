import Foundation

/// The conventions of a locale and the names of others in its language, which Foundation on Linux keeps to itself.
///
/// Source: Apple, Foundation `NSLocale`.
extension NSLocale {
    private var value: Locale { Locale._unconditionallyBridgeFromObjectiveC(self) }

    /// The code of the region, `US`.
    public var countryCode: String? { value.region?.identifier }
    public var regionCode: String? { countryCode }
    public var languageCode: String { value.language.languageCode?.identifier ?? "" }
    public var languageIdentifier: String { value.identifier(.bcp47) }
    public var scriptCode: String? { Locale.Components(locale: value).languageComponents.script?.identifier }
    public var variantCode: String? { value.variant?.identifier }
    public var currencyCode: String? { value.currency?.identifier.uppercased() }
    public var currencySymbol: String { value.currencySymbol ?? "" }
    public var calendarIdentifier: String { (value.calendar as NSCalendar).calendarIdentifier.rawValue }
    public var collationIdentifier: String? { value.collation.identifier == "standard" ? nil : value.collation.identifier }
    public var collatorIdentifier: String { value.identifier }
    public var decimalSeparator: String { value.decimalSeparator ?? "." }
    public var groupingSeparator: String { value.groupingSeparator ?? "," }
    public var usesMetricSystem: Bool { value.measurementSystem != .us }
    public var quotationBeginDelimiter: String { object(forKey: .quotationBeginDelimiterKey) as? String ?? "“" }
    public var quotationEndDelimiter: String { object(forKey: .quotationEndDelimiterKey) as? String ?? "”" }

    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        value.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
    public func localizedString(forLanguageCode languageCode: String) -> String? { value.localizedString(forLanguageCode: languageCode) }
    public func localizedString(forCountryCode countryCode: String) -> String? { value.localizedString(forRegionCode: countryCode) }
    public func localizedString(forScriptCode scriptCode: String) -> String? { value.localizedString(forScriptCode: scriptCode) }
    public func localizedString(forVariantCode variantCode: String) -> String? { value.localizedString(forVariantCode: variantCode) }
    public func localizedString(forCurrencyCode currencyCode: String) -> String? { value.localizedString(forCurrencyCode: currencyCode) }
}
