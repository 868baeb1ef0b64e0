import Foundation
import Geometry

/// A path filled or stroked, at a place on the canvas.
struct Shape: CoverageKey {
    enum Style: Equatable, Sendable {
        case fill(FillStyle)
        case stroke(StrokeStyle)
    }

    let elements: [Path.Element]
    let style: Style
    let toPixels: CGAffineTransform

    init(_ path: Path, _ style: Style, _ toPixels: CGAffineTransform) {
        (elements, self.style, self.toPixels) = (path.elements, style, toPixels)
    }

    var bytes: Int { elements.count * MemoryLayout<Path.Element>.stride }

    var hash: UInt64 {
        var mixer = BitMixer()
        func mix(_ bits: UInt64) { mixer.mix(bits) }
        func add(_ number: CGFloat) { mix(Double(number).bitPattern) }
        func add(_ point: CGPoint) {
            add(point.x)
            add(point.y)
        }
        for element in elements {
            switch element {
            case .move(let end):
                mix(1)
                add(end)
            case .line(let end):
                mix(2)
                add(end)
            case .quadCurve(let end, let control):
                mix(3)
                add(end)
                add(control)
            case .curve(let end, let control1, let control2):
                mix(4)
                add(end)
                add(control1)
                add(control2)
            case .closeSubpath: mix(5)
            }
        }
        switch style {
        case .fill(let style): mix(style.isEOFilled ? 6 : 7)
        case .stroke(let style): add(style.lineWidth)
        }
        for number in [toPixels.a, toPixels.b, toPixels.c, toPixels.d, toPixels.tx, toPixels.ty] { add(number) }
        return mixer.result
    }
}
