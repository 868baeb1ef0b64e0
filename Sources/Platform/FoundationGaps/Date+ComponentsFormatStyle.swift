import Foundation

extension Date {
    /// A style that writes the time between two dates in units: 2 hours, 1 minute.
    ///
    /// Apple's is `Date.ComponentsFormatStyle`. Foundation on Linux has a type of that name that cannot be instantiated and writes
    /// nothing, so this one, which `components(style:fields:)` returns, has another name. Source: Apple, Foundation
    /// `Date.ComponentsFormatStyle`; the texts are ICU's, as on Apple's systems.
    public struct _ComponentsFormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        public typealias Style = Date.ComponentsFormatStyle.Style
        public typealias Field = Date.ComponentsFormatStyle.Field

        /// The style in which units are written.
        public var style: Style
        /// The language and the region.
        public var locale: Locale
        /// The calendar that counts units.
        public var calendar: Calendar
        /// The units that may be shown; all but weeks if it is nil.
        public var fields: Set<Field>?
        /// A Boolean value that indicates whether the time is written without a minus sign in either direction.
        public var isPositive = false

        public init(
            style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
            fields: Set<Field>? = nil
        ) {
            (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
        }

        /// The text for the time from a range's start to its end.
        public func format(_ value: Range<Date>) -> String {
            let units = DurationUnit.allCases.filter { fields?.contains(Field($0)) ?? ($0 != .week) }
            let counted = counting.dateComponents(
                Set(units.map(\.component)), from: value.lowerBound, to: value.upperBound)
            let parts = units.map { DurationPart(unit: $0, count: counted[$0.component] ?? 0) }
            let shown = style.isTimeDuration ? Self.withoutLeadingZeros(parts) : parts.filter { $0.count != 0 }
            let text = DurationText(
                parts: shown.isEmpty ? Array(parts.suffix(1)) : shown, style: style.units, pads: false,
                locale: locale.resolvedForFormatting)
            return text.string ?? ""
        }

        /// Returns this style in another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns this style with another calendar.
        public func calendar(_ calendar: Calendar) -> Self {
            var style = self
            style.calendar = calendar
            return style
        }

        private var counting: Calendar { calendar == .autoupdatingCurrent ? .formatting : calendar }

        /// Minutes and seconds stay: 0:07.
        private static func withoutLeadingZeros(_ parts: [DurationPart]) -> [DurationPart] {
            let first = parts.firstIndex { $0.count != 0 || $0.unit == .minute } ?? parts.startIndex
            return Array(parts[first...])
        }
    }
}

extension Date.ComponentsFormatStyle {
    /// The style in which units are written.
    public struct Style: Codable, Hashable, Sendable {
        private enum Kind: Int, Codable { case wide, abbreviated, condensedAbbreviated, narrow, spellOut, timeDuration }

        private let kind: Kind

        /// "2 hours, 1 minute".
        public static let wide = Style(kind: .wide)
        /// "2 hr, 1 min".
        public static let abbreviated = Style(kind: .abbreviated)
        /// "2hr 1min".
        public static let condensedAbbreviated = Style(kind: .condensedAbbreviated)
        /// "2h 1m".
        public static let narrow = Style(kind: .narrow)
        /// "two hours, one minute".
        public static let spellOut = Style(kind: .spellOut)
        /// "2:01:00".
        static let timeDuration = Style(kind: .timeDuration)

        var isTimeDuration: Bool { kind == .timeDuration }

        var units: DateComponentsFormatter.UnitsStyle {
            switch kind {
            case .wide: .full
            case .abbreviated: .short
            case .condensedAbbreviated: .brief
            case .narrow: .abbreviated
            case .spellOut: .spellOut
            case .timeDuration: .positional
            }
        }
    }
}

extension Date.ComponentsFormatStyle.Field {
    package init(_ unit: DurationUnit) {
        switch unit {
        case .year: self = .year
        case .month: self = .month
        case .week: self = .week
        case .day: self = .day
        case .hour: self = .hour
        case .minute: self = .minute
        case .second: self = .second
        }
    }
}

extension FormatStyle where Self == Date._ComponentsFormatStyle {
    /// The time between two dates as a clock writes it: 2:01:00.
    public static var timeDuration: Self { Self(style: .timeDuration, fields: [.hour, .minute, .second]) }

    /// The time between two dates in units.
    public static func components(
        style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Self {
        Self(style: style, fields: fields)
    }
}
