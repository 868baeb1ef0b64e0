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
                for y in box.minY..<box.maxY {
                    let start = (y - box.minY) * box.width
                    for x in box.minX..<box.maxX {
                        pixels[start + x - box.minX] = reader.flatPixel(x, y, source) ?? reader.pixel(x, y, source)
                    }
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

    /// Where the middle of a sample lies, counted from a pixel's edge.
    @inline(__always)
    private static func part(_ sample: Int) -> Double { (Double(sample) + 0.5) / Double(samples) }

    /// The place of a point of the target; nil behind the eye and beyond the plane, where nothing is seen.
    @inline(__always)
    private func place(_ x: Double, _ y: Double) -> SIMD2<Double>? {
        let weight = x * weights.x + y * weights.y + weights.origin
        // The inverse's weight is the inverse of the weight: what is behind the eye is not seen.
        guard weight > 0 else { return nil }
        let place = (alongX * x + alongY * y + origin) / weight - 0.5
        guard place.x > low.x, place.x < high.x, place.y > low.y, place.y < high.y else { return nil }
        return place
    }

    /// The pixel to the left of a place and above it.
    @inline(__always)
    private static func corner(of place: SIMD2<Double>) -> (column: Int, row: Int) {
        let (column, row) = (Int(place.x), Int(place.y))
        return (Double(column) > place.x ? column - 1 : column, Double(row) > place.y ? row - 1 : row)
    }

    /// The colour of a pixel all of whose samples read one colour, which needs no mean; nil where they may read several.
    ///
    /// The samples lie between those in the pixel's corners, as a plane in perspective keeps lines straight.
    @inline(__always)
    func flatPixel(_ x: Int, _ y: Int, _ source: UnsafePointer<UInt32>) -> UInt32? {
        let (first, last) = (Self.part(0), Self.part(Self.samples - 1))
        guard let a = place(Double(x) + first, Double(y) + first), let b = place(Double(x) + last, Double(y) + first),
            let c = place(Double(x) + first, Double(y) + last), let d = place(Double(x) + last, Double(y) + last)
        else { return nil }
        let least = Self.corner(of: pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d)))
        let most = Self.corner(of: pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d)))
        guard least.column >= bounds.minX, least.row >= bounds.minY, most.column + 1 < bounds.maxX, most.row + 1 < bounds.maxY
        else { return nil }
        var line = source + ((least.row - bounds.minY) * width + least.column - bounds.minX)
        let color = line[0]
        for _ in least.row...(most.row + 1) {
            for column in 0...(most.column + 1 - least.column) where line[column] != color { return nil }
            line += width
        }
        return color
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
        sum = sum / Float(Self.samples * Self.samples) + 0.5
        return UInt32(sum.x) | UInt32(sum.y) << 8 | UInt32(sum.z) << 16 | UInt32(sum.w) << 24
    }

    @inline(__always)
    private func sample(_ place: SIMD2<Double>, _ source: UnsafePointer<UInt32>) -> SIMD4<Float> {
        let (column, row) = Self.corner(of: place)
        let (partX, partY) = (Float(place.x - Double(column)), Float(place.y - Double(row)))
        let (restX, restY) = (1 - partX, 1 - partY)
        if column >= bounds.minX, column + 1 < bounds.maxX, row >= bounds.minY, row + 1 < bounds.maxY {
            let line = source + ((row - bounds.minY) * width + column - bounds.minX)
            let upper = Self.color(line[0]) * restX + Self.color(line[1]) * partX
            let lower = Self.color(line[width]) * restX + Self.color(line[width + 1]) * partX
            return upper * restY + lower * partY
        }
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
