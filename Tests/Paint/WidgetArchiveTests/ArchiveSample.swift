import Drawing
import Foundation
import Geometry
import Pixels

@testable import WidgetArchive

/// An archive with every kind of item, paint, filter and style.
enum ArchiveSample {
    static let archive = archive([drawing.items, [], drawing.items])

    /// An archive whose entries draw these items.
    static func archive(_ entries: [[DisplayItem]]) -> WidgetArchive {
        WidgetArchive(
            name: "Caffeine \"daily\"", family: "systemSmall", canvas: canvas,
            entries: entries.enumerated().map { index, items in
                WidgetArchive.Entry(date: Date(timeIntervalSinceReferenceDate: 0.1 + Double(index) * 3600), boxes: [box(drawing: items)])
            })
    }

    static let canvas = WidgetArchive.Canvas(size: size, cornerRadius: 20, backdrop: [1, 1, 1, 1])

    /// A box that holds a view which drew these items.
    static func box(drawing items: [DisplayItem]) -> ArchivedBox {
        let picture = ArchivedImage(origin: .zero, leaves: [ArchivedLeaf(items, fadesAsGroup: false)], tones: nil)
        return box(1, .layers, [box(2, .drawing(picture))])
    }

    static func box(_ number: Int, _ kind: ArchivedBox.Kind, _ children: [ArchivedBox] = []) -> ArchivedBox {
        ArchivedBox(
            number: number, kind: kind, frame: CGRect(origin: .zero, size: size), surroundings: ArchivedSurroundings(),
            motion: ArchivedMotion(animation: nil, disablesAnimations: false), zIndex: nil, children: children)
    }

    /// The items of an entry of ``archive(_:)``.
    static func items(of entry: WidgetArchive.Entry) -> [DisplayItem]? {
        guard case .drawing(let picture)? = entry.boxes.first?.children.first?.kind else { return nil }
        return picture.leaves.first?.drawing.items
    }

    static let size = CGSize(width: 158, height: 158)

    static let drawing = DisplayList(size: size, items: items)

    private static let box = Path { path in
        path.move(to: CGPoint(x: 1.0 / 3, y: 2))
        path.addLine(to: CGPoint(x: 90, y: 2.5e-7))
        path.addQuadCurve(to: CGPoint(x: 90, y: 80), control: CGPoint(x: 120, y: 40))
        path.addCurve(to: CGPoint(x: 0, y: 80), control1: CGPoint(x: 60, y: 120), control2: CGPoint(x: 30, y: -1e20))
        path.closeSubpath()
    }

    static let picture: ImageSource = {
        var pixmap = Pixmap(widthInPixels: 5, heightInPixels: 4)
        for index in pixmap.bytes.indices { pixmap.bytes[index] = index % 4 == 3 ? 255 : UInt8(index * 3 % 256) }
        return ImageSource(pixmap)
    }()

    private static let red = RGBA(red: 1.093, green: -0.227, blue: 0.1, alpha: 0.5)
    private static let stops = [
        GradientPaint.Stop(color: red, location: 0), GradientPaint.Stop(color: .white, location: 1.0 / 3),
    ]
    private static let center = CGPoint(x: 40, y: 50)

    private static var paints: [Paint] {
        let shapes: [GradientPaint.Shape] = [
            .linear(start: .zero, end: center),
            .radial(center: center, startRadius: 1, endRadius: 40),
            .elliptical(center: center, radii: CGSize(width: 20, height: 30), startFraction: 0.1, endFraction: 0.9),
            .angular(center: center, start: .degrees(10), end: .degrees(370)),
        ]
        let knots = (0..<6).map { (index: Int) in
            let position = CGPoint(x: index % 3 * 30, y: index / 3 * 60)
            return MeshPaint.Knot(position: position, color: index % 2 == 0 ? red : .white)
        }
        var paints: [Paint] = shapes.map { .gradient(GradientPaint(stops: stops, shape: $0)) }
        paints.append(.color(red))
        paints.append(.pattern(picture, origin: center, size: CGSize(width: 10, height: 8)))
        if let mesh = MeshPaint(columns: 3, rows: 2, knots: knots, background: .clear) { paints.append(.mesh(mesh)) }
        return paints
    }

    private static var items: [DisplayItem] {
        let fill = DisplayItem.fill(box, FillStyle(), .color(red))
        let stroke = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [3, 1.5], dashPhase: 0.25)
        let outline = SharedPath(box)
        let glyphs = [
            PlacedGlyph(outline: outline, origin: center), PlacedGlyph(outline: outline, origin: CGPoint(x: 0.1, y: 0.2)),
        ]
        let parts = ImageParts(left: 1, top: 1, right: 2, bottom: 2, pixelsPerPoint: 2, isTiled: true)
        let rect = CGRect(x: 3, y: 4, width: 50, height: 60.5)
        let rules = [
            FillStyle(eoFill: true), FillStyle(antialiased: false), FillStyle(eoFill: true, antialiased: false),
        ]
        let filters: [Filter] = [
            .blur(sigma: 2), .opaqueBlur(sigma: 3), .shadow(color: red, sigma: 1, offset: CGSize(width: -1, height: 2)),
            .innerShadow(color: red, sigma: 1, offset: CGSize(width: 1, height: -2)),
            .colorMatrix((0..<20).map { Double($0) / 7 }),
        ]
        var perspective = ProjectionTransform(CGAffineTransform(a: 1, b: 0.1, c: 0.2, d: 1, tx: 3, ty: 4))
        perspective.m13 = 0.001
        let modes: [BlendMode] = [.multiply, .plusLighter, .sourceAtop, .destinationOut]
        var all = paints.map { DisplayItem.fill(box, FillStyle(), $0) }
        all += rules.map { .fill(box, $0, .color(.black)) }
        all += [
            .stroke(box, stroke, .color(red)), .stroke(box, StrokeStyle(lineCap: .square, lineJoin: .round), .color(red)),
            .glyphs(glyphs, .color(.black)),
            .image(picture, rect, ImageStyle(sampling: .cubic, isAntialiased: false, parts: parts)),
            .image(picture, rect, .nearest), .image(picture, rect, ImageStyle(sampling: .linear)), .image(picture, rect, .smooth),
            .transform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 90, ty: 0), [fill, .projection(perspective, [fill])]),
            .clip(box, FillStyle(eoFill: true), [fill, .mask([fill, fill], content: [.group(opacity: 0.3, blendMode: .hue, [])])]),
            .backdrop(box, FillStyle(), Backdrop(sigma: 8, saturation: 1.8, tint: red, opacity: 0.75)),
        ]
        all += filters.map { .filter($0, [fill]) }
        all += modes.map { .group(opacity: 1.0 / 3, blendMode: $0, [fill]) }
        return all
    }
}
