import Foundation

/// The glyphs of a line, from left to right.
///
/// Each glyph is put together at its access: a layout keeps 16 bytes for a glyph, and shared data once for all of them.
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

    /// Glyphs that were placed elsewhere.
    fileprivate init(given glyphs: [TextGlyph]) {
        shared = SharedPlacedText(given: glyphs)
        (places, stretches) = (0..<glyphs.count, 0..<0)
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { places.count }

    package subscript(index: Int) -> TextGlyph {
        precondition(index >= 0 && index < places.count, "A glyph of the line is asked for.")
        let place = places.lowerBound + index
        if let given = shared.given {
            var glyph = given[place]
            glyph.origin.x += shift
            return glyph
        }
        let text = shared.text
        var glyph = text.glyph(text.places[place], in: text.stretches[text.stretchIndex(of: place, in: stretches)])
        glyph.origin.x += shift
        return glyph
    }

    package func makeIterator() -> Iterator { Iterator(self) }

    /// Walks along the stretches, which an index has to look up.
    package struct Iterator: IteratorProtocol {
        private let text: PlacedText
        private let given: [TextGlyph]?
        private let end: Int
        private let shift: CGFloat
        private var place: Int
        /// The stretch that the last glyph was in, held for all its glyphs, and the next one.
        private var stretch: PlacedText.Stretch?
        private var nextStretch: Int

        fileprivate init(_ glyphs: TextGlyphs) {
            (text, given, end, shift) = (glyphs.shared.text, glyphs.shared.given, glyphs.places.upperBound, glyphs.shift)
            (place, nextStretch) = (glyphs.places.lowerBound, glyphs.stretches.lowerBound)
        }

        @inline(__always)
        package mutating func next() -> TextGlyph? {
            guard place < end else { return nil }
            if let given {
                var glyph = given[place]
                glyph.origin.x += shift
                place += 1
                return glyph
            }
            if stretch.map({ $0.end <= place }) ?? true { findStretch() }
            guard let stretch else { return nil }
            var glyph = text.glyph(text.places[place], in: stretch)
            glyph.origin.x += shift
            place += 1
            return glyph
        }

        private mutating func findStretch() {
            while text.stretches[nextStretch].end <= place { nextStretch += 1 }
            stretch = text.stretches[nextStretch]
            nextStretch += 1
        }
    }

    mutating func move(by distance: CGFloat) { shift += distance }
}

extension TextLine {
    /// A line whose glyphs were placed elsewhere.
    package init(baseline: CGFloat, left: CGFloat, width: CGFloat, placed glyphs: [TextGlyph]) {
        self.init(baseline: baseline, left: left, width: width, glyphs: TextGlyphs(given: glyphs))
    }
}
