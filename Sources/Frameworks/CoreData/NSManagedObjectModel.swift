import CoreDataModel
import Foundation
import RunContext

/// The entities of a store.
///
/// Source: Apple, Core Data `NSManagedObjectModel`.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    open var entities: [NSEntityDescription] = [] { didSet { for entity in entities { entity.managedObjectModel = self } } }

    /// The names that developers give the model's versions.
    open var versionIdentifiers: Set<AnyHashable> = []

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { $1 })
    }

    /// Entities of classes that a model which was not found would have described.
    private var open: [NSEntityDescription] = []
    var isMissing = false

    public override init() { super.init() }

    /// Creates the model of an `.xcdatamodel` or `.xcdatamodeld`; nil, and reported, if none can be read. On Apple's systems Xcode
    /// compiles these to `.mom` and `.momd`: the address of such a file stands for the source that it is compiled from.
    public convenience init?(contentsOf url: URL) {
        self.init()
        do {
            take(try DataModel(at: Self.path(of: url)), named: url.deletingPathExtension().lastPathComponent)
        } catch {
            RunReports.note("The Core Data model \(url.lastPathComponent) cannot be read: \(error).")
            return nil
        }
    }

    private static func path(of url: URL) -> String {
        // The bundle of a folder or project has a link of that name.
        let target = url.resolvingSymlinksInPath()
        if target.pathExtension.hasPrefix("xcdatamodel") { return target.path }
        return switch url.pathExtension {
        case "momd": url.deletingPathExtension().path + ".xcdatamodeld"
        case "mom": url.deletingPathExtension().path + ".xcdatamodel"
        default: url.path
        }
    }

    /// Returns the merged models of bundles; nil if they have none.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let merged = NSManagedObjectModel()
        var found = false
        for bundle in bundles ?? [.main] {
            for ending in ["xcdatamodeld", "xcdatamodel"] {
                for url in Self.urls(ending, in: bundle) {
                    guard let model = NSManagedObjectModel(contentsOf: url) else { continue }
                    merged.entities += model.entities
                    merged.versionIdentifiers.formUnion(model.versionIdentifiers)
                    found = true
                }
            }
        }
        return found ? merged : nil
    }

    private static func urls(_ ending: String, in bundle: Bundle) -> [URL] {
        let paths = (try? FileManager.default.contentsOfDirectory(atPath: bundle.bundlePath)) ?? []
        return paths.filter { $0.hasSuffix(".\(ending)") }.sorted().map { URL(fileURLWithPath: "\(bundle.bundlePath)/\($0)") }
    }

    /// Creates the model of a name in the program's bundle. A missing model accepts any classes that are used with it.
    static func named(_ name: String) -> NSManagedObjectModel {
        for ending in ["xcdatamodeld", "xcdatamodel"] {
            guard let url = Bundle.main.url(forResource: name, withExtension: ending) else { continue }
            if let model = NSManagedObjectModel(contentsOf: url) { return model }
        }
        RunReports.note(
            "The resources have no Core Data model \(name).xcdatamodeld: objects have no default values, and relationships no inverses."
        )
        let model = NSManagedObjectModel()
        model.isMissing = true
        return model
    }

    func entity(named name: String) -> NSEntityDescription? {
        entities.first { $0.name == name } ?? (isMissing ? openEntity(name: name, className: name) : nil)
    }

    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let name = String(describing: type)
        func has(_ entity: NSEntityDescription) -> Bool {
            entity.managedObjectClassName.split(separator: ".").last.map(String.init) == name
        }
        return entities.first(where: has) ?? entities.first { $0.name == name }
            ?? (isMissing ? openEntity(name: name, className: name) : nil)
    }

    private func openEntity(name: String, className: String) -> NSEntityDescription {
        if let known = open.first(where: { $0.name == name }) { return known }
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName, entity.isOpen) = (name, className, true)
        entity.managedObjectModel = self
        open.append(entity)
        return entity
    }

    private func take(_ model: DataModel, named name: String) {
        entities = model.entities.map(NSEntityDescription.init)
        if !model.versionIdentifier.isEmpty { versionIdentifiers = [model.versionIdentifier] }
        let byName = entitiesByName
        for entity in model.entities {
            guard let description = byName[entity.name] else { continue }
            if let parent = entity.parent { byName[parent]?.subentities.append(description) }
            if entity.isUnique {
                RunReports.note(
                    "Uniqueness constraints are not supported for Core Data here: objects of \(entity.name) in \(name) may be "
                        + "alike.")
            }
            for relationship in entity.relationships {
                let own = description.relationship(relationship.name)
                own?.destinationEntity = byName[relationship.destination]
                own?.inverseRelationship = relationship.inverse.flatMap { byName[relationship.destination]?.relationship($0) }
            }
        }
    }
}
