import Foundation
import SwiftUI
import WidgetArchive

/// The boxes of a widget's entries, those beside the timeline first.
@MainActor
package struct ArchivedEntries {
    package var boxes: [ArchivedBox] = []
    /// What can be touched in each entry of the timeline, and the address that a touch of anything else opens.
    var touches: [(url: String?, touches: [ArchivedTouch])] = []
    /// What moves by itself and has no box of its own kind: it was archived from moment to moment.
    package var filmedKinds: [String] = []
    /// Whether an animation that is code of the user's was replaced by the default one.
    package var hasOwnAnimations = false

    static let ownAnimationNote =
        "An animation that is code of the widget's is not in the archive: the default one takes its place, as on a device."

    /// What the file does not hold as what it is.
    var notes: [String] {
        var notes: [String] = []
        if !filmedKinds.isEmpty {
            notes.append(
                "What moves by itself and has no box of its own in an archive (\(filmedKinds.joined(separator: ", "))) is archived as it "
                    + "looks \(Int(EntryArchiver.filmRate)) times a second.")
        }
        if hasOwnAnimations { notes.append(Self.ownAnimationNote) }
        return notes
    }
}

extension PreviewRenderer {
    /// Takes the boxes of every aside and every entry.
    ///
    /// - Throws: `ViewTreeError`, `PreviewError`, or what user code throws.
    package func archived() async throws -> (entries: ArchivedEntries, film: PreviewRecording) {
        var entries = ArchivedEntries()
        var archiver: (tree: ViewTree, archiver: EntryArchiver)?
        var watched = self
        watched.presentsArchives = false
        watched.entryIsUp = { tree, date, stay in
            let current = archiver.flatMap { $0.tree === tree ? $0.archiver : nil } ?? EntryArchiver(tree: tree)
            archiver = (tree, current)
            guard let box = current.entry(showing: date, for: stay, longest: options.longestAnimation) else { return }
            entries.boxes.append(box)
            entries.hasOwnAnimations = entries.hasOwnAnimations || current.hasOwnAnimations
            for kind in current.filmedKinds where !entries.filmedKinds.contains(kind) { entries.filmedKinds.append(kind) }
        }
        let film = try await watched.film()
        for entry in plan.entries { entries.touches.append(try await archivedTouches(of: entry)) }
        return (entries, film)
    }
}
