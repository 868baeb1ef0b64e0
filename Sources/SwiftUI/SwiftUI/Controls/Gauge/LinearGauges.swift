/// The measures of gauges that are bars, in points. Apple publishes none; read from pictures of iOS 17.
private enum BarMeasures {
    static let height: CGFloat = 6
    /// The clear space between a bar and the marker on it.
    static let markerGap: CGFloat = 2
}

/// A bar that fills, between the labels of its ends, the gauge's label above and its value below.
struct LinearCapacityGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tint) private var tint
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        VStack(spacing: 4) {
            if labelsVisibility != .hidden { configuration.label }
            HStack {
                configuration.minimumValueLabel
                CapacityBar(
                    fraction: configuration.fraction,
                    style: GaugeTint.style(tint, along: .bar(layoutDirection)) ?? AnyShapeStyle(TintShapeStyle()))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A bar that fills, under its label and over its value, as a lock screen has it.
struct FilledBarGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tint) private var tint
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            if labelsVisibility != .hidden { configuration.label.lineLimit(1) }
            HStack(spacing: 4) {
                configuration.minimumValueLabel.font(.footnote)
                CapacityBar(
                    fraction: configuration.fraction, style: GaugeTint.style(tint, along: .bar(layoutDirection)) ?? AnyShapeStyle(.primary))
                configuration.maximumValueLabel.font(.footnote)
            }
            configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// A bar with a marker between the labels of its ends; without them the value's label leads.
struct MarkedBarGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tint) private var tint
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        HStack(spacing: 4) {
            if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
                configuration.currentValueLabel
            }
            configuration.minimumValueLabel.font(.footnote)
            bar(GaugeTint.style(tint, along: .bar(layoutDirection)) ?? AnyShapeStyle(.primary))
            configuration.maximumValueLabel.font(.footnote)
        }
    }

    private func bar(_ style: AnyShapeStyle) -> some View {
        ZStack {
            ZStack {
                Capsule().fill(style)
                FractionView(BarMarker(margin: BarMeasures.markerGap), configuration.fraction, Color.black)
                    .blendMode(.destinationOut)
            }
            .compositingGroup()
            FractionView(BarMarker(), configuration.fraction, style)
        }
        .frame(height: BarMeasures.height)
    }
}

/// A bar over the rest of its length.
private struct CapacityBar: View {
    let fraction: Fraction
    let style: AnyShapeStyle

    var body: some View {
        ZStack {
            Capsule().fill(FillShapeStyle())
            FractionView(FilledBar(), fraction, style)
        }
        .frame(height: BarMeasures.height)
    }
}
