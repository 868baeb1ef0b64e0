@_spi(Nodes) import SwiftUICore

/// A fraction of a whole, from 0 to 1: a number, or the elapsed or remaining part of an interval of dates.
enum Fraction: Equatable {
    case value(Double)
    case timer(ClosedRange<Date>, countsDown: Bool)

    /// Creates a value's fraction of a range; a value outside is clamped, and one that is not finite counts as 0.
    init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let share = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
        self = .value(share.isFinite ? min(max(share, 0), 1) : 0)
    }

    /// Returns the fraction at a date.
    func share(at date: Date) -> Double {
        switch self {
        case .value(let share): return share
        case .timer(let interval, let countsDown):
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            guard length > 0 else { return countsDown ? 0 : 1 }
            let passed = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
            return countsDown ? 1 - passed : passed
        }
    }
}

/// A figure that shows a fraction of a whole.
protocol FractionFigure {
    /// Returns the outline of the filled part, in a rectangle whose leading side is on the left.
    func path(of fraction: Double, in rect: CGRect) -> Path

    /// True if the figure is mirrored where writing runs from right to left.
    var isMirrored: Bool { get }
}

/// A figure of a fraction filled with a style; a number animates, a timer runs with the tree's clock.
struct FractionView<Figure: FractionFigure, Style: ShapeStyle>: View, ElementView {
    typealias Body = Never
    let figure: Figure
    let fraction: Fraction
    let style: Style

    init(_ figure: Figure, _ fraction: Fraction, _ style: Style) {
        self.figure = figure
        self.fraction = fraction
        self.style = style
    }

    func makeNode(in context: BuildContext) -> FractionNode<Figure> {
        FractionNode(tree: context.tree, figure: figure, fraction: fraction)
    }

    func update(_ node: FractionNode<Figure>, at structure: ViewElement, in context: BuildContext) {
        node.update(figure, fraction, style.resolvedStyle(in: context.environment, level: 0))
    }
}

@MainActor
final class FractionNode<Figure: FractionFigure>: ViewNode {
    private var figure: Figure
    private var fraction: Fraction
    private var share: AnimatedValue<Double>
    private var fill: AnimatedFill?

    init(tree: ViewTree, figure: Figure, fraction: Fraction) {
        self.figure = figure
        self.fraction = fraction
        share = AnimatedValue(fraction.share(at: tree.date(at: tree.now)))
        super.init(tree: tree)
    }

    func update(_ figure: Figure, _ fraction: Fraction, _ style: ResolvedStyle) {
        let animation = attributeAnimation
        self.figure = figure
        self.fraction = fraction
        let target = fraction.share(at: tree.date(at: tree.now))
        if share.target != target {
            explaining("value") {
                AnimationStarts.describing({ (share: Double) in ExplainedQuantity("", .fraction, [share]) }) {
                    share.set(target, animation: animation, at: tree.now)
                }
            }
        }
        if fill == nil { fill = AnimatedFill(style) }
        explaining("fill") { fill?.set(style, animation: animation, at: tree.now) }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override var ownSettlingTime: Double { max(share.settlingTime, fill?.settlingTime ?? -.infinity) }

    override var ownStillTime: Double {
        if case .timer = fraction { .infinity } else { ownSettlingTime }
    }

    override func paint(with painter: inout Painter) {
        guard let fill else { return }
        let frame = frame(at: painter.time)
        let path = placedPath(of: share(at: painter.time), in: frame)
        guard !path.isEmpty else { return }
        let style = fill.value(at: painter.time)
        painter.draw(style.items(filling: path, FillStyle(), in: frame, opacity: painter.opacity))
    }

    private func share(at time: Double) -> Double {
        guard case .timer = fraction else { return min(max(share.value(at: time), 0), 1) }
        return fraction.share(at: tree.date(at: time))
    }

    private func placedPath(of share: Double, in frame: CGRect) -> Path {
        let path = figure.path(of: share, in: CGRect(origin: .zero, size: frame.size))
        guard figure.isMirrored, environment.layoutDirection == .rightToLeft else {
            return path.offsetBy(dx: frame.minX, dy: frame.minY)
        }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY))
    }
}
