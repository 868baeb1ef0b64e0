import Drawing
import Typesetting

extension Image: View, ElementView {
    package static var keeping: ViewKeeping { .asPart }
    public typealias Body = Never

    package func makeNode(in context: BuildContext) -> ImageNode { ImageNode(tree: context.tree) }

    package func update(_ node: ImageNode, at structure: ViewElement, in context: BuildContext) {
        node.update(self)
    }
}

/// A picture or a symbol, laid out and drawn.
@MainActor
package final class ImageNode: ViewNode {
    package private(set) var image = Image(systemName: "")
    private var symbol: PlacedSymbol?
    private var picture: AssetImage?
    /// The fill of every layer of a symbol; for a picture, the fill of the placeholder that hides it.
    private var fills: [AnimatedFill] = []
    private var change: SymbolChange?
    /// The former contents, while they fade out.
    private var fade = ContentFade<ShownImage>()
    private var growth: SymbolGrowth?
    /// The motions that effects around the symbol give it.
    private var motions = SymbolMotions()
    private var figure = SymbolMotionFigure(layers: [])

    override var pictured: String? {
        switch image.source {
        case .symbol(let name), .asset(let name, _): name
        case .picture, .drawn: nil
        }
    }

    func update(_ image: Image) {
        let former = ShownImage(image: self.image, symbol: symbol, picture: picture, fills: fills)
        self.image = image
        picture = nil
        let font = (environment.font ?? .body).resolved(in: environment.fontContext)
        symbol = image.symbol(font: font, environment: environment)
        if let symbol { tree.diagnostics.note(symbol, drawnBy: environment.fontLibrary) }
        resolvePicture()
        if !tree.isSampling {
            if former.isThere, former.isOther(than: symbol, picture) { replace(former) }
            if let old = former.symbol, let symbol { grow(from: old, to: symbol) }
        }
        updateFills(to: symbol?.styles ?? [environment.foregroundStyle()])
        updateMotions()
    }

    /// Begins the change from one picture or symbol to another.
    private func replace(_ former: ShownImage) {
        let name = pictured ?? "image"
        explaining("symbol") {
            AnimationStarts.replacing(former.name, with: name) {
                change = nil
                if let old = former.symbol, let symbol {
                    change = SymbolChange(
                        from: old, to: symbol, fills: fills.map { $0.value(at: tree.now) },
                        transition: environment.contentTransition, animation: contentAnimation, at: tree.now)
                }
                let isFade = change == nil && environment.contentTransition.fadesImages(inWidget: environment.isInWidget)
                fade.begin(from: former, animation: isFade ? contentAnimation : nil, at: tree.now)
            }
            change?.explain(from: former.name, to: name, at: tree.now)
        }
    }

    /// True if the only movement in it is a fade from one content to another.
    package var onlyFades: Bool {
        fade.settlingTime > tree.now && ownSettlingTimeBesidesFade <= tree.now && !recurs
    }

    /// True if its size follows from its content: it is drawn at that size in the middle of a frame that grows.
    package var keepsItsSize: Bool { symbol != nil && !image.isResizable }

    /// True if the last update began such a fade.
    package var hasBegunFade: Bool { fade.start == tree.now }

    /// Begins a change of size or weight. A change to another symbol ends the running one.
    private func grow(from old: PlacedSymbol, to symbol: PlacedSymbol) {
        if old.name != symbol.name { growth = nil }
        explaining("symbol") {
            growth =
                SymbolGrowth(from: old, to: symbol, animation: contentAnimation, at: tree.now, after: growth) ?? growth?.towards(symbol)
        }
    }

    private func updateMotions() {
        let effects = environment.symbolEffects
        if !effects.isEmpty || !motions.isEmpty { tree.hinderKeeping() }
        guard !tree.isSampling, tree.playsAnimations, let symbol, !(effects.isEmpty && motions.isEmpty) else { return }
        figure = symbol.motionFigure(isRightToLeft: environment.layoutDirection == .rightToLeft)
        motions.update(to: effects, figure, at: tree.now, isResting: tree.updates.wasResting)
        motions.explain(figure, of: explainedName, by: self, in: tree)
    }

    /// Animates the fills of layers that stay. The fills of other layers change at once.
    private func updateFills(to styles: [ResolvedStyle]) {
        guard fills.count == styles.count else {
            fills = styles.map(AnimatedFill.init)
            return
        }
        for index in styles.indices {
            explaining("fill") { fills[index].set(styles[index], animation: attributeAnimation, at: tree.now) }
        }
    }

    /// Finds the picture with a name, or replaces a missing one by its placeholder.
    private func resolvePicture() {
        guard symbol == nil else { return }
        picture = image.picture(in: environment)
        guard picture == nil, case .asset(let name, _) = image.source else { return }
        tree.diagnostics.note(.missingAsset(name))
        symbol = PlacedSymbol(missingPicture: name, environment: environment)
    }

    /// The natural size of the image.
    private var idealSize: CGSize {
        Self.idealSize(symbol, picture, isResizable: image.isResizable, pixelLength: environment.pixelLength)
    }

    private static func idealSize(
        _ symbol: PlacedSymbol?, _ picture: AssetImage?, isResizable: Bool, pixelLength: CGFloat
    ) -> CGSize {
        // A stretched symbol keeps the proportions of its ink.
        if let symbol { return isResizable ? symbol.layout.size : symbol.layout.size.roundedUp(toPixelLength: pixelLength) }
        guard let picture, picture.scale > 0 else { return .zero }
        let pixmap = picture.image.pixmap
        return CGSize(
            width: CGFloat(pixmap.widthInPixels) / picture.scale,
            height: CGFloat(pixmap.heightInPixels) / picture.scale)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        image.isResizable ? proposal.replacingUnspecifiedDimensions(by: idealSize) : idealSize
    }

    package override func explicitAlignment(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let symbol, !image.isResizable else { return nil }
        let isBaseline =
            guide == AlignmentKey(VerticalAlignment.firstTextBaseline) || guide == AlignmentKey(VerticalAlignment.lastTextBaseline)
        if guide == AlignmentKey(VerticalAlignment.firstCapCenter) { return symbol.layout.baseline - capHeight / 2 }
        return isBaseline ? symbol.layout.baseline : nil
    }

    /// The height of the capitals that a symbol is made for, in points.
    private var capHeight: CGFloat {
        let font = (environment.font ?? .body).resolved(in: environment.fontContext)
        return environment.fontLibrary?.metrics(of: font).capHeight ?? 0
    }

    package override var spacing: ViewSpacing {
        guard let symbol, !image.isResizable else { return ViewSpacing() }
        return .image(baselineOffset: symbol.layout.size.height - symbol.layout.baseline)
    }

    package override var ownSettlingTime: Double { max(fade.settlingTime, ownSettlingTimeBesidesFade) }

    private var ownSettlingTimeBesidesFade: Double {
        let changing = max(change?.settlingTime ?? -.infinity, growth?.settlingTime ?? -.infinity)
        return fills.reduce(max(changing, motions.settlingTime(figure))) { max($0, $1.settlingTime) }
    }

    package override var ownStillTime: Double { recurs ? .infinity : ownSettlingTime }
    package override var recurs: Bool { motions.recur(figure) }
    package override func nextRestTime(after time: Double) -> Double { motions.rest(after: time, figure) }
    package override var ownLoops: [AnimationLoop] { motions.loops(figure) }

    package override func paint(with painter: inout Painter) {
        let frame = frame(at: painter.time)
        if environment.isRedacted, let fill = fills.last {
            return painter.drawRedacted(frame, fill: fill.value(at: painter.time), in: frame)
        }
        let (former, share) = fade.shares(at: painter.time)
        for (content, opacity) in former {
            painter.withOpacity(opacity) { paint(content, in: frame, with: &$0) }
        }
        painter.withOpacity(share) { painter in
            guard let picture else { return paintSymbol(in: frame, with: &painter) }
            paintPicture(picture, as: image.picture, isResizable: image.isResizable, in: frame, fills.last, with: &painter)
        }
    }

    /// Draws the former content in the middle of the frame, or stretched over it if it is resizable.
    private func paint(_ content: ShownImage, in frame: CGRect, with painter: inout Painter) {
        let size = Self.idealSize(
            content.symbol, content.picture, isResizable: content.image.isResizable, pixelLength: environment.pixelLength)
        let box =
            content.image.isResizable
            ? frame
            : CGRect(
                x: frame.minX + (frame.width - size.width) / 2, y: frame.minY + (frame.height - size.height) / 2, width: size.width,
                height: size.height)
        if let picture = content.picture {
            return paintPicture(
                picture, as: content.image.picture, isResizable: content.image.isResizable, in: box, content.fills.last, with: &painter)
        }
        guard let symbol = content.symbol, symbol.layout.size.width > 0, symbol.layout.size.height > 0 else { return }
        let own = symbol.layout.size
        let inner = content.image.isResizable ? box : CGRect(origin: box.origin, size: own)
        let transform = CGAffineTransform(
            a: inner.width / own.width, b: 0, c: 0, d: inner.height / own.height, tx: inner.minX, ty: inner.minY)
        painter.draw(
            PlacedSymbol.items(
                of: symbol.layers, fills: content.fills.map { $0.value(at: painter.time) }, transform: transform, bounds: box,
                opacity: painter.opacity))
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

    /// Returns the symbol at a moment, during a change from another size or weight.
    private func symbol(at time: Double) -> PlacedSymbol? {
        guard let growth, time < growth.settlingTime else { return symbol }
        return growth.symbol(at: time)
    }

    private func paint(
        _ symbol: PlacedSymbol, in frame: CGRect, state: SymbolChange.State = .init(scale: 1, opacity: 1),
        poses changing: [SymbolPose]? = nil, with painter: inout Painter
    ) {
        let size = symbol.layout.size
        // A symbol of natural size is placed at the corner of the frame from layout, which is rounded up to pixels. During a change of
        // size it is centred.
        let placed = placedFrame?.size ?? frame.size
        let full = self.symbol?.layout.size ?? size
        let corner = CGPoint(
            x: frame.minX + (frame.width - placed.width + full.width - size.width) / 2,
            y: frame.minY + (frame.height - placed.height + full.height - size.height) / 2)
        let box = image.isResizable ? frame : CGRect(origin: corner, size: size)
        let base =
            state.scale == 1
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

/// The content of an image view, kept so that it can be drawn after the view shows something else.
private struct ShownImage {
    let image: Image
    let symbol: PlacedSymbol?
    let picture: AssetImage?
    let fills: [AnimatedFill]

    /// True if anything was shown.
    var isThere: Bool { symbol != nil || picture != nil }

    var name: String {
        switch image.source {
        case .symbol(let name), .asset(let name, _): name
        case .picture, .drawn: "image"
        }
    }

    func isOther(than symbol: PlacedSymbol?, _ picture: AssetImage?) -> Bool {
        self.symbol?.name != symbol?.name || self.picture != picture
    }
}

extension ContentTransition {
    /// Returns whether one image fades into another.
    ///
    /// Source: Apple, WidgetKit "Animating data updates in widgets and Live Activities": changes of images and symbols animate there with
    /// default content transitions. That the default is a fade is a guess. In an app without a content transition, an image changes at
    /// once.
    fileprivate func fadesImages(inWidget isInWidget: Bool) -> Bool {
        switch kind {
        case .identity: false
        case .opacity, .interpolate: true
        case .automatic, .numericText, .symbolEffect: isInWidget
        }
    }
}

extension CGSize {
    /// Returns the size with both sides rounded up to whole pixels.
    func roundedUp(toPixelLength pixel: CGFloat) -> CGSize {
        guard pixel > 0 else { return self }
        return CGSize(
            width: (width / pixel - 1e-6).rounded(.up) * pixel, height: (height / pixel - 1e-6).rounded(.up) * pixel)
    }
}
