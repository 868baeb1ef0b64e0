import Foundation

extension ForEach {
    /// The view of an element, which knows how it is deleted and moved.
    @MainActor
    package func row(_ view: some View, at place: Int) -> any View {
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

/// A row's place in a collection with an action that moves its elements.
package struct RowMovement {
    /// The element's place in its collection.
    package let place: Int
    /// Moves the elements at places to before a place, as `onMove` names it.
    package let move: (IndexSet, Int) -> Void
}

package struct RowMovementKey: LayoutValueKey {
    package static var defaultValue: RowMovement? { nil }
}

/// The action that deletes the row, in a collection with an action that deletes elements.
package struct RowDeletionKey: LayoutValueKey {
    package static var defaultValue: (() -> Void)? { nil }
}
