extension PNGChunk {
    /// CRC-32 with the polynomial 0xEDB88320 (ISO/IEC 15948, annex D).
    static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
        checksumTable.withUnsafeBufferPointer { table in
            bytes.withUnsafeBufferPointer { bytes in
                var checksum = UInt32.max
                for byte in bytes {
                    checksum = table[Int((checksum ^ UInt32(byte)) & 255)] ^ (checksum >> 8)
                }
                return ~checksum
            }
        }
    }
}
