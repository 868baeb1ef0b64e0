/// The cases of enumerations without associated values.
enum PlainEnumeration {
    /// Returns the cases of a type in the order of their declaration; empty for a type that is not such an enumeration.
    ///
    /// Source: Swift's stable ABI. The metadata of a type begins with its kind, followed for an enumeration by its descriptor. The sixth
    /// and seventh words of the descriptor count the cases with and without associated values. A case without them is stored as its
    /// number, in as many bytes as needed.
    static func cases<Value>(of type: Value.Type) -> [Value] {
        let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
        guard metadata.load(as: Int.self) == enumerationKind, MemoryLayout<Value>.size == 1 else { return [] }
        let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        let carrying = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
        let count = descriptor.load(fromByteOffset: 24, as: UInt32.self)
        guard carrying == 0, count > 1, count <= 256 else { return [] }
        return (0..<count).map { number in
            withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { place in
                UnsafeMutableRawPointer(place.baseAddress!).storeBytes(of: UInt8(number), as: UInt8.self)
                return place[0]
            }
        }
    }

    private static let enumerationKind = 0x201
}
