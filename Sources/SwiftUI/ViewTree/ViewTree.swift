import Drawing
import Typesetting

/// One persistent tree of views, brought up to date again and again, that can be drawn at any moment since its last update.
///
/// Entries of a timeline, states of an app's view and steps of an interaction are all the same thing here: updates with a
/// transaction at a virtual time. `displayList(at:)` is a pure function of the updates so far and of the time asked for.
@MainActor
package final class ViewTree {
    /// The values at the root; they decide locale, time zone, colour scheme, fonts and scale.
    package var environment: EnvironmentValues

    /// The container, in points.
    package let size: CGSize

    /// How the root takes the container's size.
    package let placement: RootPlacement

    /// The time of the update that is going on, or of the last one, in seconds.
    private(set) var now: Double = 0

    /// Which date it is at a time of the tree; set it before an update.
    package var clock = ViewClock.start

    /// The date shown instead of the clock's, while a display list for it is being made.
    private var portrayedDate: Date?

    /// Counts updates, so that modifiers can tell the passes of one update from the next.
    private(set) var updateCount = 0

    /// Whether everything stood still before the update that is going on, or the last one.
    private(set) var wasResting = true

    /// Counts layout passes, so that nodes can tell when their measurements are stale.
    private(set) var layoutPass = 0

    private var namespaceCount = 0

    /// What was missing while views were evaluated and drawn.
    package let diagnostics = DiagnosticLog()

    private let rootStructure = StructureNode()
    private(set) var root: RootNode?

    /// Whether backgrounds that views give their container are drawn; a Lock Screen removes them.
    package var drawsContainerLayers = true

    /// Whether a view gives its container a background.
    package var hasContainerLayers: Bool { root?.hasContainerLayers ?? false }

    /// Set when state changed during a pass: another pass is needed.
    private var needsPass = false
    private var requestedTransaction: Transaction?

    /// Evaluation stops here when a view changes its own state for ever.
    private static let maximumPasses = 64

    package init(size: CGSize, placement: RootPlacement = .centered, environment: EnvironmentValues) {
        self.size = size
        self.placement = placement
        self.environment = environment
    }

    /// Evaluates a view as the new content of the tree.
    ///
    /// - Parameters:
    ///   - view: the root; of the same type as before, or everything starts afresh.
    ///   - transaction: its animation moves what changed.
    ///   - time: seconds, not before the last update's.
    /// - Throws: `ViewTreeError.neverSettles` if state keeps changing state.
    package func update(_ view: any View, transaction: Transaction, at time: Double) throws {
        wasResting = time >= settlingTime
        now = time
        updateCount += 1
        var transaction = transaction
        var passes = 0
        repeat {
            needsPass = false
            passes += 1
            guard passes <= Self.maximumPasses else { throw ViewTreeError.neverSettles(passes: passes) }
            // User code that writes values without naming a locale gets the tree's.
            Locale.$formatting.withValue(environment.locale) { evaluate(view, transaction: transaction) }
            if let requested = requestedTransaction, requested.animation != nil { transaction = requested }
            requestedTransaction = nil
        } while needsPass
        root?.commitGeometry()
    }

    /// The first moment from which nothing moves any more; `-infinity` if nothing ever did, infinite if something always will.
    ///
    /// What comes back to where it was again and again, as a symbol that pulses, is waited for until it is there.
    package var settlingTime: Double {
        guard let root else { return -.infinity }
        let settled = root.latestSettlingTime()
        let rest = root.latestRest(after: max(settled, now))
        return rest > max(settled, now) ? rest : settled
    }

    /// Whether a text that ticks takes another size at a moment than the one it was laid out in: an update at that moment
    /// gives it its room, as an app's view gets it. In a widget such a text never does.
    package func hasOutgrownItsLayout(at time: Double) -> Bool { root?.hasOutgrownItsPlace(at: time) ?? false }

    /// What the tree shows at a moment not before the last update.
    ///
    /// - Parameter group: the group of views that is shown; all of them if there is none.
    package func displayList(at time: Double, of group: ToneGroup? = nil) -> DisplayList {
        var painter = Painter(time: time, pixelLength: environment.pixelLength)
        painter.shownGroup = group
        root?.paint(with: &painter)
        return DisplayList(size: size, items: painter.items)
    }

    /// What the tree shows at a moment not before the last update, with every text as it reads at a date.
    package func displayList(at time: Double, showing date: Date, of group: ToneGroup? = nil) -> DisplayList {
        portrayedDate = date
        defer { portrayedDate = nil }
        return displayList(at: time, of: group)
    }

    /// Whether time stands still for what is drawn: nothing ticks in it.
    var isPortrait: Bool { portrayedDate != nil }

    /// The date that texts show at a time of the tree.
    func date(at time: Double) -> Date { portrayedDate ?? clock.date(at: time) }

    func beginLayoutPass() { layoutPass += 1 }

    func makeNamespaceNumber() -> Int {
        namespaceCount += 1
        return namespaceCount
    }

    /// Notes that state changed, so that the views that read it are evaluated again.
    func stateDidChange(_ transaction: Transaction) {
        needsPass = true
        requestedTransaction = transaction
    }

    private func evaluate(_ view: any View, transaction: Transaction) {
        let context = ExpansionContext(tree: self, environment: environment, transaction: transaction)
        let elements = expand(view, at: rootStructure.child(0, holding: type(of: view)), in: context)
        let root = root ?? RootNode(tree: self)
        self.root = root
        root.environment = environment
        root.transaction = transaction
        root.setContent(elements)
        root.layOut(in: CGRect(origin: .zero, size: size), placement: placement)
        root.performActions()
    }
}

/// How the root of a tree takes the size of its container.
package enum RootPlacement: Sendable {
    /// The container proposes its size and centres the answer, as a hosting view does.
    case centered
    /// As `centered`, inside margins that the container's background ignores, as a widget does.
    case inset(EdgeInsets)
}

/// Why a tree could not be brought up to date.
package enum ViewTreeError: Error, Equatable, CustomStringConvertible {
    case neverSettles(passes: Int)

    package var description: String {
        switch self {
        case .neverSettles(let passes):
            "The view never settles: after \(passes) evaluations it still changes its own state. "
                + "Look for an onPreferenceChange, onChange or onAppear that sets state to a new value every time."
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
}
