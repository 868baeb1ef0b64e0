import Foundation
import Geometry

extension FontLibrary {
    /// The symbol of an SF Symbols name beside text of `font`, or nil if no symbol font has it or its parts.
    ///
    /// - Parameter pixelLength: the side of a pixel in points; the box and the baseline are rounded up to it.
    package func symbol(
        named name: String, font: FontDescription, scale: SymbolScale, pixelLength: CGFloat = 0
    ) -> SymbolLayout? {
        let metrics = metrics(of: font)
        let size = metrics.sizeInPoints * scale.factor
        guard let drawing = symbolComposer(weight: font.weight).drawing(named: name),
            let ink = drawing.outline.inkBounds
        else { return nil }
        var style = ParagraphStyle()
        style.pixelLength = pixelLength
        let emSize = size * SymbolFit.emSize
        let margin = CGSize(
            width: size * SymbolFit.sideMargin(ofSymbol: name), height: size * SymbolFit.verticalMargin)
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
            size: box, baseline: style.ceiled(middle + metrics.capHeight / 2),
            layers: [(outline: placed(drawing.outline), level: 0)],
            hierarchy: drawing.parts.map { (outline: placed($0.outline), level: $0.level) })
    }

    /// Whether there is a picture for the name, in a font or composed.
    package func hasSymbol(named name: String) -> Bool { symbolSource(named: name) != nil }

    /// Where the picture of a name comes from; nil if there is none.
    package func symbolSource(named name: String) -> SymbolSource? {
        symbolComposer(weight: 400).drawing(named: name).map { $0.isComposed ? .composed : .font }
    }

    private func symbolComposer(weight: Double) -> SymbolComposer {
        SymbolComposer(weight: weight) { name in
            self.symbolGlyph(named: name).flatMap { $0.instance.unitOutline(of: $0.glyph) }
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
