/// A control for a value of a range.
///
/// Source: Apple, SwiftUI `Slider`.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    private let fraction: Fraction
    private let label: Label
    private let minimumValueLabel: ValueLabel?
    private let maximumValueLabel: ValueLabel?
    /// Takes a share of the bounds.
    private let setShare: (Double) -> Void
    private let onEditingChanged: (Bool) -> Void
    private let marks: SliderMarks
    /// A step as a share of the bounds; nil where there are none.
    private let stepShare: Double?
    @Environment(\.listLook) private var listLook
    @Environment(\.systemLook.slider) private var look

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double? = nil, marks: SliderMarks = SliderMarks(), label: Label,
        minimum: ValueLabel?, maximum: ValueLabel?, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.onEditingChanged = onEditingChanged
        self.marks = marks
        let extent = Double(bounds.upperBound) - Double(bounds.lowerBound)
        stepShare = step.flatMap { $0 > 0 && extent > 0 ? $0 / extent : nil }
        setShare = { share in
            let share = min(max(share, marks.enabled.lowerBound), marks.enabled.upperBound)
            let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
            var new = low + (high - low) * share
            // The last step may fall short of the upper bound.
            if let step, step > 0 { new = min(low + ((new - low) / step).rounded() * step, high) }
            if V(new) != value.wrappedValue { value.wrappedValue = V(new) }
        }
        fraction = Fraction(value.wrappedValue, in: bounds)
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    @MainActor @preconcurrency public var body: some View {
        HStack(spacing: 8) {
            minimumValueLabel.padding(.vertical, labelMargin)
            Group {
                if let ends = look.ends {
                    SliderEnds(
                        fraction: fraction, stepShare: stepShare, look: ends, setShare: setShare, onEditingChanged: onEditingChanged)
                } else {
                    SliderTrack(fraction: fraction, marks: marks, setShare: setShare, onEditingChanged: onEditingChanged)
                }
            }
            .accessibilityLabel((label as? Text) ?? Text(verbatim: ""))
            maximumValueLabel.padding(.vertical, labelMargin)
        }
        .fittingLine(height: look.ends == nil ? look.height : 0, isInList: listLook != nil)
    }

    /// Over and under the labels of the ends, in points: a slider with labels of body text is 34.333 high (`layertree.ComplexView` of the
    /// layout measurements).
    @MainActor private var labelMargin: CGFloat { listLook == nil ? 7 : 0 }
}

/// The track of a slider with its knob.
private struct SliderTrack: View {
    let fraction: Fraction
    let marks: SliderMarks
    let setShare: (Double) -> Void
    let onEditingChanged: (Bool) -> Void
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.sliderThumbVisibility) private var thumb
    @Environment(\.systemLook.slider) private var look

    var body: some View {
        ZStack {
            ZStack {
                Capsule(style: .circular).fill(FillShapeStyle())
                FractionView(
                    SliderFill(neutral: marks.neutral, margin: thumb == .hidden ? 0 : look.margin - look.trackInset), fraction,
                    tint ?? AnyShapeStyle(TintShapeStyle()))
            }
            .frame(height: look.track)
            .padding(.horizontal, look.trackInset)
            if !marks.ticks.isEmpty {
                SliderDots(shares: marks.ticks, margin: look.margin).fill(Color(uiColor: .tertiaryLabel))
            }
            if thumb != .hidden {
                // Two shadows, as a switch's knob has them.
                FractionView(SliderKnob(width: look.knob.width, inset: look.knobInset), fraction, Color.white)
                    .frame(height: look.knob.height)
                    .offset(y: -look.knobRise)
                    .shadow(color: .black.opacity(0.06), radius: 0.5, y: 0.5)
                    .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
            }
        }
        .frame(height: look.height)
        .compositingGroup()
        .opacity(isEnabled ? 1 : 0.5)
        .contentShape(Rectangle())
        .controlTouch(touch)
    }

    private var touch: ControlTouch {
        guard case .value(let share) = fraction else { return ControlTouch(.slider) }
        var touch = ControlTouch(.slider)
        let isMirrored = layoutDirection == .rightToLeft
        let (margin, rise) = (look.margin, look.knobRise)
        touch.grip = { size in
            let x = margin + max(size.width - 2 * margin, 0) * CGFloat(share)
            return CGPoint(x: isMirrored ? size.width - x : x, y: size.height / 2 - rise)
        }
        touch.gesture = AttachedGesture(
            SliderGesture(
                share: share, margin: margin, reach: look.knob.width, isMirrored: isMirrored, setShare: setShare,
                onEditingChanged: onEditingChanged))
        return touch
    }
}

/// The slider of a watch: a bar between signs that change the value by a step.
private struct SliderEnds: View {
    let fraction: Fraction
    let stepShare: Double?
    let look: SliderLook.Ends
    let setShare: (Double) -> Void
    let onEditingChanged: (Bool) -> Void
    @Environment(\.tint) private var tint
    @Environment(\.systemLook.slider) private var slider

    var body: some View {
        HStack(spacing: look.spacing) {
            sign("minus", "Decrement", -1)
            bar.frame(height: slider.track)
            sign("plus", "Increment", 1)
        }
        .modifier(PlatterOutsideLists())
    }

    private var share: Double { if case .value(let share) = fraction { share } else { 0 } }
    private var style: AnyShapeStyle { tint ?? AnyShapeStyle(Color.green) }

    @ViewBuilder private var bar: some View {
        if let stepShare, 1 / stepShare <= Double(look.mostSteps) + 0.5 {
            let count = Int((1 / stepShare).rounded())
            HStack(spacing: look.stepSpacing) {
                ForEach(0..<count, id: \.self) { index in
                    let isFilled = share > (Double(index) + 0.5) * stepShare
                    RoundedRectangle(cornerRadius: look.stepRadius).fill(isFilled ? style : AnyShapeStyle(FillShapeStyle()))
                }
            }
        } else {
            ZStack {
                Capsule(style: .circular).fill(FillShapeStyle())
                FractionView(FilledBar(), fraction, style)
            }
        }
    }

    private func sign(_ name: String, _ label: String, _ direction: Double) -> some View {
        let way = direction * (stepShare ?? look.usualStep)
        let isOver = direction < 0 ? share <= 0 : share >= 1
        return Image(systemName: name)
            .font(.system(size: look.signSize, weight: .medium))
            .foregroundStyle(isOver ? HierarchicalShapeStyle.tertiary : .primary)
            .frame(height: look.signHeight)
            .contentShape(Rectangle())
            .stepperTouch(
                label,
                isOver
                    ? nil
                    : { [share, setShare, onEditingChanged] in
                        onEditingChanged(true)
                        setShare(min(max(share + way, 0), 1))
                        onEditingChanged(false)
                    })
    }
}

/// A row of a list is a platter itself.
private struct PlatterOutsideLists: ViewModifier {
    @Environment(\.listLook) private var listLook

    @ViewBuilder func body(content: Content) -> some View {
        if listLook == nil { content.platterGround() } else { content }
    }
}

/// A finger that moves a slider's knob; a finger that comes down beside the knob does nothing, as with UIKit's slider.
private struct SliderGesture: Gesture {
    typealias Value = Void
    typealias Body = Never
    let share: Double
    /// The space at either side of the way of the knob's middle, and the distance from there at which a finger takes the knob.
    let margin: CGFloat
    let reach: CGFloat
    let isMirrored: Bool
    let setShare: (Double) -> Void
    let onEditingChanged: (Bool) -> Void

    func _makeRecognizer() -> _GestureRecognizer<Void> {
        var start: CGFloat?
        return _GestureRecognizer { touch in
            let room = max(touch.frame.width - 2 * margin, 1)
            let place = isMirrored ? touch.frame.width - touch.place.x : touch.place.x
            guard let first = start else {
                let middle = margin + room * CGFloat(share)
                guard abs(place - middle) <= reach else { return .failed }
                start = place
                onEditingChanged(true)
                return .changed(())
            }
            withTransaction(\.isContinuous, true) { setShare(min(max(share + Double((place - first) / room), 0), 1)) }
            guard touch.phase == .ended else { return .changed(()) }
            onEditingChanged(false)
            return .ended(())
        }
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: Double(step), label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
    }

    @available(*, deprecated, renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
            onEditingChanged: onEditingChanged)
    }

    @available(*, deprecated, renamed: "Slider(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: Double(step), label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    @available(*, deprecated, renamed: "Slider(value:in:label:onEditingChanged:)")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged) }

    @available(*, deprecated, renamed: "Slider(value:in:step:label:onEditingChanged:)")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: nil, maximum: nil, onEditingChanged: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: Double(step), label: label(), minimum: nil, maximum: nil,
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: EmptyView(), minimum: nil, maximum: nil, onEditingChanged: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: Double(step), label: EmptyView(), minimum: nil, maximum: nil,
            onEditingChanged: onEditingChanged)
    }
}
