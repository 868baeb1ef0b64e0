import Drawing
import Typesetting
import VirtualTime

/// One persistent tree of views, brought up to date again and again, that can be drawn at any moment since its last update.
///
/// Entries of a timeline, states of an app's view and steps of an interaction are all the same thing here: updates with a
/// transaction at a virtual time. `displayList(at:)` is a pure function of the updates so far and of the time asked for.
@MainActor
package final class ViewTree {
    /// The values at the root; they decide locale, time zone, colour scheme, fonts and scale.
    package var environment: EnvironmentValues

    /// The services of the views on the tree; nil for a tree that shows no view.
    let services: (any RootServices)?

    package var container: TreeContainer

    package var content = TreeContent()

    /// Makes the view that is shown of a tree's views, where the system takes parts out of them; nil: they are shown.
    package var reduction: (@MainActor (ViewTree) -> any View)?

    var time = TreeClock()

    package var updates = UpdateQueue()

    package var evaluation = Evaluation()

    package var sampling = Sampling()

    /// The parts of the tree that depend on time, as they were evaluated last.
    package var scopes = TimedScopes()

    package var layoutPass = LayoutPass()

    package internal(set) var animations = AnimationRecord()

    package var explanation = Explanation()

    /// True if nodes know the views whose bodies made them, for an inspection.
    package var notesSourceNames = false

    var trace = FaultTrace()

    package var presence = Presence()

    package var touches = TouchState()

    /// The views that are kept from one update to the next.
    package var keeping = KeepingState()

    /// The weak form of the tree, for whoever may outlive it.
    package let reference = TreeReference()

    /// The views of UIKit's that are shown.
    package let represented = RepresentedViews()

    /// The preferences that views read.
    let storeWatch = StoreWatch()

    /// The readings of spaces that move.
    package let motion = MotionWatch()

    /// The views whose geometry is matched.
    let matchedGeometry = MatchedGeometryRegistry()

    /// The events that happen by themselves.
    package let events = EventQueue()

    /// The tasks of the views, which sleep in virtual time.
    package private(set) lazy var tasks = VirtualTasks(owner: { [reference] in reference.tree })

    /// The faults noted while views were evaluated and drawn.
    package let diagnostics = DiagnosticLog()

    /// The updates of one event end here when a view changes its own state for ever: so many lead to one another.
    nonisolated static let maximumPasses = 64
    /// And when so many are carried out, whatever led to them.
    nonisolated static let maximumUpdatesAtOnce = 10_000
    /// The same in a tree in which that has happened: what goes on for ever is not followed so far at every event.
    nonisolated static let maximumPassesLater = 8

    /// The most events at one instant; more of them never let time pass.
    nonisolated static let maximumEventsAtOnce = 1000

    /// - Parameter services: nil: nothing is presented, and every view is shown by its own body.
    package init(size: CGSize, placement: RootPlacement, environment: EnvironmentValues, services: (any RootServices)?) {
        self.services = services
        container = TreeContainer(size: size, placement: placement)
        self.environment = environment
        reference.refer(to: self)
    }

    deinit { reference.expire() }

    /// Evaluates a view as the new content of the tree.
    ///
    /// - Parameters:
    ///   - view: the root; of the same type as before, or everything starts afresh.
    ///   - transaction: its animation moves what changed.
    ///   - time: seconds, not before the last update's.
    /// - Throws: `ViewTreeError` if events never let time pass.
    package func update(_ view: any View, transaction: Transaction, at time: Double) throws {
        try advance(to: time)
        begin(at: time)
        if environment.isInWidget { evaluation.entryNumber += 1 }
        content.view = try reduced(view, at: time)
        updates.pending.insert(PendingUpdate(transaction), at: 0)
        flush()
    }

    /// Returns the view to show for a view, where the system takes parts out of it: the view is evaluated in a tree of its own first.
    private func reduced(_ view: any View, at time: Double) throws -> any View {
        guard let reduction else { return view }
        let tree = ViewTree(size: size, placement: container.placement, environment: environment, services: services)
        tree.clock = ViewClock(date: clock.date(at: time), time: 0)
        try tree.update(view, transaction: Transaction(), at: 0)
        let line = reduction(tree)
        diagnostics.note(tree.diagnostics)
        return line
    }

    /// The first moment from which nothing moves any more; `-infinity` if nothing ever did, infinite if something always will.
    ///
    /// A part that repeats, such as a pulsing symbol, counts as at rest at the end of its period.
    package var settlingTime: Double {
        guard let root else { return -.infinity }
        let settled = max(root.latestSettlingTime(), settlingTimeOfParts(since: 0))
        let rest = root.nextRestTime(after: max(settled, now))
        return rest > max(settled, now) ? rest : settled
    }

    /// True if a drawing changes for ever as time passes, as a text or a bar that counts.
    package var showsTime: Bool { root?.timeSummary.stillTime == .infinity }

    /// Returns whether something that rests at a moment goes on from there, again and again.
    package func playsAgain(after time: Double) -> Bool {
        guard let root else { return false }
        let later = time + 1e-3
        return root.nextRestTime(after: later) > later
    }

    /// Returns whether a text that ticks takes another size at a moment than the one it was laid out in. An update at that moment gives
    /// it its room, as an app's view gets it. In a widget such a text never does.
    package func hasOutgrownItsLayout(at time: Double) -> Bool { root?.hasOutgrownItsPlace(at: time) ?? false }

    /// Returns the drawing of the tree at a moment not before the last update.
    ///
    /// - Parameter group: the group of views that is shown; all of them if there is none.
    package func displayList(at time: Double, of group: ToneGroup? = nil) -> DisplayList {
        sample(at: time)
        var painter = Painter(time: time, pixelLength: environment.pixelLength)
        painter.shownGroup = group
        painter.keepsDrawings = sampling.isInParts
        root?.paint(with: &painter)
        let list = onContainer(painter.items)
        if let whenPartsDiffer = sampling.whenPartsDiffer, painter.usedKept || !scopes.all.isEmpty {
            compareWithWhole(list, at: time, of: group, whenPartsDiffer)
        }
        return list
    }

    /// Returns painted items as a list from the container's corner.
    func onContainer(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(size: size, items: items.moved(by: onCanvas(.zero)))
    }

    /// Returns the drawing of the tree at a moment not before the last update, with every text as it reads at a date.
    package func displayList(at time: Double, showing date: Date, of group: ToneGroup? = nil) -> DisplayList {
        self.time.frozenDate = date
        defer { self.time.frozenDate = nil }
        return displayList(at: time, of: group)
    }

    /// Runs an action that looks at the tree at a moment, with every text as it reads at a date if there is one.
    package func looking<Result>(at time: Double, showing date: Date?, _ action: () -> Result) -> Result {
        let former = self.time.frozenDate
        self.time.frozenDate = date
        defer { self.time.frozenDate = former }
        sample(at: time)
        return action()
    }
}
