/// A block of LZ4: runs of literal bytes, each followed by a copy of earlier ones.
///
/// Source: "LZ4 Block Format Description", github.com/lz4/lz4.
enum LZ4Block {
    private static let leastMatch = 4
    /// A match ends at least 5 bytes before the end, and begins at least 12 before it.
    private static let (literalEnd, matchEnd) = (5, 12)

    /// Returns a block, in which each copy is of the last place with the same four bytes.
    static func encoded(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        var places: [UInt32: Int] = [:]
        var (anchor, index) = (0, 0)
        while index + matchEnd <= bytes.count {
            let key = bytes[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            defer { index += 1 }
            guard let place = places.updateValue(index, forKey: key), index - place <= 0xFFFF else { continue }
            var length = leastMatch
            while index + length < bytes.count - literalEnd, bytes[place + length] == bytes[index + length] { length += 1 }
            append(bytes[anchor..<index], copying: (index - place, length), to: &output)
            anchor = index + length
            index = anchor - 1
        }
        append(bytes[anchor...], copying: nil, to: &output)
        return output
    }

    private static func append(_ literals: ArraySlice<UInt8>, copying copy: (distance: Int, length: Int)?, to output: inout [UInt8]) {
        let extra = copy.map { $0.length - leastMatch } ?? 0
        output.append(UInt8(min(literals.count, 15) << 4 | min(extra, 15)))
        appendLength(literals.count, to: &output)
        output += literals
        guard let copy else { return }
        output += [UInt8(copy.distance & 0xFF), UInt8(copy.distance >> 8)]
        appendLength(extra, to: &output)
    }

    /// Appends the part of a length that its four bits do not hold.
    private static func appendLength(_ length: Int, to output: inout [UInt8]) {
        guard length >= 15 else { return }
        output += [UInt8](repeating: 255, count: (length - 15) / 255) + [UInt8((length - 15) % 255)]
    }

    /// Returns earlier bytes with those of a block after them; nil if the block is damaged.
    static func decode(_ block: ArraySlice<UInt8>, after earlier: [UInt8]) -> [UInt8]? {
        var (output, rest) = (earlier, block)
        func length(_ bits: UInt8) -> Int? {
            var length = Int(bits)
            guard bits == 15 else { return length }
            while let byte = rest.popFirst() {
                length += Int(byte)
                if byte < 255 { return length }
            }
            return nil
        }
        while let token = rest.popFirst() {
            guard let count = length(token >> 4), rest.count >= count else { return nil }
            output += rest.prefix(count)
            rest = rest.dropFirst(count)
            if rest.isEmpty { return output }
            guard let low = rest.popFirst(), let high = rest.popFirst(), let extra = length(token & 15) else { return nil }
            let distance = Int(low) | Int(high) << 8
            guard distance > 0, distance <= output.count else { return nil }
            // A copy may reach into itself: it repeats its own beginning.
            for _ in 0..<extra + leastMatch { output.append(output[output.count - distance]) }
        }
        return block.isEmpty ? output : nil
    }
}
