/// The values that an axis shows, and how they are written.
struct AxisTicks {
    /// The text format of dates one step apart.
    enum Writing {
        case number(fractionDigits: Int)
        case percent
        case date(DateStep)
        case name
    }

    var values: [Datum]
    var writing: Writing

    /// The step of an axis of numbers.
    static func step(for values: AxisMarkValues?, over length: Double, desiredCount: Int) -> RoundStep {
        switch values?.kind {
        case .stride(let step)? where step > 0: RoundStep(exactly: step)
        case .automatic(let count, let least)?: RoundStep(over: length, count: count ?? desiredCount, least: least ?? 0)
        default: RoundStep(over: length, count: desiredCount)
        }
    }

    /// The values of a scale that an axis shows.
    ///
    /// - Parameters:
    ///   - visible: the visible range of the scale; all of it unless the chart scrolls.
    ///   - desiredCount: the number of values that suits the axis's length.
    init(_ kind: AxisMarkValues.Kind, of scale: PositionScale, isNormalized: Bool, desiredCount: Int, calendar: Calendar) {
        switch scale.extent {
        case .categories(let names):
            writing = .name
            if case .values(let chosen) = kind {
                values = chosen.filter { names.contains($0.name) }
            } else {
                values = names.map(Datum.category)
            }
        case .continuous(let lower, let upper, true):
            let zoom = Double(max(scale.zoom, 1))
            let step = Self.dateStep(kind, seconds: (upper - lower) / zoom, desiredCount: desiredCount)
            writing = .date(step)
            if case .values(let chosen) = kind {
                values = chosen.filter { $0.scalar.map { $0 >= lower - 1e-6 && $0 <= upper + 1e-6 } ?? false }
            } else {
                let range = Date(timeIntervalSinceReferenceDate: lower)...Date(timeIntervalSinceReferenceDate: upper)
                var own = calendar
                if case .calendarStride(_, _, let given?) = kind { own = given }
                values = step.starts(in: range, calendar: own).map { .date($0.timeIntervalSinceReferenceDate) }
            }
        case .continuous(let lower, let upper, false):
            let numbers = AxisMarkValues(kind: kind)
            let zoom = Double(max(scale.zoom, 1))
            let step = Self.step(for: numbers, over: (upper - lower) / zoom, desiredCount: desiredCount)
            if case .values(let chosen) = kind {
                values = chosen.filter { $0.scalar.map { $0 >= lower - 1e-9 && $0 <= upper + 1e-9 } ?? false }
            } else if scale.type.kind == .log {
                values = Self.powers(from: lower, to: upper).map(Datum.number)
            } else {
                values = step.multiples(in: lower, upper).map(Datum.number)
            }
            writing = isNormalized ? .percent : .number(fractionDigits: Self.digits(of: values))
        }
    }

    private static func dateStep(_ kind: AxisMarkValues.Kind, seconds: Double, desiredCount: Int) -> DateStep {
        switch kind {
        case .calendarStride(let unit, let count, _): DateStep(unit: unit, count: count)
        case .stride(let step) where step >= 1: DateStep(unit: .second, count: Int(min(step, 1e12)))
        case .automatic(let count?, _): DateStep(over: seconds, count: count)
        default: DateStep(over: seconds, count: desiredCount)
        }
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

    /// Returns the number of decimals that distinguish the values, six at most.
    private static func digits(of values: [Datum]) -> Int {
        var digits = 0
        var factor = 1.0
        while digits < 6, values.compactMap(\.scalar).contains(where: { abs(($0 * factor).rounded() - $0 * factor) > 1e-6 }) {
            digits += 1
            factor *= 10
        }
        return digits
    }

    /// A value in the environment's words.
    func text(for datum: Datum, in environment: EnvironmentValues) -> String {
        switch (writing, datum) {
        case (.percent, .number(let value)):
            return FloatingPointFormatStyle<Double>.Percent().precision(.fractionLength(0...1))
                .localized(for: environment).format(value)
        case (.number(let digits), .number(let value)):
            return FloatingPointFormatStyle<Double>().precision(.fractionLength(digits)).localized(for: environment).format(value)
        case (.date(let step), .date(let seconds)):
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            return Self.style(for: step).localized(for: environment).format(date)
        default:
            return datum.name
        }
    }

    /// Returns the shortest style that distinguishes a step's dates.
    private static func style(for step: DateStep) -> Date.FormatStyle {
        let style = Date.FormatStyle()
        return switch step.unit {
        case .nanosecond, .second: step.seconds < 60 ? style.hour().minute().second() : style.hour().minute()
        case .minute: style.hour().minute()
        case .hour: style.hour()
        case .month, .quarter: style.month(.abbreviated)
        case .year, .era, .yearForWeekOfYear: style.year()
        default: style.month(.abbreviated).day()
        }
    }
}
