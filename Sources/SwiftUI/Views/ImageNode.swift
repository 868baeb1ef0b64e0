import Drawing
import Typesetting

extension Image: View, ElementView {
    public typealias Body = Never

    func makeNode(in context: ExpansionContext) -> ImageNode { ImageNode(tree: context.tree) }

    func update(_ node: ImageNode, at structure: StructureNode, in context: ExpansionContext) {
        node.update(self)
    }
}

/// A picture or a symbol, laid out and drawn.
@MainActor
final class ImageNode: ViewNode {
    private var image = Image(systemName: "")
    private var symbol: PlacedSymbol?
    private var picture: AssetPicture?
    private var fill: AnimatedFill?

    func update(_ image: Image) {
        self.image = image
        picture = nil
        let font = (environment.font ?? .body).resolved(in: environment.fontContext)
        symbol = image.symbol(font: font, environment: environment)
        if let symbol, symbol.isMissing { tree.diagnostics.note(.missingSymbol(symbol.name)) }
        resolvePicture(font: font)
        let style = environment.resolvedForeground(nil)
        if fill == nil { fill = AnimatedFill(style) }
        fill?.set(style, animation: transaction.effectiveAnimation, at: tree.now)
    }

    /// Finds the picture of a name, or puts the box that stands for a missing one in its place.
    private func resolvePicture(font: FontDescription) {
        switch image.source {
        case .symbol:
            return
        case .picture(let source, let scale):
            picture = AssetPicture(image: source, scale: scale)
        case .asset(let name, let folder):
            picture = environment.assetSource?.picture(
                named: name, folder: folder, scale: environment.displayScale, isDark: environment.colorScheme == .dark)
            guard picture == nil, let library = environment.fontLibrary else { return }
            tree.diagnostics.note(.missingAsset(name))
            symbol = PlacedSymbol(
                name: name, layout: .placeholder(metrics: library.metrics(of: font)), isMissing: true)
        }
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

    override var ownSettlingTime: Double { fill?.settlingTime ?? -.infinity }

    override func paint(with painter: inout Painter) {
        let frame = frame(at: painter.time)
        if environment.isRedacted, let fill {
            return painter.drawRedacted([frame], fill: fill.value(at: painter.time), in: frame)
        }
        guard let picture else { return paintSymbol(in: frame, with: &painter) }
        paintPicture(picture, as: image.picture, isResizable: image.isResizable, in: frame, fill, with: &painter)
    }

    private func paintSymbol(in frame: CGRect, with painter: inout Painter) {
        guard let symbol, let fill, symbol.layout.size.width > 0, symbol.layout.size.height > 0 else { return }
        let style = fill.value(at: painter.time)
        let paint = style.paint(in: frame).multiplyingAlpha(by: painter.opacity)
        let glyphs = symbol.layout.layers.map { PlacedGlyph(outline: $0.outline, origin: .zero) }
        let scale = image.isResizable
            ? CGSize(width: frame.width / symbol.layout.size.width, height: frame.height / symbol.layout.size.height)
            : CGSize(width: 1, height: 1)
        let transform = CGAffineTransform(
            a: scale.width, b: 0, c: 0, d: scale.height, tx: frame.minX, ty: frame.minY)
        guard case .color = paint else {
            // A gradient spans the frame, so the outlines go to it rather than it to them.
            let placed = glyphs.map {
                PlacedGlyph(outline: SharedPath($0.outline.path.applying(transform)), origin: .zero)
            }
            return painter.draw(style.shadowing([.glyphs(placed, paint)]))
        }
        painter.draw(style.shadowing([.transform(transform, [.glyphs(glyphs, paint)])]))
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
