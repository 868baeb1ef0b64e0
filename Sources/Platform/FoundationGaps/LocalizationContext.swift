import Foundation

/// The locale and the tables that a localized text depends on besides itself.
package struct LocalizationContext: Sendable {
    /// The locale to look up and to format with.
    package var locale: Locale
    /// The time zone for dates whose format leaves it open.
    package var timeZone: TimeZone?
    package var calendar: Calendar?
    /// The tables that hold the translations.
    package var tables: StringTables

    package init(
        locale: Locale, timeZone: TimeZone? = nil, calendar: Calendar? = nil, tables: StringTables = .shared
    ) {
        self.locale = locale.resolvedForFormatting
        self.timeZone = timeZone
        self.calendar = calendar
        self.tables = tables
    }

    /// Returns the format for a key: its translation, or the default text in the development language.
    ///
    /// - Parameter bundle: the path of a bundle; `nil` for the main one.
    package func format(key: String, table: String?, bundle: String?, default text: String) -> LocalizedFormat {
        if let found = tables.translation(of: key, table: table, bundle: bundle, locale: locale) {
            return LocalizedFormat(found.translation, language: found.language)
        }
        return LocalizedFormat(Translation(format: text), language: "en")
    }
}

extension LocalizationContext {
    /// Sets the calendar and the time zone in a style that leaves them to its surroundings.
    fileprivate func complete(_ own: inout Calendar, _ ownZone: inout TimeZone) {
        if let timeZone, ownZone == .autoupdatingCurrent || ownZone == .current { ownZone = timeZone }
        complete(&own)
    }

    fileprivate func complete(_ own: inout Calendar) {
        if let calendar, own == .autoupdatingCurrent || own == .current { own = calendar }
    }
}

extension FormatStyle {
    /// True if the style was given a locale. Then it writes in that locale wherever it is shown.
    ///
    /// A style without a given locale has `Locale.autoupdatingCurrent`, and equals a style that was given that one.
    ///
    /// Source: Apple, Foundation `FormatStyle.locale(_:)`: a copy of the format with the new locale.
    private var hasOwnLocale: Bool {
        guard self != locale(.autoupdatingCurrent) else { return false }
        guard self == locale(.current) else { return true }
        // A locale with the identifier of the process's may still be another.
        return Mirror(reflecting: self).children.contains { ($0.value as? Locale).map { !CurrentLocale.isCurrent($0) } ?? false }
    }

    /// Returns the style in the context's locale, unless it was given a locale. A style for dates also takes over the time zone and
    /// calendar that it leaves open.
    package func localized(in context: LocalizationContext) -> Self {
        let style = hasOwnLocale ? self : locale(context.locale)
        if var dependent = style as? any CalendarDependentFormat {
            dependent.takeCalendar(context.calendar, timeZone: context.timeZone)
            return dependent as? Self ?? style
        }
        switch style {
        case var dates as Date.FormatStyle:
            context.complete(&dates.calendar, &dates.timeZone)
            return dates as? Self ?? style
        case var dates as Date.IntervalFormatStyle:
            context.complete(&dates.calendar, &dates.timeZone)
            return dates as? Self ?? style
        case var dates as Date.RelativeFormatStyle:
            context.complete(&dates.calendar)
            return dates as? Self ?? style
        default:
            return style
        }
    }
}
