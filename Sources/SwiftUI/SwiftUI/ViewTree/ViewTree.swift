import Drawing
import Typesetting
import VirtualTime

/// One persistent tree of views, brought up to date again and again, that can be drawn at any moment since its last update.
///
/// Entries of a timeline, states of an app's view and steps of an interaction are all the same thing here: updates with a
/// transaction at a virtual time. `displayList(at:)` is a pure function of the updates so far and of the time asked for.
@MainActor
package final class ViewTree {
    /// Counts the evaluations of a widget's root: each begins afresh. It stays 0 in an app, whose views live on.
    ///
    /// The system runs a widget's views once for each entry, in a process that has shown no other, and archives them: state begins
    /// with its initial value, and views appear. Elements and nodes stay, as the archives are compared when one follows another.
    ///
    /// Source: seed 001, an engineer of WidgetKit: "Widgets don't have state, instead they create a timeline".
    var entryNumber = 0

    /// The values at the root; they decide locale, time zone, colour scheme, fonts and scale.
    package var environment: EnvironmentValues
    /// Whether what is disabled is asked for with what can be touched, to be told by its name.
    var countsDisabled = false
    /// The last animation of which it was asked whether it is too long for a widget.
    var judged: (animation: Animation, isTooLong: Bool)?

    /// The container, in points.
    package private(set) var size: CGSize

    /// What is proposed to the content where the container is as large as that, from event to event; nil: it has a size of its own.
    package var fitting: ProposedViewSize?

    /// Makes a container that fits its content as large as that.
    func fitContent(of root: RootNode) {
        guard let fitting else { return }
        size = root.contentSize(for: fitting)
        let middle = size.middle(pixelsPerPoint: environment.displayScale)
        let fixed = fixedMiddle ?? middle
        fixedMiddle = fixed
        origin = CGPoint(x: fixed.x - middle.x, y: fixed.y - middle.y)
        largestSize = CGSize(width: max(largestSize.width, size.width), height: max(largestSize.height, size.height))
    }

    /// Where the container begins: at zero, unless it fits its content and that has come to be of another size. The middle stays where it
    /// was at first, as that of what is smaller than the screen that shows it does.
    package private(set) var origin = CGPoint.zero

    /// A point of the root's space as it is in the picture of the container.
    package func onCanvas(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }

    /// The container's place in the space of the root.
    var bounds: CGRect { CGRect(origin: origin, size: size) }

    /// The middle of the container as it was at first; nil before it has fitted its content.
    private var fixedMiddle: CGPoint?

    /// The container that all events so far need, where it fits its content: what goes away is drawn for a while yet.
    package private(set) var largestSize = CGSize.zero

    /// How the root takes the container's size.
    package let placement: RootPlacement

    /// The time of the event that is going on, or of the last one, in seconds.
    package internal(set) var now: Double = 0

    /// The time that bodies and layouts are evaluated for: `now` during an event, a later moment while a frame is made of
    /// views that depend on time.
    var moment: Double = 0

    /// What refers to the tree from where it may be gone.
    let reference = TreeReference()

    /// Told when a view's state, or an object that it reads, has changed: what is shown may be another now.
    var stateWillChange: (() -> Void)?

    /// The size the root view took, in points.
    var contentSize: CGSize { root?.contentSize ?? .zero }

    /// Whether views are evaluated for a moment between events. Nothing is started then, and nothing is remembered.
    var isSampling = false

    /// Whether what is committed is on its way, and so not on the grid of pixels.
    var isBetweenPixels = false

    /// Whether what is committed is where it is placed at once, whatever its transaction.
    var isHalting = false

    /// Whether views are being evaluated: bodies read what the update in course has changed, and not what is still to come.
    var isEvaluating = false

    /// The views of UIKit's that are shown.
    let represented = RepresentedViews()

    /// What views read of preferences.
    let storeWatch = StoreWatch()

    /// What will happen by itself.
    package let events = EventQueue()

    /// The tasks of the views, which sleep in virtual time.
    package private(set) lazy var tasks = VirtualTasks(owner: { [reference] in reference.tree })

    /// The view whose properties are being connected.
    var connectedView: Any.Type?
    /// The name of the property that is being connected.
    var connectedProperty: String?
    /// The state of the user's views, in the order in which it came to be.
    var states: [StateReference] = []
    /// The view whose state was changed last.
    var lastChangedView: Any.Type?
    /// The modifier whose action runs, as it is written in the source.
    var reacting: String?
    /// The one whose action changed state last.
    var lastReaction: String?
    /// Whether changes were given up that went on for ever.
    var hasGivenUp = false

    /// Updates that wait to be carried out.
    var pending: [PendingUpdate] = []
    var isFlushing = false
    /// How many updates led to the one that is carried out; 0 between updates.
    var updateDepth = 0
    /// Makes the view that is shown of a tree's views, where the system takes parts out of them; nil: they are shown.
    package var reduction: (@MainActor (ViewTree) -> any View)?

    /// What plays again and again, as far as it was started by an animation.
    package internal(set) var loops: [AnimationLoop] = []

    /// The time after which each animator has gone through its phases once more, in seconds.
    var phaseCycles: [ObjectIdentifier: Double] = [:]

    /// When the last update was carried out, and how many events there had been by then.
    var lastUpdate = (time: -Double.infinity, eventMark: 0)

    /// The latest end of an animation or of keyframes that end, and of those that no routine event has begun, as a timer's tick.
    var latestEnd = -Double.infinity
    package internal(set) var latestSingleEnd = -Double.infinity
    /// Whether an event is carried out that is one of many.
    var isInRoutine = false

    /// Whether it is noted what each animation does, and what was.
    package var isExplained = false
    package internal(set) var explanations: [AnimationNote] = []
    /// How many runs of keyframes and of symbol effects were noted.
    var explainedRuns = 0
    /// What timeline views show, in the order in which they were there.
    package internal(set) var timelineNotes: [TimelineNote] = []

    /// The parts of the tree that depended on time when views were evaluated last.
    var timedParts: [any TimedPart] = []

    /// Where in the tree they are, so that they can be evaluated by themselves.
    var scopes = TimedScopes()

    /// Whether only what depends on time is evaluated at present, and only what depends on that laid out.
    var evaluatesInParts = false

    /// Whether what is not built anew keeps its place in the layout, in an update.
    var keepsLayout = false

    /// Whether what is placed where it is already places those inside all the same.
    var placesAll = false

    /// Whether everything has to be committed, as everything was placed anew.
    var needsWholeCommit = true

    /// Whether the layout of what has not been evaluated holds.
    var laysOutInParts: Bool { evaluatesInParts || keepsLayout }

    /// Whether views are kept from which nothing has changed; tests compare with what comes of building everything.
    package var keepsViews = true
    var keeping = KeepingState()

    /// Whether all views were evaluated or placed for a moment between events since the last event.
    var wasSampled = false
    /// The scopes that were evaluated or placed by themselves since then.
    var sampledScopes = SampledScopes()

    /// Counts layouts of the whole tree: what nodes remember of how they are drawn holds until the next one.
    var layoutRevision = 0
    /// Counts what nodes have remembered.
    var memoryCount = 0
    /// Whether a layout was ever used that may state where an alignment guide is.
    var hasStatedGuides = false

    /// The transaction in which nothing moves.
    let stillTransaction = TransactionBox(Transaction())
    /// The transaction of the update in course, at the root.
    let rootTransaction = TransactionBox(Transaction())

    /// The nodes that got a place in such an evaluation.
    var placedAgain: [ViewNode] = []

    /// Whether moments between events are evaluated in parts, and what stands still is kept; tests compare with what comes of
    /// evaluating and drawing everything.
    var samplesInParts = true

    /// Is told of each update that was carried out, with its transaction: what shows the same elsewhere follows it.
    package var whenUpdated: ((Transaction) -> Void)?

    /// Is told when a picture made in parts is another than one of everything; set by tests.
    var whenPartsDiffer: ((Double) -> Void)?
    var comparisons = 0

    /// Counts evaluations of the whole tree.
    var revision = 0

    /// Whether a view has presented something since the tree was made.
    var mayPresent = false
    /// Whether views have asked for bars over the keyboard.
    var hasKeyboardBars = false

    /// Lazy containers that are longer or shorter than they had answered, while views are laid out for an event.
    var learned: [ViewNode] = []

    /// The node that measures or places others at present.
    var nodeInLayout: ViewNode?
    /// What was read of spaces that move.
    let motion = MotionWatch()

    /// The node that is placing those inside it.
    var placer: ViewNode?

    /// The views whose geometry is matched.
    let matchedGeometry = MatchedGeometryRegistry()

    /// Which date it is at a time of the tree; set it before an update.
    package var clock = ViewClock.start

    /// Whether the views whose actions are run are out of sight, under another page.
    var isOutOfSight = false

    /// The field that was touched last.
    weak var focusedField: ViewNode?

    /// The date shown instead of the clock's, while a display list for it is being made.
    private var frozenDate: Date?

    /// Counts updates, so that modifiers can tell the passes of one update from the next.
    var updateCount = 0

    /// Whether everything stood still before the update that is going on, or the last one.
    var wasResting = true

    /// Counts layout passes, so that nodes can tell when their measurements are stale.
    private(set) var layoutPass = 0

    private var namespaceCount = 0

    /// What was missing while views were evaluated and drawn.
    package let diagnostics = DiagnosticLog()

    let rootStructure = ViewElement()
    var root: RootNode?

    /// Whether backgrounds that views give their container are drawn; a Lock Screen removes them.
    package var drawsContainerLayers = true

    /// The group that these backgrounds belong to where the system gives colours of its own.
    package var containerTone = ToneGroup.standard
    /// Whether views have given the container a layer since the root looked for them.
    var hasNewContainerLayers = false

    /// Whether a view gives its container a background.
    package var hasContainerLayers: Bool { root?.hasContainerLayers ?? false }

    /// What views that went want done after the update in course.
    var farewells: [() -> Void] = []

    /// Counts the views met so far that react to what changes, rather than only show it.
    private(set) var reactionCount = 0

    /// Counts evaluations whose reading of observable objects is watched.
    var observationCount = 0

    /// What is shown: the root of the last update.
    var rootView: (any View)?

    /// The views out of which others grow, by what these name them.
    var zoomSources: [AnyHashable: NodeReference] = [:]

    /// The updates of one event end here when a view changes its own state for ever: so many lead to one another.
    nonisolated static let maximumPasses = 64
    /// And when so many are carried out, whatever led to them.
    nonisolated static let maximumUpdatesAtOnce = 10_000
    /// The same in a tree in which that has happened: what goes on for ever is not followed so far at every event.
    nonisolated static let maximumPassesLater = 8

    /// The most events at one instant; more of them never let time pass.
    nonisolated static let maximumEventsAtOnce = 1000

    package init(size: CGSize, placement: RootPlacement = .centered, environment: EnvironmentValues) {
        self.size = size
        self.placement = placement
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
        if environment.isInWidget { entryNumber += 1 }
        rootView = try reduced(view, at: time)
        pending.insert(PendingUpdate(transaction), at: 0)
        flush()
    }

    /// What is shown of a view: it is evaluated in a tree of its own first.
    private func reduced(_ view: any View, at time: Double) throws -> any View {
        guard let reduction else { return view }
        let tree = ViewTree(size: size, placement: placement, environment: environment)
        tree.clock = ViewClock(date: clock.date(at: time), time: 0)
        try tree.update(view, transaction: Transaction(), at: 0)
        let line = reduction(tree)
        diagnostics.note(tree.diagnostics)
        return line
    }

    /// The first moment from which nothing moves any more; `-infinity` if nothing ever did, infinite if something always will.
    ///
    /// What comes back to where it was again and again, as a symbol that pulses, is waited for until it is there.
    package var settlingTime: Double {
        guard let root else { return -.infinity }
        let settled = max(root.latestSettlingTime(), settlingTimeOfParts(since: 0))
        let rest = root.nextRestTime(after: max(settled, now))
        return rest > max(settled, now) ? rest : settled
    }

    /// Whether something is drawn otherwise as time passes, for ever: a text or a bar that counts, or what plays again and again.
    package var showsTime: Bool { root?.timeSummary.stillTime == .infinity }

    /// Whether something that rests at a moment goes on from there, again and again.
    package func playsAgain(after time: Double) -> Bool {
        guard let root else { return false }
        let later = time + 1e-3
        return root.nextRestTime(after: later) > later
    }

    /// Whether a text that ticks takes another size at a moment than the one it was laid out in: an update at that moment
    /// gives it its room, as an app's view gets it. In a widget such a text never does.
    package func hasOutgrownItsLayout(at time: Double) -> Bool { root?.hasOutgrownItsPlace(at: time) ?? false }

    /// What the tree shows at a moment not before the last update.
    ///
    /// - Parameter group: the group of views that is shown; all of them if there is none.
    package func displayList(at time: Double, of group: ToneGroup? = nil) -> DisplayList {
        sample(at: time)
        var painter = Painter(time: time, pixelLength: environment.pixelLength)
        painter.shownGroup = group
        painter.keepsDrawings = samplesInParts
        root?.paint(with: &painter)
        let list = onContainer(painter.items)
        if let whenPartsDiffer, painter.usedKept || !scopes.all.isEmpty {
            compareWithWhole(list, at: time, of: group, whenPartsDiffer)
        }
        return list
    }

    /// What was painted, from the container's corner.
    func onContainer(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(size: size, items: items.moved(by: onCanvas(.zero)))
    }

    /// What the tree shows at a moment not before the last update, with every text as it reads at a date.
    package func displayList(at time: Double, showing date: Date, of group: ToneGroup? = nil) -> DisplayList {
        frozenDate = date
        defer { frozenDate = nil }
        return displayList(at: time, of: group)
    }

    /// What an action makes of the tree as it is at a moment, with every text as it reads at a date if there is one.
    func looking<Result>(at time: Double, showing date: Date?, _ action: () -> Result) -> Result {
        let former = frozenDate
        frozenDate = date
        defer { frozenDate = former }
        sample(at: time)
        return action()
    }

    /// Whether time stands still for what is drawn: nothing ticks in it.
    var isFrozen: Bool { frozenDate != nil }

    /// The date that texts show at a time of the tree.
    func date(at time: Double) -> Date { frozenDate ?? clock.date(at: time) }

    /// From now on nothing is known of sizes and places.
    func beginLayoutPass() { layoutPass += 1 }

    /// Notes a view that starts something when a value changes.
    func noteReaction() { reactionCount += 1 }

    func makeNamespaceNumber() -> Int {
        namespaceCount += 1
        return namespaceCount
    }
}

extension CGSize {
    /// The middle, down to a whole pixel: what is as large as another thing, and stands in the middle, stands where that does.
    package func middle(pixelsPerPoint scale: CGFloat) -> CGPoint {
        let scale = scale > 0 ? scale : 1
        return CGPoint(x: (width / 2 * scale).rounded(.down) / scale, y: (height / 2 * scale).rounded(.down) / scale)
    }
}

extension [DisplayItem] {
    /// The same elsewhere, each by itself, so that those that are alike in two frames stay so.
    package func moved(by offset: CGPoint) -> [DisplayItem] {
        guard offset != .zero else { return self }
        let transform = CGAffineTransform(translationX: offset.x, y: offset.y)
        return map { .transform(transform, [$0]) }
    }
}

/// How the root of a tree takes the size of its container.
package enum RootPlacement: Sendable {
    /// The container proposes its size and centres the answer, as a hosting view does.
    case centered
    /// As `centered`, inside margins that the container's background ignores, as a widget does.
    case inset(EdgeInsets)
    /// Proposes this size and places the answer at the origin: the container is as large as the content.
    case fitting(ProposedViewSize)
}

/// Why a tree could not be brought up to date.
package enum ViewTreeError: Error, Equatable, CustomStringConvertible {
    /// - Parameter view: the type of the view whose state was changed last; nil if it was no view's.
    case timeStandsStill(events: Int, seconds: Double, view: String?)
    /// A task sleeps again and again for no time at all.
    case taskNeverWaits(at: String, sleeps: Int, seconds: Double)
    /// Work on the main queue puts itself there again and again.
    case mainQueueNeverRests(seconds: Double, view: String?)
    case noSuchLabel(String, known: [String])
    case covered(String, frame: CGRect)
    /// What has the label is disabled.
    case disabled(String)

    package var description: String {
        switch self {
        case .noSuchLabel(let label, let known):
            "Nothing that can be touched is labelled \"\(label)\". "
                + (known.isEmpty
                    ? "Nothing here can be touched." : "There are: \(known.map { "\"\($0)\"" }.joined(separator: ", ")).")
        case .disabled(let label):
            "\"\(label)\" cannot be touched: it is disabled by then."
        case .covered(let label, let frame):
            "\"\(label)\" cannot be touched: what is at \(Int(frame.minX)),\(Int(frame.minY)) to "
                + "\(Int(frame.maxX)),\(Int(frame.maxY)) is covered by other views, or lies outside of the view."
        case .taskNeverWaits(let place, let sleeps, let seconds):
            "The task at \(place) never lets time pass: it has slept \(sleeps) times, and it is still \(seconds) s after the view's start. Let it "
                + "sleep for more than no time, such as Task.sleep(for: .seconds(0.1))."
        case .mainQueueNeverRests(let seconds, let view):
            "Work on the main queue puts itself there again without end, so that no time passes: it has done so \(MainQueueWork.mostLinks) "
                + "times, and it is still \(seconds) s after the view's start\(view.map { ", and the state of \($0) changes" } ?? ""). Let "
                + "it wait, as by DispatchQueue.main.asyncAfter(deadline: .now() + 0.1)."
        case .timeStandsStill(let events, let seconds, let view):
            "The view never lets time pass: after \(events) events it is still \(seconds) s after its "
                + "start\(view.map { ", and \($0) changes its own state" } ?? ""). Look for a completion of an animation that moves nothing, or a task or timer that starts itself "
                + "again without waiting."
        }
    }
}

extension ViewTree {
    /// The size a view takes in a space, as a preview that fits its content shows it.
    package static func idealSize(of view: any View, in space: CGSize, environment: EnvironmentValues) -> CGSize {
        let tree = ViewTree(size: space, environment: environment)
        do {
            try tree.update(view, transaction: Transaction(), at: 0)
        } catch {
            return space
        }
        return tree.root?.contentSize ?? space
    }

    /// The size a view takes when a size is proposed to it; zero where it never settles.
    package static func fittingSize(of view: any View, proposal: ProposedViewSize, environment: EnvironmentValues) -> CGSize {
        let tree = ViewTree(size: .zero, placement: .fitting(proposal), environment: environment)
        do {
            try tree.update(view, transaction: Transaction(), at: 0)
        } catch {
            return .zero
        }
        return tree.contentSize
    }
}
