/// Finds the place of a 32-bit colour in a list: open addressing, linear probing, no hash seed.
///
/// A `Dictionary` would do the same at several times the cost, and this look-up runs once per pixel.
struct ColorIndex: Sendable {
    /// The colours in the order in which they were added.
    private(set) var colors: [UInt32] = []
    private var slots: [Int32]
    private var mask: Int

    /// An index of distinct colours.
    init(_ colors: [UInt32] = []) {
        slots = [Int32](repeating: -1, count: 1024)
        mask = 1023
        for color in colors { _ = insert(color) }
    }

    /// The place of a colour, or nil.
    subscript(color: UInt32) -> Int? {
        var slot = Self.hash(color) & mask
        while true {
            let place = Int(slots[slot])
            if place < 0 { return nil }
            if colors[place] == color { return place }
            slot = (slot + 1) & mask
        }
    }

    /// The place of a colour, which is added at the end when it is new.
    mutating func insert(_ color: UInt32) -> Int {
        var slot = Self.hash(color) & mask
        while true {
            let place = Int(slots[slot])
            if place < 0 { break }
            if colors[place] == color { return place }
            slot = (slot + 1) & mask
        }
        let place = colors.count
        colors.append(color)
        slots[slot] = Int32(place)
        if colors.count * 2 > slots.count { grow() }
        return place
    }

    private mutating func grow() {
        mask = slots.count * 2 - 1
        slots = [Int32](repeating: -1, count: mask + 1)
        for place in colors.indices {
            var slot = Self.hash(colors[place]) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(place)
        }
    }

    /// Multiplicative hashing with 2^32 / golden ratio (Knuth, The Art of Computer Programming, 6.4), high bits folded in.
    private static func hash(_ color: UInt32) -> Int {
        let product = color &* 2_654_435_769
        return Int(product ^ (product >> 15))
    }
}
