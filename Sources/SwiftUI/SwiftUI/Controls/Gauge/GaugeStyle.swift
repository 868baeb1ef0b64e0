/// How gauges look.
///
/// Source: Apple, SwiftUI `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge that a style arranges.
///
/// Source: Apple, SwiftUI `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
    let fraction: Fraction

    /// The label: the subject of the gauge.
    public var label: Label
    /// The label of the current value.
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?

    init(
        fraction: Fraction, label: Label, currentValueLabel: CurrentValueLabel?, minimumValueLabel: MinimumValueLabel?,
        maximumValueLabel: MaximumValueLabel?
    ) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }

    /// The value's place in its range, from 0 to 1.
    public var value: Double {
        if case .value(let share) = fraction { share } else { 0 }
    }

    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct MinimumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct MaximumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct MarkedValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
}

nonisolated extension View {
    /// Sets how gauges in this view look.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(style) { style, configuration in style.makeBody(configuration: configuration) }
    }
}
