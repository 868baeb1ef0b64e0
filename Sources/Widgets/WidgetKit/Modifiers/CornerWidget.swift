/// A widget in the corner of a watch face, with its label along the dial.
///
/// Apple publishes no numbers: the label runs around the middle of the face, just inside the widget.
package struct CornerWidget: View {
    let content: AnyView
    let arc: CornerArc

    /// - Parameters:
    ///   - middle: of the face, from the widget's own, in points.
    ///   - radius: of the widget.
    package init(_ content: any View, middle: CGVector, radius: CGFloat) {
        self.content = AnyView(content)
        let distance = (middle.dx * middle.dx + middle.dy * middle.dy).squareRoot()
        arc = CornerArc(
            angle: Angle(radians: atan2(-Double(middle.dy), -Double(middle.dx))), distance: distance,
            labelRadius: distance - radius - 11)
    }

    package var body: some View {
        content
            .environment(\.cornerArc, arc)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlayPreferenceValue(WidgetLabelKey.self) { label in
                if let label { curved(label) }
            }
    }

    private func curved(_ label: AnyView) -> some View {
        let step = arc.distance - arc.labelRadius
        let room = CornerLabelRoom(width: arc.labelRadius * CGFloat(CornerArc.labelReach.radians))
        return room {
            label
                .font(.system(size: 12.5, weight: .semibold))
                .lineLimit(1)
                .minimumScaleFactor(0.8)
                .placeGaugeStyle(CornerGaugeStyle(arc: arc))
                .placeProgressViewStyle(CornerProgressStyle(arc: arc))
                .textRenderer(ArcText(radius: arc.labelRadius, angle: arc.angle))
        }
        .offset(x: -step * CGFloat(cos(arc.angle.radians)), y: -step * CGFloat(sin(arc.angle.radians)))
    }
}

/// The geometry of a corner's circles.
struct CornerArc: Equatable, Sendable {
    /// The angle of the widget, seen from the middle of the face; 0 is to the right, and angles grow clockwise.
    var angle: Angle
    /// The distance of the widget's middle from the face's.
    var distance: CGFloat
    /// The radius of the line along whose middle the label runs.
    var labelRadius: CGFloat

    /// The maximum extent of a label around the face: the next corner has as much. A longer text is set smaller, down to four fifths, and
    /// then ends in an ellipsis; no public source has the numbers.
    static let labelReach = Angle.degrees(90)
}

/// A layout that gives a label its ideal width, up to the room on the arc.
private struct CornerLabelRoom: Layout {
    let width: CGFloat

    private var proposal: ProposedViewSize { ProposedViewSize(width: width, height: nil) }

    private func size(of label: LayoutSubview) -> (CGSize, ProposedViewSize) {
        let ideal = label.sizeThatFits(.unspecified)
        return ideal.width <= width ? (ideal, .unspecified) : (label.sizeThatFits(proposal), proposal)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first.map { size(of: $0).0 } ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let label = subviews.first else { return }
        label.place(at: bounds.origin, proposal: size(of: label).1)
    }
}

extension EnvironmentValues {
    private struct CornerArcKey: EnvironmentKey {
        static var defaultValue: CornerArc? { nil }
    }

    /// The geometry of the corner that a view is in; `nil` elsewhere.
    var cornerArc: CornerArc? {
        get { self[CornerArcKey.self] }
        set { self[CornerArcKey.self] = newValue }
    }
}

/// Draws text along a circle whose middle lies on the far side of an angle.
struct ArcText: TextRenderer, PlaceholderRenderer {
    let radius: CGFloat
    let angle: Angle

    /// A bar of the same length, bent, with corners as round as those of a straight one.
    func placeholder(for bar: CGRect, cornerRadius: CGFloat) -> Path {
        let middle = CGPoint(
            x: bar.midX - radius * CGFloat(cos(angle.radians)), y: bar.midY - radius * CGFloat(sin(angle.radians)))
        func point(_ distance: CGFloat, _ turn: Angle) -> CGPoint {
            CGPoint(x: middle.x + distance * CGFloat(cos(turn.radians)), y: middle.y + distance * CGFloat(sin(turn.radians)))
        }
        let half = Angle(radians: Double(bar.width / 2 / radius))
        let (start, end, inner, outer) = (angle - half, angle + half, radius - bar.height / 2, radius + bar.height / 2)
        let (innerCorner, outerCorner) = (Angle(radians: Double(cornerRadius / inner)), Angle(radians: Double(cornerRadius / outer)))
        var path = Path()
        path.addArc(center: middle, radius: outer, startAngle: start + outerCorner, endAngle: end - outerCorner, clockwise: false)
        path.addQuadCurve(to: point(outer - cornerRadius, end), control: point(outer, end))
        path.addLine(to: point(inner + cornerRadius, end))
        path.addQuadCurve(to: point(inner, end - innerCorner), control: point(inner, end))
        path.addArc(center: middle, radius: inner, startAngle: end - innerCorner, endAngle: start + innerCorner, clockwise: true)
        path.addQuadCurve(to: point(inner + cornerRadius, start), control: point(inner, start))
        path.addLine(to: point(outer - cornerRadius, start))
        path.addQuadCurve(to: point(outer, start + outerCorner), control: point(outer, start))
        path.closeSubpath()
        return path
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            let box = line.typographicBounds.rect
            let middle = CGPoint(x: box.midX, y: box.midY)
            for run in line {
                for slice in run {
                    let glyph = slice.typographicBounds.rect
                    let turn = angle + Angle(radians: Double((glyph.midX - middle.x) / radius))
                    let point = CGPoint(
                        x: middle.x + radius * CGFloat(cos(turn.radians) - cos(angle.radians)),
                        y: middle.y + radius * CGFloat(sin(turn.radians) - sin(angle.radians)))
                    var turned = context
                    turned.translateBy(x: point.x, y: point.y)
                    turned.rotate(by: turn + .degrees(90))
                    turned.translateBy(x: -glyph.midX, y: -middle.y)
                    turned.draw(slice)
                }
            }
        }
    }
}

/// A gauge as a part of the circle around the face, between the words for its ends.
private struct CornerGaugeStyle: GaugeStyle {
    let arc: CornerArc

    func makeBody(configuration: Configuration) -> some View {
        let hasEnds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
        let reach = hasEnds ? CornerBar.reachBetweenWords : CornerBar.reach
        ZStack {
            CornerBar(arc: arc, value: configuration.value, reach: reach)
            if let label = configuration.minimumValueLabel { end(label, -reach - Self.wordsMiddle) }
            if let label = configuration.maximumValueLabel { end(label, reach + Self.wordsMiddle) }
        }
        .frame(width: 1, height: 1)
    }

    /// Words at an end of the bar, bent along the same circle.
    private func end(_ label: some View, _ turn: Angle) -> some View {
        let angle = arc.angle + turn
        return label.lineLimit(1).fixedSize()
            .textRenderer(ArcText(radius: arc.labelRadius, angle: angle))
            .frame(width: 1, height: 1)
            .offset(
                x: arc.labelRadius * CGFloat(cos(angle.radians) - cos(arc.angle.radians)),
                y: arc.labelRadius * CGFloat(sin(angle.radians) - sin(arc.angle.radians)))
    }

    /// The angle from the end of the bar to the middle of the words beside it, so that there is room for three digits.
    private static let wordsMiddle = Angle(radians: 0.17)
}

private struct CornerProgressStyle: ProgressViewStyle {
    let arc: CornerArc

    func makeBody(configuration: Configuration) -> some View {
        CornerBar(arc: arc, value: configuration.fractionCompleted ?? 0, reach: CornerBar.reach)
    }
}

private struct CornerBar: View {
    let arc: CornerArc
    let value: Double
    /// The angle from the middle of the bar to its ends.
    let reach: Angle

    @Environment(\.tint) private var tint

    static let reach = Angle(radians: 0.42)
    static let reachBetweenWords = Angle(radians: 0.34)

    var body: some View {
        ZStack {
            CornerBarShape(arc: arc, end: 1, reach: reach.radians).stroke(.white.opacity(0.25), style: stroke)
            CornerBarShape(arc: arc, end: min(max(value, 0), 1), reach: reach.radians).stroke(filling, style: stroke)
        }
        .frame(width: 1, height: 1)
    }

    /// The fill: a gradient without a direction of its own follows the arc, from one end of the bar to the other.
    private var filling: AnyShapeStyle {
        guard let gradient = tint?.style as? Gradient else { return AnyShapeStyle(.tint) }
        // The middle of the face, as a unit point of the 1-point square in which the bar is drawn.
        let middle = UnitPoint(
            x: 0.5 - arc.labelRadius * CGFloat(cos(arc.angle.radians)), y: 0.5 - arc.labelRadius * CGFloat(sin(arc.angle.radians)))
        let (start, end) = (arc.angle - reach, arc.angle + reach)
        return AnyShapeStyle(AngularGradient(gradient: gradient, center: middle, startAngle: start, endAngle: end))
    }

    private var stroke: StrokeStyle { StrokeStyle(lineWidth: 5, lineCap: .round) }
}

/// A part of the circle around the face, whose middle is in the middle of the shape.
private struct CornerBarShape: Shape {
    let arc: CornerArc
    var end: Double
    /// Radians from the middle of the bar to its ends.
    var reach: Double

    var animatableData: Double {
        get { end }
        set { end = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let middle = CGPoint(
            x: rect.midX - arc.labelRadius * CGFloat(cos(arc.angle.radians)),
            y: rect.midY - arc.labelRadius * CGFloat(sin(arc.angle.radians)))
        var path = Path()
        path.addArc(
            center: middle, radius: arc.labelRadius, startAngle: arc.angle - Angle(radians: reach),
            endAngle: arc.angle + Angle(radians: reach * (2 * end - 1)), clockwise: false)
        return path
    }
}

/// Makes the text of a corner widget follow the circle of the widget.
struct CurvedContentModifier: ViewModifier {
    let isCurved: Bool

    @Environment(\.cornerArc) private var arc

    func body(content: Content) -> some View {
        if isCurved, let arc {
            content.textRenderer(ArcText(radius: arc.distance, angle: arc.angle))
        } else {
            content
        }
    }
}
