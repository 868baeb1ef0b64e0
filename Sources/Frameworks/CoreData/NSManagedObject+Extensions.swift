// Methods of an object's life that an extension of its class overrides, as Objective-C lets it. Files that are compiled here have them
// under these names.

public protocol _AwakesFromInsert: NSManagedObject { func _awakeFromInsert() }
public protocol _AwakesFromFetch: NSManagedObject { func _awakeFromFetch() }
public protocol _PreparesForDeletion: NSManagedObject { func _prepareForDeletion() }
public protocol _WillSave: NSManagedObject { func _willSave() }
public protocol _DidSave: NSManagedObject { func _didSave() }
public protocol _DescribesItself: NSManagedObject { var _description: String { get } }

extension NSManagedObject {
    enum LifeEvent { case insertion, fetch, deletion, save, saved }

    /// Calls the method for an event: an extension's, or else the class's.
    func live(_ event: LifeEvent) {
        switch event {
        case .insertion: if let own = self as? any _AwakesFromInsert { own._awakeFromInsert() } else { awakeFromInsert() }
        case .fetch: if let own = self as? any _AwakesFromFetch { own._awakeFromFetch() } else { awakeFromFetch() }
        case .deletion: if let own = self as? any _PreparesForDeletion { own._prepareForDeletion() } else { prepareForDeletion() }
        case .save: if let own = self as? any _WillSave { own._willSave() } else { willSave() }
        case .saved: if let own = self as? any _DidSave { own._didSave() } else { didSave() }
        }
    }
}
