import Geometry

/// The state that a fluid spring started with.
struct FluidSpringState<Value: VectorArithmetic> {
    /// When, on the clock of the animation, this spring took over.
    var start: Double = 0
    /// Its motion at that time.
    var motion = FluidSpringMotion<Value>()
    /// The seconds by which the response of the spring before was longer.
    var blendInterval: Double = 0
    /// The time at which it comes to rest, once that has been computed.
    var settled: Settled?

    /// The seconds from the start to rest for one distance to travel.
    struct Settled {
        var value: Value
        var rest: Double
    }

    var isMoving: Bool { motion.velocity != .zero || motion.force != .zero }
}

extension FluidSpringState: AnimationStateKey {
    static var defaultValue: FluidSpringState { FluidSpringState() }
}

extension AnimationState {
    var fluidSpring: FluidSpringState<Value> {
        get { self[FluidSpringState<Value>.self] }
        set { self[FluidSpringState<Value>.self] = newValue }
    }
}
