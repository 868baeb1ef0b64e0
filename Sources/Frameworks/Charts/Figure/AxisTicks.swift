/// The values that an axis shows, and how they are written.
struct AxisTicks {
    /// The text format of the values.
    enum Writing {
        case number(FloatingPointFormatStyle<Double>)
        case percent
        case date(Date.FormatStyle)
        case name
    }

    var values: [Datum]
    var writing: Writing

    /// The number of values to which steps come as near as they can, whatever the axis and its length.
    ///
    /// Source: Swift Charts of iOS 16 to 26 in public pictures of plots from 60 to 1040 points, `Truth/axes.json` of `ChartsTests`.
    static let desiredCount = 4

    /// The step of an axis of numbers.
    ///
    /// - Parameters:
    ///   - isWidened: whether the axis goes on to the next values at both ends of the range.
    ///   - isWhole: whether all values are integers, which excludes fractions of one.
    static func step(
        for kind: AxisMarkValues.Kind, over lower: Double, _ upper: Double, isWidened: Bool, isWhole: Bool
    ) -> RoundStep {
        var (count, least) = (desiredCount, 0.0)
        switch kind {
        case .stride(let step) where step > 0: return RoundStep(exactly: step)
        case .automatic(let desired, let minimum): (count, least) = (desired ?? desiredCount, minimum ?? 0)
        default: break
        }
        return RoundStep(over: lower, upper, count: count, least: isWhole ? max(least, 1) : least, isWidened: isWidened)
    }

    /// The values of a scale that an axis shows.
    init(_ kind: AxisMarkValues.Kind, of scale: PositionScale, isNormalized: Bool, calendar: Calendar) {
        switch scale.extent {
        case .categories(let names):
            writing = .name
            values = names.map(Datum.category)
            if case .values(let chosen) = kind { values = chosen.filter { names.contains($0.name) } }
        case .continuous(let lower, let upper, true):
            let step = Self.dateStep(kind, from: lower, to: upper, zoom: Double(max(scale.zoom, 1)), calendar: calendar)
            if case .values(let chosen) = kind {
                values = chosen.filter { $0.scalar.map { $0 >= lower - 1e-6 && $0 <= upper + 1e-6 } ?? false }
            } else {
                var own = calendar
                if case .calendarStride(_, _, let given?) = kind { own = given }
                values = step.starts(in: Self.dates(lower, upper), calendar: own).map { .date($0.timeIntervalSinceReferenceDate) }
            }
            // The last value of x at the end of the plot has no label.
            let labelled = values.compactMap(\.scalar).filter { scale.axis == .vertical || $0 < upper }
            writing = .date(Self.style(for: step, labelled, calendar))
        case .continuous(let lower, let upper, false):
            values = Self.numbers(kind, of: scale, from: lower, to: upper)
            writing = isNormalized ? .percent : .number(Self.style(for: values.compactMap(\.scalar)))
        }
    }

    // MARK: Numbers

    private static func numbers(_ kind: AxisMarkValues.Kind, of scale: PositionScale, from lower: Double, to upper: Double) -> [Datum] {
        if case .values(let chosen) = kind {
            return chosen.filter { $0.scalar.map { $0 >= lower - 1e-9 && $0 <= upper + 1e-9 } ?? false }
        }
        if scale.type.kind == .log { return powers(from: lower, to: upper).map(Datum.number) }
        let visible = lower + (upper - lower) / Double(max(scale.zoom, 1))
        // The step by which the domain was widened, unless a part of it shows.
        let data = scale.zoom > 1 ? nil : scale.widened
        let step = Self.step(
            for: kind, over: data?.lowerBound ?? lower, data?.upperBound ?? visible, isWidened: data != nil, isWhole: scale.isWhole)
        return step.multiples(in: lower, upper).map(Datum.number)
    }

    /// The powers of ten in a range.
    private static func powers(from lower: Double, to upper: Double) -> [Double] {
        guard lower > 0, upper.isFinite else { return [] }
        var (power, powers) = (1.0, [Double]())
        while power > lower { power /= 10 }
        while power <= upper * (1 + 1e-9) {
            if power >= lower * (1 - 1e-9) { powers.append(power) }
            power *= 10
        }
        return powers
    }

    /// Returns the style of an axis's numbers: all with the same number of decimals, and from a million on as powers of ten.
    private static func style(for values: [Double]) -> FloatingPointFormatStyle<Double> {
        let greatest = values.map(abs).max() ?? 0
        guard greatest >= 1e6 else { return FloatingPointFormatStyle<Double>().precision(.fractionLength(digits(of: values))) }
        let mantissas = values.map { $0 / power(of: $0) }
        return FloatingPointFormatStyle<Double>().notation(.scientific).precision(.fractionLength(max(digits(of: mantissas), 1)))
    }

    /// The greatest power of ten that is not above a number.
    private static func power(of number: Double) -> Double {
        var power = 1.0
        while power * 10 <= abs(number), power < 1e300 { power *= 10 }
        return power
    }

    /// Returns the number of decimals that distinguish the values, six at most.
    private static func digits(of values: [Double]) -> Int {
        var (digits, factor) = (0, 1.0)
        while digits < 6, values.contains(where: { abs(($0 * factor).rounded() - $0 * factor) > 1e-6 }) {
            digits += 1
            factor *= 10
        }
        return digits
    }

    // MARK: Dates

    private static func dates(_ lower: Double, _ upper: Double) -> ClosedRange<Date> {
        Date(timeIntervalSinceReferenceDate: lower)...Date(timeIntervalSinceReferenceDate: upper)
    }

    private static func dateStep(
        _ kind: AxisMarkValues.Kind, from lower: Double, to upper: Double, zoom: Double, calendar: Calendar
    ) -> DateStep {
        switch kind {
        case .calendarStride(let unit, let count, _): return DateStep(unit: unit, count: count)
        case .stride(let step) where step >= 1: return DateStep(unit: .second, count: Int(min(step, 1e12)))
        default: break
        }
        var count = desiredCount
        if case .automatic(let desired?, _) = kind { count = desired }
        return DateStep(in: dates(lower, lower + (upper - lower) / zoom), count: count, calendar: calendar)
    }

    /// Returns the style that distinguishes a step's dates: hours of several days have the day, months of several years the year.
    private static func style(for step: DateStep, _ seconds: [Double], _ calendar: Calendar) -> Date.FormatStyle {
        let style = Date.FormatStyle()
        let dates = (seconds.first ?? 0, seconds.last ?? 0)
        let isWithin = { (unit: Calendar.Component) in
            calendar.isDate(
                Date(timeIntervalSinceReferenceDate: dates.0), equalTo: Date(timeIntervalSinceReferenceDate: dates.1), toGranularity: unit)
        }
        return switch step.unit {
        case .nanosecond, .second: step.count < 60 ? style.hour().minute().second() : style.hour().minute()
        case .minute: style.hour().minute()
        case .hour: isWithin(.day) ? style.hour() : style.month(.abbreviated).day().hour()
        case .month, .quarter: isWithin(.year) ? style.month(.abbreviated) : style.month(.abbreviated).year()
        case .year, .era, .yearForWeekOfYear: style.year()
        default: style.month(.abbreviated).day()
        }
    }

    // MARK: Texts

    /// A value in the environment's words.
    func text(for datum: Datum, in environment: EnvironmentValues) -> String {
        switch (writing, datum) {
        case (.percent, .number(let value)):
            FloatingPointFormatStyle<Double>.Percent().precision(.fractionLength(0...1)).localized(for: environment).format(value)
        // Zero has no decimals and no power of ten.
        case (.number, .number(0)): FloatingPointFormatStyle<Double>().localized(for: environment).format(0)
        case (.number(let style), .number(let value)): style.localized(for: environment).format(value)
        case (.date(let style), .date(let seconds)):
            style.localized(for: environment).format(Date(timeIntervalSinceReferenceDate: seconds))
        default: datum.name
        }
    }
}
