import WidgetArchive

/// The boxes that were shown while steps were carried out, in order.
@MainActor
final class ShownBoxes {
    var all: [ArchivedScene.Moment] = []

    /// Returns the boxes shown between two moments: the box that was up at the first, and those that came up after it.
    func shown(from start: Double, to end: Double) -> [ArchivedScene.Moment] {
        var shown = Array(all[(all.lastIndex { $0.time <= start } ?? 0)...])
        if !shown.isEmpty { shown[0].time = max(shown[0].time, start) }
        return shown.filter { $0.time <= end }
    }
}
