/// A QR code: which modules of a square are dark.
///
/// Source: ISO/IEC 18004:2015. Data are encoded as bytes, in the smallest version that holds them, with the mask of the eight that has
/// the least penalty.
package struct QRCode: Equatable {
    /// The share of a code that may be unreadable: about 7, 15, 25 and 30 in a hundred.
    package enum Correction: Int, CaseIterable {
        case low, medium, quartile, high

        /// The two bits that encode the level.
        fileprivate var formatBits: Int { [1, 0, 3, 2][rawValue] }
    }

    /// Modules a side: 21 to 177.
    package private(set) var side: Int
    private var dark: [Bool]
    /// True for each module that belongs to a fixed pattern: it holds no data, and no mask changes it.
    private var isFixed: [Bool]

    package subscript(row: Int, column: Int) -> Bool { dark[row * side + column] }

    /// - Returns: nil for more bytes than the largest code holds (1,273 to 2,953).
    package init?(_ bytes: [UInt8], correction: Correction) {
        guard let version = (1...40).first(where: { Capacity($0, correction).holds(bytes.count) }) else { return nil }
        self.init(version: version, words: Self.words(of: bytes, version, correction), correction)
    }

    private init(version: Int, words: [UInt8], _ correction: Correction) {
        let side = 17 + 4 * version
        self.side = side
        dark = [Bool](repeating: false, count: side * side)
        isFixed = dark
        drawPatterns(version)
        drawFormat(mask: 0, correction)
        drawVersion(version)
        drawData(words)
        let plain = self
        var least = Int.max
        for mask in 0..<8 {
            var candidate = plain
            candidate.apply(mask: mask)
            candidate.drawFormat(mask: mask, correction)
            let penalty = candidate.penalty
            if penalty < least { (least, self) = (penalty, candidate) }
        }
    }
}

/// The words that a code carries.
extension QRCode {
    /// The capacity of a code of a version and a level.
    private struct Capacity {
        let version: Int
        let blocks: Int
        let correctionWords: Int
        let allWords: Int

        // Table 9 of the standard: words of error correction in a block, and blocks; levels L, M, Q, H.
        private static let wordsOfBlock: [[Int]] = [
            [
                7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30,
                30, 30,
                30, 30, 30, 30, 30, 30, 30,
            ],
            [
                10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
                28, 28,
                28, 28, 28, 28, 28, 28, 28,
            ],
            [
                13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30,
                30, 30,
                30, 30, 30, 30, 30, 30, 30,
            ],
            [
                17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30,
                30, 30,
                30, 30, 30, 30, 30, 30, 30,
            ],
        ]
        private static let blockCounts: [[Int]] = [
            [
                1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21,
                22, 24,
                25,
            ],
            [
                1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37,
                38, 40, 43,
                45, 47, 49,
            ],
            [
                1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51,
                53, 56,
                59, 62, 65, 68,
            ],
            [
                1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57,
                60, 63, 66,
                70, 74, 77, 81,
            ],
        ]

        init(_ version: Int, _ correction: Correction) {
            self.version = version
            correctionWords = Self.wordsOfBlock[correction.rawValue][version - 1]
            blocks = Self.blockCounts[correction.rawValue][version - 1]
            // The square without finders, timing, format, alignment and version patterns.
            var modules = (16 * version + 128) * version + 64
            if version >= 2 {
                let count = version / 7 + 2
                modules -= (25 * count - 10) * count - 55
                if version >= 7 { modules -= 36 }
            }
            allWords = modules / 8
        }

        var dataWords: Int { allWords - blocks * correctionWords }
        var lengthBits: Int { version < 10 ? 8 : 16 }
        func holds(_ count: Int) -> Bool { 4 + lengthBits + 8 * count <= 8 * dataWords }
    }

    private static func words(of bytes: [UInt8], _ version: Int, _ correction: Correction) -> [UInt8] {
        let capacity = Capacity(version, correction)
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) { for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) } }
        // Mode: bytes.
        append(4, 4)
        append(bytes.count, capacity.lengthBits)
        for byte in bytes { append(Int(byte), 8) }
        append(0, min(4, capacity.dataWords * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            (0..<8).reduce(UInt8(0)) { $0 << 1 | (bits[start + $1] ? 1 : 0) }
        }
        var pad: UInt8 = 0xEC
        while words.count < capacity.dataWords {
            words.append(pad)
            pad ^= 0xEC ^ 0x11
        }
        return interleaved(words, capacity)
    }

    /// The words in blocks, each with its correction, dealt out one by one. The first blocks may be a word shorter.
    private static func interleaved(_ words: [UInt8], _ capacity: Capacity) -> [UInt8] {
        let shortLength = words.count / capacity.blocks
        let shortBlocks = capacity.blocks - words.count % capacity.blocks
        var blocks: [ArraySlice<UInt8>] = []
        var rest = words[...]
        for index in 0..<capacity.blocks {
            let length = shortLength + (index < shortBlocks ? 0 : 1)
            blocks.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        let divisor = ReedSolomon.divisor(degree: capacity.correctionWords)
        let corrections = blocks.map { ReedSolomon.remainder(of: $0, divisor: divisor) }
        var result: [UInt8] = []
        for place in 0...shortLength {
            for block in blocks where place < block.count { result.append(block[block.startIndex + place]) }
        }
        for place in 0..<capacity.correctionWords { for correction in corrections { result.append(correction[place]) } }
        return result
    }
}

/// Error correction over the field of 256 elements with the polynomial x^8 + x^4 + x^3 + x^2 + 1.
enum ReedSolomon {
    static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            if second >> bit & 1 == 1 { result ^= Int(first) }
        }
        return UInt8(result)
    }

    /// The product of x - 2^i for i below the degree, without its first coefficient.
    static func divisor(degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = product(result[index], root) ^ (index + 1 < degree ? result[index + 1] : 0)
            }
            root = product(root, 2)
        }
        return result
    }

    static func remainder(of words: ArraySlice<UInt8>, divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for word in words {
            let factor = word ^ result.removeFirst()
            result.append(0)
            for index in divisor.indices { result[index] ^= product(divisor[index], factor) }
        }
        return result
    }
}

/// The modules of a code: its fixed patterns, its data and its mask.
extension QRCode {
    private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
        guard row >= 0, column >= 0, row < side, column < side else { return }
        dark[row * side + column] = isDark
        isFixed[row * side + column] = true
    }

    private mutating func drawPatterns(_ version: Int) {
        for index in 0..<side {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (row, column) in [(3, 3), (3, side - 4), (side - 4, 3)] {
            for y in -4...4 {
                for x in -4...4 {
                    let ring = max(abs(x), abs(y))
                    set(row + y, column + x, ring != 2 && ring != 4)
                }
            }
        }
        let places = Self.alignmentPlaces(version)
        for (i, row) in places.enumerated() {
            for (j, column) in places.enumerated() {
                // The places of finders have no alignment pattern.
                if (i == 0 && j == 0) || (i == 0 && j == places.count - 1) || (i == places.count - 1 && j == 0) { continue }
                for y in -2...2 { for x in -2...2 { set(row + y, column + x, max(abs(x), abs(y)) != 1) } }
            }
        }
    }

    /// Table E.1 of the standard: even steps from the far end, the first one at 6.
    private static func alignmentPlaces(_ version: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<(count - 1)).map { version * 4 + 10 - $0 * step }.reversed()
    }

    private mutating func drawFormat(mask: Int, _ correction: Correction) {
        let data = correction.formatBits << 3 | mask
        var remainder = data
        for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
        let bits = (data << 10 | remainder) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(index, 8, bit(index)) }
        set(7, 8, bit(6))
        set(8, 8, bit(7))
        set(8, 7, bit(8))
        for index in 9..<15 { set(8, 14 - index, bit(index)) }
        for index in 0..<8 { set(8, side - 1 - index, bit(index)) }
        for index in 8..<15 { set(side - 15 + index, 8, bit(index)) }
        set(side - 8, 8, true)
    }

    private mutating func drawVersion(_ version: Int) {
        guard version >= 7 else { return }
        var remainder = version
        for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
        let bits = version << 12 | remainder
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            set(index / 3, side - 11 + index % 3, isDark)
            set(side - 11 + index % 3, index / 3, isDark)
        }
    }

    /// Two columns at a time from the right, up and down in turn.
    private mutating func drawData(_ words: [UInt8]) {
        var index = 0
        for pair in stride(from: side - 1, through: 1, by: -2) {
            let right = pair <= 6 ? pair - 1 : pair
            for step in 0..<side {
                for column in [right, right - 1] {
                    let isUpward = (right + 1) & 2 == 0
                    let row = isUpward ? side - 1 - step : step
                    guard !isFixed[row * side + column], index < words.count * 8 else { continue }
                    dark[row * side + column] = words[index >> 3] >> (7 - index & 7) & 1 == 1
                    index += 1
                }
            }
        }
    }

    private mutating func apply(mask: Int) {
        for row in 0..<side {
            for column in 0..<side where !isFixed[row * side + column] {
                let isTurned =
                    switch mask {
                    case 0: (row + column) % 2 == 0
                    case 1: row % 2 == 0
                    case 2: column % 3 == 0
                    case 3: (row + column) % 3 == 0
                    case 4: (row / 2 + column / 3) % 2 == 0
                    case 5: row * column % 2 + row * column % 3 == 0
                    case 6: (row * column % 2 + row * column % 3) % 2 == 0
                    default: ((row + column) % 2 + row * column % 3) % 2 == 0
                    }
                if isTurned { dark[row * side + column].toggle() }
            }
        }
    }

    /// The penalty for codes that are hard to read: long runs, blocks, patterns like a finder, and an uneven share of dark modules
    /// (7.8.3).
    private var penalty: Int {
        var result = 0
        for index in 0..<side {
            result += Self.penalty(of: (0..<side).map { self[index, $0] }) + Self.penalty(of: (0..<side).map { self[$0, index] })
        }
        for row in 1..<side {
            for column in 1..<side {
                let color = self[row, column]
                if color == self[row - 1, column], color == self[row, column - 1], color == self[row - 1, column - 1] { result += 3 }
            }
        }
        let count = dark.count { $0 }
        return result + 10 * (abs(count * 20 - dark.count * 10) / dark.count)
    }

    private static func penalty(of line: [Bool]) -> Int {
        var (result, run) = (0, 1)
        for index in 1..<line.count {
            run = line[index] == line[index - 1] ? run + 1 : 1
            if run == 5 { result += 3 } else if run > 5 { result += 1 }
        }
        let finder = [true, false, true, true, true, false, true]
        for start in 0...(line.count - 7) where Array(line[start..<(start + 7)]) == finder {
            let before = (max(start - 4, 0)..<start).allSatisfy { !line[$0] }
            let after = ((start + 7)..<min(start + 11, line.count)).allSatisfy { !line[$0] }
            if before || after { result += 40 }
        }
        return result
    }
}
