extension SystemFormatStyle {
    /// A clock that counts up from a date, to the hundredth of a second: 00:03.42.
    ///
    /// Source: Apple, SwiftUI `SystemFormatStyle.Stopwatch`.
    public struct Stopwatch: DiscreteFormatStyle, Hashable, Sendable {
        public typealias FormatInput = Date

        let anchor: Date
        private let fields: ClockFields
        private var locale = Locale.autoupdatingCurrent

        /// - Parameters:
        ///   - startDate: the date at which the stopwatch starts.
        ///   - showsHours: whether 90 minutes are 01:30:00 instead of 90:00.
        ///   - maxFieldCount: the maximum number of fields; hundredths are one.
        ///   - maxPrecision: the smallest step: with a second, hundredths are not shown.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            anchor = startDate
            fields = ClockFields(
                showsHours: showsHours, maximum: maxFieldCount, precision: maxPrecision, leadingDigits: 2)
        }

        /// Returns the time passed at a date; zero before the start.
        public func format(_ value: Date) -> AttributedString {
            let seconds = max(value.timeIntervalSince(anchor), 0)
            return AttributedString(fields.text(of: seconds, countsDown: false, locale: locale.resolvedForFormatting))
        }

        public func locale(_ locale: Locale) -> Stopwatch {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns the first date after another one at which the text changes.
        public func discreteInput(after input: Date) -> Date? {
            let elapsed = max(input.timeIntervalSince(anchor), 0)
            let step = fields.step(at: elapsed)
            return anchor.addingTimeInterval(((elapsed / step + 1e-9).rounded(.down) + 1) * step)
        }

        /// Returns the last date before another one at which the text is different.
        public func discreteInput(before input: Date) -> Date? {
            let elapsed = input.timeIntervalSince(anchor)
            let step = fields.step(at: max(elapsed, 0))
            let last = (elapsed / step + 1e-9).rounded(.down) * step
            return last <= 0 ? nil : anchor.addingTimeInterval(last).nextDown
        }
    }
}

extension SystemFormatStyle.Stopwatch: CountingFormat {
    var isClock: Bool { true }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// A stopwatch; see `SystemFormatStyle.Stopwatch`.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
