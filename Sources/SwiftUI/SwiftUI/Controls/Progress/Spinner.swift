import Drawing
@_spi(Nodes) import SwiftUICore

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

    static let spokeCount = 8
    /// Seconds in which the darkest spoke goes round: eight steps of a tenth.
    static let period = 0.8
    /// A spoke's length and width, and the opacity of the lightest one, relative to the indicator's size.
    private static let spokeLength: CGFloat = 0.28
    private static let spokeWidth: CGFloat = 0.11
    private static let lightest = 0.2

    func update(_ style: ResolvedStyle) {
        if fill == nil || tree.updates.wasResting { start = tree.now }
        if fill == nil { fill = AnimatedFill(style) }
        fill?.set(style, animation: attributeAnimation, at: tree.now)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override var ownSettlingTime: Double { fill?.settlingTime ?? -.infinity }

    override var ownStillTime: Double { .infinity }
    override var recurs: Bool { true }

    override var ownRepetition: (start: Double, period: Double)? { (start, Self.period) }

    override func nextRestTime(after time: Double) -> Double { Self.rest(after: time, since: start) }

    /// Returns the next time at which all spokes are as they were at the beginning.
    static func rest(after time: Double, since start: Double) -> Double {
        let turns = max(((time - start) / period - 1e-9).rounded(.up), 1)
        return start + turns * period
    }

    override func paint(with painter: inout Painter) {
        guard let fill else { return }
        let frame = frame(at: painter.time)
        let style = fill.value(at: painter.time)
        let turned = tree.isFrozen ? 0 : Self.turned(since: start, at: painter.time)
        painter.draw(Self.items(style, in: frame, turned: turned, opacity: painter.opacity))
    }

    /// Returns the number of spokes by which the darkest one has advanced.
    static func turned(since start: Double, at time: Double) -> Int {
        Int(((time - start) / period * Double(spokeCount) + 1e-6).rounded(.down))
    }

    /// The spokes, of which the one at the top is the darkest at first; those behind it have faded longer.
    ///
    /// - Parameter shown: how many there are, from the top on.
    static func items(
        _ style: ResolvedStyle, in frame: CGRect, turned: Int, opacity: Double, shown: Int = spokeCount
    ) -> [DisplayItem] {
        (0..<min(shown, spokeCount)).flatMap { spoke -> [DisplayItem] in
            let age = (turned % spokeCount - spoke + spokeCount) % spokeCount
            let fade = 1 - Double(age) / Double(spokeCount - 1) * (1 - lightest)
            return style.items(filling: path(of: spoke, in: frame), FillStyle(), in: frame, opacity: opacity * fade)
        }
    }

    private static func path(of spoke: Int, in frame: CGRect) -> Path {
        let side = min(frame.width, frame.height)
        let (length, width) = (side * spokeLength, side * spokeWidth)
        let bar = CGRect(x: -width / 2, y: -side / 2, width: width, height: length)
        let angle = Angle.degrees(360 * Double(spoke) / Double(spokeCount))
        return Capsule().path(in: bar)
            .applying(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
            .offsetBy(dx: frame.midX, dy: frame.midY)
    }
}
