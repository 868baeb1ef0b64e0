import Foundation
import SwiftUI
import WidgetArchive

/// The screen that shows a widget's entries: one tree evaluates the code, and another shows what the system keeps of it.
///
/// Each entry takes the same way as on a device: it is archived, written, read again and presented. The second tree sees only
/// the bytes of the archive, so that nothing is shown that a device would not have.
@MainActor
final class EntryScreen {
    /// The tree that evaluates user code.
    let evaluated: ViewTree
    /// The tree that is drawn: the same tree if nothing is archived.
    let shown: ViewTree
    /// True while the current entry holds something from moment to moment.
    private(set) var hasFilms = false
    /// The parts that an archive cannot hold.
    private(set) var diagnostics: [String] = []

    /// Called with each box that is shown, and the moment from which it is shown.
    var boxIsUp: ((ArchivedBox, Double) -> Void)?
    /// Shows the current content of the code, while the code is followed.
    private var refresh: ((Transaction) throws -> Void)?
    /// The first error that was thrown while the code was followed.
    private var fault: (any Error)?

    /// Notes on parts that are shown otherwise than in the code, as on a device.
    var notes: [String] { presents && archiver?.hasOwnAnimations == true ? [ArchivedEntries.ownAnimationNote] : [] }

    /// The moment from which ticking parts stand still, since no more of them is archived; infinite if there are none.
    var lastTick: Double { presents ? archiver?.lastTick ?? .infinity : .infinity }

    private let archiver: EntryArchiver?
    private let wrap: ([ArchivedBox]) -> WidgetArchive

    /// - Parameters:
    ///   - shown: a tree without code of the widget's; nil to draw the evaluated tree.
    ///   - isWatched: true to find out which entries an archive would hold from moment to moment.
    ///   - wrap: makes the archive of one entry.
    init(evaluated: ViewTree, shown: ViewTree?, isWatched: Bool, wrap: @escaping ([ArchivedBox]) -> WidgetArchive) {
        self.evaluated = evaluated
        self.shown = shown ?? evaluated
        self.wrap = wrap
        archiver = shown == nil && !isWatched ? nil : EntryArchiver(tree: evaluated)
    }

    /// True if the drawn tree shows an archive.
    var presents: Bool { shown !== evaluated }

    /// Shows the content of the code after its last update.
    ///
    /// - Parameters:
    ///   - entry: the entry, whose date its still shows.
    ///   - transaction: the transaction of the update.
    ///   - stay: the seconds for which frames are wanted.
    func present(_ entry: PreviewPlan.Entry, transaction: Transaction, for stay: Double, longest: Double) throws {
        guard presents, let archiver else {
            hasFilms = entry.hasFilms ?? false
            if entry.hasFilms == nil, let archiver {
                _ = archiver.entryWithoutFrames()
                hasFilms = archiver.hasFilms
            }
            return
        }
        guard let box = archiver.entry(showing: entry.date, for: stay, longest: longest) else { return }
        hasFilms = archiver.hasFilms
        try show(box, called: entry.name, transaction)
    }

    private func show(_ box: ArchivedBox, called name: String, _ transaction: Transaction) throws {
        shown.clock = evaluated.clock
        let box = written(box, called: name)
        try shown.update(ArchivedEntryView(box: box), transaction: transaction, at: evaluated.now)
        boxIsUp?(box, evaluated.now)
    }

    /// Returns the box as it is read from the bytes of its archive. A box that no archive can hold is returned itself, with a
    /// diagnostic.
    private func written(_ box: ArchivedBox, called name: String) -> ArchivedBox {
        do {
            let archive = try WidgetArchive(bytes: wrap([box]).bytes())
            return archive.entries[0].boxes[0]
        } catch {
            let word = "\(name) is drawn from its code, since it does not fit into an archive: \(error)"
            if !diagnostics.contains(word) { diagnostics.append(word) }
            return box
        }
    }

    // MARK: Touches

    /// The seconds of ticking parts that are archived at once while the next update is unknown.
    private static let ticksAtOnce = 4.0

    /// Shows the current content of the code, and from now on its content after each update.
    ///
    /// - Parameter longest: the seconds after which motion is cut off.
    func follow(called name: String, longest: Double) throws {
        guard presents else { return }
        refresh = { [unowned self] transaction in
            guard let box = archiver?.entry(longest: longest, ticks: Self.ticksAtOnce) else { return }
            try show(box, called: name, transaction)
        }
        evaluated.updates.whenDone = { [unowned self] transaction in
            do { try refresh?(transaction) } catch { fault = fault ?? error }
        }
        try refresh?(Transaction())
    }

    /// Makes sure that ticking parts are archived up to a moment.
    ///
    /// - Throws: the error of an update that was followed, or `ViewTreeError`.
    func reach(_ time: Double) throws {
        if let fault { throw fault }
        guard let archiver, archiver.lastTick <= time, let refresh else { return }
        try evaluated.perform(at: time) {}
        try refresh(Transaction())
    }
}

extension PreviewRenderer {
    /// True if entries are shown by way of an archive, as those of a widget, a Live Activity and a control are.
    ///
    /// An island that opens and closes in its place does so by transitions of the system's own, which no archive knows.
    var isPresented: Bool {
        let isLivingIsland = plan.stage != nil && (plan.surfaceRole == .island || plan.surfaceRole == .minimalIsland)
        return presentsArchives && plan.environment.isInWidget && !isLivingIsland
            && !(plan.entries + plan.asides).contains { $0.hasFilms != nil }
    }

    /// A screen on which nothing is shown yet.
    ///
    /// - Parameter tree: the tree that evaluates user code; nil for a tree of its own.
    func screen(in form: ContainerForm, evaluating tree: ViewTree? = nil) -> EntryScreen {
        let evaluated = tree ?? makeTree(in: form)
        guard isPresented else {
            return EntryScreen(evaluated: evaluated, shown: nil, isWatched: plan.archivedKind != nil && !isApp) { _ in
                preconditionFailure("An entry that is not presented is not archived.")
            }
        }
        let shown = ViewTree(
            size: plan.size, placement: .centered,
            environment: .presenting(
                scale: plan.environment.displayScale, isDark: plan.environment.colorScheme == .dark,
                isDimmed: plan.environment.isLuminanceReduced))
        shown.container.drawsLayers = evaluated.container.drawsLayers
        shown.container.tone = evaluated.container.tone
        let (plan, options) = (plan, options)
        return EntryScreen(evaluated: evaluated, shown: shown, isWatched: true) { boxes in
            WidgetArchive(of: boxes, plan: plan, options: options)
        }
    }
}
