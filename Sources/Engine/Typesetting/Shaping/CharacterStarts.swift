/// The units of a text that start a character, as Swift counts them.
struct CharacterStarts: Sendable {
    /// True at every offset, the end included, at which a character starts.
    private(set) var isStart: [Bool]
    /// The number of characters that start before every offset, the end included.
    private var before: [Int32]

    /// - Parameter count: the text's length in UTF-16 units.
    init(_ text: String, count: Int) {
        isStart = [Bool](repeating: false, count: count + 1)
        before = [Int32](repeating: 0, count: count + 1)
        var (offset, number): (Int, Int32) = (0, 0)
        for character in text {
            let length = character.utf16.count
            isStart[offset] = true
            before[offset] = number
            number += 1
            for inner in 1..<max(length, 1) { before[offset + inner] = number }
            offset += length
        }
        isStart[count] = true
        before[count] = number
    }

    /// The characters that a range of offsets shows.
    func characters(in range: Range<Int>) -> Range<Int> {
        let end = Int(before[range.upperBound])
        return min(Int(before[range.lowerBound]), end)..<end
    }
}
