import Foundation
import Geometry

/// What an animation that was started does: for a person who asks what moves when.
package struct AnimationNote: Sendable, Equatable {
    /// What moves, in the words of the view.
    package var view: String
    /// What of it: `frame`, `opacity`.
    package var attribute: String
    /// The numbers that the attribute is made of, when the animation starts and when it has ended.
    package var from: [Double]
    package var to: [Double]
    package var animation: String
    /// Seconds of the tree; an animation that repeats for ever has no end.
    package var start: Double
    package var end: Double?
    /// Seconds after which it plays again; nil for what plays once, or does not come back to where it was.
    package var period: Double?
    /// Which run of keyframes it is a part of, so that what cuts the run short finds its parts.
    package var run: Int?

    package init(
        view: String, attribute: String, from: [Double], to: [Double], animation: String, start: Double, end: Double?,
        period: Double? = nil, run: Int? = nil
    ) {
        self.view = view
        self.attribute = attribute
        self.from = from
        self.to = to
        self.animation = animation
        self.start = start
        self.end = end
        self.period = period
        self.run = run
    }

    /// The numbers that a value is made of.
    package static func numbers(in value: Any) -> [Double] {
        switch value {
        case let number as Double: [number]
        case let number as CGFloat: [Double(number)]
        case let number as Float: [Double(number)]
        case let number as Int: [Double(number)]
        default: Mirror(reflecting: value).children.flatMap { numbers(in: $0.value) }
        }
    }
}

extension AnimationStarts {
    /// Runs a body whose animations belong to an attribute of a view.
    ///
    /// - Parameter view: what the view is called; asked for only if somebody wants to know.
    package static func naming<Result>(
        _ attribute: @autoclosure () -> String, of view: () -> String, _ body: () -> Result
    ) -> Result {
        guard let current else { return body() }
        guard current.isExplained else {
            let result = body()
            current.nameFault(view(), attribute())
            return result
        }
        let before = current.owner
        current.owner = (view(), attribute())
        defer {
            current.nameFault(current.owner.view, current.owner.attribute)
            current.owner = before
        }
        return body()
    }

    /// Says whose the value is that has just been set to what cannot be animated, if one was.
    private func nameFault(_ view: @autoclosure () -> String, _ attribute: @autoclosure () -> String) {
        guard let fault = unnamedFault else { return }
        unnamedFault = nil
        jumps.append(Jump(fault: fault, view: view(), attribute: attribute()))
    }

    /// Notes what a run does, for who asks.
    func explain<Value: VectorArithmetic>(from: Value, to: Value, animation: Animation, at time: Double, run: AnimationRun<Value>?) {
        guard isExplained else { return }
        let end = run?.endTime ?? time
        let note = AnimationNote(
            view: owner.view, attribute: owner.attribute, from: AnimationNote.numbers(in: from),
            to: AnimationNote.numbers(in: to), animation: animation.sourceText, start: time, end: end.isFinite ? end : nil,
            period: run?.loop?.period)
        // The digits of a number move alike.
        if !notes.contains(note) { notes.append(note) }
    }
}
