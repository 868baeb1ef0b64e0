/// Line breaks of plain prose in Latin letters, without asking ICU, which takes most of the time a long text is laid out in.
///
/// Prose is letters and digits, spaces, line feeds, and the signs `. , ! ? ; : '` behind a letter or digit. For these the
/// rules of Unicode Standard Annex 14 come down to: a line ends after a line feed (rule 4), and may end after spaces
/// (18) but not before them (7); nothing breaks between letters and digits (23, 25, 28) or before such a sign (13, 19).
/// Behind `. , : ;` a letter or digit stays (25, 29), as a letter does behind `'` (19); behind `! ?` there are only
/// spaces and ends here.
enum PlainBreaks {
    /// Returns the kind of break before every offset, the end included; nil when the text is not plain prose.
    static func find(in units: [UInt16]) -> [ParagraphText.Break]? {
        var breaks: [ParagraphText.Break] = []
        breaks.reserveCapacity(units.count + 1)
        var before: UInt16 = 0x20
        for unit in units {
            var kind = ParagraphText.Break.none
            if isLetterOrDigit(unit) {
                if before == 0x20 { kind = .allowed }
                if before == 0x21 || before == 0x3F { return nil }
            } else if unit == 0x20 || unit == 0x0A {
                // A space at the start, or behind a line feed, is no different from one behind a word.
            } else if isSign(unit), isLetterOrDigit(before) {
                // Stays with its word.
            } else {
                return nil
            }
            if before == 0x0A { kind = .required }
            breaks.append(breaks.isEmpty ? .none : kind)
            before = unit
        }
        breaks.append(units.isEmpty ? .none : before == 0x0A ? .required : .allowed)
        return breaks
    }

    /// Includes the middle dot, and the signs of multiplication and division, which are letters to these rules.
    private static func isLetterOrDigit(_ unit: UInt16) -> Bool {
        (0x61...0x7A).contains(unit) || (0x41...0x5A).contains(unit) || (0x30...0x39).contains(unit) || unit == 0xB7
            || (0xC0...0xFF).contains(unit)
    }

    private static func isSign(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x21, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: true
        default: false
        }
    }
}
