import Geometry

/// The state of a fluid spring: its offset from the start, its velocity per second and the force of its last step.
struct FluidSpringMotion<Value: VectorArithmetic> {
    var offset: Value = .zero
    var velocity: Value = .zero
    var force: Value = .zero
}

extension FluidSpringMotion: Sendable where Value: Sendable {}
