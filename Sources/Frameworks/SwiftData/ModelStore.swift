import Foundation
import RunContext
import Synchronization

/// The rows that containers of one configuration have saved, in memory, for as long as the program runs.
///
/// Two containers of one file, or of one app group, share one store, so that a widget finds what its app saved in the same run.
final class ModelStore: @unchecked Sendable {
    /// The saved values of a model.
    struct Row {
        /// The saved value of a variable.
        enum Value {
            case value(Any)
            case models([PersistentIdentifier])
        }

        let identifier: PersistentIdentifier
        let type: any PersistentModel.Type
        var values: [AnyKeyPath: Value]
        /// The number of times that it was overwritten.
        var version: Int
    }

    /// Changes when something is saved.
    let changes = ChangeSignal()

    // Everything below is read and written under the lock.
    private let lock = NSLock()
    private var rows: [PersistentIdentifier: Row] = [:]
    /// The identifiers in the order in which they were first saved.
    private var order: [ObjectIdentifier: [PersistentIdentifier]] = [:]
    private var version = 0

    func row(_ identifier: PersistentIdentifier) -> Row? { lock.withLock { rows[identifier] } }

    func rows(of type: any PersistentModel.Type) -> [Row] {
        lock.withLock { (order[ObjectIdentifier(type)] ?? []).compactMap { rows[$0] } }
    }

    /// Writes rows and removes others; returns the version of the written ones.
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

    /// Returns the store of a configuration; a new one if it is kept in memory only.
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

/// A signal that observers can track without the details of a change.
final class ChangeSignal: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    // Never written: observers only see that it was reported as changed.
    private let moment = 0

    func access() { registrar.access(self, keyPath: \.moment) }
    func change() { registrar.withMutation(of: self, keyPath: \.moment) {} }
}
