@_exported import Foundation

/// A kind of data, by its uniform type identifier.
///
/// Source: Apple, Uniform Type Identifiers `UTType`; identifiers, endings and what conforms to what as in "System-declared
/// uniform type identifiers".
public struct UTType: Hashable, Sendable, Codable {
    public let identifier: String

    /// Creates a type that the system or a declaration names; nil for an unknown identifier.
    public init?(_ identifier: String) {
        guard UTTypeTable.rows[identifier.lowercased()] != nil else { return nil }
        self.identifier = identifier.lowercased()
    }

    /// Creates a type that the program's Info.plist imports; its declaration there is not read.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// Creates a type that the program's Info.plist exports; its declaration there is not read.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// Creates the type for a file name extension; nil for an unknown one.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        let found = UTTypeTable.ordered.first { UTTypeTable.rows[$0]?.extensions.contains(ending) == true }
        guard let found else { return nil }
        identifier = found
        guard conforms(to: supertype) else { return nil }
    }

    /// Creates the type for a MIME type; nil for an unknown one.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        guard let found = UTTypeTable.ordered.first(where: { UTTypeTable.rows[$0]?.mimeType == wanted }) else { return nil }
        identifier = found
        guard conforms(to: supertype) else { return nil }
    }

    init(known identifier: String) { self.identifier = identifier }

    public var preferredFilenameExtension: String? { UTTypeTable.rows[identifier]?.extensions.first }
    public var preferredMIMEType: String? { UTTypeTable.rows[identifier]?.mimeType }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { UTTypeTable.rows[identifier] != nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// Returns whether this is the other type or a special kind of it.
    public func conforms(to type: UTType) -> Bool {
        if self == type { return true }
        return (UTTypeTable.rows[identifier]?.parents ?? []).contains { UTType(known: $0).conforms(to: type) }
    }

    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// All types that this is a special kind of.
    public var supertypes: Set<UTType> {
        var result: Set<UTType> = []
        for parent in UTTypeTable.rows[identifier]?.parents ?? [] {
            let type = UTType(known: parent)
            result.insert(type)
            result.formUnion(type.supertypes)
        }
        return result
    }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}
