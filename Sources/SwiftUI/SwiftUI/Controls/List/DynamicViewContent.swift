import Foundation

/// Views that are made of a collection.
///
/// Source: Apple, SwiftUI `DynamicViewContent`.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    /// What the views are made of.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A collection of views that says what deletes one of them, and what moves them.
private protocol EditableContent {
    var deletion: ((IndexSet) -> Void)? { get set }
    var movement: ((IndexSet, Int) -> Void)? { get set }
}

extension ForEach: EditableContent {}

/// What a list lets its user do with rows.
extension DynamicViewContent {
    /// Names what deletes rows: a swipe brings a button for that out, and in a list that is edited a mark before the row.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        guard var content = self as? any EditableContent else { return self }
        content.deletion = action
        return content as? Self ?? self
    }

    /// Names what moves rows: in a list that is edited a finger does, at the lines at a row's end.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        guard var content = self as? any EditableContent else { return self }
        content.movement = action
        return content as? Self ?? self
    }
}

extension View {
    /// Forbids to move this row.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(ListRowTraitModifier { $0.isMoveDisabled = $0.isMoveDisabled || isDisabled })
    }
}
