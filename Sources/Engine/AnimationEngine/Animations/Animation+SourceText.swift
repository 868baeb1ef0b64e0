extension Animation {
    /// The animation as it is written in a source, for messages: `.easeIn(duration: 1).delay(0.5)`; a type's name where it is of
    /// the user's own.
    package var sourceText: String {
        switch base {
        case let animation as UnitCurveAnimation: animation.curve.sourceText(duration: animation.duration)
        case let animation as FluidSpringAnimation:
            ".spring(response: \(animation.response), dampingFraction: \(animation.dampingFraction))"
        case let animation as InterpolatingSpringAnimation:
            ".interpolatingSpring(mass: \(animation.spring.mass), stiffness: \(animation.spring.stiffness), "
                + "damping: \(animation.spring.damping))"
        case is DefaultAnimation: ".default"
        case let animation as DelayAnimation: "\(animation.base.sourceText).delay(\(animation.delay))"
        case let animation as SpeedAnimation: "\(animation.base.sourceText).speed(\(animation.speed))"
        case let animation as LogicalCompletionAnimation:
            "\(animation.base.sourceText).logicallyComplete(after: \(animation.duration))"
        case let animation as SurroundedAnimation: animation.base.sourceText
        case let animation as RepeatAnimation:
            animation.base.sourceText
                + (animation.repeatCount.map { ".repeatCount(\($0), autoreverses: \(animation.autoreverses))" }
                    ?? ".repeatForever(autoreverses: \(animation.autoreverses))")
        default: "\(type(of: base))"
        }
    }
}

extension UnitCurve {
    /// An animation along the curve, as it is written in a source.
    fileprivate func sourceText(duration: Double) -> String {
        name.map { ".\($0)(duration: \(duration))" } ?? ".timingCurve(\(controls ?? sourceText), duration: \(duration))"
    }

    /// The curve as it is written in a source: `.easeIn`, `.bezier(startControlPoint: …)`.
    var sourceText: String {
        if let name { return ".\(name)" }
        return switch form {
        case .linear: ".linear"
        case .circularEaseIn: ".circularEaseIn"
        case .circularEaseOut: ".circularEaseOut"
        case .circularEaseInOut: ".circularEaseInOut"
        case .bezier(let x1, let y1, let x2, let y2):
            ".bezier(startControlPoint: UnitPoint(x: \(x1), y: \(y1)), endControlPoint: UnitPoint(x: \(x2), y: \(y2)))"
        }
    }

    /// The name shared by the curve and the animations along it, such as `easeIn`; nil for other curves.
    private var name: String? {
        let names: [(UnitCurve, String)] = [
            (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
        ]
        return names.first { $0.0 == self }?.1
    }

    /// The numbers of a Bézier curve.
    private var controls: String? {
        if case .bezier(let x1, let y1, let x2, let y2) = form { "\(x1), \(y1), \(x2), \(y2)" } else { nil }
    }
}
