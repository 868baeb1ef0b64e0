extension Animation {
    /// True if one of the animation's parameters is NaN: the value it moves is at its end at once.
    var isMadeOfNaN: Bool {
        switch base {
        case let animation as UnitCurveAnimation: animation.duration.isNaN || animation.curve.isMadeOfNaN
        case let animation as FluidSpringAnimation:
            animation.response.isNaN || animation.dampingFraction.isNaN || animation.blendDuration.isNaN
        case let animation as InterpolatingSpringAnimation: animation.spring.isMadeOfNaN || animation.initialVelocity.isNaN
        case let animation as DelayAnimation: animation.delay.isNaN || animation.base.isMadeOfNaN
        case let animation as SpeedAnimation: animation.speed.isNaN || animation.base.isMadeOfNaN
        case let animation as LogicalCompletionAnimation: animation.duration.isNaN || animation.base.isMadeOfNaN
        case let animation as RepeatAnimation: animation.base.isMadeOfNaN
        case let animation as CutOffAnimation: animation.base.isMadeOfNaN
        case let animation as SurroundedAnimation: animation.base.isMadeOfNaN
        // Of several the last one is new.
        case let animation as CombinedAnimation: animation.entries.last?.animation.isMadeOfNaN ?? false
        default: false
        }
    }
}

extension UnitCurve {
    fileprivate var isMadeOfNaN: Bool {
        if case .bezier(let x1, let y1, let x2, let y2) = form { [x1, y1, x2, y2].contains(where: \.isNaN) } else { false }
    }
}

extension Spring {
    /// True if one of the spring's parameters is NaN. A spring of duration zero has a NaN angular frequency, which is no mistake of the
    /// caller's.
    fileprivate var isMadeOfNaN: Bool {
        mass.isNaN || decayConstant.isNaN || (angularFrequency.isNaN && decayConstant.isFinite)
    }
}
