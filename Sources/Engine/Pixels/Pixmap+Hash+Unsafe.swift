extension Pixmap {
    /// A number of 64 bits made from the size and all bytes: equal for equal pictures, on every machine.
    ///
    /// Each step is a bijection of the state, as in SplitMix64's finaliser, so pictures that differ in eight neighbouring bytes alone
    /// never share a hash.
    package var contentHash: UInt64 {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        Self.mix(UInt64(widthInPixels), into: &state)
        Self.mix(UInt64(heightInPixels), into: &state)
        for row in 0..<heightInPixels {
            withRow(row) { bytes in
                // A row is a whole number of pixels of four bytes, and may end in half a word.
                for place in stride(from: 0, to: bytes.count - 7, by: 8) {
                    Self.mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)), into: &state)
                }
                if bytes.count % 8 != 0 {
                    let pixel = bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
                    Self.mix(UInt64(UInt32(littleEndian: pixel)), into: &state)
                }
            }
        }
        return state
    }

    /// One step: xor, a multiplication by an odd number, and the high bits folded onto the low ones.
    private static func mix(_ word: UInt64, into state: inout UInt64) {
        state = (state ^ word) &* 0xBF58_476D_1CE4_E5B9
        state ^= state >> 29
    }
}
