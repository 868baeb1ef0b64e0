/// The first case of an enum that does not list its cases.
///
/// Source: Swift ABI, "Type Layout": an enum without payloads is the number of its case, in one byte up to 256 cases, counted
/// from 0 in the order of declaration; `TypeMetadata.rst`: the metadata of an enum begins with the kind 0x201.
enum FirstCase {
    /// Returns the case with number 0 of a type whose cases have no payloads, like raw values and coding keys; `nil` for any other type.
    static func value<T>(of type: T.Type) -> T? {
        guard type is any RawRepresentable.Type || type is any CodingKey.Type else { return nil }
        let kind = unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self).pointee
        guard kind == 0x201, MemoryLayout<T>.size <= 1, MemoryLayout<T>.stride == 1 else { return nil }
        return withUnsafeTemporaryAllocation(byteCount: 1, alignment: MemoryLayout<T>.alignment) { bytes in
            bytes[0] = 0
            return bytes.baseAddress.map { $0.assumingMemoryBound(to: T.self).pointee }
        }
    }
}
