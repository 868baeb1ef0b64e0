extension SystemFormatStyle {
    /// A clock that counts up or down within an interval, and rests at its ends.
    ///
    /// Source: Apple, SwiftUI `SystemFormatStyle.Timer`, with the tables in its documentation. That the time left is rounded up and the
    /// time passed is rounded down is known from decompiled code (OpenSwiftUI).
    public struct Timer: DiscreteFormatStyle, Hashable, Sendable {
        public typealias FormatInput = Date

        private let start: Date
        private let length: Double
        private let countsDown: Bool
        private let fields: ClockFields
        private var locale = Locale.autoupdatingCurrent

        /// Creates a timer that counts down to zero.
        ///
        /// - Parameters:
        ///   - interval: the time within which the timer counts.
        ///   - showsHours: whether 90 minutes are 1:30:00 instead of 90:00.
        ///   - maxFieldCount: the maximum number of fields: with two, 1:34:00 is 1:34.
        ///   - maxPrecision: the smallest step: with a minute, seconds are not shown.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(
                interval, countsDown: true,
                ClockFields(showsHours: showsHours, maximum: maxFieldCount, precision: maxPrecision))
        }

        /// Creates a timer that counts up from zero; see `init(countingDownIn:showsHours:maxFieldCount:maxPrecision:)`.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(
                interval, countsDown: false,
                ClockFields(showsHours: showsHours, maximum: maxFieldCount, precision: maxPrecision))
        }

        private init(_ interval: Range<Date>, countsDown: Bool, _ fields: ClockFields) {
            start = interval.lowerBound
            length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            self.countsDown = countsDown
            self.fields = fields
        }

        /// Returns the time left or passed at a date.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(
                fields.text(of: seconds(at: value), countsDown: countsDown, locale: locale.resolvedForFormatting))
        }

        public func locale(_ locale: Locale) -> Timer {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns the first date after another one at which the text changes.
        public func discreteInput(after input: Date) -> Date? {
            let elapsed = max(input.timeIntervalSince(start), 0)
            let step = fields.step(at: seconds(at: input))
            let next = step * ((elapsed + phase(step)) / step + 1e-9).rounded(.down) + step - phase(step)
            return next > length ? nil : start.addingTimeInterval(next)
        }

        /// Returns the last date before another one at which the text is different.
        public func discreteInput(before input: Date) -> Date? {
            let elapsed = min(input.timeIntervalSince(start), length)
            let step = fields.step(at: seconds(at: input))
            let last = step * ((elapsed + phase(step)) / step + 1e-9).rounded(.down) - phase(step)
            return last <= 0 ? nil : start.addingTimeInterval(last).nextDown
        }

        /// Returns the time before the start at which the steps begin. The steps of a countdown end with the interval.
        private func phase(_ step: Double) -> Double {
            guard countsDown else { return 0 }
            let rest = length.truncatingRemainder(dividingBy: step)
            return rest > 1e-9 ? step - rest : 0
        }

        private func seconds(at date: Date) -> Double {
            let elapsed = date.timeIntervalSince(start)
            return min(max(countsDown ? length - elapsed : elapsed, 0), length)
        }
    }
}

extension SystemFormatStyle.Timer: CountingFormat {
    var anchor: Date { countsDown ? start.addingTimeInterval(length) : start }
    var isClock: Bool { true }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// A timer that counts down to zero; see `SystemFormatStyle.Timer`.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// A timer that counts up from zero; see `SystemFormatStyle.Timer`.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
