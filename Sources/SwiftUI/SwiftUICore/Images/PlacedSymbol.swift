import Drawing
import Typesetting

/// A symbol in the size of its surroundings with the styles of its layers, or the placeholder of a missing one.
struct PlacedSymbol {
    let name: String
    private(set) var layout: SymbolLayout
    let isMissing: Bool
    /// The layers, from back to front.
    private(set) var layers: [SymbolLayout.Layer]
    /// The fill of every layer.
    private(set) var styles: [ResolvedStyle]

    /// Creates the placeholder of a missing symbol or picture.
    init(missing name: String, metrics: FontMetrics, environment: EnvironmentValues) {
        self.name = name
        layout = .placeholder(metrics: metrics)
        isMissing = true
        layers = layout.layers
        styles = layers.map { _ in environment.foregroundStyle() }
    }

    /// Creates the grey placeholder of a missing picture. Its fixed greys are visible on any background.
    init(missingPicture name: String, environment: EnvironmentValues) {
        self.name = name
        layout = .picturePlaceholder
        isMissing = true
        layers = layout.layers
        // The third and the first of the system's greys, in light mode.
        let greys = [Color(red: 199 / 255, green: 199 / 255, blue: 204 / 255), Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255)]
        styles = greys.map { AnyShapeStyle($0).resolvedStyle(in: environment, level: 0) }
    }

    /// - Parameter foreground: a style that replaces the environment's.
    init(
        name: String, layout: SymbolLayout, image: Image, foreground: AnyShapeStyle?, environment: EnvironmentValues
    ) {
        (self.name, self.layout, isMissing) = (name, layout, false)
        let style = { (level: Int) in
            foreground.map { $0.resolvedStyle(in: environment, level: level) } ?? environment.foregroundStyle(level: level)
        }
        let hierarchy = layout.hierarchy.filter { $0.part != .badgeMark }
        switch Self.mode(of: image, foreground, environment) {
        case .monochrome:
            layers = image.variableValue != nil && layout.isVariable ? hierarchy : layout.layers
            styles = layers.map { _ in style(0) }
        case .hierarchical, .palette:
            layers = hierarchy
            styles = layers.map { style($0.level) }
        case .multicolor:
            let parts = layout.colored ?? layout.hierarchy
            let colors = parts.map { part in
                part.color.map { SymbolColors.color($0, in: environment) } ?? SymbolColors.color(of: part.part, in: name)
            }
            let isColored = colors.contains { $0 != nil }
            layers = isColored ? parts : layout.layers
            styles = isColored ? colors.map { $0?.resolvedStyle(in: environment, level: 0) ?? style(0) } : [style(0)]
        }
        dim(by: image.variableValue)
    }

    /// Returns the same symbol with an intermediate form, whose layers keep the styles of this symbol.
    func formed(size: CGSize, baseline: CGFloat, layers: [SymbolLayout.Layer]) -> PlacedSymbol {
        var formed = self
        (formed.layout.size, formed.layout.baseline, formed.layers) = (size, baseline, layers)
        return formed
    }

    /// Returns the rendering mode: an image's own mode takes precedence over the environment's. `renderingMode(.original)`, the older way
    /// to ask for colours, comes last among the image's own.
    private static func mode(
        of image: Image, _ foreground: AnyShapeStyle?, _ environment: EnvironmentValues
    ) -> SymbolRenderingMode.Kind {
        let own = image.renderingMode ?? (image.picture.renderingMode == .original ? .multicolor : nil)
        return own ?? environment.symbolRenderingMode?.kind ?? automatic(environment, foreground)
    }

    /// Source: Apple, `EnvironmentValues.symbolRenderingMode`: the foreground style determines the mode; several styles make a palette.
    private static func automatic(_ environment: EnvironmentValues, _ foreground: AnyShapeStyle?) -> SymbolRenderingMode.Kind {
        guard foreground == nil, let styles = environment.foregroundStyles, styles.styles.count > 1 else { return .monochrome }
        return .palette
    }

    /// The opacity of layers that a variable value does not reach (by eye; Apple publishes no figure).
    private static let dimmedOpacity = 0.3

    private mutating func dim(by value: Double?) {
        guard let value, !value.isNaN else { return }
        let bounded = min(max(value, 0), 1)
        for (index, layer) in layers.enumerated() {
            guard let threshold = layer.threshold, bounded <= threshold else { continue }
            styles[index] = styles[index].multiplyingOpacity(by: Self.dimmedOpacity)
        }
        fill(to: bounded)
    }

    /// Dims the layers that fill gradually, and draws the filled share over them.
    private mutating func fill(to share: Double) {
        for index in layers.indices.reversed() where layers[index].isGradual && share < 1 {
            let full = styles[index]
            styles[index] = full.multiplyingOpacity(by: Self.dimmedOpacity)
            guard let filled = layers[index].filled(to: share) else { continue }
            layers.insert(filled, at: index + 1)
            styles.insert(full, at: index + 1)
        }
    }

    /// Returns the display items of layers with given fills.
    ///
    /// - Parameters:
    ///   - transform: the map from the layout's box to the drawn one.
    ///   - bounds: the drawn box, which gradients span.
    static func items(
        of layers: [SymbolLayout.Layer], fills: [ResolvedStyle], transform: CGAffineTransform, bounds: CGRect,
        opacity: Double
    ) -> [DisplayItem] {
        // Layers overlap, so they fade as one.
        let isGroup = layers.count > 1 && opacity < 1
        let items = zip(layers, fills).flatMap { layer, fill -> [DisplayItem] in
            let paint = fill.paint(in: bounds).multiplyingAlpha(by: isGroup ? 1 : opacity)
            guard case .color = paint else {
                // A gradient spans the frame, so the outline is mapped to the frame instead of the frame to the outline.
                let outline = SharedPath(layer.outline.path.applying(transform))
                return fill.finishing([.glyphs([PlacedGlyph(outline: outline, origin: .zero)], paint)])
            }
            let glyph = PlacedGlyph(outline: layer.outline, origin: .zero)
            return fill.finishing([.transform(transform, [.glyphs([glyph], paint)])])
        }
        return isGroup ? [.group(opacity: opacity, blendMode: .normal, items)] : items
    }
}

extension SymbolLayout {
    /// Returns a dashed box with a question mark, as wide as the cap height.
    static func placeholder(metrics: FontMetrics) -> SymbolLayout {
        let side = max(metrics.capHeight * 1.3, 4)
        return SymbolLayout(
            size: CGSize(width: side, height: side), baseline: (side + metrics.capHeight) / 2,
            layers: [Layer(outline: SharedPath(questionedBox(side: side, line: side / 12)))])
    }

    /// A box with a question mark, 100 points wide and high. The size of the missing picture is unknown, and nothing else has this size.
    static var picturePlaceholder: SymbolLayout {
        let side: CGFloat = 100
        let box = Path(CGRect(x: 0, y: 0, width: side, height: side))
        return SymbolLayout(
            size: CGSize(width: side, height: side), baseline: side,
            layers: [Layer(outline: SharedPath(box)), Layer(outline: SharedPath(questionedBox(side: side, line: side / 40)))])
    }

    /// Returns the outline of a box with a question mark in it.
    private static func questionedBox(side: CGFloat, line: CGFloat) -> Path {
        let box = CGRect(x: line / 2, y: line / 2, width: side - line, height: side - line)
        var mark = Path()
        let (x, y, unit) = (side / 2, side * 0.27, side * 0.16)
        mark.move(to: CGPoint(x: x - unit, y: y + unit * 0.8))
        mark.addCurve(
            to: CGPoint(x: x + unit, y: y + unit * 0.8), control1: CGPoint(x: x - unit, y: y - unit * 0.6),
            control2: CGPoint(x: x + unit, y: y - unit * 0.6))
        mark.addCurve(
            to: CGPoint(x: x, y: y + unit * 2.3), control1: CGPoint(x: x + unit, y: y + unit * 1.6),
            control2: CGPoint(x: x, y: y + unit * 1.4))
        let stem = side / 12
        var outline = Path(box).strokedPath(StrokeStyle(lineWidth: line))
        outline.addPath(mark.strokedPath(StrokeStyle(lineWidth: stem * 1.3, lineCap: .round, lineJoin: .round)))
        outline.addEllipse(in: CGRect(x: x - stem * 0.8, y: y + unit * 3.1, width: stem * 1.6, height: stem * 1.6))
        return outline
    }
}
