import CHarfBuzz

/// The glyphs of a face that look across a space. They must be shaped together with the text beyond it, all others can be shaped word by
/// word.
struct SpaceNeighbours: Sendable {
    /// Glyphs that change with a space beside them or between them and their neighbours: a bit for each.
    private let bits: [UInt64]

    /// Returns whether a glyph looks across a space.
    func contains(_ glyph: UInt32) -> Bool {
        let word = Int(glyph / 64)
        return word < bits.count && bits[word] >> UInt64(glyph % 64) & 1 != 0
    }

    /// The features that HarfBuzz applies to all text of the scripts that are set word by word.
    private static let features: [UInt32] = [
        "rvrn", "locl", "ccmp", "rlig", "calt", "clig", "liga", "rclt", "tnum", "mark", "mkmk", "kern", "dist", "curs",
        "abvm", "blwm", "Harf", "HARF", "Buzz", "BUZZ", "ltra", "ltrm", "rand",
    ].map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

    /// Nil for a face whose space itself is changed or kerned: its text is shaped as a whole.
    init?(of face: OpaquePointer) {
        let font = hb_font_create(face)
        defer { hb_font_destroy(font) }
        var space: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0 else { return nil }
        var changing: Set<UInt32> = []
        for table in [FontFace.tag("GSUB"), FontFace.tag("GPOS")] {
            let lookups = hb_set_create()
            defer { hb_set_destroy(lookups) }
            hb_ot_layout_collect_lookups(face, table, nil, nil, SpaceNeighbours.features + [0], lookups)
            var lookup = UInt32.max
            while hb_set_next(lookups, &lookup) != 0 {
                let sets = (before: hb_set_create(), input: hb_set_create(), after: hb_set_create())
                defer {
                    hb_set_destroy(sets.before)
                    hb_set_destroy(sets.input)
                    hb_set_destroy(sets.after)
                }
                hb_ot_layout_lookup_collect_glyphs(face, table, lookup, sets.before, sets.input, sets.after, nil)
                if hb_set_has(sets.input, space) != 0 { return nil }
                guard hb_set_has(sets.before, space) != 0 || hb_set_has(sets.after, space) != 0 else { continue }
                var glyph = UInt32.max
                while hb_set_next(sets.input, &glyph) != 0 { changing.insert(glyph) }
            }
        }
        // Old-fashioned kerning is not worth the study.
        guard hb_ot_layout_has_positioning(face) != 0 else { return nil }
        var bits = [UInt64](repeating: 0, count: Int((changing.max() ?? 0) / 64) + 1)
        for glyph in changing { bits[Int(glyph / 64)] |= 1 << UInt64(glyph % 64) }
        self.bits = bits
    }
}
