import Foundation
import _FoundationICU

/// A formatter that creates locale-aware texts of a relative date or time, such as "2 hours ago".
///
/// Source: Apple, Foundation `RelativeDateTimeFormatter`; the texts are ICU's, as on Apple's systems.
open class RelativeDateTimeFormatter: Formatter {
    /// The way in which days and units next to now are written: with numbers or with names of their own.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago".
        case numeric
        /// "yesterday".
        case named
    }

    /// The style in which units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full
        /// "two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// "2mo ago".
        case abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that counts units; a Gregorian calendar in Greenwich if it is not set.
    open var calendar: Calendar!
    open var locale: Locale! = Locale.current

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text for the greatest unit that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        for (unit, count) in Self.counts(dateComponents) where count != 0 {
            return text(Double(count), unit)
        }
        return text(0, UDAT_REL_UNIT_SECOND)
    }

    /// The text for a number of seconds from now, negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: reference + timeInterval, relativeTo: reference)
    }

    /// The text for the time from a reference date to a date.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let seconds = date.timeIntervalSince(referenceDate)
        guard seconds.isFinite, abs(seconds) < 1e12 else { return text(0, UDAT_REL_UNIT_SECOND) }
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        let calendar = calendar ?? .formatting
        return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
    }

    /// The text for the time from now to a date; `nil` for anything but a date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var resolvedLocale: Locale { (locale ?? .current).resolvedForFormatting }

    private static func counts(_ components: DateComponents) -> [(URelativeDateTimeUnit, Int)] {
        [
            (UDAT_REL_UNIT_YEAR, components.year), (UDAT_REL_UNIT_MONTH, components.month),
            (UDAT_REL_UNIT_WEEK, components.weekOfMonth ?? components.weekOfYear), (UDAT_REL_UNIT_DAY, components.day),
            (UDAT_REL_UNIT_HOUR, components.hour), (UDAT_REL_UNIT_MINUTE, components.minute),
            (UDAT_REL_UNIT_SECOND, components.second),
        ].map { ($0.0, $0.1 ?? 0) }
    }

    /// Returns the name of a day by its distance from today, such as "yesterday"; nil for days without one.
    func name(ofDay distance: Int) -> String? {
        let (name, count) = (text(Double(distance), UDAT_REL_UNIT_DAY, .named), text(Double(distance), UDAT_REL_UNIT_DAY, .numeric))
        return name == count ? nil : name
    }

    private func text(_ count: Double, _ unit: URelativeDateTimeUnit) -> String { text(count, unit, dateTimeStyle) }

    private func text(_ count: Double, _ unit: URelativeDateTimeUnit, _ style: DateTimeStyle) -> String {
        var status = U_ZERO_ERROR
        let numbers = unitsStyle == .spellOut ? spellOutNumbers() : nil
        guard
            let formatter = swift_ureldatefmt_open(
                resolvedLocale.identifier, numbers, width, context, &status)
        else { return "" }
        defer { swift_ureldatefmt_close(formatter) }
        let units = ICUText.read {
            style == .named
                ? swift_ureldatefmt_format(formatter, count, unit, $0, $1, &$2)
                : swift_ureldatefmt_formatNumeric(formatter, count, unit, $0, $1, &$2)
        }
        return String(decoding: units ?? [], as: UTF16.self)
    }

    /// A formatter that writes numbers as words; ICU's relative formatter takes it over.
    private func spellOutNumbers() -> UnsafeMutablePointer<UNumberFormat?>? {
        var status = U_ZERO_ERROR
        return swift_unum_open(UNUM_SPELLOUT, nil, 0, resolvedLocale.identifier, nil, &status)
    }

    private var width: UDateRelativeDateTimeFormatterStyle {
        switch unitsStyle {
        case .full, .spellOut: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .abbreviated: UDAT_STYLE_NARROW
        }
    }

    private var context: UDisplayContext {
        switch formattingContext {
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}
