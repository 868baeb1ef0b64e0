import Foundation

/// The description of where a container stores its models.
///
/// Every store is in memory and ends with the run; containers with the same file or app group share it.
///
/// Source: Apple, SwiftData `ModelConfiguration`.
public struct ModelConfiguration: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
    /// The app group whose folder contains the store.
    public struct GroupContainer: Hashable, Sendable {
        fileprivate let identifier: String?
        fileprivate var isNone = false

        /// The group that the app is entitled to.
        public static var automatic: GroupContainer { GroupContainer(identifier: nil) }
        public static var none: GroupContainer { GroupContainer(identifier: nil, isNone: true) }
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(identifier: groupName) }
    }

    /// The database in iCloud that follows the store; a render connects to none.
    public struct CloudKitDatabase: Hashable, Sendable {
        fileprivate let name: String?

        public static var automatic: CloudKitDatabase { CloudKitDatabase(name: nil) }
        public static var none: CloudKitDatabase { CloudKitDatabase(name: nil) }
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(name: privateDBName) }
    }

    public let name: String
    public let schema: Schema?
    public let url: URL
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let groupContainer: GroupContainer
    public let cloudKitDatabase: CloudKitDatabase

    public var id: String { name }

    /// The key that containers of one store share. An app and its extensions have the same group, so the names alone distinguish its
    /// stores.
    var storeKey: String { groupContainer.isNone ? url.path : "group/\(name)" }
    public var groupAppContainerIdentifier: String? { groupContainer.identifier }
    public var cloudKitContainerIdentifier: String? { cloudKitDatabase.name }
    public var debugDescription: String { "ModelConfiguration(\(name), \(isStoredInMemoryOnly ? "in memory" : url.path))" }

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        let group = groupContainer.identifier.flatMap { FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0) }
        let home = group ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
        url = home.appendingPathComponent("Library/Application Support/\(name ?? "default").store")
        (self.name, self.schema) = (name ?? "default", schema)
        (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
        (self.groupContainer, self.cloudKitDatabase) = (groupContainer, cloudKitDatabase)
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        (self.schema, self.url, self.allowsSave, self.cloudKitDatabase) = (schema, url, allowsSave, cloudKitDatabase)
        (isStoredInMemoryOnly, groupContainer) = (false, .none)
    }

    // Without any types it would be a call of the first initialiser.
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}
