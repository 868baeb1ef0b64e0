import Typesetting

/// Something that was asked for and is not there, or does nothing where it is; what stands in its place is visible.
package enum Diagnostic: Sendable, Hashable, CustomStringConvertible {
    case missingSymbol(String)
    case missingAsset(String)
    case missingCharacter(Unicode.Scalar)
    case missingFont(String)
    case uncoloredFont(String)
    /// The type of the value of an `animation(_:value:)` in a widget.
    case unarchivedAnimation(String, at: SourcePlace)
    /// An animation in a widget that lasts longer than the system lets it.
    case cutOffInWidget(at: SourcePlace?)
    /// The type of a transition in a widget, or of its modifier.
    case unarchivedTransition(String, at: SourcePlace?)
    /// Something that a picture does not show, in a word of the source, and what it shows instead.
    case notShown(String, instead: String)
    /// A symbol that is drawn as another one.
    case substitutedSymbol(String, by: String)
    /// An identity that several elements of a `ForEach` have.
    case repeatedIdentity(String)
    /// - Parameter at: where its `task` was written; nil for one that no view has begun by that.
    case taskWaitsElsewhere(at: SourcePlace?)
    /// - Parameter at: where its `task` was written; nil for one that no view has begun by that.
    case taskSleepsBriefly(at: SourcePlace?)
    case noPhases(String)
    /// The type of the schedule of a timeline view.
    case denseSchedule(String)
    /// The type of the schedule of a timeline view that gives one date again and again.
    case standingSchedule(String)
    /// Seconds between two firings of a timer.
    case denseTimer(String)
    /// A word of the source that waits by the machine's clock.
    case machineTimer(String)
    /// A thread's sleep was called on the main thread.
    case heldUpMainThread
    /// Code waits for a semaphore, and not for ever.
    case limitedWait
    /// An animation that neither ends nor repeats.
    case endlessAnimation(String)
    /// An animation with a duration, a delay, a speed or a spring that is no number.
    case animationMadeOfNaN(String)
    /// A custom animation that answers what is no number.
    case animationOfNaN(String)
    /// The type of a view whose phases follow one another in no time.
    case phasesWithoutTime(String)
    /// The type of a view, modifier, layout or shape with animatable data that are no number.
    case notANumber(String)
    /// An attribute that was set to what is no number, and the view that has it.
    case attributeNotANumber(String, of: String)
    /// An attribute that was animated to or from what is infinite, and the view that has it.
    case attributeInfinite(String, of: String)
    /// An attribute that moves or turns a view by what is infinite, and that view.
    case endlessAttribute(String, of: String)
    /// The type of a layout that has answered with, or placed by, what is no number or infinite, and what that was.
    case unusableLength(String, of: String)
    /// Seconds that a keyframe is to last and cannot, the property of its track, and the view that it changes.
    case keyframeDuration(String, track: String, of: String)
    /// State that changes state for ever.
    ///
    /// - Parameters:
    ///   - view: the type of the view whose state it is; nil if it is no view's.
    ///   - reaction: the modifier whose action changed it last, in a word of the source.
    case neverSettles(passes: Int, view: String?, reaction: String?)
    /// The type of a view whose state is written while views are evaluated; nil if it is no view's.
    case stateWrittenInBody(String?)
    /// The type of a view that no archive of a widget holds.
    case unarchivedView(String)
    /// The type of a view that is not among those Apple lists for widgets.
    case unlistedInWidget(String)
    /// Something that would change views by itself, in a word of the source, and the state that a widget shows instead.
    case standsStillInWidget(String, shows: String)
    /// An inline accessory's view has more than a text and an image.
    case lineLeavesOut
    /// An inline accessory's view has neither text nor image.
    case lineIsEmpty
    /// The identity of a group of matched geometry, and the views in it that are its sources.
    case matchedSources(String, views: [String])

    package var description: String {
        switch self {
        case .missingSymbol(let name):
            "No symbol named \"\(name)\": a box with a question mark stands in its place."
        case .missingAsset(let name):
            "No image or colour named \"\(name)\": a grey box stands in its place, 100 by 100 points where nothing gives it a size."
        case .missingCharacter(let scalar):
            "No font has U+\(String(scalar.value, radix: 16, uppercase: true)): a box with its number stands in its place."
        case .missingFont(let name):
            "No font named \"\(name)\": the system font stands in its place."
        case .unarchivedAnimation(let type, let place):
            "animation(_:value:) at \(place) has no effect in a widget, because \(type) is not Encodable: the system archives a widget's "
                + "views. Make \(type) Codable."
        case .cutOffInWidget(let place):
            "An animation\(place.map { " at \($0)" } ?? "") is longer than the two seconds that animations in a widget last at the most: what "
                + "still moves then is there at once. Make it shorter."
        case .unarchivedTransition(let name, let place):
            "The transition \(name)\(place.map { " at \($0)" } ?? "") has no effect in a widget: the system archives a widget's views, and knows only its own "
                + "transitions. The view fades instead; use push, move, scale, offset or opacity."
        case .neverSettles(let passes, let view, let reaction):
            "The view never settles: after \(passes) evaluations \(reaction ?? "something") still changes "
                + (view.map { "the state of \($0)" } ?? "what the views read") + ". It is drawn as it is then; a device goes on from "
                + "frame to frame. Let it set only a value that comes to rest."
        case .stateWrittenInBody(let view):
            (view.map { "The state of \($0)" } ?? "State")
                + " is set while views are evaluated, as in a body: the system leaves that out and "
                + "says \"Modifying state during view update, this will cause undefined behavior.\" Set it in onAppear, onChange or task."
        case .unarchivedView(let name):
            "\(name) cannot be in a widget: the system archives a widget's views, and shows a yellow box with a red sign in place of "
                + "this one. Build it from text, images, shapes, stacks and gauges, or from buttons and toggles with an intent."
        case .unlistedInWidget(let name):
            "\(name) is not among the views that Apple lists for widgets: it is drawn as in an app, and a device may show a yellow box "
                + "with a red sign in its place."
        case .standsStillInWidget(let word, let shown):
            "\(word) does not run in a widget: the system archives a widget's views, and none of their code runs from then on. It shows "
                + "\(shown). Let entries of the timeline say what changes."
        case .lineLeavesOut:
            "An inline accessory shows the first image and the first text of its view, in the system's font and colour: what else the view "
                + "has is left out. Put what matters into one Label or Text."
        case .lineIsEmpty:
            "The view of an inline accessory has neither text nor image, which is all that the system takes out of it: nothing is shown. "
                + "Give it a Label or a Text."
        case .taskWaitsElsewhere(let place):
            "A task of a view\(place.map { " (task at \($0))" } ?? "") waits for something outside of the preview, as the network, or goes on "
                + "without ever sleeping: what comes of it later is not shown."
        case .taskSleepsBriefly(let place):
            "A task of a view\(place.map { " (task at \($0))" } ?? "") sleeps for next to no time again and again: each sleep lasts 0.1 ms from "
                + "then on, as time would stand still otherwise, and after a thousand of them a frame of 1/120 s. Let it sleep until there is something to show, such as a frame of 1/60 s."
        case .denseSchedule(let schedule):
            "The schedule \(schedule) has more than 120 dates a second: the timeline view takes up 120 of them, pictures show "
                + "no more."
        case .standingSchedule(let schedule):
            "The schedule \(schedule) gives the same date, or earlier ones, again and again: the timeline view stays as it is then. Its "
                + "entries are dates in ascending order."
        case .denseTimer(let interval):
            "A timer that fires every \(interval) s is fired 120 times a second: pictures show no more of it."
        case .machineTimer(let word):
            "\(word) waits by the machine's clock, which no picture waits for: nothing comes of it. Use Timer.publish, "
                + "TimelineView, Task.sleep or DispatchQueue.main.asyncAfter, which follow the preview's time."
        case .heldUpMainThread:
            "A view's code sleeps on the main thread: a device's screen stands still meanwhile and takes no touch, and here no time "
                + "passes. Use Task.sleep or DispatchQueue.main.asyncAfter."
        case .limitedWait:
            "A view's code waits for a semaphore with a time limit: it waits by the machine's clock, and the preview's time stands still "
                + "meanwhile. Use await with a continuation, or Task.sleep, which follow the preview's time."
        case .noPhases(let view):
            "\(view) has no phases: a warning sign stands in its place."
        case .endlessAnimation(let animation):
            "The animation \(animation) does not come to an end within ten minutes, so that a film of it is cut off. A duration is "
                + "finite and a speed more than zero; a spring needs damping; a custom animation ends when "
                + "animate(value:time:context:) returns nil."
        case .animationMadeOfNaN(let animation):
            "The animation \(animation) is made of what is not a number: what it moves is at its end at once. Look for a division by "
                + "zero in its duration, delay, speed or spring."
        case .animationOfNaN(let animation):
            "The animation \(animation) answers what is not a number: what it moves is at its end from then on. Look for a division by "
                + "zero in animate(value:time:context:)."
        case .phasesWithoutTime(let view):
            "The phases of a \(view) take no time, so that it would change for ever and show nothing of it: it stays at its first phase. "
                + "Give at least one of them an animation with a duration, or a delay."
        case .notANumber(let type):
            "The animatable data of \(type) are not a number: it does not animate. Look for a division by zero."
        case .attributeNotANumber(let attribute, let view):
            "The \(attribute) of \(view) was set to what is not a number: it does not animate, and nothing is drawn with it. Look for "
                + "a division by zero."
        case .attributeInfinite(let attribute, let view):
            "The \(attribute) of \(view) was animated to or from what is infinite, or too large to be animated: it jumps. Use a finite "
                + "number, such as the size that is there."
        case .endlessAttribute(let attribute, let view):
            "The \(attribute) of \(view) is infinite: nothing is drawn with it. Use a finite number, such as the size that is there."
        case .unusableLength(let what, let layout):
            "\(layout) \(what): a length that is no number counts as zero, and one that is infinite ends where the space does. Look for a "
                + "division by zero, and for an infinite or missing proposal, which replacingUnspecifiedDimensions() does not replace."
        case .keyframeDuration(let duration, let track, let view):
            "A keyframe of \(track) of \(view) is to last \(duration) s: it lasts from 0 s to ten minutes. Give it a duration, or a spring "
                + "that comes to rest."
        case .matchedSources(let id, let views):
            "\(Self.list(views)) have isSource: true in the matched geometry group \"\(id)\": the one that was there first gives "
                + "the others its frame. Let one view at a time be the source."
        case .uncoloredFont(let name):
            "The font \(name) colours glyphs by its table SVG or COLR of version 1: they are drawn in the colour of the text."
        case .notShown(let word, let instead):
            "\(word) is not shown: \(instead)."
        case .substitutedSymbol(let name, let other):
            "No symbol named \"\(name)\": \"\(other)\" stands in its place."
        case .repeatedIdentity(let id):
            "Several elements of a ForEach have the identity \"\(id)\": all are drawn, but changes may animate the wrong one."
        }
    }
}

extension Diagnostic {
    /// "A, B and 3 more", as a sentence begins.
    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(names.count > 3 ? 2 : 3)
        if names.count > shown.count { return "\(shown.joined(separator: ", ")) and \(names.count - shown.count) more" }
        guard let last = shown.last, names.count > 1 else { return names.first ?? "" }
        return "\(shown.dropLast().joined(separator: ", ")) and \(last)"
    }
}

/// The faults met so far, each once, in the order in which they were met.
@MainActor
package final class DiagnosticLog {
    private var noted: [Diagnostic] = []
    private var known: Set<Diagnostic> = []

    init() {}

    /// The faults in the order in which they were noted; images that are not fetched share one entry.
    package var entries: [Diagnostic] {
        let remote = noted.filter(\.isOfRemoteImage)
        guard remote.count > 1, let first = remote.first, case .notShown(let word, let instead) = first else { return noted }
        let others = remote.count == 2 ? "one other" : "\(remote.count - 1) others"
        return noted.compactMap { diagnostic in
            guard diagnostic.isOfRemoteImage else { return diagnostic }
            return diagnostic == first ? .notShown("\(word), like \(others),", instead: instead) : nil
        }
    }

    /// Notes what another log has.
    func note(_ other: DiagnosticLog) {
        for diagnostic in other.noted { note(diagnostic) }
    }

    /// Notes that an attribute of a view jumped that was to move.
    func note(_ jump: AnimationStarts.Jump) {
        switch jump.fault {
        case .notANumber: note(.attributeNotANumber(jump.attribute, of: jump.view))
        case .infinite: note(.attributeInfinite(jump.attribute, of: jump.view))
        }
    }

    package func note(_ diagnostic: Diagnostic) {
        if known.insert(diagnostic).inserted { noted.append(diagnostic) }
    }
}

extension Diagnostic {
    /// True for an image that would come from a network.
    fileprivate var isOfRemoteImage: Bool {
        if case .notShown(let word, _) = self { word.hasPrefix("AsyncImage(url: ") } else { false }
    }
}
