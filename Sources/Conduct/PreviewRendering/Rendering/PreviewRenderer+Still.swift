import SwiftUI

extension PreviewRenderer {
    /// The plan's first entry when it has come to rest, at once: tasks of the views, which need other threads' time, do not run.
    ///
    /// - Throws: `ViewTreeError`, `PreviewError`, or what user code throws.
    package func still() throws -> PreviewFilm { try VirtualRandom.fromStart { try firstStill() } }

    private func firstStill() throws -> PreviewFilm {
        guard let entry = plan.entries.first else { throw PreviewError.noEntries }
        guard plan.hasCanvas else { throw PreviewError.emptyCanvas }
        let form = try form()
        var result = PreviewFilm(diagnostics: form.diagnostics, notes: form.notes)
        let screen = screen(in: form)
        let tree = screen.evaluated
        tree.clock = ViewClock(date: entry.date, time: 0)
        tree.environment.redactionReasons.formUnion(entry.redaction)
        try tree.update(tree.running { try view(of: entry, in: form) }, transaction: Transaction(), at: 0)
        var time = 0.0
        while let next = tree.nextEventTime, next <= options.longestAnimation, !tree.recursForever {
            try tree.advance(to: next)
            time = next
        }
        let settling = tree.settlingTime
        if settling.isFinite { time = min(max(time, settling), options.longestAnimation) }
        try screen.present(entry, transaction: Transaction(), for: 0, longest: options.longestAnimation)
        let list = frame(of: screen.shown, at: time, showing: entry.date)
        result.stills = [PreviewFilm.Still(name: entry.name, list: list)]
        result.note(words(of: screen))
        result.note(plan.environment.assetSource?.takeProblems() ?? [])
        result.note(plan.environment.stringTables.problems.map(\.description))
        if plan.fitting != nil { try result.fit(plan.fittedCanvas, atLeast: tree.container.largestSize) }
        return result
    }
}
