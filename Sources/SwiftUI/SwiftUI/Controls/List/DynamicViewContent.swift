import CoreTransferable
import Foundation
import UIKit
import UniformTypeIdentifiers

/// Views that are made of a collection.
///
/// Source: Apple, SwiftUI `DynamicViewContent`.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    /// The collection that the views are made of.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A collection of views with the actions that delete and move its elements.
private protocol EditableContent {
    var deletion: ((IndexSet) -> Void)? { get set }
    var movement: ((IndexSet, Int) -> Void)? { get set }
}

extension ForEach: EditableContent {}

/// Actions by which the user of a list edits its rows.
nonisolated extension DynamicViewContent {
    /// Sets the action that deletes rows: a swipe brings out a button for it, and a list that is edited shows a mark before each row.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        guard var content = self as? any EditableContent else { return self }
        content.deletion = action
        return content as? Self ?? self
    }

    /// Sets the action that moves rows: in a list that is edited, a finger moves a row by the lines at its end.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        guard var content = self as? any EditableContent else { return self }
        content.movement = action
        return content as? Self ?? self
    }

    /// Sets the action that takes in what is dragged from elsewhere. Nothing is dragged into a render, and the rows are as before.
    public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
        -> some DynamicViewContent
    { self }

    /// The same, with the types by their identifiers.
    public func onInsert(of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void)
        -> some DynamicViewContent
    { self }

    /// Sets the action that takes in values that are dragged from elsewhere. Nothing is dragged into a render, and the rows are as before.
    public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void)
        -> some DynamicViewContent
    { self }
}

nonisolated extension View {
    /// Disables moving this row.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(ListRowTraitModifier { $0.isMoveDisabled = $0.isMoveDisabled || isDisabled })
    }
}
