import Foundation

/// The glyphs of a line, from left to right.
///
/// Each is put together when it is asked for: a layout keeps 16 bytes for a glyph, and what glyphs share once for all of
/// them.
package struct TextGlyphs: RandomAccessCollection, Sendable {
    fileprivate let shared: SharedPlacedText
    /// Its glyphs and its stretches in those of the text.
    fileprivate let places: Range<Int>
    fileprivate let stretches: Range<Int>
    /// Points to the right of where the text was placed.
    fileprivate var shift: CGFloat = 0

    init(_ shared: SharedPlacedText, places: Range<Int>, stretches: Range<Int>) {
        (self.shared, self.places, self.stretches) = (shared, places, stretches)
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { places.count }

    package subscript(index: Int) -> TextGlyph {
        precondition(index >= 0 && index < places.count, "A glyph of the line is asked for.")
        let place = places.lowerBound + index
        var glyph = shared.text.glyph(at: place, inStretch: shared.text.stretchIndex(of: place, in: stretches))
        glyph.origin.x += shift
        return glyph
    }

    package func makeIterator() -> Iterator { Iterator(self) }

    /// Walks along the stretches, which an index has to look up.
    package struct Iterator: IteratorProtocol {
        private let glyphs: TextGlyphs
        private var place: Int
        private var stretch: Int

        fileprivate init(_ glyphs: TextGlyphs) {
            self.glyphs = glyphs
            (place, stretch) = (glyphs.places.lowerBound, glyphs.stretches.lowerBound)
        }

        package mutating func next() -> TextGlyph? {
            guard place < glyphs.places.upperBound else { return nil }
            while glyphs.shared.text.stretches[stretch].end <= place { stretch += 1 }
            var glyph = glyphs.shared.text.glyph(at: place, inStretch: stretch)
            glyph.origin.x += glyphs.shift
            place += 1
            return glyph
        }
    }

    mutating func move(by distance: CGFloat) { shift += distance }
}
