import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport

/// Scenes of all kinds of items, nested at random, and small changes to them; the same for the same seed.
struct RandomScenes {
    private var numbers: SeededGenerator
    /// Whether one number in twelve is no number, infinite, huge, tiny or a negative zero.
    private let isHostile: Bool

    init(seed: UInt64, isHostile: Bool = false) {
        numbers = SeededGenerator(seed: seed)
        self.isHostile = isHostile
    }

    /// A number in 0..<1.
    private mutating func random() -> Double { numbers.unit() }

    private static let hostileNumbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e18, -1e9, 40_000, 1e-310, -0.0, 0, -3,
    ]

    private mutating func number(_ low: Double, _ high: Double) -> CGFloat {
        if isHostile, choice(12) == 0 { return Self.hostileNumbers[choice(Self.hostileNumbers.count)] }
        return CGFloat(low + (high - low) * random())
    }

    private mutating func choice(_ count: Int) -> Int { Int(random() * Double(count)) }

    mutating func list() -> DisplayList {
        let items = (0..<6).map { _ in item(depth: 2) }
        return DisplayList(size: CGSize(width: 60, height: 48), items: [Sketch.box(0, 0, 60, 48, color())] + items)
    }

    /// The list with an item changed, inserted, removed or moved, somewhere in its depths.
    mutating func changed(_ list: DisplayList) -> DisplayList {
        DisplayList(size: list.size, items: changed(list.items))
    }

    /// The list with some neighbours in runs, at its top and inside of what it encloses.
    mutating func inRuns(_ list: DisplayList) -> DisplayList {
        DisplayList(size: list.size, items: inRuns(list.items))
    }

    private mutating func inRuns(_ items: [DisplayItem]) -> [DisplayItem] {
        var items = items.map { item -> DisplayItem in
            switch item {
            case .group(let opacity, let mode, let inside): .group(opacity: opacity, blendMode: mode, inRuns(inside))
            case .transform(let transform, let inside): .transform(transform, inRuns(inside))
            case .clip(let path, let style, let inside): .clip(path, style, inRuns(inside))
            case .mask(let mask, let content): .mask(inRuns(mask), content: inRuns(content))
            case .filter(let filter, let inside): .filter(filter, inRuns(inside))
            case .projection(let projection, let inside): .projection(projection, inRuns(inside))
            default: item
            }
        }
        guard items.count > 1, choice(4) > 0 else { return items }
        let start = choice(items.count - 1)
        let end = start + 2 + choice(items.count - start - 1)
        items.replaceSubrange(start..<end, with: [.run(Array(items[start..<end]))])
        return items
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
        case .projection(let projection, let items): return .projection(projection, changed(items))
        case .run(let items): return .run(changed(items))
        case .backdrop(let path, let style, var backdrop):
            backdrop.tint = color()
            return .backdrop(path, style, backdrop)
        }
    }

    private mutating func color() -> RGBA {
        let alpha = choice(3) == 0 ? Double(number(0.1, 1)) : 1
        return RGBA(red: random(), green: random(), blue: random(), alpha: alpha)
    }

    private mutating func paint() -> Paint {
        switch choice(8) {
        case 0, 1: return gradient()
        case 2: return .pattern(picture(), origin: point(), size: CGSize(width: number(1, 9), height: number(1, 9)))
        default: return .color(color())
        }
    }

    private mutating func point() -> CGPoint { CGPoint(x: number(0, 60), y: number(0, 48)) }

    /// Two to four stops, not always in order.
    private mutating func gradient() -> Paint {
        var stops = [GradientPaint.Stop(color: color(), location: 0), GradientPaint.Stop(color: color(), location: 1)]
        for _ in 0..<choice(3) {
            stops.insert(GradientPaint.Stop(color: color(), location: Double(number(-0.2, 1.2))), at: 1)
        }
        let (start, end) = (point(), point())
        let radius = number(5, 40)
        let shapes: [GradientPaint.Shape] = [
            .linear(start: start, end: end), .linear(start: start, end: CGPoint(x: start.x, y: end.y)),
            .radial(center: start, startRadius: 1, endRadius: radius),
            .elliptical(center: start, radii: CGSize(width: radius, height: 9), startFraction: 0, endFraction: 0.7),
            .angular(center: start, start: .degrees(20), end: .degrees(Double(radius) * 9)),
        ]
        return .gradient(GradientPaint(stops: stops, shape: shapes[choice(shapes.count)]))
    }

    private mutating func rect() -> CGRect {
        CGRect(x: number(-8, 50), y: number(-8, 40), width: number(2, 30), height: number(2, 24))
    }

    private mutating func path() -> Path {
        switch choice(6) {
        case 0: return Path(rect())
        case 1: return Path(ellipseIn: rect())
        case 2:
            // Whole pixels, which are filled and clipped without edges.
            return Path(CGRect(x: choice(40), y: choice(30), width: 1 + choice(30), height: 1 + choice(20)))
        case 3:
            var path = Path(rect())
            path.addPath(Path(ellipseIn: rect()))
            return path
        case 4:
            var path = Path()
            path.move(to: point())
            path.addLine(to: point())
            path.addQuadCurve(to: point(), control: point())
            path.addCurve(to: point(), control1: point(), control2: point())
            if choice(2) == 0 { path.closeSubpath() }
            return path
        default: return Path(roundedRect: rect(), cornerRadius: number(1, 8))
        }
    }

    private mutating func fillStyle() -> FillStyle {
        FillStyle(eoFill: choice(4) == 0, antialiased: choice(8) != 0)
    }

    private mutating func strokeStyle() -> StrokeStyle {
        let (caps, joins): ([CGLineCap], [CGLineJoin]) = ([.butt, .round, .square], [.miter, .round, .bevel])
        return StrokeStyle(
            lineWidth: number(0.5, 4), lineCap: caps[choice(3)], lineJoin: joins[choice(3)], miterLimit: 4,
            dash: choice(3) == 0 ? [number(1, 8), number(0, 5)] : [], dashPhase: number(0, 9))
    }

    private mutating func picture() -> ImageSource {
        var pixmap = Pixmap(widthInPixels: 4, heightInPixels: 3)
        let isOpaque = choice(2) == 0
        for pixel in 0..<12 {
            let alpha = isOpaque ? 255 : choice(256)
            for channel in 0..<3 { pixmap.bytes[pixel * 4 + channel] = UInt8(choice(alpha + 1)) }
            pixmap.bytes[pixel * 4 + 3] = UInt8(alpha)
        }
        return ImageSource(pixmap)
    }

    private mutating func imageStyle() -> ImageStyle {
        let samplings: [ImageStyle.Sampling] = [.nearest, .linear, .smooth, .cubic]
        let parts = ImageParts(
            left: choice(3), top: choice(2), right: choice(3), bottom: choice(2), pixelsPerPoint: CGFloat(1 + choice(3)),
            isTiled: choice(2) == 0)
        return ImageStyle(
            sampling: samplings[choice(4)], isAntialiased: choice(4) != 0, parts: choice(3) == 0 ? parts : nil)
    }

    private mutating func blendMode() -> BlendMode {
        choice(3) == 0 ? .normal : BlendModeTests.modes[choice(BlendModeTests.modes.count)]
    }

    private mutating func opacity() -> Double { choice(2) == 0 ? 1 : Double(number(0.2, 0.9)) }

    private mutating func item(depth: Int) -> DisplayItem {
        switch choice(depth > 0 ? 16 : 4) {
        case 0: return .fill(path(), fillStyle(), paint())
        case 1: return .stroke(path(), strokeStyle(), paint())
        case 2:
            let outline = SharedPath(Path(ellipseIn: CGRect(x: 0, y: -6, width: 5, height: 6)))
            let origin = CGPoint(x: number(0, 40), y: number(6, 48))
            let glyphs = (0..<4).map { PlacedGlyph(outline: outline, origin: CGPoint(x: origin.x + 5.5 * CGFloat($0), y: origin.y)) }
            return .glyphs(glyphs, choice(4) == 0 ? paint() : .color(color()))
        case 3: return .image(picture(), rect(), imageStyle())
        case 4: return .group(opacity: opacity(), blendMode: blendMode(), items(depth))
        case 5:
            let turn = CGAffineTransform(rotationAngle: number(-0.5, 0.5))
            let scale = CGAffineTransform(scaleX: number(-1.5, 1.5), y: number(0.3, 1.8))
            return .transform(choice(2) == 0 ? turn : scale.translatedBy(x: number(-9, 9), y: 3), items(depth))
        case 6, 7: return .clip(path(), fillStyle(), items(depth))
        case 8: return .mask(items(depth), content: items(depth))
        case 9: return .filter(.blur(sigma: number(0.3, 4)), items(depth))
        case 10, 11: return .filter(filter(), items(depth))
        case 12, 13:
            let glass = Backdrop(sigma: number(0, 5), saturation: 1.5, tint: color(), opacity: opacity())
            return .backdrop(path(), fillStyle(), glass)
        case 14 where depth == 2:
            // Not inside others: an unoptimised build takes a while for them.
            var projection = ProjectionTransform(CGAffineTransform(translationX: number(-4, 4), y: 2))
            projection.m13 = number(-0.006, 0.006)
            projection.m23 = number(-0.006, 0.006)
            return .projection(projection, items(depth))
        default: return .fill(path(), FillStyle(), mesh())
        }
    }

    private mutating func filter() -> Filter {
        let offset = CGSize(width: 1, height: number(-2, 2))
        let sigma = number(0, 3)
        let amount = Double(number(-1, 2))
        let filters: [Filter] = [
            .shadow(color: color(), sigma: sigma, offset: offset), .innerShadow(color: color(), sigma: sigma, offset: offset),
            .opaqueBlur(sigma: sigma), .colorMatrix([0.5, 0, 0, 0, 0.2, 0, 0.5, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]),
            // Contrast, luminance as alpha, and alpha turned round, which paints where nothing was.
            .colorMatrix([amount, 0, 0, 0, 0.1, 0, amount, 0, 0, 0.1, 0, 0, amount, 0, 0.1, 0, 0, 0, 1, 0]),
            .colorMatrix([Double](repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0]),
            .colorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, -1, 1]),
        ]
        return filters[choice(filters.count)]
    }

    private mutating func mesh() -> Paint {
        let corners = [(0, 0), (40, 4), (6, 30), (50, 44)].map { (x: Double, y: Double) in
            MeshPaint.Knot(position: CGPoint(x: number(x - 5, x + 5), y: number(y - 5, y + 5)), color: color())
        }
        let mesh = MeshPaint(columns: 2, rows: 2, knots: corners, background: color())
        return mesh.map { .mesh($0) } ?? .color(.black)
    }

    private mutating func items(_ depth: Int) -> [DisplayItem] { (0..<(1 + choice(3))).map { _ in item(depth: depth - 1) } }
}
