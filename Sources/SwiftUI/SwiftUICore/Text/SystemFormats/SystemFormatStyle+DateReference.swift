extension SystemFormatStyle {
    /// A date as one would refer to it at another date: tomorrow, in 5 minutes, June 2019.
    ///
    /// Source: Apple, SwiftUI `SystemFormatStyle.DateReference`, with the tables in its documentation.
    public struct DateReference: DiscreteFormatStyle, Hashable, Sendable {
        public typealias FormatInput = Date
        public typealias Field = Date.RelativeFormatStyle.Field

        let date: Date
        private let allowedFields: [Field]
        private let maxFieldCount: Int
        private let thresholdField: Field
        private var locale = Locale.autoupdatingCurrent
        private var calendar: Calendar?

        /// - Parameters:
        ///   - date: the date referred to.
        ///   - allowedFields: the units that may be used, besides the threshold.
        ///   - maxFieldCount: the maximum number of parts of a distant date: with three, June 2019 is June 3, 2019.
        ///   - thresholdField: the unit that must be preserved: with days, dates that are months away are written as dates.
        public init(
            to date: Date, allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute], maxFieldCount: Int = 2,
            thresholdField: Field = .day
        ) {
            self.date = date
            self.allowedFields = Self.ordered.filter { allowedFields.contains($0) || $0 == thresholdField }
            (self.maxFieldCount, self.thresholdField) = (max(maxFieldCount, 1), thresholdField)
        }

        private static let ordered: [Field] = [.year, .month, .week, .day, .hour, .minute, .second]

        /// Returns the style with another calendar.
        public func calendar(_ calendar: Calendar) -> DateReference {
            var style = self
            style.calendar = calendar
            return style
        }

        /// Returns the text for the date as seen from another one.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(isNear(value) ? relative(from: value) : absolute(from: value))
        }

        public func locale(_ locale: Locale) -> DateReference {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns the first date after another one at which the text may change.
        public func discreteInput(after input: Date) -> Date? {
            isNear(input)
                ? anchored.discreteInput(after: input)
                : counting.dateInterval(of: Self.component(fields(from: input).last ?? thresholdField), for: input)?.end
        }

        /// Returns the last date before another one at which the text may be different.
        public func discreteInput(before input: Date) -> Date? {
            isNear(input)
                ? anchored.discreteInput(before: input)
                : counting.dateInterval(of: Self.component(fields(from: input).last ?? thresholdField), for: input)?
                    .start.nextDown
        }

        private var counting: Calendar { (calendar ?? .formatting).set(to: locale.resolvedForFormatting) }

        /// Returns true if the date is less than one unit before the threshold away.
        private func isNear(_ moment: Date) -> Bool {
            guard let threshold = allowedFields.firstIndex(of: thresholdField), threshold > 0 else { return true }
            let component = Self.component(allowedFields[threshold - 1])
            let counted = counting.dateComponents([component], from: min(moment, date), to: max(moment, date))
            return counted[component] == 0
        }

        private var anchored: Date.AnchoredRelativeFormatStyle { anchored(allowedFields) }

        private func anchored(_ fields: [Field]) -> Date.AnchoredRelativeFormatStyle {
            Date.AnchoredRelativeFormatStyle(
                anchor: date, allowedFields: Set(fields), presentation: .named, unitsStyle: .wide,
                locale: locale.resolvedForFormatting, calendar: counting, capitalizationContext: .unknown)
        }

        /// Returns a relative text: "In 5 minutes"; a date nearer than half of the smallest unit is "now".
        private func relative(from moment: Date) -> String {
            let half: Double = allowedFields.last == .minute ? 30 : 0
            return abs(date.timeIntervalSince(moment)) < half
                ? anchored([.second]).format(date) : anchored.format(moment)
        }

        /// Returns the parts of the date that differ, the largest first.
        private func fields(from moment: Date) -> ArraySlice<Field> {
            let first = allowedFields.firstIndex { field in
                let component = Self.component(field)
                return counting.component(component, from: date) != counting.component(component, from: moment)
            }
            return allowedFields[(first ?? allowedFields.count - 1)...].prefix(maxFieldCount)
        }

        private func absolute(from moment: Date) -> String {
            let fields = fields(from: moment)
            var style = Date.FormatStyle(
                date: nil, time: nil, locale: locale.resolvedForFormatting, calendar: counting,
                timeZone: counting.timeZone)
            for field in fields { style = Self.adding(field, to: style) }
            // The day of the week helps if the year is known.
            if fields.contains(.day), !fields.contains(.year) { style = style.weekday(.wide) }
            return style.format(date)
        }

        private static func adding(_ field: Field, to style: Date.FormatStyle) -> Date.FormatStyle {
            switch field {
            case .year: style.year()
            case .month: style.month(.wide)
            case .week: style.week()
            case .day: style.day()
            case .hour: style.hour()
            case .minute: style.minute()
            default: style.second()
            }
        }

        private static func component(_ field: Field) -> Calendar.Component {
            switch field {
            case .year: .year
            case .month: .month
            case .week: .weekOfYear
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            default: .second
            }
        }
    }
}

extension SystemFormatStyle.DateReference: CalendarDependentFormat {
    package mutating func takeCalendar(_ calendar: Calendar?, timeZone: TimeZone?) {
        guard self.calendar == nil else { return }
        self = self.calendar((calendar ?? .formatting).set(to: locale, timeZone: timeZone))
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date as one would refer to it at another date; see `SystemFormatStyle.DateReference`.
    public static func reference(
        to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> SystemFormatStyle.DateReference {
        SystemFormatStyle.DateReference(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}
