import Foundation

/// Notes the animations that are started while one update is carried out, for code that waits for their end.
package final class AnimationStarts: @unchecked Sendable {
    // An update runs on one thread; the log is not shared with others.

    /// The log of the update that is going on.
    @TaskLocal package static var current: AnimationStarts?

    /// The removal time of each of them, where it is known by now.
    package private(set) var removals: [AnimationRemoval] = []

    /// The latest moment at which an animation ends, not counting the endless ones.
    package private(set) var latestEnd = -Double.infinity

    /// The latest moment from which one of them counts as complete.
    package private(set) var logicalCompletion = -Double.infinity

    /// The animations that repeat for ever.
    package private(set) var loops: [AnimationLoop] = []

    /// The descriptions of animations that never end, though the code does not ask for that.
    package private(set) var endless: [String] = []

    /// The descriptions of animations that return NaN.
    package private(set) var unusable: [String] = []

    /// The descriptions of animations with a NaN parameter.
    package private(set) var madeOfNaN: [String] = []

    /// A value that was set to, or from, one that cannot be animated.
    package struct Jump: Sendable {
        package enum Fault: Sendable {
            case notANumber
            /// The value is infinite, or so large that its square is.
            case infinite
        }

        package var fault: Fault
        package var view: String
        package var attribute: String
    }

    package internal(set) var jumps: [Jump] = []
    /// The reason for which a value has just jumped, until its owner is named.
    var unnamedFault: Jump.Fault?

    /// True if a completion waits for an end; the logical end takes some searching.
    private var waitsForEnd: Bool
    /// The completions that views have added to transactions inside them, each with the object that added them.
    private var added: [(adder: ObjectIdentifier, completions: [AnimationCompletion])] = []

    /// True if the effect and the past course of each animation are noted.
    package let isExplained: Bool
    package internal(set) var notes: [AnimationNote] = []
    /// The view and attribute whose animations are being started.
    var owner: (view: String, attribute: String, mover: AnimationNote.Mover?) = ("view", "value", nil)
    /// Returns the parts that animated data stand for, given their start and end; nil where the data are the numbers themselves.
    var parts: ((_ from: Any, _ to: Any) -> [ExplainedPart])?

    package init(waitsForEnd: Bool, isExplained: Bool = false) {
        self.waitsForEnd = waitsForEnd
        self.isExplained = isExplained
    }

    /// The completions that views have added in this update.
    package var completions: [AnimationCompletion] { added.flatMap(\.completions) }

    /// Adds completions that wait for the animations started from now on. An adder that adds twice in one update replaces its earlier
    /// ones.
    package func add(_ completions: [AnimationCompletion], by adder: AnyObject) {
        waitsForEnd = true
        added.removeAll { $0.adder == ObjectIdentifier(adder) }
        added.append((ObjectIdentifier(adder), completions))
    }

    /// Notes that something moves until a moment, if it ends.
    package func noteEnd(_ time: Double) {
        if time.isFinite { latestEnd = max(latestEnd, time) }
    }

    /// Notes a run.
    func add<Value>(_ run: AnimationRun<Value>, removal: AnimationRemoval) {
        if waitsForEnd { removals.append(removal) }
        noteEnd(removal.time)
        if waitsForEnd { logicalCompletion = max(logicalCompletion, run.logicalEndTime) }
        if let animation = run.animationMadeOfNaN { return madeOfNaN.append(animation.sourceText) }
        if let animation = run.endlessAnimation { endless.append(animation.sourceText) }
        if let animation = run.animationOfNaN { unusable.append(animation.sourceText) }
        if let loop = run.loop, !loops.contains(loop) { loops.append(loop) }
    }
}

/// The time at which the animations of one value have all been removed: later than first expected if the value changes on its way.
///
/// Source: Apple, SwiftUI `AnimationCompletionCriteria.removed`: callbacks wait for the animations that later changes create on the
/// same properties.
package final class AnimationRemoval: @unchecked Sendable {
    // A value is changed and asked on one thread.

    /// Seconds of the tree; infinite if they never end.
    package internal(set) var time = -Double.infinity
}

/// An animation that plays again and again: from a moment on, everything is as it was a period before.
package struct AnimationLoop: Hashable, Sendable {
    /// Seconds of the tree.
    package var start: Double
    /// Seconds; more than zero.
    package var period: Double

    package init(start: Double, period: Double) {
        self.start = start
        self.period = period
    }
}
