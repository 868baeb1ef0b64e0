/// A collection of axis marks at values of a scale.
///
/// Source: Apple, Charts `AxisMarks`.
@MainActor @preconcurrency
public struct AxisMarks<Content: AxisMark> {
    private var source: AxisMarksSource

    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
        content: @escaping (AxisValue) -> Content
    ) {
        source = AxisMarksSource(
            preset: preset, position: position, values: values, parts: { AxisPart.parts(of: content($0)) })
    }

    /// Creates marks at values that the chart chooses or that `values` sets.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset, position, values, content: content)
    }

    /// Creates marks at values that the chart chooses or that `values` sets.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset, position, values, content: { _ in content() })
    }

    /// Marks at the values of an array.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset, position, .values(values), content: content)
    }

    /// Marks at the values of an array.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset, position, .values(values), content: { _ in content() })
    }
}

extension AxisMarks where Content == AnyAxisMark {
    /// Creates the grid lines, ticks and labels that the chart draws by default.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) {
        source = AxisMarksSource(preset: preset, position: position, values: values, stroke: stroke)
    }

    /// Creates the grid lines, ticks and labels that the chart draws by default, at the values of an array.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: .values(values), stroke: stroke)
    }

    /// Grid lines, ticks and labels that a format style writes.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        source = AxisMarksSource(
            preset: preset, position: position, values: values, stroke: stroke, label: AxisLabelSource(format: format))
    }

    /// Grid lines, ticks and labels that a format style writes, at the values of an array.
    public init<Format: FormatStyle, Value: Plottable>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(format: format, preset: preset, position: position, values: .values(values), stroke: stroke)
    }
}

extension AxisMarks: PrimitiveAxisContent {
    var axes: [AxisMarksSource] { [source] }
}
