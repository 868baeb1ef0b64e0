import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// Planes in perspective against the mean of nine places, each read between its four nearest pixels.
@Suite("Planes in perspective") struct ProjectedPlaneTests {
    private let bounds = PixelRect(minX: -3, minY: 2, maxX: 61, maxY: 50)

    /// A plane of patches of one colour with lines and noise between them, whose edges are opaque.
    private func plane() throws -> (layer: Layer, pixels: [UInt32]) {
        var pixels: [UInt32] = []
        var generator = SeededGenerator(seed: 7)
        for y in 0..<(bounds.maxY - bounds.minY) {
            for x in 0..<bounds.width {
                let noise = UInt32(truncatingIfNeeded: generator.next())
                let patch = UInt32(x / 13 * 40 + y / 11 * 17) & 255
                pixels.append(y / 8 == 2 || x % 17 == 0 ? noise : 0xFF00_0000 | patch << 8 | 0x33)
            }
        }
        let layer = try Layer(bounds: bounds)
        layer.withPixels { target in for index in pixels.indices { target[index] = pixels[index] } }
        return (layer, pixels)
    }

    private func expected(_ x: Int, _ y: Int, _ map: ProjectionTransform, _ pixels: [UInt32]) -> UInt32 {
        func color(_ column: Int, _ row: Int) -> SIMD4<Float> {
            guard column >= bounds.minX, column < bounds.maxX, row >= bounds.minY, row < bounds.maxY else { return .zero }
            let pixel = pixels[(row - bounds.minY) * bounds.width + column - bounds.minX]
            return SIMD4(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
        }
        var sum = SIMD4<Float>.zero
        for place in 0..<9 {
            let (px, py) = (Double(x) + (Double(place % 3) + 0.5) / 3, Double(y) + (Double(place / 3) + 0.5) / 3)
            let weight = px * Double(map.m13) + py * Double(map.m23) + Double(map.m33)
            guard weight > 0 else { continue }
            let u = (px * Double(map.m11) + py * Double(map.m21) + Double(map.m31)) / weight - 0.5
            let v = (px * Double(map.m12) + py * Double(map.m22) + Double(map.m32)) / weight - 0.5
            guard u > -1e6, u < 1e6, v > -1e6, v < 1e6 else { continue }
            let (column, row) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
            let (partX, partY) = (Float(u - Double(column)), Float(v - Double(row)))
            let upper = color(column, row) * (1 - partX) + color(column + 1, row) * partX
            let lower = color(column, row + 1) * (1 - partX) + color(column + 1, row + 1) * partX
            sum += upper * (1 - partY) + lower * partY
        }
        sum = sum / 9 + 0.5
        return UInt32(sum.x) | UInt32(sum.y) << 8 | UInt32(sum.z) << 16 | UInt32(sum.w) << 24
    }

    @Test(
        "Every pixel is the mean of nine places",
        arguments: [
            [1, 0, 0, 0, 1, 0, 0, 0, 1], [0.5, 0.1, 0.001, -0.1, 0.6, 0.0004, 4, 3, 1], [1.4, 0.03, 0.01, 0.01, 1.07, -0.004, -9, -2, 1],
            [0.2, 0, 0, 0, 0.2, 0, 3, 12, 1], [2.5, 0, 0.03, 0, 2.1, 0, -30, -10, -0.4],
        ] as [[Double]])
    func mean(_ numbers: [Double]) throws {
        var map = ProjectionTransform()
        (map.m11, map.m12, map.m13) = (numbers[0], numbers[1], numbers[2])
        (map.m21, map.m22, map.m23) = (numbers[3], numbers[4], numbers[5])
        (map.m31, map.m32, map.m33) = (numbers[6], numbers[7], numbers[8])
        let (layer, pixels) = try plane()
        let target = try Layer(bounds: PixelRect(minX: -5, minY: -4, maxX: 60, maxY: 60))
        layer.project(into: target, map)
        var wrong: [String] = []
        target.withPixels { seen in
            for y in target.bounds.minY..<target.bounds.maxY {
                for x in target.bounds.minX..<target.bounds.maxX {
                    let pixel = seen[(y - target.bounds.minY) * target.bounds.width + x - target.bounds.minX]
                    if pixel != expected(x, y, map, pixels) { wrong.append("\(x) \(y)") }
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(5))")
    }
}
