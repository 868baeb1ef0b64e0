import Geometry

/// A fluid spring on its way, followed step by step to find out when it comes to rest.
struct FluidSpringRestSearch<Value: VectorArithmetic> {
    private let distance: Value
    private let motion: FluidSpringMotion<Value>
    private let isMoving: Bool
    private let tolerance: Double
    private let distanceSquared: Double
    private var map = FluidSpringStep.identity

    /// - Parameters:
    ///   - value: the whole distance to travel.
    ///   - isMoving: whether the motion at the start has a velocity or a force; if not, numbers suffice for the search.
    init(value: Value, motion: FluidSpringMotion<Value>, isMoving: Bool) {
        distance = motion.offset - value
        self.motion = motion
        self.isMoving = isMoving
        tolerance = Self.nearness * Self.nearness * value.magnitudeSquared
        distanceSquared = distance.magnitudeSquared
    }

    mutating func advance(by step: FluidSpringStep) { map = map.followed(by: step) }

    /// True if velocity and force are below the threshold and the target is near (OpenSwiftUI, `FluidSpringAnimation`).
    var isAtRest: Bool {
        max(squared(map.velocity), squared(map.force)) <= Self.stillness
            && (tolerance == 0 || squared(map.distance) <= tolerance)
    }

    /// The greatest squared velocity and squared force at rest.
    private static var stillness: Double { 0.0036 }

    /// The distance to the target below which a spring is at rest, as a fraction of the whole distance.
    private static var nearness: Double { 0.01 }

    private func squared(_ row: SIMD3<Double>) -> Double {
        guard isMoving else { return row.x * row.x * distanceSquared }
        let vector = distance.scaled(by: row.x) + motion.velocity.scaled(by: row.y) + motion.force.scaled(by: row.z)
        return vector.magnitudeSquared
    }
}
