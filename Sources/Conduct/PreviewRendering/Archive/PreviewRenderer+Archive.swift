import Foundation
import SwiftUI
import WidgetArchive

/// The boxes of a widget's entries, those beside the timeline first.
@MainActor
package struct ArchivedEntries {
    package var boxes: [ArchivedBox] = []
    /// The touchable parts of each entry of the timeline, and the address that a touch of anything else opens.
    var touches: [(url: String?, touches: [ArchivedTouch])] = []
    /// The kinds of content that moves by itself and has no box of its own kind: it was archived from moment to moment.
    package var filmedKinds: [String] = []
    /// A Boolean value that indicates whether the default animation replaced an animation made of user code.
    package var hasOwnAnimations = false

    static let ownAnimationNote =
        "A custom animation is code and cannot be archived: the default animation takes its place, as on a device."

    /// Notes on the content that the file holds in another form than its own.
    var notes: [String] {
        var notes: [String] = []
        // The film of a text's change is not a choice that the code could make differently.
        let kinds = filmedKinds.filter { !$0.hasPrefix("Text ") }
        if !kinds.isEmpty {
            notes.append(
                "Moving parts without a box of their own in an archive (\(kinds.joined(separator: ", "))) are archived as "
                    + "\(Int(EntryArchiver.filmRate)) frames a second.")
        }
        if hasOwnAnimations { notes.append(Self.ownAnimationNote) }
        return notes
    }
}

extension PreviewRenderer {
    /// Takes the boxes of every aside and every entry.
    ///
    /// - Throws: `ViewTreeError`, `PreviewError`, or an error of user code.
    package func archived() async throws -> (entries: ArchivedEntries, film: PreviewFilm) {
        var entries = ArchivedEntries()
        var archiver: (tree: ViewTree, archiver: EntryArchiver)?
        var watched = self
        watched.presentsArchives = false
        // Steps change the state of the process, so they are played after everything else has been archived.
        (watched.options.steps, watched.options.tourLimit, watched.plan.listedSteps) = ([], nil, [])
        watched.entryIsUp = { tree, date, stay in
            let current = archiver.flatMap { $0.tree === tree ? $0.archiver : nil } ?? EntryArchiver(tree: tree)
            archiver = (tree, current)
            let box = current.entry(
                showing: date, for: stay, longest: options.longestAnimation, readings: secondsOfReadings(after: date))
            guard let box else { return }
            entries.boxes.append(box)
            entries.hasOwnAnimations = entries.hasOwnAnimations || current.hasOwnAnimations
            for kind in current.filmedKinds where !entries.filmedKinds.contains(kind) { entries.filmedKinds.append(kind) }
        }
        let film = try await watched.film()
        for (index, entry) in plan.entries.enumerated() {
            // A control is pressed as it is now; its other states are there to be looked at.
            guard plan.surfaceRole == .control else { entries.touches.append(try await archivedTouches(of: entry)); continue }
            if index == 0, let entry = plan.touchedEntry { entries.touches.append(try await archivedTouches(of: entry)) }
        }
        return (entries, film)
    }

    /// The seconds for which an archive holds the readings of ticking texts: until the next entry, and for a minute at most.
    private func secondsOfReadings(after date: Date) -> Int {
        let next = plan.entries.first { $0.date > date }.map { $0.date.timeIntervalSince(date) } ?? .infinity
        return Int(min(next, Self.longestReading))
    }

    private static let longestReading = 60.0

    /// True if films that an archive holds contain touches.
    var isTouched: Bool { !steps.isEmpty || options.tourLimit != nil }

    /// Carries out the steps of the options and their tour, and records the boxes that are shown meanwhile.
    ///
    /// - Returns: the films, and the same with the notes for the author.
    /// - Throws: `StepError`, `ViewTreeError`, or an error of user code.
    package func archivedScenes() async throws -> (scenes: [ArchivedScene], played: PreviewFilm) {
        guard isTouched, let entry = plan.touchedEntry ?? plan.entries.first else { return ([], PreviewFilm()) }
        var watched = self
        watched.keepsBoxes = true
        watched.options.tourLimit = options.tourLimit.map { min($0, ArchiveLimits.scenes - 1) }
        let played = try await VirtualRandom.fromStart { [watched] in
            var played = PreviewFilm()
            try await watched.filmTouches(of: entry, into: &played)
            return played
        }
        let scenes = played.scenes.compactMap { scene -> ArchivedScene? in
            guard let start = scene.moments.first?.time else { return nil }
            var archived = ArchivedScene(
                name: scene.name, scale: plan.environment.displayScale, moments: scene.moments,
                end: start + scene.clock.time(ofFrame: max(scene.frames.count - 1, 0)))
            if let canvas = plan.touchedCanvas {
                var plan = plan
                (plan.size, plan.stage) = (canvas.size, canvas.stage)
                archived.canvas = WidgetArchive.Canvas([plan], options)
            }
            return archived
        }
        return (scenes, played)
    }

    /// The film of a scene that an archive holds.
    package func scene(of archived: ArchivedScene) throws -> PreviewFilm.Scene {
        let clock = FrameClock(framesPerSecond: options.framesPerSecond)
        var scene = PreviewFilm.Scene(name: archived.name, label: archived.name, clock: clock)
        guard let start = archived.moments.first?.time else { return scene }
        let tree = makeTree(in: try form())
        var coming = archived.moments[...]
        let count = Int(((archived.end - start) * options.framesPerSecond + 1e-6).rounded(.down)) + 1
        for index in 0..<count {
            let time = start + clock.time(ofFrame: index)
            while let next = coming.first, next.time <= time {
                coming.removeFirst()
                try tree.update(ArchivedEntryView(box: next.box), transaction: Transaction(), at: next.time)
            }
            scene.frames.append(frame(of: tree, at: time))
            scene.touchMarks.append([])
        }
        return scene
    }
}
