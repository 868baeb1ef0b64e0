/// The effect of a number of integration steps on a fluid spring: a linear map of (distance from the target, velocity, force).
///
/// The map is the same for every component of a vector, so a spring is integrated once with numbers, for any animated type.
struct FluidSpringStep {
    /// The dependence of the three quantities after the steps on the three before.
    private(set) var distance: SIMD3<Double>
    private(set) var velocity: SIMD3<Double>
    private(set) var force: SIMD3<Double>

    /// The map of no step at all.
    static let identity = FluidSpringStep(
        distance: SIMD3(1, 0, 0), velocity: SIMD3(0, 1, 0), force: SIMD3(0, 0, 1))

    private init(distance: SIMD3<Double>, velocity: SIMD3<Double>, force: SIMD3<Double>) {
        self.distance = distance
        self.velocity = velocity
        self.force = force
    }

    /// One step of `h` seconds: velocity at its middle, then position, force and velocity at its end.
    init(stiffness k: Double, damping c: Double, seconds h: Double) {
        let start = Self.identity
        let middle = start.velocity + start.force * (h / 2)
        distance = start.distance + middle * h
        force = middle * -c - distance * k
        velocity = middle + force * (h / 2)
    }

    /// Returns these steps followed by `next`.
    func followed(by next: FluidSpringStep) -> FluidSpringStep {
        FluidSpringStep(
            distance: combination(next.distance), velocity: combination(next.velocity), force: combination(next.force))
    }

    private func combination(_ row: SIMD3<Double>) -> SIMD3<Double> {
        distance * row.x + velocity * row.y + force * row.z
    }

    /// Returns these steps `count` times over, in a number of products that grows with the logarithm of `count`.
    func repeated(_ count: Int) -> FluidSpringStep {
        var result = Self.identity
        var power = self
        var rest = count
        while rest > 0 {
            if rest & 1 == 1 { result = result.followed(by: power) }
            power = power.followed(by: power)
            rest >>= 1
        }
        return result
    }
}
