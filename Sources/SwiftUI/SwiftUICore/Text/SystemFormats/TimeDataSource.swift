/// A source of values that depend on the time. Text made from one is updated as time passes.
///
/// Source: Apple, SwiftUI `TimeDataSource`.
public struct TimeDataSource<Value> {
    enum Kind: Hashable, Sendable {
        case currentDate
        case durationOffset(Date)
        case dateRangeStarting(Date)
        case dateRangeEnding(Date)
    }

    let kind: Kind
    /// The value at a date.
    let value: @Sendable (Date) -> Value

    /// The date from which the source counts, if any.
    var anchor: Date? {
        switch kind {
        case .currentDate: nil
        case .durationOffset(let date), .dateRangeStarting(let date), .dateRangeEnding(let date): date
        }
    }
}

extension TimeDataSource: Sendable where Value: Sendable {}

extension TimeDataSource {
    /// A source of the moment shown.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date>(kind: .currentDate) { $0 } }

    /// Returns a source of the time since a date at the moment shown, negative for a future date.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource<Duration>(kind: .durationOffset(date)) { .seconds($0.timeIntervalSince(date)) }
    }

    /// Returns a source of `date..<max(date, now)`.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(kind: .dateRangeStarting(date)) { date..<Swift.max($0, date) }
    }

    /// Returns a source of `min(date, now)..<date`.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(kind: .dateRangeEnding(date)) { Swift.min($0, date)..<date }
    }
}

/// A value that depends on the time, with its format style.
struct TimeDataText<F: FormatStyle>: Equatable {
    let source: TimeDataSource<F.FormatInput>
    let format: F

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.source.kind == rhs.source.kind && lhs.format == rhs.format }

    /// Returns the output of the style at the moment of the environment.
    func output(in environment: EnvironmentValues) -> F.FormatOutput {
        let moment = environment.presentMoment
        let format = format.localized(for: environment)
        guard let anchor = source.anchor ?? (format as? any CountingFormat)?.anchor else {
            return format.format(source.value(moment.read()))
        }
        return format.format(source.value(anchor.addingTimeInterval(moment.seconds(since: anchor))))
    }
}

extension Text {
    /// Creates a text from a value that depends on the time. The text is updated as time passes.
    ///
    /// `Text(.currentDate, format: .offset(to: start))` counts from the start of an event; `Text(.currentDate, format:
    /// .timer(countingDownIn: start..<end))` counts down.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        let text = TimeDataText(source: source, format: format)
        self = Text(.attributedFormatted(AttributedFormattedValue(text) { text.output(in: $0) })).digits(of: format)
    }

    /// Creates a text from a value that depends on the time. The text is updated as time passes.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        let text = TimeDataText(source: source, format: format)
        self.init(.formatted(FormattedValue(text) { text.output(in: $0) }))
    }

    /// Returns the text, with digits of equal width if the style is a clock's.
    func digits<F: FormatStyle>(of format: F) -> Text { (format as? any CountingFormat)?.isClock == true ? monospacedDigit() : self }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a value that depends on the time; see `Text.init(_:format:)`.
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
    }

    /// Appends a value that depends on the time; see `Text.init(_:format:)`.
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        appendInterpolation(Text(source, format: format))
    }
}
