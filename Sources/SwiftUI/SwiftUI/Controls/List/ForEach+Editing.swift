import Foundation

extension ForEach {
    /// The view of an element, which knows how it is deleted and moved.
    @MainActor
    func row(_ view: some View, at place: Int) -> any View {
        let movement = movement.map { RowMovement(place: place, move: $0) }
        guard let deletion else {
            guard let movement else { return view }
            return view.layoutValue(key: RowMovementKey.self, value: movement)
        }
        let deletable = view.layoutValue(key: RowDeletionKey.self, value: { deletion(IndexSet(integer: place)) })
        guard let movement else { return deletable }
        return deletable.layoutValue(key: RowMovementKey.self, value: movement)
    }
}
