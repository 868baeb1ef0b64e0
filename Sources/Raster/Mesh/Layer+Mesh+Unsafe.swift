import Drawing
import Foundation
import Geometry
import Pixels

extension Layer {
    /// No pixel of a picture: more red than alpha.
    private static let unpainted: UInt32 = 1

    /// Places read along each side of a pixel at the mesh's border.
    private static let fineness = 4

    /// Fills the layer with a mesh of colours.
    ///
    /// A pixel inside the mesh has the colour of its centre; one at its border has the mean of 4 by 4 places in it.
    func paint(_ mesh: MeshPaint, _ transform: CGAffineTransform) throws {
        if !paintCenters(mesh, transform) { try paintBorder(mesh, transform) }
    }

    /// Paints the pixels whose centres the mesh covers; false where there are others.
    private func paintCenters(_ mesh: MeshPaint, _ transform: CGAffineTransform) -> Bool {
        let knots = mesh.knots.map { MeshKnot($0, transform) }
        return withPixels { pixels in
            pixels.update(repeating: Self.unpainted)
            for row in 0..<(mesh.rows - 1) {
                for column in 0..<(mesh.columns - 1) {
                    let first = row * mesh.columns + column
                    let (a, b) = (knots[first], knots[first + 1])
                    let (c, d) = (knots[first + mesh.columns], knots[first + mesh.columns + 1])
                    MeshTriangle(a, b, c)?.paint(pixels, bounds)
                    MeshTriangle(d, c, b)?.paint(pixels, bounds)
                }
            }
            return !pixels.contains(Self.unpainted)
        }
    }

    /// Paints the pixels that the mesh does not cover whole, over its background.
    private func paintBorder(_ mesh: MeshPaint, _ transform: CGAffineTransform) throws {
        let background = PackedPixel.pixel(of: mesh.background)
        let side = Self.fineness
        let finer = transform.concatenating(CGAffineTransform(scaleX: CGFloat(side), y: CGFloat(side)))
        for tile in borderTiles() {
            let fine = try Layer(
                bounds: PixelRect(
                    minX: tile.minX * side, minY: tile.minY * side, maxX: tile.maxX * side, maxY: tile.maxY * side))
            _ = fine.paintCenters(mesh, finer)
            withPixels { pixels in
                fine.withPixels { source in
                    for y in tile.minY..<tile.maxY {
                        for x in tile.minX..<tile.maxX {
                            let first = fine.rowStart(y * side) + (x - tile.minX) * side
                            let index = rowStart(y) + x - bounds.minX
                            let mean = Self.mean(source, first, stride: fine.bounds.width, background)
                            if !mean.isWhole || pixels[index] == Self.unpainted { pixels[index] = mean.pixel }
                        }
                    }
                }
            }
        }
    }

    /// Squares of the layer that the mesh's border may pass through: there are pixels in them, or beside them, whose centres it
    /// does not cover. Of what is beside the layer's edge nobody knows.
    private func borderTiles() -> [PixelRect] {
        let side = 32
        return withPixels { pixels in
            var tiles: [PixelRect] = []
            for top in stride(from: bounds.minY, to: bounds.maxY, by: side) {
                for left in stride(from: bounds.minX, to: bounds.maxX, by: side) {
                    let (right, bottom) = (min(left + side, bounds.maxX), min(top + side, bounds.maxY))
                    let isAtEdge = left == bounds.minX || top == bounds.minY || right == bounds.maxX || bottom == bounds.maxY
                    let isBorder =
                        isAtEdge
                        || (top - 1..<bottom + 1).contains { y in
                            let start = rowStart(y) - bounds.minX
                            return pixels[(start + left - 1)..<(start + right + 1)].contains(Self.unpainted)
                        }
                    if isBorder { tiles.append(PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)) }
                }
            }
            return tiles
        }
    }

    /// The mean of a square of pixels, and whether all of them are painted; the others count as background.
    private static func mean(
        _ source: UnsafeMutableBufferPointer<UInt32>, _ first: Int, stride: Int, _ background: UInt32
    ) -> (pixel: UInt32, isWhole: Bool) {
        var sum = SIMD4<UInt32>(repeating: 0)
        var isWhole = true
        for row in 0..<fineness {
            for column in 0..<fineness {
                var pixel = source[first + row * stride + column]
                if pixel == unpainted { (pixel, isWhole) = (background, false) }
                sum &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
            }
        }
        let count = UInt32(fineness * fineness)
        sum = (sum &+ count / 2) / count
        return (sum.x | sum.y << 8 | sum.z << 16 | sum.w << 24, isWhole)
    }
}

/// A knot in pixels, its colour premultiplied in 0...255.
private struct MeshKnot {
    let x: Double
    let y: Double
    let color: SIMD4<Float>

    init(_ knot: MeshPaint.Knot, _ transform: CGAffineTransform) {
        let point = knot.position.applying(transform)
        (x, y) = (Double(point.x), Double(point.y))
        func held(_ channel: Double) -> Float { channel > 0 ? Float(min(channel, 1)) : 0 }
        let alpha = held(knot.color.alpha) * 255
        color = SIMD4(
            held(knot.color.red) * alpha, held(knot.color.green) * alpha, held(knot.color.blue) * alpha, alpha)
    }
}

/// Three knots, between which colours change evenly.
///
/// A pixel belongs to the triangle that its centre lies in; a centre on an edge shared by two belongs to one of them,
/// by the rule of top and left edges.
private struct MeshTriangle {
    private let corners: (MeshKnot, MeshKnot, MeshKnot)
    private let area: Double

    /// Nil where the triangle has no area or lies beyond all canvases.
    init?(_ a: MeshKnot, _ b: MeshKnot, _ c: MeshKnot) {
        let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
        let reach = max(abs(a.x), abs(a.y), abs(b.x), abs(b.y), max(abs(c.x), abs(c.y)))
        guard area != 0, area.isFinite, reach < 1e7 else { return nil }
        // Clockwise on a canvas whose y axis runs down.
        corners = area > 0 ? (a, b, c) : (a, c, b)
        self.area = abs(area)
    }

    func paint(_ pixels: UnsafeMutableBufferPointer<UInt32>, _ bounds: PixelRect) {
        let (a, b, c) = corners
        let top = max(Int((min(a.y, b.y, c.y) - 0.5).rounded(.up)), bounds.minY)
        let bottom = min(Int((max(a.y, b.y, c.y) - 0.5).rounded(.down)), bounds.maxY - 1)
        let left = max(Int((min(a.x, b.x, c.x) - 0.5).rounded(.up)), bounds.minX)
        let right = min(Int((max(a.x, b.x, c.x) - 0.5).rounded(.down)), bounds.maxX - 1)
        guard top <= bottom, left <= right else { return }
        let edges = (MeshEdge(b, c), MeshEdge(c, a), MeshEdge(a, b))
        for y in top...bottom {
            let line = (y - bounds.minY) * bounds.width - bounds.minX
            for x in left...right {
                let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
                let (wa, wb, wc) = (edges.0.weight(px, py), edges.1.weight(px, py), edges.2.weight(px, py))
                guard edges.0.has(wa), edges.1.has(wb), edges.2.has(wc) else { continue }
                var color = a.color * Float(wa / area)
                color += b.color * Float(wb / area)
                color += c.color * Float(wc / area)
                pixels[line + x] = MeshTriangle.pixel(color)
            }
        }
    }

    private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
        let alpha = UInt32(min(255, max(0, color.w)) + 0.5)
        func channel(_ value: Float) -> UInt32 { min(UInt32(min(255, max(0, value)) + 0.5), alpha) }
        return channel(color.x) | channel(color.y) << 8 | channel(color.z) << 16 | alpha << 24
    }
}

/// An edge of a triangle, the inside at its right.
private struct MeshEdge {
    private let x: Double
    private let y: Double
    private let dx: Double
    private let dy: Double
    private let isTopOrLeft: Bool

    init(_ start: MeshKnot, _ end: MeshKnot) {
        // Edges shared by two triangles run both ways: computed from the same end, they are exactly opposite.
        let isForward = (start.y, start.x) < (end.y, end.x)
        let (first, last) = isForward ? (start, end) : (end, start)
        let sign: Double = isForward ? 1 : -1
        (x, y) = (first.x, first.y)
        (dx, dy) = ((last.x - first.x) * sign, (last.y - first.y) * sign)
        isTopOrLeft = dy < 0 || (dy == 0 && dx > 0)
    }

    /// Twice the area of the triangle of the edge and a point; above zero inside.
    @inline(__always)
    func weight(_ px: Double, _ py: Double) -> Double { dx * (py - y) - dy * (px - x) }

    @inline(__always)
    func has(_ weight: Double) -> Bool { weight > 0 || (weight == 0 && isTopOrLeft) }
}
