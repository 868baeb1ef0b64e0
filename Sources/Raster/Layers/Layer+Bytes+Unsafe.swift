extension Layer {
    /// The pixels as bytes: red, green, blue, alpha of each in turn, as little-endian numbers lie in memory.
    func bytes() -> [UInt8] {
        let count = pixels.count * 4
        #if _endian(big)
        let ordered = pixels.map(\.littleEndian)
        #else
        let ordered = pixels
        #endif
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            ordered.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
            initialized = count
        }
    }
}
