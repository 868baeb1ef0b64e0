import Foundation
import Geometry

/// The visible box of a rectangle seen through a projection.
enum ProjectedBox {
    /// Points with a weight below this are taken as behind the eye.
    static let leastWeight = 1e-6

    /// Returns the smallest box around the visible part of a rectangle; null where all of it is behind the eye.
    static func bounds(of rect: CGRect, _ projection: ProjectionTransform) -> CGRect {
        let corners = [
            homogeneous(rect.minX, rect.minY, projection), homogeneous(rect.maxX, rect.minY, projection),
            homogeneous(rect.maxX, rect.maxY, projection), homogeneous(rect.minX, rect.maxY, projection),
        ]
        guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite && $0.z.isFinite }) else { return .null }
        var seen: [SIMD3<Double>] = []
        // Sutherland and Hodgman, 1974, against the one plane that counts.
        for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let (isIn, willBeIn) = (start.z >= leastWeight, end.z >= leastWeight)
            if isIn { seen.append(start) }
            if isIn != willBeIn { seen.append(start + (end - start) * ((leastWeight - start.z) / (end.z - start.z))) }
        }
        guard !seen.isEmpty else { return .null }
        let points = seen.map { CGPoint(x: $0.x / $0.z, y: $0.y / $0.z) }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
    }

    /// Returns whether all of a rectangle is before the eye.
    static func isBeforeEye(_ rect: CGRect, _ projection: ProjectionTransform) -> Bool {
        [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
            .allSatisfy { homogeneous($0.0, $0.1, projection).z >= leastWeight }
    }

    private static func homogeneous(_ x: CGFloat, _ y: CGFloat, _ m: ProjectionTransform) -> SIMD3<Double> {
        SIMD3(
            Double(x * m.m11 + y * m.m21 + m.m31), Double(x * m.m12 + y * m.m22 + m.m32),
            Double(x * m.m13 + y * m.m23 + m.m33))
    }

    /// The most that a length in a rectangle grows where it is seen, of the parts that are well before the eye.
    static func largestScale(in rect: CGRect, _ m: ProjectionTransform) -> Double {
        var largest = 0.0
        let steps: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]
        for fractionX in steps {
            for fractionY in steps {
                let (x, y) = (rect.minX + rect.width * fractionX, rect.minY + rect.height * fractionY)
                let weight = Double(x * m.m13 + y * m.m23 + m.m33)
                guard weight > 1e-3 else { continue }
                let point = CGPoint(x: x, y: y).applying(m)
                // The derivative of the quotient.
                let map = CGAffineTransform(
                    a: (m.m11 - point.x * m.m13) / weight, b: (m.m12 - point.y * m.m13) / weight,
                    c: (m.m21 - point.x * m.m23) / weight, d: (m.m22 - point.y * m.m23) / weight, tx: 0, ty: 0)
                largest = max(largest, map.largestScale)
            }
        }
        return largest
    }
}
