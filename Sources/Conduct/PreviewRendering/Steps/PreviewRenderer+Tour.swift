import Drawing
import RunContext
import SwiftUI

extension PreviewRenderer {
    /// The note on a preview in which a tour finds nothing. It is left out for one preview among many.
    static let nothingToTour = "No view can be touched: there is no tour."

    /// Films what a view of an app does: everything that can be touched is touched once, from rest, each in a scene of its own.
    /// What a touch opens is toured from there: a page, a sheet, a menu, another tab, the buttons of a row.
    ///
    /// - Parameter limit: the most scenes.
    func filmTour(limit: Int, of entry: PreviewPlan.Entry, into result: inout PreviewFilm) async throws {
        let tree = try await restingTree(of: entry).tree
        let place = TourPlace(targets: TourPlace.inOrder(tree.onCanvas(tree.tourTargets)), drops: tree.dropTargets.map(tree.onCanvas))
        guard !place.targets.isEmpty else {
            return result.notes.append(Self.nothingToTour)
        }
        let first = frame(of: tree, at: max(tree.settlingTime.isFinite ? tree.settlingTime : 0, tree.now))
        let tour = PreviewTour(self, of: entry, showing: first, limit: limit)
        try await tour.walk(from: place, into: &result)
    }

    /// Brings back what user code had stored when the tour began; what it keeps in memory stays, and is reported where it shows.
    func bringBack(
        _ store: RunStore?, showing first: DisplayList, of entry: PreviewPlan.Entry, into result: inout PreviewFilm
    ) async throws {
        do { try store?.restore() } catch {
            result.note(["The stored values could not be restored for the next film of the tour: \(error)"])
        }
        guard let supply = plan.supply, let series = try? await supply.series(at: entry.date) else { return }
        let entries = PreviewPlanner.byDate(series.entries)
        guard let due = entries.last(where: { $0.date <= entry.date }) ?? entries.first else { return }
        let fresh = PreviewPlan.Entry(name: entry.name, date: entry.date) { try supply.content(due) }
        let (tree, start, _) = try await restingTree(of: fresh)
        guard frame(of: tree, at: start) != first else { return }
        result.note([
            "The films of this tour build on each other: touches change values in memory, which are not restored between films. Keep them "
                + "in UserDefaults or an App Group, as an extension must, since its process ends."
        ])
    }
}
