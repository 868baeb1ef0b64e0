import Foundation
import RunScope
import Synchronization

/// What containers of one configuration have saved: rows in memory, for as long as the program runs.
///
/// Two containers of one file, or of one app group, share one, so that a widget finds what its app saved in the same run.
final class ModelStore: @unchecked Sendable {
    /// What was saved of a model.
    struct Row {
        /// What a variable held.
        enum Value {
            case value(Any)
            case models([PersistentIdentifier])
        }

        let identifier: PersistentIdentifier
        let type: any PersistentModel.Type
        var values: [AnyKeyPath: Value]
        /// Counts what was saved over it.
        var version: Int
    }

    /// Changes when something is saved.
    let changes = ChangeSignal()

    // Everything below is read and written under the lock.
    private let lock = NSLock()
    private var rows: [PersistentIdentifier: Row] = [:]
    /// In the order in which they were first saved.
    private var order: [ObjectIdentifier: [PersistentIdentifier]] = [:]
    private var version = 0

    func row(_ identifier: PersistentIdentifier) -> Row? { lock.withLock { rows[identifier] } }

    func rows(of type: any PersistentModel.Type) -> [Row] {
        lock.withLock { (order[ObjectIdentifier(type)] ?? []).compactMap { rows[$0] } }
    }

    /// Writes rows and removes others; answers the version that the written ones have.
    func save(_ written: [Row], removing removed: [PersistentIdentifier]) -> Int {
        lock.withLock {
            version += 1
            for var row in written {
                row.version = version
                if rows.updateValue(row, forKey: row.identifier) == nil {
                    order[ObjectIdentifier(row.type), default: []].append(row.identifier)
                }
            }
            for identifier in removed {
                guard let row = rows.removeValue(forKey: identifier) else { continue }
                order[ObjectIdentifier(row.type)]?.removeAll { $0 == identifier }
            }
            return version
        }
    }

    func removeAll() {
        lock.withLock { (rows, order) = ([:], [:]) }
        changes.change()
    }

    private static let shared = Mutex<[String: ModelStore]>([:])

    /// The store of a configuration: of one that is kept in memory alone a new one.
    static func store(of configuration: ModelConfiguration) -> ModelStore {
        guard !configuration.isStoredInMemoryOnly else { return ModelStore() }
        let path = configuration.url.path
        if FileManager.default.fileExists(atPath: path) {
            RunReports.note("SwiftData stores are not read from disk here: \(configuration.url.lastPathComponent) begins empty.")
        }
        let key = configuration.storeKey
        return shared.withLock { stores in
            if let store = stores[key] { return store }
            let store = ModelStore()
            stores[key] = store
            return store
        }
    }
}

/// Something that observers can follow without being told what changed.
final class ChangeSignal: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    // Never written: what is observed is that it was said to change.
    private let moment = 0

    func access() { registrar.access(self, keyPath: \.moment) }
    func change() { registrar.withMutation(of: self, keyPath: \.moment) {} }
}
