/// The measures of gauges that are rings, in points.
///
/// The diameter is that of a circular accessory widget on an iPhone 393 points wide (measured: 58 by 58); the rest is read from pictures
/// of iOS 17's lock screen. A ring keeps its size whatever the proposal, as Apple's does.
enum RingMeasures {
    static let diameter: CGFloat = 58
    static let lineWidth: CGFloat = 6
    /// The clear space between a ring and the marker on it.
    static let markerGap: CGFloat = 2
    static let openSweep: Double = 270
    /// The width that texts in a ring shrink to.
    static let innerWidth: CGFloat = 38
    /// The distance of the texts in an open ring's gap from its centre.
    static let gapOffset: CGFloat = 23
    /// The opacity of the tint in the unfilled part of a closed ring.
    static let trackOpacity = 0.25
}

/// An open ring with a marker, the value in the middle and in the gap the labels of the ends or the gauge's.
struct OpenRingGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tint) private var tint

    private static let ring = RingArc(sweep: RingMeasures.openSweep, lineWidth: RingMeasures.lineWidth)

    var body: some View {
        ZStack {
            ring(GaugeTint.style(tint, along: .openRing) ?? AnyShapeStyle(.primary))
            center
            gap.offset(y: RingMeasures.gapOffset)
        }
        .frame(width: RingMeasures.diameter, height: RingMeasures.diameter)
    }

    private func ring(_ style: AnyShapeStyle) -> some View {
        ZStack {
            ZStack {
                FractionView(Self.ring, .value(1), style)
                FractionView(
                    RingMarker(ring: Self.ring, margin: RingMeasures.markerGap), configuration.fraction, Color.black
                )
                .blendMode(.destinationOut)
            }
            .compositingGroup()
            FractionView(RingMarker(ring: Self.ring), configuration.fraction, style)
        }
    }

    @ViewBuilder private var center: some View {
        if let current = configuration.currentValueLabel {
            RingCenter(content: current, font: .system(size: 22, weight: .medium))
        }
    }

    @ViewBuilder private var gap: some View {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
            HStack(spacing: 3) {
                configuration.minimumValueLabel.frame(width: 15)
                configuration.maximumValueLabel.frame(width: 15)
            }
            .gaugeCaption(size: 11)
        } else {
            configuration.label.gaugeCaption(size: 12).frame(width: 32)
        }
    }
}

/// A closed ring that fills clockwise from the top, the value in the middle or, without one, the gauge's label.
struct ClosedRingGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tint) private var tint

    private static let ring = RingArc(sweep: 360, lineWidth: RingMeasures.lineWidth)

    var body: some View {
        ZStack {
            ring(GaugeTint.style(tint, along: .closedRing) ?? AnyShapeStyle(.primary))
            if let current = configuration.currentValueLabel {
                RingCenter(content: current, font: .system(size: 22, weight: .medium))
            } else {
                RingCenter(content: configuration.label, font: .system(size: 17, weight: .medium))
            }
        }
        .frame(width: RingMeasures.diameter, height: RingMeasures.diameter)
    }

    private func ring(_ style: AnyShapeStyle) -> some View {
        ZStack {
            FractionView(Self.ring, .value(1), style.opacity(RingMeasures.trackOpacity))
            FractionView(Self.ring, configuration.fraction, style)
        }
    }
}

/// The content in the middle of a ring: as large as there is room, and smaller if it is long.
private struct RingCenter<Content: View>: View {
    let content: Content
    let font: Font

    var body: some View {
        content
            .font(font)
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .frame(width: RingMeasures.innerWidth, height: RingMeasures.innerWidth)
    }
}

nonisolated extension View {
    /// The small text in the gap of a ring.
    fileprivate func gaugeCaption(size: CGFloat) -> some View {
        font(.system(size: size, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
    }
}
