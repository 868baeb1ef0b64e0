import Foundation
import Geometry

/// What an animation that was started does: for a person who asks what moves when.
package struct AnimationNote: Sendable, Equatable, Codable {
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
            current.nameNotNumber(view(), attribute())
            return result
        }
        let before = current.owner
        current.owner = (view(), attribute())
        defer {
            current.nameNotNumber(current.owner.view, current.owner.attribute)
            current.owner = before
        }
        return body()
    }

    /// Says whose the value is that has just been set to what is no number, if one was.
    private func nameNotNumber(_ view: @autoclosure () -> String, _ attribute: @autoclosure () -> String) {
        guard hasNotNumber else { return }
        hasNotNumber = false
        notNumbers.append((view(), attribute()))
    }

    /// Notes what a run does, for who asks.
    func explain<Value: VectorArithmetic>(from: Value, to: Value, animation: Animation, at time: Double, end: Double) {
        guard isExplained else { return }
        let note = AnimationNote(
            view: owner.view, attribute: owner.attribute, from: Self.numbers(in: from), to: Self.numbers(in: to),
            animation: animation.sourceText, start: time, end: end.isFinite ? end : nil)
        // The digits of a number move alike.
        if !notes.contains(note) { notes.append(note) }
    }

    /// The numbers that a value is made of.
    private static func numbers(in value: Any) -> [Double] {
        switch value {
        case let number as Double: return [number]
        case let number as CGFloat: return [Double(number)]
        case let number as Float: return [Double(number)]
        case let number as Int: return [Double(number)]
        default: return Mirror(reflecting: value).children.flatMap { numbers(in: $0.value) }
        }
    }
}
