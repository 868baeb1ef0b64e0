import Foundation

extension FlattenedPath {
    /// Adds the vertices inside a curve, without its ends.
    mutating func append(insideOf curve: BalancedCurve, marked: Bool) {
        let count = curve.count - 1
        if count == 0 { return }
        if marked { isInsideCurve.append(contentsOf: repeatElement(true, count: count)) }
        withUnsafeTemporaryAllocation(of: SIMD2<Double>.self, capacity: count) { vertices in
            curve.write(to: vertices.baseAddress!)
            points.append(contentsOf: UnsafeBufferPointer(vertices))
        }
    }

    /// Transforms the points from an index on; gives whether all are finite then.
    mutating func transformPoints(from start: Int, _ transform: CGAffineTransform) -> Bool {
        let count = points.count
        return points.withUnsafeMutableBufferPointer { points in
            for index in start..<count {
                guard let mapped = transform.mapped(points[index]) else { return false }
                points[index] = mapped
            }
            return true
        }
    }
}
