import Foundation

/// Gives `UserDefaults` a `set(_:forKey:)` for an optional URL that returns. Foundation's on Linux calls itself for nil, and no method of
/// an extension can replace it, since a call would be ambiguous between the two.
///
/// The table of the class's methods holds the address of the faulty one. It is overwritten with the entry at the same position in the
/// table of a class that overrides the method.
///
/// Source: Swift's docs/ABI/TypeMetadata.rst, "Class Metadata"; Apple, Foundation `set(_:forKey:)`: nil removes the value.
package enum DefaultsOfAddresses {
    /// Repairs the class, once; returns false if its table differs from the known one, so that nothing was changed.
    @discardableResult
    package static func mend() -> Bool { isMended }

    private static let isMended: Bool = {
        let table = methods(of: UserDefaults.self)
        let own = methods(of: MendedDefaults.self)
        let plain = methods(of: PlainDefaults.self)
        guard table.count <= own.count, table.count <= plain.count else { return false }
        // Each class has its own initialisers; the overridden method differs in this class alone.
        let changed = table.indices.filter { plain[$0] == table[$0] && own[$0] != table[$0] }
        guard let place = changed.first, changed.count == 1 else { return false }
        table[place] = own[place]
        return true
    }()

    /// Returns the words behind the head of a class's metadata: inherited entries come first.
    private static func methods(of type: AnyClass) -> UnsafeMutableBufferPointer<UInt> {
        let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
        // Kind, superclass, flags, two words of an object's size, then the size of the metadata and of the part before its address;
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
