import Drawing
import Foundation
import Geometry
import Pixels

/// Scenes of all kinds of items, nested at random, and small changes to them; the same for the same seed.
struct RandomScenes {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// A number in 0..<1 (xorshift64*, Vigna 2016).
    private mutating func random() -> Double {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return Double((state &* 0x2545_F491_4F6C_DD1D) >> 11) / Double(1 << 53)
    }

    private mutating func number(_ low: Double, _ high: Double) -> CGFloat { CGFloat(low + (high - low) * random()) }
    private mutating func choice(_ count: Int) -> Int { Int(random() * Double(count)) }

    mutating func list() -> DisplayList {
        let items = (0..<6).map { _ in item(depth: 2) }
        return DisplayList(size: CGSize(width: 60, height: 48), items: [Sketch.box(0, 0, 60, 48, color())] + items)
    }

    /// The list with an item changed, inserted, removed or moved, somewhere in its depths.
    mutating func changed(_ list: DisplayList) -> DisplayList {
        DisplayList(size: list.size, items: changed(list.items))
    }

    private mutating func changed(_ items: [DisplayItem]) -> [DisplayItem] {
        var items = items
        guard !items.isEmpty else { return [item(depth: 0)] }
        let index = choice(items.count)
        switch choice(6) {
        case 0: items.insert(item(depth: 1), at: index)
        case 1: items.remove(at: index)
        case 2: items[index] = .transform(CGAffineTransform(translationX: number(-4, 4), y: 2), [items[index]])
        default: items[index] = changed(items[index])
        }
        return items
    }

    private mutating func changed(_ item: DisplayItem) -> DisplayItem {
        switch item {
        case .fill(let path, let style, _): return .fill(path, style, paint())
        case .stroke(let path, let style, _): return .stroke(path, style, paint())
        case .glyphs(var glyphs, let paint):
            glyphs[choice(glyphs.count)].origin.x += number(-3, 3)
            return .glyphs(glyphs, paint)
        case .image(let source, let rect, let style):
            return .image(source, rect.offsetBy(dx: number(-3, 3), dy: 0), style)
        case .group(let opacity, let mode, let items): return .group(opacity: opacity, blendMode: mode, changed(items))
        case .transform(let transform, let items): return .transform(transform, changed(items))
        case .clip(let path, let style, let items): return .clip(path, style, changed(items))
        case .mask(let mask, let content): return .mask(changed(mask), content: content)
        case .filter(let filter, let items): return .filter(filter, changed(items))
        }
    }

    private mutating func color() -> RGBA {
        let alpha = choice(3) == 0 ? Double(number(0.1, 1)) : 1
        return RGBA(red: random(), green: random(), blue: random(), alpha: alpha)
    }

    private mutating func paint() -> Paint {
        guard choice(4) == 0 else { return .color(color()) }
        let stops = [GradientPaint.Stop(color: color(), location: 0), GradientPaint.Stop(color: color(), location: 1)]
        let start = CGPoint(x: number(0, 60), y: number(0, 48))
        let shapes: [GradientPaint.Shape] = [
            .linear(start: start, end: CGPoint(x: number(0, 60), y: number(0, 48))),
            .radial(center: start, startRadius: 1, endRadius: number(5, 40)),
            .angular(center: start, start: .degrees(20), end: .degrees(300)),
        ]
        return .gradient(GradientPaint(stops: stops, shape: shapes[choice(shapes.count)]))
    }

    private mutating func rect() -> CGRect {
        CGRect(x: number(-8, 50), y: number(-8, 40), width: number(2, 30), height: number(2, 24))
    }

    private mutating func path() -> Path {
        switch choice(3) {
        case 0: return Path(rect())
        case 1: return Path(ellipseIn: rect())
        default: return Path(roundedRect: rect(), cornerRadius: number(1, 8))
        }
    }

    private mutating func item(depth: Int) -> DisplayItem {
        switch choice(depth > 0 ? 11 : 4) {
        case 0: return .fill(path(), FillStyle(), paint())
        case 1: return .stroke(path(), StrokeStyle(lineWidth: number(0.5, 4)), paint())
        case 2:
            let outline = SharedPath(Path(ellipseIn: CGRect(x: 0, y: -6, width: 5, height: 6)))
            let origin = CGPoint(x: number(0, 40), y: number(6, 48))
            let glyphs = (0..<4).map { PlacedGlyph(outline: outline, origin: CGPoint(x: origin.x + 5.5 * CGFloat($0), y: origin.y)) }
            return .glyphs(glyphs, .color(color()))
        case 3:
            var pixmap = Pixmap(widthInPixels: 4, heightInPixels: 3)
            for index in pixmap.bytes.indices { pixmap.bytes[index] = index % 4 == 3 ? 255 : UInt8(choice(256)) }
            return .image(ImageSource(pixmap), rect(), .smooth)
        case 4:
            let modes: [BlendMode] = [.normal, .normal, .multiply, .destinationOut, .plusLighter]
            return .group(opacity: choice(2) == 0 ? 1 : Double(number(0.2, 0.9)), blendMode: modes[choice(modes.count)], items(depth))
        case 5: return .transform(CGAffineTransform(rotationAngle: number(-0.5, 0.5)), items(depth))
        case 6, 7: return .clip(path(), FillStyle(), items(depth))
        case 8: return .mask(items(depth), content: items(depth))
        case 9: return .filter(.blur(sigma: number(0.3, 4)), items(depth))
        default:
            let shadow = Filter.shadow(color: color(), sigma: number(0, 3), offset: CGSize(width: 1, height: number(-2, 2)))
            let matrix = Filter.colorMatrix([0.5, 0, 0, 0, 0.2, 0, 0.5, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])
            return .filter(choice(2) == 0 ? shadow : matrix, items(depth))
        }
    }

    private mutating func items(_ depth: Int) -> [DisplayItem] { (0..<(1 + choice(3))).map { _ in item(depth: depth - 1) } }
}
