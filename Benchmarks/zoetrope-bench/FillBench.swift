import Drawing
import Foundation
import Geometry
import ImageCodecs
import Pixels
import Raster

/// S4: rounded rectangles, gradients, a blur and a shadow over 1024 by 1024 pixels.
struct FillBench {
    private let options: BenchOptions
    private let rasterizer = Rasterizer(scale: 1)
    private let side = CGSize(width: 1024, height: 1024)

    init(_ options: BenchOptions) { self.options = options }

    /// Runs one of the scenes, or all for S4.
    func run(_ name: String) throws {
        let scenes = try self.scenes()
        for scene in ["S4a", "S4b", "S4c", "S4d", "S4e"] where name == "S4" || name == scene {
            try measure(scene, scenes[scene] ?? [])
        }
    }

    private func scenes() throws -> [String: [DisplayItem]] {
        let rectangles = try self.rectangles()
        let picture = try rasterizer.render(DisplayList(size: side, items: [background] + rectangles))
        let image = DisplayItem.image(ImageSource(picture), CGRect(origin: .zero, size: side), .nearest)
        let box = rounded(CGRect(x: 212, y: 212, width: 600, height: 600), 80)
        let shadow = Filter.shadow(
            color: .black.multiplyingAlpha(by: 0.4), sigma: 24, offset: CGSize(width: 0, height: 16))
        let card = DisplayItem.fill(box, FillStyle(), .color(RGBA(0x34, 0x78, 0xF6)))
        return [
            "S4a": [background] + rectangles, "S4b": [whole(.gradient(linear))], "S4c": [whole(.gradient(radial))],
            "S4d": [.filter(.blur(sigma: 10), [image])], "S4e": [background, .filter(shadow, [card])],
        ]
    }

    private func measure(_ scene: String, _ items: [DisplayItem]) throws {
        let list = DisplayList(size: side, items: items)
        try options.write(PNGEncoder().encode(rasterizer.render(list)), as: "\(scene.lowercased())_zoetrope.png")
        try Stopwatch(scene: scene, what: "draw").measure { _ = try rasterizer.render(list) }
        try Stopwatch(scene: scene, what: "draw, nothing kept").measure { _ = try Rasterizer(scale: 1).render(list) }
    }

    private var background: DisplayItem { whole(.color(.white)) }

    private func whole(_ paint: Paint) -> DisplayItem {
        .fill(Path(CGRect(origin: .zero, size: side)), FillStyle(), paint)
    }

    private func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
        Path(roundedRect: rect, cornerRadius: radius, style: .circular)
    }

    /// A record: x, y, width, height, radius, red, green, blue, alpha (of 255).
    private func rectangles() throws -> [DisplayItem] {
        try options.records("rrects.txt").map { record in
            let n = record.compactMap { Double($0) }
            guard n.count == 9 else {
                throw BenchError.badRecord(file: "rrects.txt", line: record.joined(separator: " "))
            }
            let color = RGBA(red: n[5] / 255, green: n[6] / 255, blue: n[7] / 255, alpha: n[8] / 255)
            let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
            return .fill(rounded(rect, n[4]), FillStyle(), .color(color))
        }
    }

    private var linear: GradientPaint {
        GradientPaint(
            stops: stops([(0, RGBA(0xFF, 0x5F, 0x6D)), (0.5, RGBA(0xFF, 0xC3, 0x71)), (1, RGBA(0x21, 0x93, 0xB0))]),
            shape: .linear(start: .zero, end: CGPoint(x: 1024, y: 1024)))
    }

    private var radial: GradientPaint {
        GradientPaint(
            stops: stops([(0, .white), (0.6, RGBA(0x6D, 0xD5, 0xFA)), (1, RGBA(0x2C, 0x3E, 0x50))]),
            shape: .radial(center: CGPoint(x: 512, y: 512), startRadius: 0, endRadius: 640))
    }

    private func stops(_ places: [(location: Double, color: RGBA)]) -> [GradientPaint.Stop] {
        places.map { GradientPaint.Stop(color: $0.color, location: $0.location) }
    }
}
