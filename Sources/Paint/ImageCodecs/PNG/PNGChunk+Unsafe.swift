extension PNGChunk {
    /// CRC-32 with the polynomial 0xEDB88320 (ISO/IEC 15948, annex D), eight bytes a step: the register is exclusive-ored
    /// with the next bytes, and each of the eight is moved to the end by a table of its own (Kounavis and Berry, 2005).
    static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
        checksumTables.withUnsafeBufferPointer { table in
            bytes.withUnsafeBytes { bytes in
                var checksum = UInt32.max
                var place = 0
                while bytes.count - place >= 8 {
                    let block = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                    let mixed = block ^ UInt64(checksum)
                    var next: UInt32 = 0
                    for byte in 0..<8 {
                        let value = Int(truncatingIfNeeded: mixed >> UInt64(8 * byte) & 255)
                        next ^= table[(7 - byte) * 256 + value]
                    }
                    checksum = next
                    place += 8
                }
                while place < bytes.count {
                    checksum = table[Int((checksum ^ UInt32(bytes[place])) & 255)] ^ (checksum >> 8)
                    place += 1
                }
                return ~checksum
            }
        }
    }

    /// The checksum of each single byte, then of each with one zero behind it, and so on to seven.
    private static let checksumTables: [UInt32] = {
        var tables = (0..<256).map { (byte: UInt32) -> UInt32 in
            (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
        }
        for place in 256..<2048 {
            let before = tables[place - 256]
            tables.append(tables[Int(before & 255)] ^ (before >> 8))
        }
        return tables
    }()
}
