/// A control for a value of a range.
///
/// Source: Apple, SwiftUI `Slider`.
public struct Slider<Label: View, ValueLabel: View>: View {
    private let fraction: Fraction
    private let label: Label
    private let minimumValueLabel: ValueLabel?
    private let maximumValueLabel: ValueLabel?
    @Environment(\.listLook) private var listLook

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, label: Label, minimum: ValueLabel?, maximum: ValueLabel?
    ) {
        fraction = Fraction(value.wrappedValue, in: bounds)
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    public var body: some View {
        HStack(spacing: 8) {
            minimumValueLabel
            SliderTrack(fraction: fraction)
            maximumValueLabel
        }
        // A row of a list with a slider is as high as one with a line of text.
        .padding(.vertical, listLook == nil ? 0 : -4.5)
    }
}

/// UIKit's slider: a track of 4 points, a knob of 28 in a box of 31.
private struct SliderTrack: View {
    let fraction: Fraction
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled

    private static let track: CGFloat = 4
    private static let knob: CGFloat = 28
    private static let height: CGFloat = 31

    var body: some View {
        ZStack {
            ZStack {
                Capsule(style: .circular).fill(FillShapeStyle())
                FractionView(FilledBar(), fraction, tint ?? AnyShapeStyle(TintShapeStyle()))
            }
            .frame(height: Self.track)
            // Two shadows, as a switch's knob has them.
            FractionView(BarMarker(), fraction, Color.white)
                .frame(height: Self.knob)
                .shadow(color: .black.opacity(0.06), radius: 0.5, y: 0.5)
                .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
        }
        .frame(height: Self.height)
        .compositingGroup()
        .opacity(isEnabled ? 1 : 0.5)
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    @available(*, deprecated, renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel)
    }

    @available(*, deprecated, renamed: "Slider(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel)
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: nil, maximum: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: nil, maximum: nil)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: EmptyView(), minimum: nil, maximum: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: EmptyView(), minimum: nil, maximum: nil)
    }
}
