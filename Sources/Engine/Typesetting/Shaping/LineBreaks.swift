import _FoundationICU

/// The offsets at which lines may and must end: Unicode Standard Annex 14, as ICU implements it.
enum LineBreaks {
    /// Returns the kind of break before every offset, the end included.
    static func find(in units: [UInt16], language: String) -> [ParagraphText.Break] {
        var breaks = [ParagraphText.Break](repeating: .none, count: units.count + 1)
        guard !units.isEmpty else { return breaks }
        breaks[units.count] = .allowed
        units.withUnsafeBufferPointer { text in
            LineBreakIterators.withIterator(over: text, language: language) { iterator in
                _ = swift_ubrk_first(iterator)
                while true {
                    let offset = swift_ubrk_next(iterator)
                    guard offset > 0, Int(offset) <= text.count else { break }
                    // UBRK_LINE_HARD: statuses from 100 mark mandatory breaks; the end of the text by itself is not one.
                    let isRequired = swift_ubrk_getRuleStatus(iterator) >= 100 && isLineEnd(text[Int(offset) - 1])
                    breaks[Int(offset)] = isRequired ? .required : .allowed
                }
            }
        }
        return breaks
    }

    /// Finds the breaks for runs in several languages: the text behind a break decides by which language's rules it is allowed.
    ///
    /// - Parameter ranges: of each language's runs, as many as `languages`.
    static func find(
        in units: [UInt16], ranges: [Range<Int>], languages: [String]
    ) -> [ParagraphText.Break] {
        guard let first = languages.first else { return find(in: units, language: "en") }
        var breaks = find(in: units, language: first)
        for other in Set(languages).subtracting([first]) {
            let own = find(in: units, language: other)
            for (range, language) in zip(ranges, languages) where language == other {
                for offset in range { breaks[offset] = own[offset] }
            }
        }
        return breaks
    }

    /// Line feed, vertical tab, form feed, carriage return, next line, line and paragraph separators.
    static func isLineEnd(_ unit: UInt16) -> Bool {
        (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }
}
