import UIKit
import UniformTypeIdentifiers

/// An interface that you implement to interact with a drop operation in a view modified to accept drops.
///
/// Source: Apple, SwiftUI `DropDelegate`.
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// The current state of a drop.
///
/// Source: Apple, SwiftUI `DropInfo`.
public struct DropInfo {
    /// The location of the drag in the coordinate space of the drop view.
    public let location: CGPoint
    let providers: [NSItemProvider]

    public func itemProviders(for contentTypes: [String]) -> [NSItemProvider] {
        providers.filter { !$0.types(conformingTo: contentTypes).isEmpty }
    }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { itemProviders(for: contentTypes.map(\.identifier)) }
    public func hasItemsConforming(to contentTypes: [String]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
}

/// Operation types that determine how a drag and drop session resolves when the user drops a drag item.
///
/// Source: Apple, SwiftUI `DropOperation`.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// The behavior of a drop.
///
/// Source: Apple, SwiftUI `DropProposal`.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}
