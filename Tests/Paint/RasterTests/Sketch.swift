import Drawing
import Foundation
import Geometry
import Pixels
import Raster

/// What tests draw with: pictures of a few items, at one pixel a point unless they say otherwise.
struct Sketch {
    let pixmap: Pixmap

    init(_ width: Int, _ height: Int, scale: CGFloat = 1, on background: RGBA? = nil, _ items: [DisplayItem]) throws {
        let size = CGSize(width: width, height: height)
        var all = items
        if let background { all.insert(Sketch.box(0, 0, CGFloat(width), CGFloat(height), background), at: 0) }
        pixmap = try Rasterizer(scale: scale).render(DisplayList(size: size, items: all))
    }

    static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
        Path(CGRect(x: x, y: y, width: width, height: height))
    }

    static func fill(_ path: Path, _ color: RGBA = .black, eoFill: Bool = false) -> DisplayItem {
        .fill(path, FillStyle(eoFill: eoFill), .color(color))
    }

    static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBA = .black) -> DisplayItem {
        fill(rect(x, y, width, height), color)
    }

    static func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        return path
    }

    func alpha(_ x: Int, _ y: Int) -> Int { Int(pixmap[x, y].alpha) }

    func rgb(_ x: Int, _ y: Int) -> [Int] {
        let pixel = pixmap[x, y]
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }

    /// All alpha together, in pixels.
    var area: Double {
        var sum = 0
        for index in stride(from: 3, to: pixmap.bytes.count, by: 4) { sum += Int(pixmap.bytes[index]) }
        return Double(sum) / 255
    }

    /// The box of all pixels that are not transparent: x, y, width, height.
    var inkBox: [Int] {
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for y in 0..<pixmap.heightInPixels {
            for x in 0..<pixmap.widthInPixels where alpha(x, y) > 0 {
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), max(bottom, y))
            }
        }
        return right < 0 ? [0, 0, 0, 0] : [left, top, right - left + 1, bottom - top + 1]
    }
}
