import AnimationEngine

extension SymbolMotions {
    /// Notes playing effects that have not been noted, and the ends of those that have.
    ///
    /// - Parameters:
    ///   - view: the name of the view that shows the symbol.
    ///   - node: its node.
    @MainActor
    mutating func explain(_ figure: SymbolMotionFigure, of view: @autoclosure () -> String, by node: ViewNode, in tree: ViewTree) {
        guard tree.explanation.isOn, !isEmpty else { return }
        let (name, mover) = (view(), AnimationNote.Mover(node))
        forEachRun { run in
            let end = run.end(figure)
            run.explained = tree.explanation.explain(
                AnimationNote(
                    view: name, attribute: "symbolEffect", parts: [], animation: run.sourceText, start: run.start,
                    end: end.isFinite ? end : nil, period: run.loop(figure)?.period, run: run.explained, mover: mover))
        }
        forEachHold { $0.explain(figure, of: name, by: mover, in: tree) }
    }
}

extension SymbolMotionHold {
    /// Notes each start and end of the effect.
    @MainActor
    mutating func explain(_ figure: SymbolMotionFigure, of view: String, by mover: AnimationNote.Mover, in tree: ViewTree) {
        let motion = motion
        noteChanges(figure) { start, end, amounts, speed, run in
            let poses = amounts.map(motion.pose(held:))
            var parts = [ExplainedPart("scale", .number, from: [poses[0].scale], to: [poses[1].scale])]
            if poses[0].opacity != poses[1].opacity {
                parts.append(ExplainedPart("opacity", .number, from: [poses[0].opacity], to: [poses[1].opacity]))
            }
            return tree.explanation.explain(
                AnimationNote(
                    view: view, attribute: "symbolEffect", parts: parts, animation: motion.sourceText + speed, start: start, end: end,
                    run: run, mover: mover))
        }
    }
}

extension SymbolMotionRun {
    /// The effect and its options as in source code: `.bounce, options: .repeat(3)`.
    fileprivate var sourceText: String {
        var options: [String] = []
        if speed != 1 { options.append(".speed(\(speed))") }
        if behavior.isContinuous {
            options.append(".repeat(.continuous)")
        } else if let count = behavior.count, count > 1 {
            options.append(".repeat(\(count))")
        }
        return motion.sourceText + (options.isEmpty ? "" : ", options: " + options.joined())
    }
}

extension SymbolMotion {
    /// The effect as in source code.
    fileprivate var sourceText: String { word + (isByLayer ? "" : ".wholeSymbol") }

    private var word: String {
        switch kind {
        case .bounce(let isUp): isUp ? ".bounce.up" : ".bounce.down"
        case .pulse: ".pulse"
        case .variableColor(let sequence):
            ".variableColor" + (sequence.isIterative ? ".iterative" : ".cumulative") + (sequence.hidesInactive ? ".hideInactiveLayers" : "")
                + (sequence.isReversing ? ".reversing" : "")
        case .wiggle(.turn(let isClockwise)): isClockwise ? ".wiggle.clockwise" : ".wiggle.counterClockwise"
        case .wiggle(.read(let isForward)): isForward ? ".wiggle.forward" : ".wiggle.backward"
        case .wiggle(.slide(let direction)): Self.word(forSlide: direction)
        case .rotate(let isClockwise): isClockwise ? ".rotate.clockwise" : ".rotate.counterClockwise"
        case .breathe(let pulses): pulses ? ".breathe.pulse" : ".breathe.plain"
        case .scale(let isUp): isUp ? ".scale.up" : ".scale.down"
        case .hidden(let isSmall): isSmall ? ".disappear.down" : ".disappear.up"
        }
    }

    private static func word(forSlide direction: Angle) -> String {
        switch direction.degrees {
        case 0: ".wiggle.right"
        case 90: ".wiggle.down"
        case 180: ".wiggle.left"
        case 270: ".wiggle.up"
        default: ".wiggle.custom(angle: \(direction.degrees))"
        }
    }
}
