import Foundation
import Geometry
import Synchronization

/// A path filled or stroked, at a place on the canvas.
struct Shape: Equatable {
    enum Style: Equatable {
        case fill(FillStyle)
        case stroke(StrokeStyle)
    }

    let elements: [Path.Element]
    let style: Style
    let toPixels: CGAffineTransform

    init(_ path: Path, _ style: Style, _ toPixels: CGAffineTransform) {
        (elements, self.style, self.toPixels) = (path.elements, style, toPixels)
    }

    /// The numbers of the shape mixed into 64 bits; which shapes collide changes nothing but time.
    var spread: UInt64 {
        // FNV-1a's start, and the multiplier of Knuth's 64-bit generator, for whole numbers of 64 bits at a time.
        var value: UInt64 = 0xCBF2_9CE4_8422_2325
        func mix(_ bits: UInt64) { value = (value ^ bits ^ (value >> 29)) &* 6_364_136_223_846_793_005 }
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
        return value ^ (value >> 32)
    }
}

/// The coverage of shapes that stand still from picture to picture, for all pictures of a rasteriser.
///
/// What is kept changes how fast a shape is drawn and nothing else. A shape is kept when it comes for the second time:
/// one that moves is not worth it.
final class ShapeCache: Sendable {
    private struct State {
        /// Without coverage: too large to keep.
        var shapes: [UInt64: (shape: Shape, coverage: ShapeCoverage?)] = [:]
        var bytes = 0
        var seen = RecentKeys(8192)
        /// Shapes that there was no room for since the cache was last emptied.
        var refused = 0
    }

    /// What is held: the shapes of some hundred widgets.
    private static let mostBytes = 8 << 20

    /// When so many shapes have found no room, what is kept is likely of no use any more. Emptied at once, the cache
    /// would never help a picture that is a little too large for it.
    private static let mostRefused = 16_384

    enum Known {
        case coverage(ShapeCoverage)
        /// Seen before, so that it is worth keeping.
        case seen
        case nothing
    }

    private let state = Mutex(State())

    func look(up shape: Shape, _ spread: UInt64) -> Known {
        state.withLock { state in
            if let known = state.shapes[spread] {
                guard let coverage = known.coverage, known.shape == shape else { return .nothing }
                return .coverage(coverage)
            }
            guard state.seen.contains(spread) else { return .nothing }
            if state.bytes < ShapeCache.mostBytes { return .seen }
            state.refused += 1
            if state.refused > ShapeCache.mostRefused { (state.shapes, state.bytes, state.refused) = ([:], 0, 0) }
            return .nothing
        }
    }

    func insert(_ coverage: ShapeCoverage, _ shape: Shape, _ spread: UInt64) {
        let isKept = coverage.bytes <= ShapeCache.mostBytes / 4
        let bytes = (isKept ? coverage.bytes : 0) + shape.elements.count * MemoryLayout<Path.Element>.stride
        state.withLock { state in
            let previous = state.shapes.updateValue((shape, isKept ? coverage : nil), forKey: spread)
            if previous == nil { state.bytes += bytes }
        }
    }
}
