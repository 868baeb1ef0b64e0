import Drawing
import Foundation
import Geometry
import Pixels

extension Layer {
    /// A value that no pixel of a picture has: more red than alpha.
    private static let unpainted: UInt32 = 1

    /// Places read along each side of a pixel at the mesh's border.
    private static let fineness = 4

    /// Fills the layer with a mesh of colours.
    ///
    /// A pixel inside the mesh has the colour of its centre; one at its border has the mean of 4 by 4 places in it.
    func paint(_ mesh: MeshPaint, _ transform: CGAffineTransform) throws {
        if !paintCenters(PlacedMesh(mesh, transform)) { try paintBorder(mesh, transform) }
    }

    /// Paints the pixels whose centres the mesh covers; false where there are others.
    private func paintCenters(_ mesh: PlacedMesh) -> Bool {
        withPixels { pixels in
            pixels.update(repeating: Self.unpainted)
            for row in 0..<(mesh.rows - 1) where mesh.reaches[row].mayMeet(bounds) {
                for column in 0..<(mesh.columns - 1) {
                    let (a, b, c, d) = mesh.corners(column, row)
                    guard MeshReach(a, b, c, d).mayMeet(bounds) else { continue }
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
        let finer = PlacedMesh(mesh, transform.concatenating(CGAffineTransform(scaleX: CGFloat(side), y: CGFloat(side))))
        for tile in borderTiles() {
            let fine = try Layer(
                bounds: PixelRect(
                    minX: tile.minX * side, minY: tile.minY * side, maxX: tile.maxX * side, maxY: tile.maxY * side))
            _ = fine.paintCenters(finer)
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

    /// Returns squares of the layer that the mesh's border may pass through: they contain pixels, or touch pixels, whose centres it does
    /// not cover. The area beyond the layer's edge is unknown.
    private func borderTiles() -> [PixelRect] {
        let side = 8
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

/// A mesh in pixels.
private struct PlacedMesh {
    let columns: Int
    let rows: Int
    private let knots: [MeshKnot]
    /// The reach of each row of cells.
    let reaches: [MeshReach]

    init(_ mesh: MeshPaint, _ transform: CGAffineTransform) {
        let knots = mesh.knots.map { MeshKnot($0, transform) }
        (columns, rows, self.knots) = (mesh.columns, mesh.rows, knots)
        let length = mesh.columns
        reaches = (0..<(mesh.rows - 1)).map { row in MeshReach(knots[(row * length)..<((row + 2) * length)]) }
    }

    /// The knots at the corners of a cell: top left, top right, bottom left, bottom right.
    func corners(_ column: Int, _ row: Int) -> (MeshKnot, MeshKnot, MeshKnot, MeshKnot) {
        let first = row * columns + column
        return (knots[first], knots[first + 1], knots[first + columns], knots[first + columns + 1])
    }
}

/// The least rectangle around some knots. One of them that has no numbers paints nothing, and may lie anywhere.
private struct MeshReach {
    private var low: SIMD2<Double>
    private var high: SIMD2<Double>

    init(_ a: MeshKnot, _ b: MeshKnot, _ c: MeshKnot, _ d: MeshKnot) {
        low = SIMD2(min(a.x, b.x, c.x, d.x), min(a.y, b.y, c.y, d.y))
        high = SIMD2(max(a.x, b.x, c.x, d.x), max(a.y, b.y, c.y, d.y))
    }

    init(_ knots: ArraySlice<MeshKnot>) {
        (low, high) = (SIMD2(repeating: .infinity), SIMD2(repeating: -.infinity))
        for knot in knots {
            low = SIMD2(min(low.x, knot.x), min(low.y, knot.y))
            high = SIMD2(max(high.x, knot.x), max(high.y, knot.y))
        }
    }

    /// False where the middle of no pixel of a rectangle can be inside.
    func mayMeet(_ pixels: PixelRect) -> Bool {
        let isAway =
            high.x < Double(pixels.minX) || low.x > Double(pixels.maxX) || high.y < Double(pixels.minY)
            || low.y > Double(pixels.maxY)
        return !isAway
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
            let py = Double(y) + 0.5
            var (first, last) = (left, right)
            edges.0.narrow(&first, &last, py)
            edges.1.narrow(&first, &last, py)
            edges.2.narrow(&first, &last, py)
            guard first <= last else { continue }
            for x in first...last {
                let px = Double(x) + 0.5
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

    /// Returns twice the area of the triangle of the edge and a point; above zero inside.
    @inline(__always)
    func weight(_ px: Double, _ py: Double) -> Double { dx * (py - y) - dy * (px - x) }

    /// Removes from a row of pixels the part that lies outside by more than a pixel; the rest is to be weighed.
    @inline(__always)
    func narrow(_ first: inout Int, _ last: inout Int, _ py: Double) {
        guard dy != 0 else { return }
        let crossing = x + dx * (py - y) / dy
        // Beyond the range of an integer, nothing is removed.
        guard abs(crossing) < 1e9 else { return }
        if dy > 0 { last = min(last, Int(crossing.rounded(.up)) + 1) } else { first = max(first, Int(crossing.rounded(.down)) - 2) }
    }

    @inline(__always)
    func has(_ weight: Double) -> Bool { weight > 0 || (weight == 0 && isTopOrLeft) }
}
