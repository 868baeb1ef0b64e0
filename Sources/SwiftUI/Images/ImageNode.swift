import Drawing
import Typesetting

extension Image: View, ElementView {
    static var keeping: ViewKeeping { .asPart }
    public typealias Body = Never

    func makeNode(in context: BuildContext) -> ImageNode { ImageNode(tree: context.tree) }

    func update(_ node: ImageNode, at structure: ViewElement, in context: BuildContext) {
        node.update(self)
    }
}

/// A picture or a symbol, laid out and drawn.
@MainActor
final class ImageNode: ViewNode {
    private(set) var image = Image(systemName: "")
    private var symbol: PlacedSymbol?
    private var picture: AssetImage?
    /// The fill of every layer of a symbol; of a picture, what stands for it where it is hidden.
    private var fills: [AnimatedFill] = []
    private var change: SymbolChange?
    private var growth: SymbolGrowth?
    /// What the effects around a symbol do to it.
    private var motions = SymbolMotions()
    private var figure = SymbolMotionFigure(layers: [])

    override var pictured: String? {
        switch image.source {
        case .symbol(let name), .asset(let name, _): name
        case .picture, .drawn: nil
        }
    }

    func update(_ image: Image) {
        self.image = image
        picture = nil
        let font = (environment.font ?? .body).resolved(in: environment.fontContext)
        let old = symbol
        symbol = image.symbol(font: font, environment: environment)
        if let symbol { tree.diagnostics.note(symbol, drawnBy: environment.fontLibrary) }
        resolvePicture()
        if !tree.isSampling, let old, let symbol, old.name != symbol.name {
            explaining("symbol") {
                AnimationStarts.replacing(old.name, with: symbol.name) {
                    change = SymbolChange(
                        from: old, to: symbol, fills: fills.map { $0.value(at: tree.now) },
                        transition: environment.contentTransition, animation: contentAnimation, at: tree.now)
                }
                change?.explain(from: old.name, to: symbol.name, at: tree.now)
            }
        }
        if !tree.isSampling, let old, let symbol { grow(from: old, to: symbol) }
        updateFills(to: symbol?.styles ?? [environment.foregroundStyle()])
        updateMotions()
    }

    /// Begins the way to another size or weight; one to what is another symbol ends where it is.
    private func grow(from old: PlacedSymbol, to symbol: PlacedSymbol) {
        if old.name != symbol.name { growth = nil }
        explaining("symbol") {
            growth = SymbolGrowth(from: old, to: symbol, animation: contentAnimation, at: tree.now, after: growth) ?? growth?.towards(symbol)
        }
    }

    private func updateMotions() {
        let effects = environment.symbolEffects
        if !effects.isEmpty || !motions.isEmpty { tree.hinderKeeping() }
        guard !tree.isSampling, let symbol, !(effects.isEmpty && motions.isEmpty) else { return }
        figure = symbol.motionFigure(isRightToLeft: environment.layoutDirection == .rightToLeft)
        motions.update(to: effects, figure, at: tree.now, isResting: tree.wasResting)
        motions.explain(figure, of: explainedName, in: tree)
    }

    /// Layers that stay change their fills under the animation; others are there at once.
    private func updateFills(to styles: [ResolvedStyle]) {
        guard fills.count == styles.count else {
            fills = styles.map(AnimatedFill.init)
            return
        }
        for index in styles.indices {
            fills[index].set(styles[index], animation: attributeAnimation, at: tree.now)
        }
    }

    /// Finds the picture of a name, or puts the box that stands for a missing one in its place.
    private func resolvePicture() {
        picture = image.picture(in: environment)
        guard picture == nil, case .asset(let name, _) = image.source else { return }
        tree.diagnostics.note(.missingAsset(name))
        symbol = PlacedSymbol(missingPicture: name, environment: environment)
    }

    /// The size the image has by itself.
    private var idealSize: CGSize {
        if let symbol { return symbol.layout.size.roundedUp(toPixelLength: environment.pixelLength) }
        guard let picture, picture.scale > 0 else { return .zero }
        let pixmap = picture.image.pixmap
        return CGSize(
            width: CGFloat(pixmap.widthInPixels) / picture.scale,
            height: CGFloat(pixmap.heightInPixels) / picture.scale)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        image.isResizable ? proposal.replacingUnspecifiedDimensions(by: idealSize) : idealSize
    }

    override func explicitAlignment(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let symbol, !image.isResizable else { return nil }
        let isBaseline =
            guide == AlignmentKey(VerticalAlignment.firstTextBaseline) || guide == AlignmentKey(VerticalAlignment.lastTextBaseline)
        return isBaseline ? symbol.layout.baseline : nil
    }

    override var spacing: ViewSpacing {
        guard let symbol, !image.isResizable else { return ViewSpacing() }
        return .image(baselineOffset: symbol.layout.size.height - symbol.layout.baseline)
    }

    override var ownSettlingTime: Double {
        let changing = max(change?.settlingTime ?? -.infinity, growth?.settlingTime ?? -.infinity)
        return fills.reduce(max(changing, motions.settlingTime(figure))) { max($0, $1.settlingTime) }
    }

    override var ownStillTime: Double { recurs ? .infinity : ownSettlingTime }
    override var recurs: Bool { !motions.isEmpty }
    override func nextRestTime(after time: Double) -> Double { motions.rest(after: time, figure) }
    override var ownLoops: [AnimationLoop] { motions.loops(figure) }

    override func paint(with painter: inout Painter) {
        let frame = frame(at: painter.time)
        if environment.isRedacted, let fill = fills.last {
            return painter.drawRedacted([frame], fill: fill.value(at: painter.time), in: frame)
        }
        guard let picture else { return paintSymbol(in: frame, with: &painter) }
        paintPicture(picture, as: image.picture, isResizable: image.isResizable, in: frame, fills.last, with: &painter)
    }

    private func paintSymbol(in frame: CGRect, with painter: inout Painter) {
        guard let symbol = symbol(at: painter.time), symbol.layout.size.width > 0, symbol.layout.size.height > 0 else { return }
        guard let change, painter.time < change.settlingTime else { return paint(symbol, in: frame, with: &painter) }
        if let poses = change.poses(at: painter.time) {
            painter.draw(
                change.items(in: frame, isResized: image.isResizable, poses: poses.old, opacity: painter.opacity))
            return paint(symbol, in: frame, poses: poses.new, with: &painter)
        }
        let (old, new) = change.states(at: painter.time)
        if let old {
            painter.draw(change.items(in: frame, isResized: image.isResizable, state: old, opacity: painter.opacity))
        }
        if let new { paint(symbol, in: frame, state: new, with: &painter) }
    }

    /// The symbol as it is at a moment, on its way from another size or weight.
    private func symbol(at time: Double) -> PlacedSymbol? {
        guard let growth, time < growth.settlingTime else { return symbol }
        return growth.symbol(at: time)
    }

    private func paint(
        _ symbol: PlacedSymbol, in frame: CGRect, state: SymbolChange.State = .init(scale: 1, opacity: 1),
        poses changing: [SymbolPose]? = nil, with painter: inout Painter
    ) {
        let size = symbol.layout.size
        // A symbol of its own size stands at the corner of the frame that layout gave it, which is rounded up to pixels; on the
        // way from another size, in the middle.
        let placed = placedFrame?.size ?? frame.size
        let full = self.symbol?.layout.size ?? size
        let corner = CGPoint(
            x: frame.minX + (frame.width - placed.width + full.width - size.width) / 2,
            y: frame.minY + (frame.height - placed.height + full.height - size.height) / 2)
        let box = image.isResizable ? frame : CGRect(origin: corner, size: size)
        let base = state.scale == 1
            ? CGAffineTransform(a: box.width / size.width, b: 0, c: 0, d: box.height / size.height, tx: box.minX, ty: box.minY)
            : SymbolChange.transform(of: size, to: box, scale: state.scale)
        let values = fills.map { $0.value(at: painter.time) }
        let opacity = painter.opacity * state.opacity
        var poses = motions.poses(of: figure, at: painter.time, isFrozen: tree.isFrozen)
        if let changing { poses = poses.map { zip($0, changing).map { $0.combined(with: $1) } } ?? changing }
        painter.draw(
            poses.map {
                symbol.items(posed: $0, in: box, fills: values, transform: base, bounds: frame, opacity: opacity)
            } ?? PlacedSymbol.items(of: symbol.layers, fills: values, transform: base, bounds: frame, opacity: opacity))
    }
}

extension CGSize {
    /// Both sides rounded up to whole pixels.
    func roundedUp(toPixelLength pixel: CGFloat) -> CGSize {
        guard pixel > 0 else { return self }
        return CGSize(
            width: (width / pixel - 1e-6).rounded(.up) * pixel, height: (height / pixel - 1e-6).rounded(.up) * pixel)
    }
}
