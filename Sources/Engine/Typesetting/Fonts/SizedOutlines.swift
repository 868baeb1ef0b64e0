import Foundation
import Geometry

/// A font's outlines at their sizes: an open-addressed table for each size, since a text asks for every letter.
struct SizedOutlines {
    fileprivate struct Entry {
        var glyph: UInt32
        /// Nil for white space.
        var outline: SharedPath?

        /// An empty entry: no font has so many glyphs.
        static let free = Entry(glyph: .max, outline: nil)
    }

    fileprivate struct Size {
        let size: CGFloat
        let stretch: CGFloat
        /// A power of two, at most half of them taken.
        var entries = [Entry](repeating: .free, count: 32)
        var count = 0
    }

    /// Sizes and outlines kept before the store is emptied: an animated size makes one a frame, a page of text uses some
    /// hundred outlines.
    private static let mostSizes = 256
    private static let mostOutlines = 8192

    private var sizes: [Size] = []
    private var count = 0

    /// Returns the place of a size's outlines; nil if there are none. The search runs from the latest size back.
    func place(size: CGFloat, stretch: CGFloat) -> Int? {
        sizes.lastIndex { $0.size == size && $0.stretch == stretch }
    }

    /// The outline of a glyph, which is nil for white space; nil if it is not here.
    @inline(__always)
    func outline(of glyph: UInt32, at place: Int?) -> SharedPath?? {
        guard let place else { return nil }
        var slot = sizes[place].slot(of: glyph)
        while sizes[place].entries[slot].glyph != Entry.free.glyph {
            if sizes[place].entries[slot].glyph == glyph { return .some(sizes[place].entries[slot].outline) }
            slot = (slot + 1) & (sizes[place].entries.count - 1)
        }
        return nil
    }

    /// Adds an outline, and gives the one that is here from now on: another thread's, if it was first.
    mutating func insert(_ outline: SharedPath?, of glyph: UInt32, size: CGFloat, stretch: CGFloat) -> SharedPath? {
        var place = place(size: size, stretch: stretch)
        if let known = self.outline(of: glyph, at: place) { return known }
        if count >= SizedOutlines.mostOutlines || place == nil && sizes.count >= SizedOutlines.mostSizes {
            (sizes, count, place) = ([], 0, nil)
        }
        if place == nil { sizes.append(Size(size: size, stretch: stretch)) }
        sizes[place ?? sizes.count - 1].insert(Entry(glyph: glyph, outline: outline))
        count += 1
        return outline
    }
}

extension SizedOutlines.Size {
    /// Returns the slot at which the search for a glyph starts. Neighbours in a font lie apart (an odd number near the golden ratio's of
    /// 2^32).
    @inline(__always)
    fileprivate func slot(of glyph: UInt32) -> Int { Int((glyph &* 0x9E37_79B1) >> 16) & (entries.count - 1) }

    fileprivate mutating func insert(_ entry: SizedOutlines.Entry) {
        if 2 * (count + 1) > entries.count {
            let old = entries
            (entries, count) = ([SizedOutlines.Entry](repeating: .free, count: 2 * old.count), 0)
            for other in old where other.glyph != SizedOutlines.Entry.free.glyph { insert(other) }
        }
        var slot = slot(of: entry.glyph)
        while entries[slot].glyph != SizedOutlines.Entry.free.glyph { slot = (slot + 1) & (entries.count - 1) }
        entries[slot] = entry
        count += 1
    }
}
