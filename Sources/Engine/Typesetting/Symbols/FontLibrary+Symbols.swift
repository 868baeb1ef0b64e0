import Foundation
import Geometry

extension FontLibrary {
    /// The symbol of an SF Symbols name beside text of `font`, or nil if no symbol font has it or its parts.
    ///
    /// - Parameter pixelLength: the side of a pixel in points; the box and the baseline are rounded up to it.
    package func symbol(
        named name: String, font: FontDescription, scale: SymbolScale, pixelLength: CGFloat = 0
    ) -> SymbolLayout? {
        let drawingKey = SymbolCache.DrawingKey(name: name, weight: font.weight)
        let key = SymbolCache.LayoutKey(
            drawing: drawingKey, metrics: metrics(of: font), scale: scale, pixelLength: pixelLength)
        return symbols.layout(key) {
            symbolDrawing(drawingKey).flatMap { layout(of: $0, key) }
        }
    }

    private func layout(of drawing: SymbolDrawing, _ key: SymbolCache.LayoutKey) -> SymbolLayout? {
        guard let ink = drawing.outline.inkBounds else { return nil }
        let size = key.metrics.sizeInPoints * key.scale.factor
        var style = ParagraphStyle()
        style.pixelLength = key.pixelLength
        let emSize = size * SymbolFit.emSize
        let margin = CGSize(
            width: size * SymbolFit.sideMargin(ofSymbol: key.drawing.name), height: size * SymbolFit.verticalMargin)
        let box = CGSize(
            width: style.ceiled(ink.width * emSize + 2 * margin.width),
            height: style.ceiled(ink.height * emSize + 2 * margin.height))
        let left = (box.width - ink.width * emSize) / 2 - ink.minX * emSize
        let top = (box.height - ink.height * emSize) / 2
        func placed(_ outline: Path) -> SharedPath {
            SharedPath(outline.mapped { CGPoint(x: left + $0.x * emSize, y: top + ($0.y - ink.minY) * emSize) })
        }
        // From the box's top to the glyph's middle, then half the capitals' height down to the baseline.
        let middle = top + (-SymbolFit.middle - ink.minY) * emSize
        return SymbolLayout(
            size: box, baseline: style.ceiled(middle + key.metrics.capHeight / 2),
            layers: [SymbolLayout.Layer(outline: placed(drawing.outline))],
            hierarchy: drawing.pieces.map { piece in
                var layer = SymbolLayout.Layer(
                    outline: placed(piece.outline), level: piece.level, part: piece.part, threshold: piece.threshold)
                layer.isGradual = piece.isGradual
                return layer
            })
    }

    /// Returns whether the name has a picture, in a font or composed.
    package func hasSymbol(named name: String) -> Bool { symbolSource(named: name) != nil }

    /// Returns the symbol of another meaning that stands in for a name; nil where the name has a picture of its own, or has none.
    package func symbolSubstitute(for name: String) -> String? {
        members.first { $0.symbolNames[name] != nil }?.symbolSubstitutes[name]
    }

    /// Returns the source of a name's picture; nil if there is no picture.
    package func symbolSource(named name: String) -> SymbolSource? {
        symbolDrawing(SymbolCache.DrawingKey(name: name, weight: 400)).map { $0.isComposed ? .composed : .font }
    }

    /// The names in the fonts that a symbol's picture is made of; nil if there is no picture.
    package func symbolParts(named name: String) -> [String]? {
        // Called on this thread and before this function ends.
        final class Log { var names: [String] = [] }
        let log = Log()
        let composer = SymbolComposer(weight: 400) { part in
            guard let found = self.symbolGlyph(named: part) else { return nil }
            if !log.names.contains(part) { log.names.append(part) }
            return found.instance.unitOutline(of: found.glyph)
        }
        return composer.drawing(named: name).map { _ in log.names }
    }

    private func symbolDrawing(_ key: SymbolCache.DrawingKey) -> SymbolDrawing? {
        symbols.drawing(key) {
            let composer = SymbolComposer(weight: key.weight) { name in
                self.symbolGlyph(named: name).flatMap { $0.instance.unitOutline(of: $0.glyph) }
            }
            return composer.drawing(named: key.name)
        }
    }

    /// The first symbol font that knows the name and has its glyph.
    private func symbolGlyph(named name: String) -> (instance: FontInstance, glyph: UInt32)? {
        for member in members where member.role == .symbols {
            guard let code = member.symbolNames[name], let scalar = Unicode.Scalar(code) else { continue }
            let instance = instance(of: member.face, FontDescription(sizeInPoints: 17))
            if let glyph = instance.glyph(of: scalar) { return (instance, glyph) }
        }
        return nil
    }
}
