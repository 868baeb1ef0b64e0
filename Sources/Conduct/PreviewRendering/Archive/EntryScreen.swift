import Foundation
import SwiftUI
import WidgetArchive

/// The screen that shows a widget's entries: one tree evaluates the code, and another shows what the system keeps of it.
///
/// Each entry goes the way that it goes on a device: it is archived, written, read again and presented. The second tree sees the bytes of
/// the archive alone, so that nothing is shown that a device would not have.
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

    /// Is told of each box that is shown, with the moment from which on it is.
    var boxIsUp: ((ArchivedBox, Double) -> Void)?
    /// Shows what the code is now, while it is followed.
    private var refresh: ((Transaction) throws -> Void)?
    /// The first error that was thrown while the code was followed.
    private var fault: (any Error)?

    /// Notes on what is shown otherwise than in the code, as on a device.
    var notes: [String] { presents && archiver?.hasOwnAnimations == true ? [ArchivedEntries.ownAnimationNote] : [] }

    /// The moment from which what ticks in what is shown stands still, since no more of it is archived; infinite where nothing does.
    var lastTick: Double { presents ? archiver?.lastTick ?? .infinity : .infinity }

    private let archiver: EntryArchiver?
    private let wrap: ([ArchivedBox]) -> WidgetArchive

    /// - Parameters:
    ///   - shown: a tree without code of the widget's; nil: what is evaluated is drawn.
    ///   - isWatched: whether it is found out which entries an archive would hold from moment to moment.
    ///   - wrap: makes the archive of one entry.
    init(evaluated: ViewTree, shown: ViewTree?, isWatched: Bool, wrap: @escaping ([ArchivedBox]) -> WidgetArchive) {
        self.evaluated = evaluated
        self.shown = shown ?? evaluated
        self.wrap = wrap
        archiver = shown == nil && !isWatched ? nil : EntryArchiver(tree: evaluated)
    }

    /// True if the drawn tree shows an archive.
    var presents: Bool { shown !== evaluated }

    /// Shows what the code has become with its last update.
    ///
    /// - Parameters:
    ///   - entry: whose date the still of it tells.
    ///   - transaction: that of the update.
    ///   - stay: seconds of which frames are wanted.
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

    /// The box as it is read from the bytes of its archive; itself, and a word, where no archive can hold it.
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

    /// Seconds of what ticks that are archived at once while nobody knows what comes next.
    private static let ticksAtOnce = 4.0

    /// From now on shows whatever the code becomes, update by update, and what it is now.
    ///
    /// - Parameter longest: seconds after which what still moves is cut off.
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

    /// Sees to it that what ticks is archived as far as a moment.
    ///
    /// - Throws: what an update that was followed has thrown, or `ViewTreeError`.
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
    /// - Parameter tree: where user code is evaluated; nil: a tree of its own.
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
