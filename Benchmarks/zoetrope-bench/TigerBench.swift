import Drawing
import Foundation
import Geometry
import ImageCodecs
import Raster

/// S3: the tiger, 240 filled and stroked paths of curves, on white.
struct TigerBench {
    private let options: BenchOptions

    init(_ options: BenchOptions) { self.options = options }

    func run() throws {
        let list = try self.list()
        let rasterizer = Rasterizer(scale: 1)
        try options.write(PNGEncoder().encode(rasterizer.render(list)), as: "s3_zoetrope.png")
        // As a frame of a film, with the shapes of the frame before still known; and all by itself.
        try Stopwatch(scene: "S3", what: "draw").measure { _ = try rasterizer.render(list) }
        try Stopwatch(scene: "S3", what: "draw, nothing kept").measure { _ = try Rasterizer(scale: 1).render(list) }
        try Stopwatch(scene: "S3", what: "draw, two threads").measure { _ = try rasterizer.render(list, threads: 2) }
        try Stopwatch(scene: "S3", what: "draw, nothing kept, two threads").measure {
            _ = try Rasterizer(scale: 1).render(list, threads: 2)
        }
    }

    private func list() throws -> DisplayList {
        var items: [DisplayItem] = []
        var head: [Substring]?
        var path = Path()
        func finish() throws {
            if let head { items += try TigerBench.items(head, path) }
        }
        for record in try options.records("tiger.txt") {
            if record.first == "P" {
                try finish()
                (head, path) = (record, Path())
            } else {
                try TigerBench.append(record, to: &path)
            }
        }
        try finish()
        let side = CGSize(width: 1024, height: 1024)
        // The drawing is 200 wide.
        let scale = CGAffineTransform(scaleX: 5.12, y: 5.12)
        return DisplayList(
            size: side,
            items: [
                .fill(Path(CGRect(origin: .zero, size: side)), FillStyle(), .color(.white)), .transform(scale, items),
            ])
    }

    private static func append(_ record: [Substring], to path: inout Path) throws {
        let numbers = record.dropFirst().compactMap { Double($0) }
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        switch (record.first, numbers.count) {
        case ("M", 2): path.move(to: point(0))
        case ("L", 2): path.addLine(to: point(0))
        case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case ("Z", 0): path.closeSubpath()
        default: throw BenchError.badRecord(file: "tiger.txt", line: record.joined(separator: " "))
        }
    }

    /// A path's head: P, whether filled, its colour, whether stroked, its colour, width, cap, join, miter limit, count.
    private static func items(_ head: [Substring], _ path: Path) throws -> [DisplayItem] {
        let numbers = head.dropFirst().compactMap { Double($0) }
        guard numbers.count == 13 else {
            throw BenchError.badRecord(file: "tiger.txt", line: head.joined(separator: " "))
        }
        func color(_ first: Int) -> Paint {
            .color(RGBA(red: numbers[first] / 255, green: numbers[first + 1] / 255, blue: numbers[first + 2] / 255))
        }
        var items: [DisplayItem] = []
        if numbers[0] != 0 { items.append(.fill(path, FillStyle(), color(1))) }
        if numbers[4] != 0 {
            // Every stroke of the drawing has butt caps and miter joins with SVG's limit of 4.
            let style = StrokeStyle(lineWidth: numbers[8], miterLimit: 4)
            items.append(.stroke(path, style, color(5)))
        }
        return items
    }
}
