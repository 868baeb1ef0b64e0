import Foundation

/// Gives `UserDefaults` a `set(_:forKey:)` of an optional URL that comes to an end: Foundation's on Linux calls itself for nil, and no
/// method of an extension can stand in its place, since a call would be ambiguous between the two.
///
/// The table of the class's methods holds the address of the faulty one. What stands in its place in the table of a class that overrides it
/// is written there.
///
/// Source: Swift's docs/ABI/TypeMetadata.rst, "Class Metadata"; Apple, Foundation `set(_:forKey:)`: nil removes the value.
package enum DefaultsOfAddresses {
    /// Mends the class, once; false where its table is not as it is known, so that nothing was changed.
    @discardableResult
    package static func mend() -> Bool { isMended }

    private static let isMended: Bool = {
        let table = methods(of: UserDefaults.self)
        let own = methods(of: MendedDefaults.self)
        let plain = methods(of: PlainDefaults.self)
        guard table.count <= own.count, table.count <= plain.count else { return false }
        // What makes an object is another function for each class; what is overridden is one for this class alone.
        let changed = table.indices.filter { plain[$0] == table[$0] && own[$0] != table[$0] }
        guard let place = changed.first, changed.count == 1 else { return false }
        table[place] = own[place]
        return true
    }()

    /// The words behind the head of a class's metadata: what it inherits comes first.
    private static func methods(of type: AnyClass) -> UnsafeMutableBufferPointer<UInt> {
        let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
        // Kind, superclass, flags, two words of an object's size, then the size of the metadata and of what lies before its address;
        // descriptor and destroyer follow.
        let (size, before) = (metadata.load(fromByteOffset: 32, as: UInt32.self), metadata.load(fromByteOffset: 36, as: UInt32.self))
        let head = 7 * MemoryLayout<UInt>.size
        let count = max(0, Int(size) - Int(before) - head) / MemoryLayout<UInt>.size
        return UnsafeMutableBufferPointer(start: (metadata + head).assumingMemoryBound(to: UInt.self), count: count)
    }
}

private class MendedDefaults: UserDefaults {
    override func set(_ url: URL?, forKey key: String) {
        guard let url else { return removeObject(forKey: key) }
        setAddress(url, forKey: key)
    }
}

private class PlainDefaults: UserDefaults {}
