import Synchronization

/// The identifier of a model, unique for as long as the program runs.
///
/// A model keeps the one it is made with also when it is saved first.
///
/// Source: Apple, SwiftData `PersistentIdentifier`.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
    /// The parts of an identifier.
    public struct ID: Hashable, Comparable, Codable, Sendable {
        fileprivate let entityName: String
        fileprivate let number: Int

        public static func < (first: ID, second: ID) -> Bool {
            (first.number, first.entityName) < (second.number, second.entityName)
        }
    }

    public let id: ID

    public var entityName: String { id.entityName }

    private static let count = Atomic(0)

    init(newOf entityName: String) {
        id = ID(entityName: entityName, number: Self.count.add(1, ordering: .relaxed).newValue)
    }

    /// The order in which the models were created.
    public static func < (first: PersistentIdentifier, second: PersistentIdentifier) -> Bool { first.id < second.id }
}
