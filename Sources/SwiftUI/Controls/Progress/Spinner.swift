import Drawing

/// Eight spokes that take turns in fading: UIKit's activity indicator.
///
/// It turns with the tree's time while views are filmed, and rests in stills, as symbols do that move again and again.
struct Spinner<Style: ShapeStyle>: View, ElementView {
    typealias Body = Never
    let style: Style

    func makeNode(in context: BuildContext) -> SpinnerNode { SpinnerNode(tree: context.tree) }

    func update(_ node: SpinnerNode, at structure: ViewElement, in context: BuildContext) {
        node.update(style.resolvedStyle(in: context.environment, level: 0))
    }
}

@MainActor
final class SpinnerNode: ViewNode {
    private var fill: AnimatedFill?
    private var start = 0.0

    private static let spokeCount = 8
    /// Seconds in which the darkest spoke goes round: eight steps of a tenth.
    private static let period = 0.8
    /// A spoke's length and width, and the opacity of the lightest one, relative to the indicator's size.
    private static let spokeLength: CGFloat = 0.28
    private static let spokeWidth: CGFloat = 0.11
    private static let lightest = 0.2

    func update(_ style: ResolvedStyle) {
        if fill == nil || tree.wasResting { start = tree.now }
        if fill == nil { fill = AnimatedFill(style) }
        fill?.set(style, animation: attributeAnimation, at: tree.now)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override var ownSettlingTime: Double { fill?.settlingTime ?? -.infinity }

    override var ownStillTime: Double { .infinity }
    override var recurs: Bool { true }

    override var ownLoops: [AnimationLoop] { [AnimationLoop(start: start, period: Self.period)] }

    override func nextRestTime(after time: Double) -> Double {
        let turns = max(((time - start) / Self.period - 1e-9).rounded(.up), 1)
        return start + turns * Self.period
    }

    override func paint(with painter: inout Painter) {
        guard let fill else { return }
        let frame = frame(at: painter.time)
        let style = fill.value(at: painter.time)
        let turned = tree.isFrozen ? 0 : Int(((painter.time - start) / Self.period * Double(Self.spokeCount) + 1e-6).rounded(.down))
        let items = (0..<Self.spokeCount).flatMap { spoke -> [DisplayItem] in
            // The spoke at the top is the darkest one at first; those behind it have faded longer.
            let age = (turned % Self.spokeCount - spoke + Self.spokeCount) % Self.spokeCount
            let fade = 1 - Double(age) / Double(Self.spokeCount - 1) * (1 - Self.lightest)
            return style.items(
                filling: path(of: spoke, in: frame), FillStyle(), in: frame, opacity: painter.opacity * fade)
        }
        painter.draw(items)
    }

    private func path(of spoke: Int, in frame: CGRect) -> Path {
        let side = min(frame.width, frame.height)
        let (length, width) = (side * Self.spokeLength, side * Self.spokeWidth)
        let bar = CGRect(x: -width / 2, y: -side / 2, width: width, height: length)
        let angle = Angle.degrees(360 * Double(spoke) / Double(Self.spokeCount))
        return Capsule().path(in: bar)
            .applying(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
            .offsetBy(dx: frame.midX, dy: frame.midY)
    }
}
