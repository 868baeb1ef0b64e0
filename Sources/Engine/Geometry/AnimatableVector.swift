/// The numbers that describe a value, as many as it needs; missing ones count as zero.
package struct AnimatableVector: VectorArithmetic, Sendable, Hashable {
    package var components: [Double]

    package init(_ components: [Double] = []) { self.components = components }

    package static var zero: AnimatableVector { AnimatableVector() }

    package static func + (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
        combine(lhs, rhs, +)
    }

    package static func - (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
        combine(lhs, rhs, -)
    }

    package mutating func scale(by rhs: Double) {
        for index in components.indices { components[index] *= rhs }
    }

    package var magnitudeSquared: Double { components.reduce(0) { $0 + $1 * $1 } }

    private static func combine(
        _ lhs: AnimatableVector, _ rhs: AnimatableVector, _ operation: (Double, Double) -> Double
    ) -> AnimatableVector {
        let count = max(lhs.components.count, rhs.components.count)
        return AnimatableVector(
            (0..<count).map { index in
                operation(
                    index < lhs.components.count ? lhs.components[index] : 0,
                    index < rhs.components.count ? rhs.components[index] : 0)
            })
    }
}
