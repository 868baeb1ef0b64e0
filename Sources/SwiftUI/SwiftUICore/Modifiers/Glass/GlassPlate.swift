import Drawing

/// A piece of glass behind a view, either separate or in a container.
nonisolated package struct GlassPlate<Plate: Shape>: View {
    let kind: GlassKind
    let shape: Plate
    @Environment(\.self) private var environment

    package init(kind: GlassKind, shape: Plate) {
        self.kind = kind
        self.shape = shape
    }

    @MainActor package var body: some View {
        if let look = GlassLook(of: kind, in: environment) {
            let outline = { [shape, environment] (frame: CGRect) in shape.drawnPath(at: frame, in: environment) }
            shape.fill(.black).modifier(GlassPiece(look: look, union: environment.glassUnion, outlineIn: outline))
        }
    }
}

/// The kind of thing that is made of glass.
package enum GlassKind {
    /// A view with a glass effect.
    case effect(Glass)
    /// A button, in a style.
    case button(AnyShapeStyle)
    /// A piece of a bar that floats over content, in the tint of a prominent item or clear.
    case bar(tint: AnyShapeStyle?)
}

/// The identity of a union of pieces of glass.
struct GlassUnion: Hashable, @unchecked Sendable {
    private let id: AnyHashable
    private let namespace: Namespace.ID

    init(id: some Hashable & Sendable, namespace: Namespace.ID) { (self.id, self.namespace) = (AnyHashable(id), namespace) }
}

private enum GlassUnionKey: EnvironmentKey {
    static var defaultValue: GlassUnion? { nil }
}

extension EnvironmentValues {
    /// The union of the glass of a view.
    var glassUnion: GlassUnion? {
        get { self[GlassUnionKey.self] }
        set { self[GlassUnionKey.self] = newValue }
    }
}

/// Draws a shape as glass.
private struct GlassPiece: RenderEffect {
    typealias Body = Never
    let look: GlassLook
    let union: GlassUnion?
    let outlineIn: (CGRect) -> Path

    func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        guard let pool = painter.glass else {
            let outline = painter.isolatedGroup { inner.paint(with: &$0) }.outline
            return painter.draw(look.items(outline: outline, opacity: painter.opacity), isComposed: false)
        }
        let pane = pool.take(piece(inner, in: pool, painter))
        guard let pane else { return }
        var surrounding = pool.surrounding(painter)
        surrounding.items = []
        surrounding.draw(pane.look.items(outline: pane.outline, opacity: surrounding.opacity * pane.opacity, tints: pane.tints))
        painter.items += surrounding.items
    }

    private func piece(_ inner: ViewNode, in pool: GlassPool, _ painter: Painter) -> GlassPool.Piece {
        let drawn = painter.isolatedGroup { inner.paint(with: &$0) }
        let placed = pool.innerEffects(of: painter).reduce(drawn) { $1.applied(to: $0) }
        let presence = painter.glassPresence
        let opacity = pool.innerOpacity(of: painter)
        return GlassPool.Piece(
            outline: presence > 0 ? placed.outline : Path(), look: look, opacity: opacity, presence: presence, union: union,
            outlineIn: outlineIn)
    }
}

extension [DisplayItem] {
    /// The outline of all filled paths, with transforms applied.
    fileprivate var outline: Path {
        reduce(into: Path()) { path, item in
            switch item {
            case .fill(let filled, _, _): path.addPath(filled)
            case .transform(let transform, let items): path.addPath(items.outline, transform: transform)
            case .group(_, _, let items), .run(let items), .filter(_, let items), .clip(_, _, let items), .mask(_, let items):
                path.addPath(items.outline)
            case .projection(_, let items): path.addPath(items.outline)
            case .stroke, .glyphs, .image, .backdrop: break
            }
        }
    }
}

/// The styles with which a piece of glass is drawn.
///
/// A thin material with a bright edge and a faint shadow. No measurement of Apple's glass is available.
struct GlassLook: Equatable {
    private let body: ResolvedStyle
    private(set) var tint: ResolvedStyle?
    private let edge: ResolvedStyle
    private let edgeWidth: CGFloat
    /// Lines along the inside of a tinted button, the outermost first; empty where there is one line of `edge`.
    private var glow: [Color.Resolved] = []
    private let shadow: Color.Resolved
    /// The standard deviation of the shadow's blur and, below, its downward offset, both in points.
    private let shadowSigma: CGFloat
    private let shadowOffset: CGFloat

    /// Creates the look of a kind of glass; nil for glass that changes nothing.
    init?(of kind: GlassKind, in environment: EnvironmentValues) {
        switch kind {
        case .effect(let glass):
            guard glass.kind != .identity else { return nil }
            let clear = Color.white.opacity(environment.colorScheme == .dark ? 0.06 : 0.18)
            body =
                glass.kind == .clear
                ? clear.resolvedStyle(in: environment, level: 0) : Material.ultraThin.resolvedStyle(in: environment, level: 0)
            tint = glass.tint?.opacity(0.6).resolvedStyle(in: environment, level: 0)
            let edge = LinearGradient(
                colors: [.white.opacity(0.6), .white.opacity(0.1), .white.opacity(0.35)], startPoint: .topLeading, endPoint: .bottomTrailing
            )
            self.edge = edge.resolvedStyle(in: environment, level: 0)
            (edgeWidth, shadowSigma, shadowOffset) = (1, 4, 2)
            shadow = Color.black.opacity(0.12).resolve(in: environment)
        case .button(let style):
            body = style.resolvedStyle(in: environment, level: 0)
            edge = Color.white.opacity(0.5).resolvedStyle(in: environment, level: 0)
            (edgeWidth, shadowSigma, shadowOffset) = (environment.pixelLength, 2, 1)
            if case .color(let tint) = body { glow = Self.glow(of: tint) }
            shadow = Color.black.opacity(0.08).resolve(in: environment)
        case .bar(let style):
            let isDark = environment.colorScheme == .dark
            body = style?.resolvedStyle(in: environment, level: 0) ?? .material(ResolvedMaterial.floatingBar(isDark: isDark))
            edge = Self.barRim(isDark: isDark, isTinted: style != nil).resolvedStyle(in: environment, level: 0)
            (edgeWidth, shadowSigma, shadowOffset) = (1, 14, 6)
            shadow = Color.black.opacity(isDark ? 0 : 0.0865).resolve(in: environment)
        }
    }

    /// The line along the inside of a bar's glass.
    ///
    /// Records `nav.glass.*` and `ha.sheet.confirm`: over light it is white, over black it is #3A3A3A at the left, #383838 above, #252525
    /// below and #1F1F1F at the right of a fill of #191919; on a tint it is lighter above.
    private static func barRim(isDark: Bool, isTinted: Bool) -> LinearGradient {
        if isTinted {
            return LinearGradient(colors: [.white.opacity(0.35), .white.opacity(0)], startPoint: .top, endPoint: .center)
        }
        return LinearGradient(
            colors: isDark ? [.white.opacity(0.19), .white.opacity(0)] : [.white, .white], startPoint: .topLeading,
            endPoint: .bottomTrailing)
    }

    /// Returns the colours of three lines of a third of a point along the inside of a tinted button, the outermost first.
    ///
    /// Record `button.glassProminent.regular` of the pictures of iOS 26: #3ECDFF, #30B7FE and #23A1FE on #0A79FD. Each is the tint times
    /// 1.29 and 49 levels, and less of that further in; #36DBFF, #28C1FF and #1AA7FF on #0079FE (`button.colors.uikit`) are within eight
    /// levels of it.
    private static func glow(of tint: Color.Resolved) -> [Color.Resolved] {
        [1, 0.73, 0.48].map { (share: Float) in
            func lit(_ part: Float) -> Float { min(part * (1 + 0.29 * share) + 0.192 * share, 1) }
            return Color.Resolved(red: lit(tint.red), green: lit(tint.green), blue: lit(tint.blue), opacity: tint.opacity)
        }
    }

    var withoutTint: GlassLook {
        var look = self
        look.tint = nil
        return look
    }

    /// Returns true if both are the same kind of glass, tinted or not.
    func isAlike(_ other: GlassLook) -> Bool { withoutTint == other.withoutTint }

    /// - Parameter tints: the tints of parts of the outline.
    func items(
        outline: Path, opacity: Double, tints: [(outline: Path, opacity: Double, style: ResolvedStyle)] = []
    ) -> [DisplayItem] {
        guard !outline.isEmpty, opacity > 0 else { return [] }
        let bounds = outline.boundingRect
        func fill(_ path: Path, _ style: ResolvedStyle, _ opacity: Double) -> [DisplayItem] {
            style.items(filling: path, FillStyle(), in: path.boundingRect, opacity: opacity)
        }
        var items = cast(by: outline, in: bounds, opacity: opacity) + fill(outline, body, opacity)
        if let tint { items += fill(outline, tint, opacity) }
        for part in tints { items += fill(part.outline, part.style, opacity * part.opacity) }
        return items + rim(of: outline, in: bounds, opacity: opacity)
    }

    /// Returns the lines along the inside of the outline.
    private func rim(of outline: Path, in bounds: CGRect, opacity: Double) -> [DisplayItem] {
        func line(_ width: CGFloat, _ style: ResolvedStyle) -> [DisplayItem] {
            style.items(filling: outline.strokedPath(StrokeStyle(lineWidth: 2 * width)), FillStyle(), in: bounds, opacity: opacity)
        }
        let lines =
            glow.isEmpty
            ? line(edgeWidth, edge)
            // The inner lines first: the outer ones cover their outer parts.
            : glow.enumerated().reversed().flatMap { line(CGFloat($0 + 1) / 3, .color($1)) }
        return [.clip(outline, FillStyle(), lines)]
    }

    /// Returns the shadow around the glass, without the part under it.
    private func cast(by outline: Path, in bounds: CGRect, opacity: Double) -> [DisplayItem] {
        let shape = [DisplayItem.fill(outline, FillStyle(), .color(Color.Resolved(red: 0, green: 0, blue: 0).rgba))]
        let reach = 4 * shadowSigma + shadowOffset
        var around = Path(bounds.insetBy(dx: -reach, dy: -reach))
        around.addPath(outline)
        let color = shadow.multiplyingOpacity(by: opacity).rgba
        let shadowed = DisplayItem.filter(.shadow(color: color, sigma: shadowSigma, offset: CGSize(width: 0, height: shadowOffset)), shape)
        return [.clip(around, FillStyle(eoFill: true), [shadowed])]
    }
}

/// Glass that is coming out of other glass or going into it.
private struct GlassMorph: RenderEffect {
    typealias Body = Never
    var amount: Double

    var effectData: Double {
        get { amount }
        set { amount = newValue }
    }

    func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        let outer = painter.glassPresence
        painter.glassPresence *= min(max(amount, 0), 1)
        // Content on the glass appears once there is glass under it.
        painter.withOpacity(painter.glassPresence * amount) { inner.paint(with: &$0) }
        painter.glassPresence = outer
    }
}

extension AnyTransition {
    /// A transition in which glass comes out of the glass beside it, while its content fades in.
    static var glass: AnyTransition { .modifier(active: GlassMorph(amount: 0), identity: GlassMorph(amount: 1)) }
}
