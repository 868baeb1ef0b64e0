import Foundation
import Geometry

/// A symbol of a project's own: its drawings in some weights and scales, and the styles of its layers.
///
/// Source: Apple, UIKit "Creating custom symbol images for your app": the template files of versions 1 to 6. Between the weights that a
/// file draws outlines are interpolated; scales that it lacks are made from another, smaller or larger.
package struct SymbolTemplate: Sendable {
    /// The colour of a layer in a symbol of many colours.
    package struct LayerColor: Sendable, Hashable {
        /// A system colour, such as `systemBlueColor`, or a colour of the asset catalog.
        package var name: String
        /// The colour where no catalog has the name: red, green and blue, 0 to 1.
        package var fallback: [Double]?
        /// 0 to 1.
        package var opacity: Double

        package init(name: String, fallback: [Double]? = nil, opacity: Double = 1) {
            (self.name, self.fallback, self.opacity) = (name, fallback, opacity)
        }
    }

    /// The look of a layer in a rendering mode.
    package struct LayerStyle: Sendable, Equatable {
        /// The place in the hierarchy: 0 is primary, 1 secondary, 2 tertiary.
        package var level = 0
        package var color: LayerColor?
        package var isHidden = false
        /// True if it removes the layers behind it where it lies over them.
        package var clearsBehind = false
        /// The share of a variable value, 0 to 1, that the value must exceed for the layer to be fully there.
        package var threshold: Double?

        package init() {}
    }

    package struct Layer: Sendable, Equatable {
        package var hierarchical = LayerStyle()
        package var multicolor = LayerStyle()

        package init() {}
    }

    /// The drawing in one weight and scale, in ems of the text beside it, y down, the baseline at 0.
    package struct Cut: Sendable {
        /// On the scale of the `wght` axis.
        package var weight: Double
        package var scale: SymbolScale
        /// One outline for each layer.
        package var outlines: [Path]
        /// The sides of the layout box; nil where the ink's own, with a margin, serve.
        package var sides: ClosedRange<CGFloat>?

        package init(weight: Double, scale: SymbolScale, outlines: [Path], sides: ClosedRange<CGFloat>?) {
            (self.weight, self.scale, self.outlines, self.sides) = (weight, scale, outlines, sides)
        }
    }

    /// The path of its file, which tells it from others.
    package let path: String
    package let layers: [Layer]
    private let cuts: [Cut]

    /// - Parameter cuts: at least one; each has as many outlines as there are layers.
    package init?(path: String, layers: [Layer], cuts: [Cut]) {
        guard !layers.isEmpty, !cuts.isEmpty, cuts.allSatisfy({ $0.outlines.count == layers.count }) else { return nil }
        (self.path, self.layers, self.cuts) = (path, layers, cuts.sorted { $0.weight < $1.weight })
    }

    /// Returns the drawing for a weight and a scale.
    func cut(weight: Double, scale: SymbolScale) -> Cut? {
        let order: [SymbolScale] = [scale, .small, .medium, .large]
        guard let drawn = order.first(where: { scale in cuts.contains { $0.scale == scale } }) else { return nil }
        let known = cuts.filter { $0.scale == drawn }
        let cut = Self.between(known, at: weight)
        return cut?.scaled(by: scale.factor / drawn.factor)
    }

    /// Returns the drawing between the nearest lighter and bolder ones, or the nearest where their outlines have other steps.
    private static func between(_ cuts: [Cut], at weight: Double) -> Cut? {
        guard let lighter = cuts.last(where: { $0.weight <= weight }) else { return cuts.first }
        guard let bolder = cuts.first(where: { $0.weight >= weight }), bolder.weight > lighter.weight else { return lighter }
        let share = CGFloat((weight - lighter.weight) / (bolder.weight - lighter.weight))
        let outlines = zip(lighter.outlines, bolder.outlines).compactMap { $0.interpolated(towards: $1, by: share) }
        guard outlines.count == lighter.outlines.count else { return share < 0.5 ? lighter : bolder }
        var cut = lighter
        cut.outlines = outlines
        if let first = lighter.sides, let second = bolder.sides {
            let left = first.lowerBound + (second.lowerBound - first.lowerBound) * share
            cut.sides = left...max(first.upperBound + (second.upperBound - first.upperBound) * share, left)
        }
        return cut
    }
}

extension SymbolTemplate.Cut {
    /// Returns the drawing larger or smaller, about the middle of the capitals.
    fileprivate func scaled(by factor: CGFloat) -> Self {
        guard factor != 1 else { return self }
        let middle = -SystemFontFit.capHeight / 2
        var cut = self
        cut.outlines = outlines.map { $0.mapped { CGPoint(x: $0.x * factor, y: middle + ($0.y - middle) * factor) } }
        cut.sides = sides.map { $0.lowerBound * factor...$0.upperBound * factor }
        return cut
    }
}

extension FontLibrary {
    /// Returns a project's own symbol beside text of a font; nil if it is empty.
    ///
    /// In one colour its layers are filled as one outline, by their winding.
    ///
    /// - Parameter pixelLength: the side of a pixel in points; the box and the baseline are rounded up to it.
    package func symbol(
        of template: SymbolTemplate, font: FontDescription, scale: SymbolScale, pixelLength: CGFloat = 0
    ) -> SymbolLayout? {
        let key = SymbolCache.LayoutKey(
            drawing: SymbolCache.DrawingKey(name: template.path, weight: font.weight), metrics: metrics(of: font), scale: scale,
            pixelLength: pixelLength)
        return symbols.layout(key) { Self.layout(of: template, key) }
    }

    private static func layout(of template: SymbolTemplate, _ key: SymbolCache.LayoutKey) -> SymbolLayout? {
        guard let cut = template.cut(weight: key.drawing.weight, scale: key.scale) else { return nil }
        let whole = cut.outlines.reduce(into: Path()) { $0.append($1) }
        guard let ink = whole.inkBounds else { return nil }
        let size = key.metrics.sizeInPoints
        var style = ParagraphStyle()
        style.pixelLength = key.pixelLength
        let margin = SymbolFit.sideMargin
        let sides = cut.sides ?? ink.minX - margin...ink.maxX + margin
        let (width, height) = ((sides.upperBound - sides.lowerBound) * size, (ink.height + 2 * SymbolFit.verticalMargin) * size)
        let box = CGSize(width: style.ceiled(width), height: style.ceiled(height))
        let left = (box.width - width) / 2 - sides.lowerBound * size
        let top = (box.height - ink.height * size) / 2 - ink.minY * size
        func placed(_ outline: Path) -> SharedPath {
            SharedPath(outline.mapped { CGPoint(x: left + $0.x * size, y: top + $0.y * size) })
        }
        func layers(_ style: KeyPath<SymbolTemplate.Layer, SymbolTemplate.LayerStyle>) -> [SymbolLayout.Layer] {
            template.shownOutlines(of: cut, style).map { outline, style in
                var layer = SymbolLayout.Layer(outline: placed(outline), level: style.level, threshold: style.threshold)
                layer.color = style.color
                return layer
            }
        }
        var layout = SymbolLayout(
            size: box, baseline: style.ceiled(top), layers: [SymbolLayout.Layer(outline: placed(whole))], hierarchy: layers(\.hierarchical))
        layout.colored = layers(\.multicolor)
        return layout
    }
}

extension SymbolTemplate {
    /// Returns the outlines that a rendering mode shows, from back to front, each without the ones that clear what is behind them.
    fileprivate func shownOutlines(of cut: Cut, _ style: KeyPath<Layer, LayerStyle>) -> [(outline: Path, style: LayerStyle)] {
        var shown: [(outline: Path, style: LayerStyle)] = []
        for (layer, outline) in zip(layers, cut.outlines) {
            let style = layer[keyPath: style]
            if style.clearsBehind {
                for index in shown.indices { shown[index].outline = shown[index].outline.subtracting(outline) }
            }
            if !style.isHidden { shown.append((outline, style)) }
        }
        return shown.filter { !$0.outline.isEmpty }
    }
}
