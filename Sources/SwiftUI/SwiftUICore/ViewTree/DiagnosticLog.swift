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
    case workGoesOn
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
            "No image or colour named \"\(name)\": a grey box stands in its place, 100 by 100 points unless its container sizes it."
        case .missingCharacter(let scalar):
            "No font has U+\(String(scalar.value, radix: 16, uppercase: true)): a box with its number stands in its place."
        case .missingFont(let name):
            "No font named \"\(name)\": the system font stands in its place."
        case .unarchivedAnimation(let type, let place):
            "animation(_:value:) at \(place) has no effect in a widget, because \(type) is not Encodable: the system archives a widget's "
                + "views. Make \(type) Codable."
        case .cutOffInWidget(let place):
            "An animation\(place.map { " at \($0)" } ?? "") is longer than two seconds, the limit for animations in a widget: after that it "
                + "jumps to its end. Make it shorter."
        case .unarchivedTransition(let name, let place):
            "The transition \(name)\(place.map { " at \($0)" } ?? "") has no effect in a widget: the system archives a widget's views and "
                + "supports only its own transitions. The view fades instead; use push, move, scale, offset or opacity."
        case .neverSettles(let passes, let view, let reaction):
            "The view never settles: after \(passes) evaluations \(reaction ?? "something") still changes "
                + (view.map { "the state of \($0)" } ?? "the values that the views read")
                + ". This state is drawn; a device would continue with every "
                + "frame. Set only values that come to rest."
        case .stateWrittenInBody(let view):
            (view.map { "The state of \($0)" } ?? "State")
                + " is set while views are evaluated, as in a body. The system ignores that with \"Modifying state during view update, this "
                + "will cause undefined behavior.\" Set it in onAppear, onChange or task."
        case .unarchivedView(let name):
            "\(name) cannot be in a widget: the system archives a widget's views, and shows a yellow box with a red sign in place of this "
                + "one. Build it from text, images, shapes, stacks and gauges, or from buttons and toggles with an intent."
        case .unlistedInWidget(let name):
            "\(name) is not among the views that Apple lists for widgets. It is drawn as in an app; a device may show a yellow box with a "
                + "red sign in its place."
        case .standsStillInWidget(let word, let shown):
            "\(word) does not run in a widget: the system archives a widget's views and runs none of their code afterwards. It shows "
                + "\(shown). Add timeline entries for the changes."
        case .lineLeavesOut:
            "An inline accessory shows only the first image and the first text of its view, in the system's font and colour. Put the "
                + "important parts into one Label or Text."
        case .lineIsEmpty:
            "An inline accessory shows only a text and an image, and its view has neither: nothing is shown. Give it a Label or a Text."
        case .taskWaitsElsewhere(let place):
            "A task of a view\(place.map { " (task at \($0))" } ?? "") waits for something outside the preview, such as the network, or "
                + "continues without ever sleeping: its later results are not shown."
        case .workGoesOn:
            "Work of a view on another thread has computed for 20 s and is not over: its results are not shown. Give it less to do in a "
                + "preview, or let it end when its task is cancelled."
        case .taskSleepsBriefly(let place):
            "A task of a view\(place.map { " (task at \($0))" } ?? "") sleeps for almost no time again and again, which would stop the "
                + "preview's time. Each sleep now lasts 0.1 ms, and after a thousand of them a frame of 1/120 s. Let it sleep until there "
                + "is something to show, such as a frame of 1/60 s."
        case .denseSchedule(let schedule):
            "The schedule \(schedule) has more than 120 dates a second: the timeline view uses 120 of them."
        case .standingSchedule(let schedule):
            "The schedule \(schedule) repeats a date, or goes back to earlier ones: the timeline view stays at that date. List its entries "
                + "in ascending order."
        case .denseTimer(let interval):
            "A timer that fires every \(interval) s is limited to 120 times a second."
        case .machineTimer(let word):
            "\(word) waits for the machine's clock, which no render waits for: it has no effect. Use Timer.publish, TimelineView, "
                + "Task.sleep or DispatchQueue.main.asyncAfter, which follow the preview's time."
        case .heldUpMainThread:
            "A view's code sleeps on the main thread: a device's screen would freeze, and the preview's time does not pass. Use Task.sleep "
                + "or DispatchQueue.main.asyncAfter."
        case .limitedWait:
            "A view's code waits for a semaphore with a time limit: it waits by the machine's clock while the preview's time stands still. "
                + "Use await with a continuation, or Task.sleep, which follow the preview's time."
        case .noPhases(let view):
            "\(view) has no phases: a warning sign stands in its place."
        case .endlessAnimation(let animation):
            "The animation \(animation) does not end within ten minutes, so a film of it is cut off. Use a finite duration, a speed above "
                + "zero and a spring with damping; a custom animation ends when animate(value:time:context:) returns nil."
        case .animationMadeOfNaN(let animation):
            "The animation \(animation) has a NaN parameter, so it jumps to its end. Look for a division by zero in its duration, delay, "
                + "speed or spring."
        case .animationOfNaN(let animation):
            "The animation \(animation) returns NaN, so it jumps to its end. Look for a division by zero in animate(value:time:context:)."
        case .phasesWithoutTime(let view):
            "The phases of a \(view) take no time, so it would change for ever without showing any of them: it stays at its first phase. "
                + "Give at least one phase an animation with a duration, or a delay."
        case .notANumber(let type):
            "The animatable data of \(type) are NaN: it does not animate. Look for a division by zero."
        case .attributeNotANumber(let attribute, let view):
            "The \(attribute) of \(view) was set to NaN: it does not animate, and nothing is drawn with it. Look for a division by zero."
        case .attributeInfinite(let attribute, let view):
            "The \(attribute) of \(view) was animated from or to an infinite or too large value: it jumps. Use a finite number, such as the "
                + "available size."
        case .endlessAttribute(let attribute, let view):
            "The \(attribute) of \(view) is infinite: nothing is drawn with it. Use a finite number, such as the available size."
        case .unusableLength(let what, let layout):
            "\(layout) \(what): a NaN length counts as zero, and an infinite one ends with the available space. Look for a division by "
                + "zero, and for an infinite or missing proposal, which replacingUnspecifiedDimensions() does not replace."
        case .keyframeDuration(let duration, let track, let view):
            "A keyframe of \(track) of \(view) has the duration \(duration) s: the limits are 0 s and ten minutes. Give it a duration "
                + "within them, or a spring that comes to rest."
        case .matchedSources(let id, let views):
            "\(Self.list(views)) have isSource: true in the matched geometry group \"\(id)\": the first of them gives the others its frame. "
                + "Make one view at a time the source."
        case .uncoloredFont(let name):
            "The font \(name) colours glyphs with its table SVG or COLR version 1, which is not supported: they are drawn in the text's "
                + "colour."
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
