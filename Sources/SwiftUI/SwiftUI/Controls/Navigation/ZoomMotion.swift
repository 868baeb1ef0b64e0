import Drawing
@_spi(Nodes) import SwiftUICore

/// The source from which a page grows.
nonisolated struct ZoomSource: Sendable {
    /// The source's frame, in points, in the stack's coordinates.
    var frame: CGRect
    var radius: CGFloat
    /// The whole screen, in the same coordinates: the page covers all of it, including its safe area insets.
    var screen: CGRect

    /// Returns the scale at which the page fills its source, and the visible part of the page there: its top.
    func fit(_ size: CGSize) -> (scale: CGFloat, window: CGRect) {
        guard size.width > 0, size.height > 0 else { return (1, CGRect(origin: .zero, size: size)) }
        let scale = max(frame.width / size.width, frame.height / size.height)
        let window = CGSize(width: frame.width / scale, height: frame.height / scale)
        return (scale, CGRect(origin: CGPoint(x: (size.width - window.width) / 2, y: 0), size: window))
    }
}

/// The motion of a page that grows from its source.
struct ZoomMotion: ViewModifier {
    let source: ZoomSource?
    /// 1 over the source, 0 at its place.
    let amount: Double

    func body(content: Content) -> some View {
        content
            .clipShape(ZoomWindow(source: source, amount: amount))
            .modifier(ZoomEffect(source: source, amount: amount))
            .modifier(ZoomFade(amount: amount))
    }
}

/// Fades a page in for its source while it is still near it, so that the views between do not show through.
private struct ZoomFade: RenderEffect {
    typealias Body = Never
    var amount: Double

    /// The part of the way in which it does so; chosen by eye.
    private static let way = 0.35

    var effectData: Double {
        get { amount }
        set { amount = newValue }
    }

    /// Paints the page as one picture: views on the page hide those behind them on the page.
    func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        let opacity = min(max((1 - amount) / Self.way, 0), 1)
        guard opacity < 1 else { return inner.paint(with: &painter) }
        let items = painter.isolatedGroup { inner.paint(with: &$0) }
        guard !items.isEmpty, opacity > 0 else { return }
        painter.draw([.group(opacity: painter.opacity * opacity, blendMode: .normal, items)], isComposed: true)
    }
}

/// The part of a page that is seen as it grows.
private nonisolated struct ZoomWindow: Shape {
    var source: ZoomSource?
    /// 1 over the source, 0 at its place.
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    /// The distance that a page that ignores the safe area may reach beyond its frame, in points.
    private static let reach: CGFloat = 120

    /// The corners of a page on its way, as a share of its shorter side: those of an iPhone's display, 55 points of 393.
    private static let roundness: CGFloat = 55 / 393
    /// The part of the way in which the corners form: at its place a page has the corners of the display, which a picture lacks.
    private static let rounding: CGFloat = 0.12

    func path(in rect: CGRect) -> Path {
        guard let source, amount != 0 else { return Path(rect.insetBy(dx: -Self.reach, dy: -Self.reach)) }
        let whole = source.screen.offsetBy(dx: rect.minX, dy: rect.minY)
        let (scale, window) = source.fit(rect.size)
        let share = CGFloat(min(max(amount, 0), 1))
        let target = window.offsetBy(dx: rect.minX, dy: rect.minY)
        let mix = { (from: CGFloat, to: CGFloat) in from + (to - from) * share }
        let seen = CGRect(
            x: mix(whole.minX, target.minX), y: mix(whole.minY, target.minY), width: mix(whole.width, target.width),
            height: mix(whole.height, target.height))
        let start = min(whole.width, whole.height) * Self.roundness * min(share / Self.rounding, 1)
        return Path(roundedRect: seen, cornerRadius: mix(start, source.radius / max(scale, 0.01)), style: .continuous)
    }
}

/// Brings a page over its source.
private nonisolated struct ZoomEffect: GeometryEffect {
    var source: ZoomSource?
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        guard let source, amount != 0 else { return ProjectionTransform() }
        let (least, window) = source.fit(size)
        let share = CGFloat(amount)
        let scale = max(1 + (least - 1) * share, 0.001)
        let x = (source.frame.minX - window.minX * least) * share
        let y = source.frame.minY * share
        return ProjectionTransform(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y))
    }
}
