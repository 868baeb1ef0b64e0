import Foundation

/// The text of a paragraph with what does not depend on fonts: characters, breaks, directions.
///
/// All offsets are UTF-16 units from the start. An attachment stands as U+FFFC.
struct ParagraphText: Sendable {
    /// Whether a line may or must end before an offset.
    enum Break: UInt8, Sendable { case none, allowed, required }

    let units: [UInt16]
    /// The range of each run.
    let runs: [Range<Int>]
    /// For every offset, the end included, the number of characters that start before it.
    let charactersBefore: [Int32]
    /// For every offset, the end included, whether a character starts there.
    let startsCharacter: [Bool]
    let breaks: [Break]
    /// Embedding levels; odd ones run from right to left.
    let levels: [UInt8]
    /// The end and base level of each paragraph between line ends.
    let paragraphs: [(end: Int, level: UInt8)]

    init(runs: [TextRun], style: ParagraphStyle) {
        let pieces = runs.map { $0.attachment == nil ? $0.text : "\u{FFFC}" }
        var (ranges, start): ([Range<Int>], Int) = ([], 0)
        for piece in pieces {
            let end = start + piece.utf16.count
            ranges.append(start..<end)
            start = end
        }
        let text = pieces.joined()
        units = Array(text.utf16)
        self.runs = ranges
        var starts = [Bool](repeating: false, count: units.count + 1)
        var before = [Int32](repeating: 0, count: units.count + 1)
        var (offset, count): (Int, Int32) = (0, 0)
        // In ASCII without carriage returns each unit is a character.
        let isPlain = units.allSatisfy { $0 < 0x80 && $0 != 0x0D }
        if isPlain {
            for offset in units.indices { (starts[offset], before[offset]) = (true, Int32(offset)) }
            count = Int32(units.count)
        }
        for character in isPlain ? "" : text {
            starts[offset] = true
            let length = character.utf16.count
            before[offset] = count
            count += 1
            for inner in 1..<max(length, 1) { before[offset + inner] = count }
            offset += length
        }
        starts[units.count] = true
        before[units.count] = count
        startsCharacter = starts
        charactersBefore = before
        breaks = LineBreaks.find(
            in: units, ranges: ranges, languages: runs.map { $0.language ?? style.language })
        let directions = Directions.find(in: units, isRightToLeft: style.isRightToLeft)
        levels = directions.levels
        paragraphs = directions.paragraphs
    }

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
    func characters(in range: Range<Int>) -> Range<Int> {
        let end = Int(charactersBefore[range.upperBound])
        return min(Int(charactersBefore[range.lowerBound]), end)..<end
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
