/// A bar that fills, its label above and its value below.
struct BarProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let fraction: Fraction
    let tint: Color?
    @Environment(\.tint) private var surroundingTint
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.labelsVisibility) private var labelsVisibility

    /// The height of UIKit's progress view, in points.
    private static let height: CGFloat = 4

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            if labelsVisibility != .hidden { configuration.label }
            ZStack {
                Capsule().fill(FillShapeStyle())
                FractionView(FilledBar(), fraction, style)
            }
            .frame(height: Self.height)
            if labelsVisibility != .hidden {
                configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
            }
        }
    }

    private var style: AnyShapeStyle {
        tint.map { AnyShapeStyle($0) } ?? GaugeTint.style(surroundingTint, along: .bar(layoutDirection)) ?? AnyShapeStyle(TintShapeStyle())
    }
}

/// A ring that fills in a widget, a spinner elsewhere.
struct CircularProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.isInWidget) private var isInWidget

    var body: some View {
        if isInWidget, let fraction = configuration.fraction {
            RingProgress(configuration: configuration, fraction: fraction, tint: tint)
        } else {
            SpinnerProgress(configuration: configuration, tint: tint)
        }
    }
}

/// A ring as large as the space it is offered, its value in the middle.
struct RingProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let fraction: Fraction
    let tint: Color?
    @Environment(\.tint) private var surroundingTint
    @Environment(\.labelsVisibility) private var labelsVisibility

    /// The diameter where the space has no end, and the part of a diameter that is the line.
    private static let idealDiameter: CGFloat = 58
    private static let relativeLineWidth: CGFloat = 0.1

    var body: some View {
        GeometryReader { proxy in
            let diameter = min(proxy.size.width, proxy.size.height)
            let ring = RingArc(sweep: 360, lineWidth: diameter * Self.relativeLineWidth)
            ZStack {
                FractionView(ring, .value(1), style.opacity(RingMeasures.trackOpacity))
                FractionView(ring, fraction, style)
                if labelsVisibility != .hidden { middle(diameter: diameter) }
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .frame(idealWidth: Self.idealDiameter, idealHeight: Self.idealDiameter)
        .aspectRatio(1, contentMode: .fit)
    }

    /// The value, or without one the label, where there is room for it.
    @ViewBuilder private func middle(diameter: CGFloat) -> some View {
        Group {
            if let current = configuration.currentValueLabel {
                current
            } else if let label = configuration.label {
                label
            }
        }
        .font(.system(size: diameter * 0.3, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.3)
        .frame(width: diameter * 0.66, height: diameter * 0.66)
    }

    private var style: AnyShapeStyle {
        tint.map { AnyShapeStyle($0) } ?? GaugeTint.style(surroundingTint, along: .closedRing)
            ?? AnyShapeStyle(TintShapeStyle())
    }
}

/// A spinner over its label.
struct SpinnerProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.controlSize) private var controlSize
    @Environment(\.tint) private var surroundingTint
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        VStack(spacing: 6) {
            Spinner(style: style)
                .frame(width: diameter, height: diameter)
            if labelsVisibility != .hidden {
                configuration.label.font(.footnote).foregroundStyle(.secondary)
            }
        }
    }

    /// The sizes of UIKit's activity indicator, medium and large, in points.
    private var diameter: CGFloat {
        switch controlSize {
        case .mini, .small, .regular: 20
        case .large, .extraLarge: 37
        }
    }

    private var style: AnyShapeStyle {
        tint.map { AnyShapeStyle($0) } ?? surroundingTint ?? AnyShapeStyle(Color(source: .system(.gray)))
    }
}
