import Foundation

/// The properties of a paragraph's text that do not depend on fonts: characters, breaks, directions.
///
/// All offsets are UTF-16 units from the start. An attachment stands as U+FFFC. Of most texts every unit is a character
/// and runs from left to right: they have no tables of it.
final class ParagraphText: Sendable {
    /// The kind of break before an offset: a line may or must end there.
    enum Break: UInt8, Sendable { case none, allowed, required }

    let units: [UInt16]
    /// The range of each run.
    let runs: [Range<Int>]
    let breaks: [Break]
    /// The starts of the characters; nil where each unit is one.
    private let characters: CharacterStarts?
    /// Embedding levels, odd ones run from right to left; empty where all are 0.
    private let levels: [UInt8]
    /// The end and base level of each paragraph between line ends; empty where all levels are 0.
    private let paragraphs: [(end: Int, level: UInt8)]

    init(runs: [TextRun], style: ParagraphStyle) {
        let (units, ranges) = ParagraphText.units(of: runs)
        (self.units, self.runs) = (units, ranges)
        let isPlain = units.allSatisfy(ParagraphText.isCharacter)
        characters = isPlain ? nil : CharacterStarts(runs.map(ParagraphText.text).joined(), count: units.count)
        breaks =
            PlainBreaks.find(in: units)
            ?? LineBreaks.find(in: units, ranges: ranges, languages: runs.map { $0.language ?? style.language })
        if isPlain, !style.isRightToLeft {
            (levels, paragraphs) = ([], [])
        } else {
            let directions = Directions.find(in: units, isRightToLeft: style.isRightToLeft)
            (levels, paragraphs) = (directions.levels, directions.paragraphs)
        }
    }

    private static func text(of run: TextRun) -> String { run.attachment == nil ? run.text : "\u{FFFC}" }

    private static func units(of runs: [TextRun]) -> (units: [UInt16], ranges: [Range<Int>]) {
        var (units, ranges): ([UInt16], [Range<Int>]) = ([], [])
        units.reserveCapacity(runs.reduce(0) { $0 + max($1.text.utf8.count, 1) })
        ranges.reserveCapacity(runs.count)
        for run in runs {
            let start = units.count
            units.append(contentsOf: text(of: run).utf16)
            ranges.append(start..<units.count)
        }
        return (units, ranges)
    }

    /// Returns true if a unit is a character wherever it stands among others of the kind, and runs from left to right or in its
    /// neighbours' direction: ASCII, but for carriage returns, and the characters beyond that are kept apart.
    private static func isCharacter(_ unit: UInt16) -> Bool {
        unit < 0x80 ? unit != 0x0D : TextWords.isApart(unit)
    }

    /// Returns whether a character starts at an offset, which may be the end.
    @inline(__always)
    func startsCharacter(at offset: Int) -> Bool { characters?.isStart[offset] ?? true }

    /// The embedding level at an offset before the end.
    @inline(__always)
    func level(at offset: Int) -> UInt8 { levels.isEmpty ? 0 : levels[offset] }

    /// The base level of the paragraph an offset lies in.
    func baseLevel(at offset: Int) -> UInt8 {
        var (low, high) = (0, paragraphs.count - 1)
        guard high >= 0 else { return 0 }
        while low < high {
            let middle = (low + high) / 2
            if paragraphs[middle].end > offset { high = middle } else { low = middle + 1 }
        }
        return paragraphs[low].level
    }

    /// The characters that a range of offsets shows.
    @inline(__always)
    func characters(in range: Range<Int>) -> Range<Int> { characters?.characters(in: range) ?? range }

    /// White space that may hang over a line's end; a no-break space is like a letter.
    @inline(__always)
    func isWhitespace(at offset: Int) -> Bool {
        let unit = units[offset]
        return unit < 0x80 ? unit == 0x20 || (0x09...0x0D).contains(unit) : isWideWhitespace(at: offset)
    }

    private func isWideWhitespace(at offset: Int) -> Bool {
        let scalar = scalar(at: offset).scalar
        return scalar.properties.isWhitespace && scalar != "\u{A0}" && scalar != "\u{202F}"
    }

    /// The scalar at an offset and its length in units; a lone surrogate reads as U+FFFD.
    func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
        let unit = units[offset]
        if UTF16.isLeadSurrogate(unit), offset + 1 < units.count, UTF16.isTrailSurrogate(units[offset + 1]) {
            let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(units[offset + 1]) - 0xDC00)
            return (Unicode.Scalar(value) ?? "\u{FFFD}", 2)
        }
        return (Unicode.Scalar(unit) ?? "\u{FFFD}", 1)
    }
}
