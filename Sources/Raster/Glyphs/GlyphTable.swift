/// Masks by glyph and place within a pixel: an open-addressed table, since a text asks it for every letter.
struct GlyphTable {
    /// A glyph by identity, and where its origin lies within a pixel.
    struct Key: Hashable {
        let glyph: ObjectIdentifier
        let fractionX: UInt64
        let fractionY: UInt64

        init(_ glyph: ObjectIdentifier, _ fractionX: Double, _ fractionY: Double) {
            (self.glyph, self.fractionX, self.fractionY) = (glyph, fractionX.bitPattern, fractionY.bitPattern)
        }

        /// Spread over 64 bits by odd numbers without a pattern (the first three are those of xxHash); which entries
        /// collide changes nothing but time.
        fileprivate var spread: UInt64 {
            var value = UInt64(UInt(bitPattern: glyph)) &* 0x9E37_79B1_85EB_CA87
            value = (value ^ (value >> 29) ^ fractionX) &* 0xC2B2_AE3D_27D4_EB4F
            value = (value ^ (value >> 31) ^ fractionY) &* 0x1656_67B1_9E37_79F9
            return value ^ (value >> 32)
        }
    }

    private var keys: [Key?] = []
    private var masks: [GlyphMask?] = []
    private var count = 0

    /// What was asked for lately and is not there, by its spread bits: a glyph is worth a mask when it comes again.
    private var missed = [UInt32](repeating: 0, count: GlyphTable.missedCount)
    private static let missedCount = 4096

    subscript(key: Key) -> GlyphMask? {
        if keys.isEmpty { return nil }
        var slot = Int(truncatingIfNeeded: key.spread) & (keys.count - 1)
        while let known = keys[slot] {
            if known == key { return masks[slot] }
            slot = (slot + 1) & (keys.count - 1)
        }
        return nil
    }

    /// Whether a glyph was asked for before, as far as remembered.
    mutating func comesAgain(_ key: Key) -> Bool {
        let spread = key.spread
        let slot = Int(truncatingIfNeeded: spread >> 32) & (GlyphTable.missedCount - 1)
        let mark = UInt32(truncatingIfNeeded: spread) | 1
        if missed[slot] == mark { return true }
        missed[slot] = mark
        return false
    }

    /// Adds a mask; false where there is one already.
    mutating func insert(_ mask: GlyphMask, _ key: Key) -> Bool {
        if 2 * (count + 1) > keys.count { grow() }
        return place(mask, key)
    }

    private mutating func place(_ mask: GlyphMask, _ key: Key) -> Bool {
        var slot = Int(truncatingIfNeeded: key.spread) & (keys.count - 1)
        while let known = keys[slot] {
            if known == key { return false }
            slot = (slot + 1) & (keys.count - 1)
        }
        (keys[slot], masks[slot]) = (key, mask)
        count += 1
        return true
    }

    private mutating func grow() {
        let (oldKeys, oldMasks) = (keys, masks)
        let size = max(64, keys.count * 2)
        (keys, masks, count) = ([Key?](repeating: nil, count: size), [GlyphMask?](repeating: nil, count: size), 0)
        for (key, mask) in zip(oldKeys, oldMasks) {
            if let key, let mask { _ = place(mask, key) }
        }
    }
}
