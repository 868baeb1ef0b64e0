import Foundation
import Geometry
import Pixels

extension Layer {
    /// Draws this layer as `toPlane` sees it: pixels of the target are mapped to pixels of this layer.
    ///
    /// Each pixel is the mean of 3 by 3 places in it, each read between the four nearest pixels.
    func project(into target: Layer, _ toPlane: ProjectionTransform) {
        let box = target.bounds
        let reader = PlaneReader(toPlane, bounds)
        withPixels { source in
            guard let source = source.baseAddress else { return }
            target.withPixels { pixels in
                guard let pixels = pixels.baseAddress else { return }
                for y in box.minY..<box.maxY {
                    let row = pixels + (y - box.minY) * box.width - box.minX
                    reader.read(box.minX..<box.maxX, y, source, into: row)
                }
            }
        }
    }
}

/// Reads a plane of pixels in perspective.
private struct PlaneReader {
    private let bounds: PixelRect
    private let width: Int
    /// The map's columns: those of the place, and that of its weight.
    private let alongX: SIMD2<Double>, alongY: SIMD2<Double>, origin: SIMD2<Double>
    private let weights: (x: Double, y: Double, origin: Double)
    /// Places beyond these read nothing.
    private let low: SIMD2<Double>, high: SIMD2<Double>

    /// Places read along each side of a pixel.
    private static let samples = 3

    init(_ map: ProjectionTransform, _ bounds: PixelRect) {
        self.bounds = bounds
        width = bounds.width
        alongX = SIMD2(Double(map.m11), Double(map.m12))
        alongY = SIMD2(Double(map.m21), Double(map.m22))
        origin = SIMD2(Double(map.m31), Double(map.m32))
        weights = (Double(map.m13), Double(map.m23), Double(map.m33))
        low = SIMD2(Double(bounds.minX) - 1, Double(bounds.minY) - 1)
        high = SIMD2(Double(bounds.maxX), Double(bounds.maxY))
    }

    /// Returns the distance of a sample's middle from the pixel's edge.
    @inline(__always)
    private static func part(_ sample: Int) -> Double { (Double(sample) + 0.5) / Double(samples) }

    /// The place of a point of the target in the endless plane; nil behind the eye, where nothing is seen.
    @inline(__always)
    private func unboundPlace(_ x: Double, _ y: Double) -> SIMD2<Double>? {
        let weight = x * weights.x + y * weights.y + weights.origin
        // The inverse's weight is the inverse of the weight: points behind the eye are not seen.
        guard weight > 0 else { return nil }
        return (alongX * x + alongY * y + origin) / weight - 0.5
    }

    /// The place of a point of the target; nil beyond the plane, too.
    @inline(__always)
    private func place(_ x: Double, _ y: Double) -> SIMD2<Double>? {
        guard let place = unboundPlace(x, y) else { return nil }
        guard place.x > low.x, place.x < high.x, place.y > low.y, place.y < high.y else { return nil }
        return place
    }

    /// The pixel to the left of a place and above it.
    @inline(__always)
    private static func corner(of place: SIMD2<Double>) -> (column: Int, row: Int) {
        let (column, row) = (Int(place.x), Int(place.y))
        return (Double(column) > place.x ? column - 1 : column, Double(row) > place.y ? row - 1 : row)
    }

    /// Pixels that are looked at together, most first: where they read nothing, or one colour, they need no mean.
    private static let runs = [64, 8, 1]

    /// Reads a run of a row; `row` points to its pixel 0.
    func read(_ columns: Range<Int>, _ y: Int, _ source: UnsafePointer<UInt32>, into row: UnsafeMutablePointer<UInt32>) {
        read(columns, y, source, into: row, inRunsAt: 0)
    }

    private func read(
        _ columns: Range<Int>, _ y: Int, _ source: UnsafePointer<UInt32>, into row: UnsafeMutablePointer<UInt32>, inRunsAt level: Int
    ) {
        let length = Self.runs[level]
        var x = columns.lowerBound
        while x < columns.upperBound {
            let end = min(x + length, columns.upperBound)
            switch look(x..<end, y, source) {
            case .flat(let color): (row + x).update(repeating: color, count: end - x)
            case .inside where length == 1: row[x] = insidePixel(x, y, source)
            case .inside, .mixed:
                if length > 1 { read(x..<end, y, source, into: row, inRunsAt: level + 1) } else { row[x] = pixel(x, y, source) }
            }
            x = end
        }
    }

    /// The result of the samples of some pixels.
    private enum Look {
        /// All read one colour, or nothing.
        case flat(UInt32)
        /// They may read several colours, all of them of pixels of the plane.
        case inside
        /// The samples of which some may lie beyond the plane.
        case mixed
    }

    /// A distance larger than the rounding of the places of samples.
    private static let dust = 1e-6

    /// The samples lie between those in the corners, as a plane in perspective keeps lines straight.
    @inline(__always)
    private func look(_ columns: Range<Int>, _ y: Int, _ source: UnsafePointer<UInt32>) -> Look {
        let (left, right) = (Double(columns.lowerBound) + Self.part(0), Double(columns.upperBound - 1) + Self.part(Self.samples - 1))
        let (top, bottom) = (Double(y) + Self.part(0), Double(y) + Self.part(Self.samples - 1))
        guard let a = unboundPlace(left, top), let b = unboundPlace(right, top), let c = unboundPlace(left, bottom),
            let d = unboundPlace(right, bottom)
        else { return .mixed }
        let least = SIMD2(min(min(a.x, b.x), min(c.x, d.x)), min(min(a.y, b.y), min(c.y, d.y)))
        let most = SIMD2(max(max(a.x, b.x), max(c.x, d.x)), max(max(a.y, b.y), max(c.y, d.y)))
        if most.x <= low.x || most.y <= low.y || least.x >= high.x || least.y >= high.y { return .flat(0) }
        guard least.x > low.x, least.y > low.y, most.x < high.x, most.y < high.y else { return .mixed }
        let (first, last) = (Self.corner(of: least), Self.corner(of: most))
        guard first.column >= bounds.minX, first.row >= bounds.minY, last.column + 1 < bounds.maxX, last.row + 1 < bounds.maxY
        else { return .mixed }
        var line = source + ((first.row - bounds.minY) * width + first.column - bounds.minX)
        let color = line[0]
        let count = last.column + 2 - first.column
        // A run that slants lies in much more of the plane than its pixels read; a mean reads 36 places for each.
        guard columns.count == 1 || count * (last.row + 2 - first.row) <= 36 * columns.count else { return .mixed }
        for _ in first.row...(last.row + 1) {
            for column in 0..<count where line[column] != color {
                let (begin, end) = (Self.corner(of: least - Self.dust), Self.corner(of: most + Self.dust))
                let isInside =
                    begin.column >= bounds.minX && begin.row >= bounds.minY && end.column + 1 < bounds.maxX && end.row + 1 < bounds.maxY
                return isInside ? .inside : .mixed
            }
            line += width
        }
        return .flat(color)
    }

    /// Returns the result of `pixel` where no sample lies beyond the plane, or behind the eye.
    @inline(__always)
    private func insidePixel(_ x: Int, _ y: Int, _ source: UnsafePointer<UInt32>) -> UInt32 {
        let first = source - (bounds.minY &* width &+ bounds.minX)
        var sum = SIMD4<Float>(repeating: 0)
        for row in 0..<Self.samples {
            let placeY = Double(y) + Self.part(row)
            let (weightY, partY) = (placeY * weights.y, alongY * placeY)
            for column in 0..<Self.samples {
                let placeX = Double(x) + Self.part(column)
                let weight = placeX * weights.x + weightY + weights.origin
                let place = (alongX * placeX + partY + origin) / weight - 0.5
                let (column, row) = Self.corner(of: place)
                sum += Self.between(first + (row &* width &+ column), width, place, column, row)
            }
        }
        return Self.mean(sum)
    }

    /// The colour at a place between four pixels, of which the first is the one above and to the left.
    @inline(__always)
    private static func between(
        _ line: UnsafePointer<UInt32>, _ width: Int, _ place: SIMD2<Double>, _ column: Int, _ row: Int
    ) -> SIMD4<Float> {
        let (partX, partY) = (Float(place.x - Double(column)), Float(place.y - Double(row)))
        let (restX, restY) = (1 - partX, 1 - partY)
        let upper = color(line[0]) * restX + color(line[1]) * partX
        let lower = color(line[width]) * restX + color(line[width &+ 1]) * partX
        return upper * restY + lower * partY
    }

    /// The pixel of a sum of samples.
    @inline(__always)
    private static func mean(_ sum: SIMD4<Float>) -> UInt32 {
        let mean = sum / Float(samples * samples) + 0.5
        return UInt32(mean.x) | UInt32(mean.y) << 8 | UInt32(mean.z) << 16 | UInt32(mean.w) << 24
    }

    @inline(__always)
    func pixel(_ x: Int, _ y: Int, _ source: UnsafePointer<UInt32>) -> UInt32 {
        var sum = SIMD4<Float>(repeating: 0)
        for row in 0..<Self.samples {
            for column in 0..<Self.samples {
                guard let place = place(Double(x) + Self.part(column), Double(y) + Self.part(row)) else { continue }
                sum += sample(place, source)
            }
        }
        return Self.mean(sum)
    }

    @inline(__always)
    private func sample(_ place: SIMD2<Double>, _ source: UnsafePointer<UInt32>) -> SIMD4<Float> {
        let (column, row) = Self.corner(of: place)
        if column >= bounds.minX, column + 1 < bounds.maxX, row >= bounds.minY, row + 1 < bounds.maxY {
            let line = source + ((row - bounds.minY) * width + column - bounds.minX)
            return Self.between(line, width, place, column, row)
        }
        let (partX, partY) = (Float(place.x - Double(column)), Float(place.y - Double(row)))
        let (restX, restY) = (1 - partX, 1 - partY)
        let upper = color(column, row, source) * restX + color(column + 1, row, source) * partX
        let lower = color(column, row + 1, source) * restX + color(column + 1, row + 1, source) * partX
        return upper * restY + lower * partY
    }

    @inline(__always)
    private static func color(_ pixel: UInt32) -> SIMD4<Float> {
        SIMD4(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
    }

    /// The colour of a pixel that may lie beyond the plane.
    private func color(_ x: Int, _ y: Int, _ source: UnsafePointer<UInt32>) -> SIMD4<Float> {
        guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return SIMD4(repeating: 0) }
        return Self.color(source[(y - bounds.minY) * width + x - bounds.minX])
    }
}
