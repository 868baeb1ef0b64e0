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
            target.withPixels { pixels in
                for y in box.minY..<box.maxY {
                    let start = (y - box.minY) * box.width
                    for x in box.minX..<box.maxX {
                        pixels[start + x - box.minX] = reader.pixel(x, y, source)
                    }
                }
            }
        }
    }
}

/// Reads a plane of pixels in perspective.
private struct PlaneReader {
    private let map: ProjectionTransform
    private let bounds: PixelRect

    /// Places read along each side of a pixel.
    private static let samples = 3

    init(_ map: ProjectionTransform, _ bounds: PixelRect) {
        self.map = map
        self.bounds = bounds
    }

    func pixel(_ x: Int, _ y: Int, _ source: UnsafeMutableBufferPointer<UInt32>) -> UInt32 {
        var sum = SIMD4<Float>(repeating: 0)
        for row in 0..<Self.samples {
            let placeY = Double(y) + (Double(row) + 0.5) / Double(Self.samples)
            for column in 0..<Self.samples {
                let placeX = Double(x) + (Double(column) + 0.5) / Double(Self.samples)
                sum += sample(placeX, placeY, source)
            }
        }
        sum = sum / Float(Self.samples * Self.samples) + 0.5
        return UInt32(sum.x) | UInt32(sum.y) << 8 | UInt32(sum.z) << 16 | UInt32(sum.w) << 24
    }

    private func sample(_ x: Double, _ y: Double, _ source: UnsafeMutableBufferPointer<UInt32>) -> SIMD4<Float> {
        let weight = x * Double(map.m13) + y * Double(map.m23) + Double(map.m33)
        // The inverse's weight is the inverse of the weight: what is behind the eye is not seen.
        guard weight > 0 else { return SIMD4(repeating: 0) }
        let u = (x * Double(map.m11) + y * Double(map.m21) + Double(map.m31)) / weight - 0.5
        let v = (x * Double(map.m12) + y * Double(map.m22) + Double(map.m32)) / weight - 0.5
        guard u > Double(bounds.minX) - 1, u < Double(bounds.maxX), v > Double(bounds.minY) - 1, v < Double(bounds.maxY)
        else { return SIMD4(repeating: 0) }
        let (left, top) = (u.rounded(.down), v.rounded(.down))
        let (partX, partY) = (Float(u - left), Float(v - top))
        let (column, row) = (Int(left), Int(top))
        let upper = color(column, row, source) * (1 - partX) + color(column + 1, row, source) * partX
        let lower = color(column, row + 1, source) * (1 - partX) + color(column + 1, row + 1, source) * partX
        return upper * (1 - partY) + lower * partY
    }

    @inline(__always)
    private func color(_ x: Int, _ y: Int, _ source: UnsafeMutableBufferPointer<UInt32>) -> SIMD4<Float> {
        guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return SIMD4(repeating: 0) }
        let pixel = source[(y - bounds.minY) * bounds.width + x - bounds.minX]
        return SIMD4(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
    }
}
