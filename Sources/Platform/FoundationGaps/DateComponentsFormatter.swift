import Foundation
import _FoundationICU

/// A formatter that creates texts for quantities of time, such as "1h 30m" or "1:30:00".
///
/// Source: Apple, Foundation `DateComponentsFormatter`; the texts are ICU's, as on Apple's systems.
open class DateComponentsFormatter: Formatter {
    /// The style in which units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "1:10:00".
        case positional
        /// "9h 41m".
        case abbreviated
        /// "9 hr, 41 min".
        case short
        /// "9 hours, 41 minutes".
        case full
        /// "nine hours, forty-one minutes".
        case spellOut
        /// "9hr 41min".
        case brief
    }

    /// The units with a value of zero that are left out.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Drops leading zeros in the positional style, and all zeros in the others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Keeps all zeros, and writes hours, minutes and seconds of the positional style with two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    /// The units that may be shown; all from years to seconds if it is empty.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar that counts units; a Gregorian calendar in Greenwich if it is not set.
    open var calendar: Calendar?
    /// The date from which seconds are counted into months and days; the start of 2001 if it is not set.
    open var referenceDate: Date?
    /// The maximum number of units shown, the last of them rounded; 0 for any number.
    open var maximumUnitCount = 0
    /// A Boolean value that indicates whether the last unit has a fraction if the allowed units cannot express the time exactly: without
    /// minutes, an hour and a half is "1.5h".
    open var allowsFractionalUnits = false
    /// A Boolean value that indicates whether the largest unit is written in the next smaller ones if there is only one of it: 63 seconds
    /// are "63s" instead of "1m 3s".
    ///
    /// That is Apple's example. Apple does not document the number from which there is no collapse.
    open var collapsesLargestUnit = false
    /// A Boolean value that indicates whether the text is marked as inexact: "About 5 minutes".
    open var includesApproximationPhrase = false
    /// A Boolean value that indicates whether the text is marked as time still to pass: "5 minutes remaining".
    open var includesTimeRemainingPhrase = false

    /// The context of the text: at the beginning of a sentence it has a capital letter.
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the text for a number of seconds; `nil` if the number is not finite.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start + ti)
    }

    /// The text for the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let span = DurationSpan(start: startDate, end: endDate, calendar: calendar ?? .formatting)
        return text(of: DurationUnit.allCases.filter { allows($0) }, in: span)
    }

    /// The text for components, which are shown as they are.
    open func string(from components: DateComponents) -> String? {
        let units = DurationUnit.allCases.filter { unit in
            allowedUnits.isEmpty ? components[unit.component] != nil : allows(unit)
        }
        return text(of: units, in: components)
    }

    /// The text for components; `nil` for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// The text for components in a style, with all else as it is in a new formatter.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// The text for units counted in a quantity.
    private func text(of units: [DurationUnit], in quantity: some DurationQuantity) -> String? {
        var units = units
        var counted = quantity.parts(units, hasFraction: allowsFractionalUnits)
        if collapsesLargestUnit, let largest = counted.firstIndex(where: { !$0.isZero }), abs(counted[largest].count) == 1,
            largest + 1 < units.count, quantity.canTell(units[largest], in: units[largest + 1])
        {
            units.removeFirst(largest + 1)
            counted = quantity.parts(units, hasFraction: allowsFractionalUnits)
        }
        var shown = remaining(counted)
        if maximumUnitCount > 0, shown.count > maximumUnitCount {
            let kept = shown.prefix(maximumUnitCount).map(\.unit)
            let parts = allowsFractionalUnits ? quantity.parts(kept, hasFraction: true) : quantity.roundedParts(kept)
            shown = remaining(parts)
        }
        return text(of: shown)
    }

    private func text(of parts: [DurationPart]) -> String? {
        let text = DurationText(
            parts: parts, style: unitsStyle, pads: zeroFormattingBehavior.contains(.pad), locale: locale)
        let phrase = DurationPhrase(isApproximate: includesApproximationPhrase, isRemaining: includesTimeRemainingPhrase)
        guard let string = text.string.map({ phrase.around($0, in: locale) }) else { return nil }
        guard formattingContext == .beginningOfSentence else { return string }
        return string.prefix(1).uppercased(with: locale) + string.dropFirst()
    }

    private var locale: Locale { (calendar?.locale ?? .current).resolvedForFormatting }

    private func allows(_ unit: DurationUnit) -> Bool {
        allowedUnits.isEmpty ? unit != .week : allowedUnits.contains(unit.calendarUnit)
    }

    /// Returns the parts that the zero formatting behavior keeps; the last one if it would keep none.
    private func remaining(_ parts: [DurationPart]) -> [DurationPart] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) {
            behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
        }
        if behavior.contains(.pad) { return parts }
        let first = parts.firstIndex { !$0.isZero } ?? parts.count
        let last = parts.lastIndex { !$0.isZero } ?? -1
        let kept = parts.indices.filter { index in
            if !parts[index].isZero { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }
        return kept.isEmpty ? Array(parts.suffix(1)) : kept.map { parts[$0] }
    }
}
