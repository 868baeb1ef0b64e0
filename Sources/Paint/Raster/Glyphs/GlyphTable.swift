/// Masks by glyph and place within a pixel: an open-addressed table, since a text asks it for every letter.
///
/// Places are kept by 2^-20 of a pixel; a mask itself knows the places that are its own.
struct GlyphTable {
    /// A glyph by identity, and about where its origin lies within a pixel.
    struct Key: Hashable {
        let glyph: UInt
        let phase: UInt64

        @inline(__always)
        init(_ glyph: ObjectIdentifier, _ fractionX: Double, _ fractionY: Double) {
            self.glyph = UInt(bitPattern: glyph)
            phase = UInt64(UInt32(fractionX * 1_048_576 + 0.5)) << 32 | UInt64(UInt32(fractionY * 1_048_576 + 0.5))
        }

        /// Spread over 64 bits by odd numbers without a pattern (they are xxHash's); which entries collide changes nothing
        /// but time.
        @inline(__always)
        var hash: UInt64 {
            var value = UInt64(glyph) &* 0x9E37_79B1_85EB_CA87
            value = (value ^ (value >> 29) ^ phase) &* 0xC2B2_AE3D_27D4_EB4F
            return value ^ (value >> 32)
        }
    }

    private struct Entry {
        let key: Key
        /// Nil where the place is free.
        let mask: GlyphMask?

        static let free = Entry(key: Key(ObjectIdentifier(GlyphTable.self), 0, 0), mask: nil)
    }

    /// A power of two, at most half of them taken.
    private var entries = [Entry](repeating: .free, count: 64)
    private var count = 0

    /// The mask of a glyph for a place within a pixel, if there is one.
    @inline(__always)
    func mask(_ key: Key, _ fractionX: Double, _ fractionY: Double) -> GlyphMask? {
        var slot = Int(truncatingIfNeeded: key.hash) & (entries.count - 1)
        while let mask = entries[slot].mask {
            if entries[slot].key == key, mask.phases.contains(fractionX, fractionY) { return mask }
            slot = (slot + 1) & (entries.count - 1)
        }
        return nil
    }

    /// Adds a mask that is missing so far.
    mutating func insert(_ mask: GlyphMask, _ key: Key) {
        if 2 * (count + 1) > entries.count { grow() }
        place(Entry(key: key, mask: mask))
    }

    private mutating func place(_ entry: Entry) {
        var slot = Int(truncatingIfNeeded: entry.key.hash) & (entries.count - 1)
        while entries[slot].mask != nil { slot = (slot + 1) & (entries.count - 1) }
        entries[slot] = entry
        count += 1
    }

    private mutating func grow() {
        let old = entries
        (entries, count) = ([Entry](repeating: .free, count: 2 * old.count), 0)
        for entry in old where entry.mask != nil { place(entry) }
    }
}
