import WidgetArchive

/// The boxes that were shown while steps were carried out, in order.
@MainActor
final class ShownBoxes {
    var all: [ArchivedScene.Moment] = []

    /// What is shown between two moments: what was up at the first, and what came up after it.
    func shown(from start: Double, to end: Double) -> [ArchivedScene.Moment] {
        var shown = Array(all[(all.lastIndex { $0.time <= start } ?? 0)...])
        if !shown.isEmpty { shown[0].time = max(shown[0].time, start) }
        return shown.filter { $0.time <= end }
    }
}
