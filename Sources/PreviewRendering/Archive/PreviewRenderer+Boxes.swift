import Foundation
import SwiftUI

/// The boxes of a widget's entries, those beside the timeline first.
@MainActor
package struct ArchivedEntries {
    package var boxes: [ArchivedBox] = []
    /// What moves by itself and has no box of its own kind: it was archived from moment to moment.
    package var filmedKinds: [String] = []
}

extension PreviewRenderer {
    /// Takes the boxes of every aside and every entry.
    ///
    /// - Throws: `ViewTreeError`, `PreviewError`, or what user code throws.
    package func archived() async throws -> (entries: ArchivedEntries, film: PreviewRecording) {
        var entries = ArchivedEntries()
        var archiver: (tree: ViewTree, archiver: EntryArchiver)?
        var watched = self
        watched.entryIsUp = { tree, date, stay in
            let current = archiver.flatMap { $0.tree === tree ? $0.archiver : nil } ?? EntryArchiver(tree: tree)
            archiver = (tree, current)
            guard let box = current.entry(showing: date, for: stay, longest: options.longestAnimation) else { return }
            entries.boxes.append(box)
            for kind in current.filmedKinds where !entries.filmedKinds.contains(kind) { entries.filmedKinds.append(kind) }
        }
        let film = try await watched.film(hasTransitions: false)
        return (entries, film)
    }
}

extension PreviewPlan {
    /// The same plan, whose views are what was archived of them.
    package func presenting(_ entries: ArchivedEntries) -> PreviewPlan {
        var plan = self
        let boxes = entries.boxes
        func presented(_ entry: Entry, _ index: Int) -> Entry {
            var entry = entry
            entry.makeView = {
                guard boxes.indices.contains(index) else { throw PreviewError.noEntries }
                return ArchivedEntryView(box: boxes[index])
            }
            return entry
        }
        plan.asides = asides.enumerated().map { presented($1, $0) }
        plan.entries = self.entries.enumerated().map { presented($1, asides.count + $0) }
        plan.placement = .centered
        // Whether there is a background is decided.
        if plan.container == .widget { plan.container = .view }
        return plan
    }
}
