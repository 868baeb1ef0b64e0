import Drawing
import Foundation

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// One thing that a display list draws, with all that its enclosing items do to it worked out.
package struct DrawnItem: Equatable {
    /// The box of its outline, in points of the canvas.
    package var box: CGRect
    /// The product of its own alpha and the opacities around it.
    package var alpha: Double
    package var color: RGBA?
    /// The sum of the sigmas of the blurs around it.
    package var blur: CGFloat = 0
    package var isText = false

    package static func all(in list: DisplayList) -> [DrawnItem] {
        var collector = Collector()
        collector.add(list.items)
        return collector.found
    }

    private struct Collector {
        var found: [DrawnItem] = []
        var transform = CGAffineTransform.identity
        var opacity = 1.0
        var blur: CGFloat = 0

        mutating func add(_ items: [DisplayItem]) {
            for item in items { add(item) }
        }

        mutating func add(_ item: DisplayItem) {
            let outer = self
            switch item {
            case .fill(let path, _, let paint), .stroke(let path, _, let paint):
                note(path.boundingRect, paint)
            case .glyphs(let glyphs, let paint):
                for glyph in glyphs {
                    let box = glyph.outline.path.boundingRect.offsetBy(dx: glyph.origin.x, dy: glyph.origin.y)
                    note(box, paint, isText: true)
                }
            case .image(_, let rect, _):
                note(rect, .color(.white))
            case .group(let opacity, _, let items):
                self.opacity *= opacity
                add(items)
            case .transform(let transform, let items):
                self.transform = transform.concatenating(self.transform)
                add(items)
            case .projection(let map, let items):
                if map.isAffine {
                    let affine = CGAffineTransform(a: map.m11, b: map.m12, c: map.m21, d: map.m22, tx: map.m31, ty: map.m32)
                    self.transform = affine.concatenating(self.transform)
                }
                add(items)
            case .clip(_, _, let items), .mask(_, let items), .run(let items):
                add(items)
            case .backdrop(let path, _, let backdrop):
                note(path.boundingRect, .color(backdrop.tint))
            case .filter(let filter, let items):
                if case .blur(let sigma) = filter { blur += sigma }
                add(items)
            }
            let found = found
            self = outer
            self.found = found
        }

        private mutating func note(_ box: CGRect, _ paint: Paint, isText: Bool = false) {
            var color: RGBA?
            if case .color(let value) = paint { color = value }
            found.append(
                DrawnItem(
                    box: box.applying(transform), alpha: opacity * (color?.alpha ?? 1), color: color, blur: blur,
                    isText: isText))
        }
    }
}
