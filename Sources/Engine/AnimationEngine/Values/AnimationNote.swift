import Foundation
import Geometry

/// The effect of an animation that was started, for a reader who asks what moves when.
package struct AnimationNote: Sendable, Equatable {
    /// The moving view, in its own words.
    package var view: String
    /// The moving attribute of the view: `frame`, `opacity`.
    package var attribute: String
    /// The parts of the attribute that change, in the units of a source.
    package var parts: [ExplainedPart]
    package var animation: String
    /// Seconds of the tree; an animation that repeats for ever has no end.
    package var start: Double
    package var end: Double?
    /// Seconds after which it plays again; nil if it plays once, or does not return to its start.
    package var period: Double?
    /// The run of keyframes or of a symbol effect that it is a part of, so that code which cuts the run short finds its parts.
    package var run: Int?
    /// The object that moves. It tells apart two views with the same name and the same movement.
    package var mover: Mover?

    package init(
        view: String, attribute: String, parts: [ExplainedPart], animation: String, start: Double, end: Double?,
        period: Double? = nil, run: Int? = nil, mover: Mover? = nil
    ) {
        self.view = view
        self.attribute = attribute
        self.parts = parts
        self.animation = animation
        self.start = start
        self.end = end
        self.period = period
        self.run = run
        self.mover = mover
    }

    /// The object that holds a moving attribute, for as long as it exists.
    package struct Mover: @unchecked Sendable, Equatable {
        private let identity: ObjectIdentifier
        /// Nil when it is gone.
        package private(set) weak var object: AnyObject?

        package init(_ object: AnyObject) { (identity, self.object) = (ObjectIdentifier(object), object) }

        package static func == (first: Mover, second: Mover) -> Bool { first.identity == second.identity }
    }

    /// Returns whether another note is the same. Of the same change of a content it may be one that ends later.
    fileprivate func isSame(as other: AnimationNote) -> Bool {
        var other = other
        if parts.contains(where: { $0.unit == .content }) { other.end = end }
        return self == other
    }

    /// The numbers that change, when the animation starts and when it has ended.
    package var from: [Double] { parts.flatMap(\.from) }
    package var to: [Double] { parts.flatMap(\.to) }

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
    /// - Parameters:
    ///   - view: the name of the view; evaluated only if notes are wanted.
    ///   - mover: the object that holds the attribute.
    package static func naming<Result>(
        _ attribute: @autoclosure () -> String, of view: () -> String, by mover: AnyObject, _ body: () -> Result
    ) -> Result {
        guard let current else { return body() }
        guard current.isExplained else {
            let result = body()
            current.nameFault(view(), attribute())
            return result
        }
        let before = current.owner
        current.owner = (view(), attribute(), AnimationNote.Mover(mover))
        defer {
            current.nameFault(current.owner.view, current.owner.attribute)
            current.owner = before
        }
        return body()
    }

    /// Names the owner of a value that has just been set to one that cannot be animated, if there is one.
    private func nameFault(_ view: @autoclosure () -> String, _ attribute: @autoclosure () -> String) {
        guard let fault = unnamedFault else { return }
        unnamedFault = nil
        jumps.append(Jump(fault: fault, view: view(), attribute: attribute()))
    }

    /// Runs a body that animates the data of something; the notes describe that thing in place of the data: a rotation by its angle.
    ///
    /// - Parameter subject: returns the thing that has certain data.
    package static func describing<Data, Result>(_ subject: @escaping (Data) -> Any, _ body: () -> Result) -> Result {
        telling(
            { from, to in
                guard let from = from as? Data, let to = to as? Data else { return [] }
                return ExplainedPart.changes(from: subject(from), to: subject(to))
            }, body)
    }

    /// Runs a body that animates the way from one content to another one.
    package static func replacing<Result>(_ old: @autoclosure () -> String, with new: @autoclosure () -> String, _ body: () -> Result)
        -> Result
    {
        guard current?.isExplained == true else { return body() }
        let part = ExplainedPart(content: old(), to: new())
        return telling({ _, _ in [part] }, body)
    }

    private static func telling<Result>(_ parts: @escaping (Any, Any) -> [ExplainedPart], _ body: () -> Result) -> Result {
        guard let current, current.isExplained else { return body() }
        let before = current.parts
        current.parts = parts
        defer { current.parts = before }
        return body()
    }

    /// Notes a movement that follows a rule of its own, if notes are wanted.
    ///
    /// - Parameters:
    ///   - rule: the name of the rule in a source.
    ///   - start: seconds of the tree, as is the end.
    package func explain(_ parts: [ExplainedPart], by rule: String, from start: Double, to end: Double) {
        guard isExplained else { return }
        add(
            AnimationNote(
                view: owner.view, attribute: owner.attribute, parts: parts, animation: rule, start: start, end: end, mover: owner.mover))
    }

    /// Notes the effect of a run, if notes are wanted.
    func explain<Value: VectorArithmetic>(from: Value, to: Value, animation: Animation, at time: Double, run: AnimationRun<Value>?) {
        guard isExplained else { return }
        let end = run?.endTime ?? time
        var told = parts?(from, to) ?? []
        if told.isEmpty { told = [ExplainedPart("", .number, from: AnimationNote.numbers(in: from), to: AnimationNote.numbers(in: to))] }
        add(
            AnimationNote(
                view: owner.view, attribute: owner.attribute, parts: told, animation: animation.sourceText, start: time,
                end: end.isFinite ? end : nil, period: run?.loop?.period, mover: owner.mover))
    }

    private func add(_ note: AnimationNote) {
        // The digits of a number move alike, and those with less to move arrive sooner.
        guard let index = notes.firstIndex(where: { $0.isSame(as: note) }) else { return notes.append(note) }
        if let known = notes[index].end { notes[index].end = note.end.map { max($0, known) } }
    }
}
