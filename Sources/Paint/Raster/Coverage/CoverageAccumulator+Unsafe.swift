import Geometry
import Pixels

extension CoverageAccumulator {
    /// Adds the edges of an outline moved by (dx, dy) pixels; open subpaths count as closed. `isInside` promises that all of it lies
    /// inside the bounds, as it does if its `PlacedOutline.bounds` do.
    mutating func add(_ outline: FlattenedPath, dx: Double = 0, dy: Double = 0, isInside: Bool = false) {
        let (bounds, stride) = (self.bounds, self.stride)
        let inverses = CoverageAccumulator.inverses
        cells.withUnsafeMutableBufferPointer { cells in
            touched.withUnsafeMutableBufferPointer { touched in
                inverses.withUnsafeBufferPointer { inverses in
                    guard let cells = cells.baseAddress, let touched = touched.baseAddress,
                        let inverses = inverses.baseAddress
                    else { return }
                    let target = CellTarget(
                        cells: cells, touched: touched, stride: stride, width: bounds.width, height: bounds.height,
                        inverses: inverses)
                    let grid = SubpixelGrid(dx: dx, dy: dy, bounds)
                    outline.points.withUnsafeBufferPointer { points in
                        guard let points = points.baseAddress else { return }
                        for subpath in outline.subpaths where !subpath.range.isEmpty {
                            let vertices = UnsafeBufferPointer(
                                start: points + subpath.range.lowerBound, count: subpath.range.count)
                            if isInside { target.addAll(vertices, grid) } else { target.addSeen(vertices, grid) }
                        }
                    }
                }
            }
        }
    }
}

extension CellTarget {
    /// Adds the edges of a contour that lies inside.
    @inline(never)
    fileprivate func addAll(_ points: UnsafeBufferPointer<SIMD2<Double>>, _ grid: SubpixelGrid) {
        let last = grid.place(points[points.count &- 1])
        var (x, y) = (last.x, last.y)
        for point in points {
            let place = grid.place(point)
            let (nextX, nextY) = (place.x, place.y)
            addInside(x, y, nextX, nextY)
            (x, y) = (nextX, nextY)
        }
    }

    /// Adds the edges of a contour as far as they count.
    @inline(never)
    fileprivate func addSeen(_ points: UnsafeBufferPointer<SIMD2<Double>>, _ grid: SubpixelGrid) {
        let bottom = height &<< 8
        var start = grid.place(points[points.count &- 1])
        var startsInside = contains(start)
        for point in points {
            let end = grid.place(point)
            let endsInside = contains(end)
            if startsInside, endsInside {
                addInside(start, end)
            } else if max(start.y, end.y) > 0, min(start.y, end.y) < bottom {
                addEdge(start, end)
            }
            (start, startsInside) = (end, endsInside)
        }
    }
}

/// A grid of whole numbers of 1/256 pixel from the top left of an accumulator's bounds.
///
/// Whole pixels are added as whole numbers, so that a place rounds alike for all bounds.
private struct SubpixelGrid {
    private let fraction: SIMD2<Double>
    private let origin: SIMD2<Int>

    init(dx: Double, dy: Double, _ bounds: PixelRect) {
        let (wholeX, wholeY) = (dx.rounded(.down), dy.rounded(.down))
        fraction = SIMD2(dx - wholeX, dy - wholeY)
        origin = SIMD2((Int(wholeX) - bounds.minX) << 8, (Int(wholeY) - bounds.minY) << 8)
    }

    /// The nearest place to a point.
    @inline(__always)
    func place(_ point: SIMD2<Double>) -> SIMD2<Int> {
        let shifted = (point + fraction) * 256 + (0.5 + roundingShift)
        return wholeParts(shifted) &+ origin
    }
}

/// Added to this, a number within 2^39 of zero has its whole part (rounded down) in the upper 40 of its 52 lowest bits:
/// with shifts alone it becomes an integer, while a conversion has to be checked. A number nearer than 2^-13 below a
/// whole one counts as that.
private let roundingShift = 1_649_267_441_664.0

/// The whole parts of two numbers that `roundingShift` has been added to.
@inline(__always)
private func wholeParts(_ shifted: SIMD2<Double>) -> SIMD2<Int> {
    let bits = unsafeBitCast(shifted, to: SIMD2<UInt>.self)
    return unsafeBitCast((bits &<< 12) &>> 24, to: SIMD2<Int>.self) &- (1 << 39)
}
