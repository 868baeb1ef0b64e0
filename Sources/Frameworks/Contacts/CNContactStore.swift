import Foundation
import RunContext

/// The kind of data that a program requests from the address book.
public enum CNEntityType: Int, Sendable { case contacts }

/// The permission of a program to read the address book.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// A request for contacts and some of their properties.
public final class CNContactFetchRequest: NSObject, @unchecked Sendable {
    public var keysToFetch: [any CNKeyDescriptor]
    public var predicate: NSPredicate?
    public var sortOrder = CNContactSortOrder.none
    public var unifyResults = true
    public var mutableObjects = false
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// A request to change the address book.
public final class CNSaveRequest: NSObject, @unchecked Sendable {
    public override init() {}
    public func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    public func update(_ contact: CNMutableContact) {}
    public func delete(_ contact: CNMutableContact) {}
}

extension Notification.Name {
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

/// The address book, which is empty: requests for contacts are reported and return none.
///
/// Source: Apple, Contacts `CNContactStore`.
public final class CNContactStore: NSObject, @unchecked Sendable {
    public override init() {}

    public class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }

    public func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        report("requestAccess(for:)")
        completionHandler(false, nil)
    }
    public func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        report("requestAccess(for:)")
        return false
    }

    public func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { report("enumerateContacts(with:)") }

    public func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        report("unifiedContacts(matching:)")
        return []
    }

    public func execute(_ saveRequest: CNSaveRequest) throws { report("execute(_:)") }

    private func report(_ call: String) {
        RunReports.note("CNContactStore.\(call) was called: the address book is empty here.")
    }
}

extension CNContact {
    public class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: true) }
}
