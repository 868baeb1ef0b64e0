import Foundation

extension FlattenedPath {
    /// Adds the vertices inside a curve, without its ends.
    mutating func append(insideOf curve: BalancedCurve) {
        let (start, count) = (points.count, curve.count - 1)
        if count == 0 { return }
        points.append(contentsOf: repeatElement(.zero, count: count))
        isInsideCurve.append(contentsOf: repeatElement(true, count: count))
        points.withUnsafeMutableBufferPointer { curve.write(to: $0.baseAddress! + start) }
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
