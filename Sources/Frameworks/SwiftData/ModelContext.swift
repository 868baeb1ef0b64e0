import Foundation
import RunContext
import SwiftUI

/// A context that makes, finds, changes and deletes models, and saves the changes.
///
/// Source: Apple, SwiftData `ModelContext`.
public final class ModelContext: Equatable {
    public let container: ModelContainer
    /// A Boolean value that indicates whether changes are saved without a call.
    public var autosaveEnabled = false
    public var author: String?
    /// True while values are being read from the saved rows.
    private(set) var isReloading = false

    /// The models of which this context knows.
    private var registered: [PersistentIdentifier: any PersistentModel] = [:]
    // The models to be saved, in the order of the changes.
    private var inserted: [any PersistentModel] = []
    private var changed: [any PersistentModel] = []
    private var deleted: [any PersistentModel] = []
    private var unsaved: Set<PersistentIdentifier> = []
    private let changes = ChangeSignal()
    /// The animation of the observers when the context changes.
    var transaction: Transaction?

    /// Posted before and after a save, with the context as the object.
    public static let willSave = Notification.Name("ModelContext.willSave")
    public static let didSave = Notification.Name("ModelContext.didSave")

    public init(_ container: ModelContainer) { self.container = container }

    public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }

    public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
    public var insertedModelsArray: [any PersistentModel] { inserted }
    public var changedModelsArray: [any PersistentModel] { changed }
    public var deletedModelsArray: [any PersistentModel] { deleted }

    /// Inserts a model and all models that it refers to. Models that were inserted earlier stay as they are.
    public func insert<T: PersistentModel>(_ model: T) {
        let record = model.record
        guard record.context !== self else { return }
        guard container.schema.contains(T.self) else {
            return tell(SwiftDataError.unknownSchema(of: "\(T.self)"), of: "ModelContext.insert")
        }
        guard record.context == nil else {
            return tell(SwiftDataError.validation("A \(T.self) already belongs to another context."), of: "ModelContext.insert")
        }
        (record.context, record.isDeleted) = (self, false)
        registered[record.identifier] = model
        inserted.append(model)
        unsaved.insert(record.identifier)
        // Its initialiser set variables before there was a model that others could lead back to.
        for property in ModelProperties.of(T.self).all where property.relation != nil && record.isSet(property.keyPath) {
            model.follow(property, from: [], to: model.models(at: property.keyPath))
        }
        signalChange()
    }

    /// Deletes a model, and applies the delete rules of its relationships.
    public func delete<T: PersistentModel>(_ model: T) {
        let record = model.record
        guard record.context === self, !record.isDeleted else { return }
        record.isDeleted = true
        if inserted.contains(where: { $0 === model }) {
            inserted.removeAll { $0 === model }
            unsaved.remove(record.identifier)
        } else {
            deleted.append(model)
            unsaved.insert(record.identifier)
        }
        changed.removeAll { $0 === model }
        for property in ModelProperties.of(T.self).all where property.relation != nil && record.isSet(property.keyPath) {
            release(model, property)
        }
        for other in registered.values.sorted(by: { $0.persistentModelID < $1.persistentModelID }) where !other.isDeleted {
            forget(model, in: other)
        }
        signalChange()
    }

    private func release<T: PersistentModel>(_ model: T, _ property: ModelProperties.Property) {
        let others = model.models(at: property.keyPath)
        switch property.relation?.deleteRule {
        case .cascade: for other in others { delete(other) }
        case .nullify, nil:
            guard let inverse = ModelProperties.inverse(of: property, in: T.self) else { return }
            for other in others { other.leave(model, at: inverse) }
        case .deny, .noAction: break
        }
    }

    /// Removes a deleted model from lists without an inverse.
    private func forget(_ model: any PersistentModel, in other: some PersistentModel) {
        for property in ModelProperties.of(type(of: other)).all where property.relation?.target == type(of: model) {
            other.leave(model, at: property)
        }
    }

    /// Deletes the models of which a predicate holds, or all.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
    }

    /// The model of an identifier, if the context or the store has it.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        registered[persistentModelID] as? T
    }

    /// The model of an identifier. There must be one.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let model = anyModel(for: persistentModelID) else {
            preconditionFailure("ModelContext.model(for:): there is no \(persistentModelID.entityName) with this identifier.")
        }
        return model
    }

    func anyModel(for identifier: PersistentIdentifier) -> (any PersistentModel)? {
        if let model = registered[identifier] { return model }
        guard let row = container.store.row(identifier) else { return nil }
        return made(from: row)
    }

    /// Runs a block and saves.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Takes note of a changed model.
    func didChange(_ model: any PersistentModel) {
        guard !isReloading, !model.isDeleted else { return }
        if unsaved.insert(model.persistentModelID).inserted { changed.append(model) }
    }

    func isUnsaved(_ model: any PersistentModel) -> Bool { unsaved.contains(model.persistentModelID) }

    private func signalChange() {
        guard let transaction else { return changes.change() }
        withTransaction(transaction) { changes.change() }
    }

    /// Reports the error of a call without `throws`.
    func tell(_ error: any Error, of call: String) { RunReports.note("\(call): \(error)") }
}

/// Saving.
extension ModelContext {
    /// Writes insertions, changes and deletions, so that every context of the store sees them.
    ///
    /// - Throws: `SwiftDataError` if the configuration forbids it or a model may not be deleted.
    public func save() throws {
        guard hasChanges else { return }
        guard container.allowsSave else { throw SwiftDataError.unsupportedSave }
        try checkDenials()
        NotificationCenter.default.post(name: Self.willSave, object: self)
        replaceEqual()
        let written = (inserted + changed).map { row(of: $0) }
        let removed = deleted.map(\.persistentModelID)
        let version = container.store.save(written, removing: removed)
        for model in inserted + changed { model.record.version = version }
        for model in deleted {
            registered[model.persistentModelID] = nil
            model.record.context = nil
        }
        (inserted, changed, deleted, unsaved) = ([], [], [], [])
        NotificationCenter.default.post(name: Self.didSave, object: self)
        let store = container.store
        if let transaction { withTransaction(transaction) { store.changes.change() } } else { store.changes.change() }
    }

    /// Has nothing left to do: changes are followed as they are made.
    public func processPendingChanges() {}

    /// Discards insertions, changes and deletions since the last save.
    public func rollback() {
        let (inserted, changed, deleted) = (inserted, changed, deleted)
        (self.inserted, self.changed, self.deleted, unsaved) = ([], [], [], [])
        for model in inserted {
            registered[model.persistentModelID] = nil
            (model.record.context, model.record.isDeleted) = (nil, true)
        }
        for model in deleted { model.record.isDeleted = false }
        for model in changed + deleted {
            if let row = container.store.row(model.persistentModelID) { take(row, into: model) }
        }
        signalChange()
    }

    private func checkDenials() throws {
        for model in deleted {
            let properties = ModelProperties.of(type(of: model)).all
            for property in properties where property.relation?.deleteRule == .deny {
                guard model.models(at: property.keyPath).contains(where: { !$0.isDeleted }) else { continue }
                throw SwiftDataError.validation(
                    "A \(type(of: model)) cannot be deleted: its \(property.name) holds models, and its delete rule is deny.")
            }
        }
    }

    /// Keeps the model that was inserted last among models that must not be equal.
    private func replaceEqual() {
        for model in inserted {
            let type = type(of: model)
            for keyPaths in ModelProperties.of(type).constraints { replaceEqual(to: model, type, at: keyPaths) }
        }
    }

    private func replaceEqual<T: PersistentModel>(to model: any PersistentModel, _ type: T.Type, at keyPaths: [AnyKeyPath]) {
        func key(_ model: T) -> [AnyHashable]? {
            let values = keyPaths.compactMap { model[keyPath: $0] as? AnyHashable }
            return values.count == keyPaths.count ? values : nil
        }
        guard let model = model as? T, !model.isDeleted, let wanted = key(model) else { return }
        let position = inserted.firstIndex { $0 === model } ?? 0
        for other in candidates(type) where other !== model && key(other) == wanted {
            if let index = inserted.firstIndex(where: { $0 === other }), index > position { continue }
            delete(other)
        }
    }

    private func row(of model: any PersistentModel) -> ModelStore.Row {
        let type = type(of: model)
        var values: [AnyKeyPath: ModelStore.Row.Value] = [:]
        for property in ModelProperties.of(type).all where model.record.isSet(property.keyPath) {
            let value = model.record.value(at: property.keyPath, of: type)
            values[property.keyPath] = property.relation == nil ? .value(value) : .models(heldModels(in: value).map(\.persistentModelID))
        }
        return ModelStore.Row(identifier: model.persistentModelID, type: type, values: values, version: 0)
    }

    private func made(from row: ModelStore.Row) -> any PersistentModel {
        func make<T: PersistentModel>(_ type: T.Type) -> any PersistentModel {
            let record = ModelRecord<T>(identifier: row.identifier, in: self)
            for (keyPath, value) in row.values {
                switch value {
                case .value(let value): record.set(value, at: keyPath)
                case .models(let identifiers): record.set(links: identifiers, at: keyPath)
                }
            }
            record.version = row.version
            let model = T(backingData: record)
            registered[row.identifier] = model
            return model
        }
        return make(row.type)
    }

    /// Gives a model the values of its row; its observers are notified.
    private func take(_ row: ModelStore.Row, into model: any PersistentModel) {
        isReloading = true
        defer { isReloading = false }
        for property in ModelProperties.of(row.type).all {
            switch row.values[property.keyPath] {
            case .value(let value): model.assign(value, at: property.keyPath)
            case .models(let identifiers):
                model.assign(models: identifiers.compactMap { anyModel(for: $0) }.filter { !$0.isDeleted }, at: property.keyPath)
            case nil: break
            }
        }
        model.record.version = row.version
    }
}

/// Fetching.
extension ModelContext {
    /// Returns the models that match a descriptor; without a sort order, in the order in which they were saved.
    ///
    /// - Throws: `SwiftDataError` if the container does not know the model; any error of the predicate.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        changes.access()
        container.store.changes.access()
        guard container.schema.contains(T.self) else { throw SwiftDataError.unknownSchema(of: "\(T.self)") }
        container.saveForOthers(than: self)
        var found = candidates(T.self)
        if !descriptor.includePendingChanges { found.removeAll { model in inserted.contains { $0 === model } } }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found.removeFirst(min(max(offset, 0), found.count)) }
        // No limit is written as 0, too.
        if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
        return found
    }

    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }

    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// Calls a block with each of the models that match a descriptor.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (_ model: T) throws -> Void
    ) throws {
        for model in try self.fetch(fetch) { try block(model) }
    }

    /// All models of a type, saved and unsaved, that are not to be deleted.
    private func candidates<T: PersistentModel>(_ type: T.Type) -> [T] {
        var found: [T] = []
        for row in container.store.rows(of: type) {
            let model = registered[row.identifier] ?? made(from: row)
            if model.record.version < row.version, !unsaved.contains(row.identifier) { take(row, into: model) }
            if let model = model as? T, !model.isDeleted { found.append(model) }
        }
        return found + inserted.compactMap { $0 as? T }
    }
}
