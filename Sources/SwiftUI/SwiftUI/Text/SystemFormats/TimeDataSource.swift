/// A source of values that depend on the time: text made of one is written anew as time passes.
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

    /// The date from which it counts, if it counts from one.
    var anchor: Date? {
        switch kind {
        case .currentDate: nil
        case .durationOffset(let date), .dateRangeStarting(let date), .dateRangeEnding(let date): date
        }
    }
}

extension TimeDataSource: Sendable where Value: Sendable {}

extension TimeDataSource {
    /// A source that gives the moment shown.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date>(kind: .currentDate) { $0 } }

    /// A source that gives how long ago a date was at the moment shown, negative if it is to come.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource<Duration>(kind: .durationOffset(date)) { .seconds($0.timeIntervalSince(date)) }
    }

    /// A source that gives `date..<max(date, now)`.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(kind: .dateRangeStarting(date)) { date..<Swift.max($0, date) }
    }

    /// A source that gives `min(date, now)..<date`.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(kind: .dateRangeEnding(date)) { Swift.min($0, date)..<date }
    }
}

/// A value that depends on the time, and the style that writes it.
struct TimeDataText<F: FormatStyle>: Equatable {
    let source: TimeDataSource<F.FormatInput>
    let format: F

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.source.kind == rhs.source.kind && lhs.format == rhs.format }

    /// What the style writes at the moment of the environment.
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
    /// Text that tells a value which depends on the time, and is written anew as time passes.
    ///
    /// `Text(.currentDate, format: .offset(to: start))` counts from the start of something;
    /// `Text(.currentDate, format: .timer(countingDownIn: start..<end))` counts down.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        let text = TimeDataText(source: source, format: format)
        self = Text(.attributedFormatted(AttributedFormattedValue(text) { text.output(in: $0) })).digits(of: format)
    }

    /// Text that tells a value which depends on the time, and is written anew as time passes.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        let text = TimeDataText(source: source, format: format)
        self.init(.formatted(FormattedValue(text) { text.output(in: $0) }))
    }

    /// The text with equally wide digits, if the style is a clock's.
    func digits<F: FormatStyle>(of format: F) -> Text { (format as? any CountingFormat)?.isClock == true ? monospacedDigit() : self }
}

extension LocalizedStringKey.StringInterpolation {
    /// A value that depends on the time; see `Text.init(_:format:)`.
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
    }

    /// A value that depends on the time; see `Text.init(_:format:)`.
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        appendInterpolation(Text(source, format: format))
    }
}
