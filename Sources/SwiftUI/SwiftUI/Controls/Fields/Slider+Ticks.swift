extension Slider {
    /// A slider with a label for its value, which is spoken and not shown.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, marks: SliderMarks(bounds, neutral: neutralValue, enabled: enabledBounds), label: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }

    /// A slider with marks under its track.
    public init<V: BinaryFloatingPoint, T: SliderTickContent>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> T,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, T.Value == V {
        self.init(
            value, bounds, marks: SliderMarks(bounds, ticks: ticks().body.map(\.value), neutral: neutralValue, enabled: enabledBounds),
            label: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }

    /// A slider for steps of a range, each of which may have a mark.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: Double(step),
            marks: SliderMarks(
                bounds, ticks: SliderMarks.steps(of: bounds, by: Double(step), tick), neutral: neutralValue, enabled: enabledBounds),
            label: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }
}

extension Slider {
    /// A slider whose fill begins at a value of its own.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, neutralValue: V?,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step.map { Double($0) }, marks: SliderMarks(bounds, neutral: neutralValue, enabled: enabledBounds),
            label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider whose fill begins at a value of its own.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, neutralValue: V?,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step.map { Double($0) }, marks: SliderMarks(bounds, neutral: neutralValue, enabled: enabledBounds),
            label: label(), minimum: nil, maximum: nil, onEditingChanged: onEditingChanged)
    }

    /// A slider with a label for its value, which is spoken and not shown.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, marks: SliderMarks(bounds, neutral: neutralValue, enabled: enabledBounds), label: label(),
            minimum: nil, maximum: nil, onEditingChanged: onEditingChanged)
    }

    /// A slider with marks under its track.
    public init<V: BinaryFloatingPoint, T: SliderTickContent>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View,
        @SliderTickBuilder<V> ticks: () -> T,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, T.Value == V {
        self.init(
            value, bounds, marks: SliderMarks(bounds, ticks: ticks().body.map(\.value), neutral: neutralValue, enabled: enabledBounds),
            label: label(),
            minimum: nil, maximum: nil, onEditingChanged: onEditingChanged)
    }

    /// A slider for steps of a range, each of which may have a mark.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View,
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: Double(step),
            marks: SliderMarks(
                bounds, ticks: SliderMarks.steps(of: bounds, by: Double(step), tick), neutral: neutralValue, enabled: enabledBounds),
            label: label(),
            minimum: nil, maximum: nil, onEditingChanged: onEditingChanged)
    }
}
