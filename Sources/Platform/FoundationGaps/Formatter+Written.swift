import Foundation

extension Optional where Wrapped == Formatter {
    /// Returns a value as the formatter writes it in the locale of formatting; the value's description if the formatter cannot write it.
    package func written(_ value: Any) -> String {
        let context = LocalizationContext(locale: .current)
        return self?.localized(in: context).string(for: value) ?? String(describing: value)
    }
}

extension Formatter {
    /// Returns the formatter with the context's values in place of the machine's: its locale, if none was set, and its time zone.
    package func localized(in context: LocalizationContext) -> Formatter {
        switch self {
        case let formatter as DateFormatter:
            guard let copy = formatter.copy() as? DateFormatter else { return self }
            if Self.isUnset(formatter.locale) { copy.locale = context.locale }
            if formatter.timeZone == TimeZone.current { copy.timeZone = context.timeZone ?? .gmt }
            return copy
        case let formatter as NumberFormatter:
            guard Self.isUnset(formatter.locale), let copy = formatter.copy() as? NumberFormatter else { return self }
            copy.locale = context.locale
            return copy
        default:
            return self
        }
    }

    private static func isUnset(_ locale: Locale?) -> Bool { locale.map(CurrentLocale.isCurrent) ?? true }
}
