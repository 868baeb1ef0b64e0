extension SystemFormatStyle {
    /// The time between a date and another one: 3 minutes, 42 seconds.
    ///
    /// Source: Apple, SwiftUI `SystemFormatStyle.DateOffset`, with the tables in its documentation.
    public struct DateOffset: DiscreteFormatStyle, Hashable, Sendable {
        public typealias FormatInput = Date

        let anchor: Date
        private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        private let maxFieldCount: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var locale = Locale.autoupdatingCurrent
        private var calendar: Calendar?

        /// - Parameters:
        ///   - anchor: the date from which the time is counted.
        ///   - allowedFields: the units that may be shown. If only minutes and seconds, or also hours, are allowed and all of them may be
        ///     shown at once, they are written in the format of a clock.
        ///   - maxFieldCount: the maximum number of units shown.
        ///   - sign: whether a minus precedes future times and a plus past times.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            (self.anchor, self.allowedFields) = (anchor, allowedFields)
            (self.maxFieldCount, self.sign) = (max(maxFieldCount, 1), sign)
        }

        /// Returns the style with another calendar.
        public func calendar(_ calendar: Calendar) -> DateOffset {
            var style = self
            style.calendar = calendar
            return style
        }

        /// Returns the time between a date and the anchor.
        public func format(_ value: Date) -> AttributedString {
            let locale = locale.resolvedForFormatting
            let text = DateOffsetText(
                anchor: anchor, layout: isClock ? .clock : .full, mostFields: maxFieldCount, sign: signs, fields: units)
            return AttributedString(
                text.string(
                    seconds: value.timeIntervalSince(anchor), moment: value, calendar: counting.set(to: locale),
                    locale: locale))
        }

        public func locale(_ locale: Locale) -> DateOffset {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns the first date after another one at which the text changes.
        public func discreteInput(after input: Date) -> Date? {
            let distance = input.timeIntervalSince(anchor)
            let step = step(at: abs(distance))
            // Before the anchor, the text changes as soon as less than a whole number of units is left.
            let units = (distance / step + 1e-9).rounded(.down) + 1
            let next = anchor.addingTimeInterval(units * step)
            return distance < 0 && units <= 0 ? next.addingTimeInterval(1e-6) : next
        }

        /// Returns the last date before another one at which the text is different.
        public func discreteInput(before input: Date) -> Date? {
            let distance = input.timeIntervalSince(anchor)
            let step = step(at: abs(distance))
            let units = (distance / step - 1e-9).rounded(.up) - 1
            return anchor.addingTimeInterval(units * step + (distance > 0 ? step : 0)).nextDown
        }

        var isClock: Bool {
            switch maxFieldCount {
            case 2: allowedFields == [.minute, .second]
            case 3: allowedFields == [.hour, .minute, .second]
            default: false
            }
        }

        private var units: [DurationUnit] { DurationUnit.allCases.filter { allowedFields.contains(.init($0)) } }

        private var counting: Calendar { calendar ?? .formatting }

        /// Returns the length of the smallest unit shown at a distance.
        private func step(at distance: Double) -> Double {
            let shown = units.drop { $0.seconds > distance }.prefix(maxFieldCount)
            return shown.last?.seconds ?? units.last?.seconds ?? 1
        }

        private var signs: DateOffsetText.Sign {
            switch sign {
            case .never: .never
            case .always(includingZero: true): .alwaysWithZero
            case .always(includingZero: false): .always
            default: .automatic
            }
        }
    }
}

extension SystemFormatStyle.DateOffset: CountingFormat {}

extension SystemFormatStyle.DateOffset: CalendarDependentFormat {
    package mutating func takeCalendar(_ calendar: Calendar?, timeZone: TimeZone?) {
        guard self.calendar == nil, let calendar else { return }
        self = self.calendar(calendar.set(to: locale, timeZone: timeZone))
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The time between a date and another one; see `SystemFormatStyle.DateOffset`.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> SystemFormatStyle.DateOffset {
        SystemFormatStyle.DateOffset(
            to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}
