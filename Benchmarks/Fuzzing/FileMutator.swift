/// Damages files: bytes changed, removed, added, repeated or taken from another file, the same for the same seed.
///
/// In PNG files the checksums are mended afterwards, most of the time: a reader that refuses a file for its checksum
/// never sees the damage.
struct FileMutator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64 (Steele, Lea, Flood 2014).
    private mutating func random() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func choice(_ count: Int) -> Int { Int(random() % UInt64(max(count, 1))) }

    /// Bytes at which readers go wrong: limits of numbers, markers, markers' lengths.
    private static let oddBytes: [UInt8] = [0, 1, 2, 4, 7, 8, 9, 16, 0x21, 0x2C, 0x3B, 0x7F, 0x80, 0xC4, 0xD8, 0xD9, 0xDA, 0xFE, 0xFF]

    /// A damaged copy of a file of the corpus.
    mutating func damaged(_ corpus: [[UInt8]]) -> [UInt8] {
        var bytes = corpus[choice(corpus.count)]
        // One change finds other faults than many do.
        for _ in 0..<(1 + choice(2) * choice(12)) where !bytes.isEmpty {
            let place = choice(choice(2) == 0 ? min(bytes.count, 64) : bytes.count)
            let end = min(bytes.count, place + 1 + choice(9))
            switch choice(9) {
            case 0, 1: bytes[place] = UInt8(choice(256))
            case 2, 3: bytes[place] ^= 1 << UInt8(choice(8))
            case 4: bytes[place] = Self.oddBytes[choice(Self.oddBytes.count)]
            case 5: bytes.removeSubrange(place..<end)
            case 6: bytes.insert(contentsOf: bytes[place..<end], at: choice(bytes.count))
            case 7: bytes.removeSubrange(choice(8) == 0 ? place..<bytes.count : place..<place)
            default:
                let other = corpus[choice(corpus.count)]
                let start = choice(other.count)
                bytes.insert(contentsOf: other[start..<min(other.count, start + 1 + choice(200))], at: place)
            }
        }
        return choice(8) == 0 ? bytes : Self.withMendedChecksums(bytes)
    }

    // MARK: Words

    /// One to three words repeated, in the middle of others: nesting without end, and work that grows with the square of the input.
    mutating func repetitive(_ words: [[UInt8]], largest: Int) -> [UInt8] {
        func some(_ most: Int, _ mutator: inout FileMutator) -> [UInt8] {
            (0..<mutator.choice(most + 1)).flatMap { _ in words[mutator.choice(words.count)] }
        }
        let unit = words[choice(words.count)] + some(2, &self)
        let count = choice(3) == 0 ? choice(100) : choice(largest / max(unit.count, 1))
        let middle = some(4, &self)
        let closing = words[choice(words.count)]
        let ending = choice(2) == 0 ? [] : Array(repeating: closing, count: min(count, largest / max(closing.count, 1))).flatMap(\.self)
        return some(6, &self) + Array(repeating: unit, count: count).flatMap(\.self) + middle + ending + some(6, &self)
    }

    /// A file with words put between its bytes.
    mutating func worded(_ bytes: [UInt8], _ words: [[UInt8]]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<(1 + choice(6)) {
            let word = words[choice(words.count)]
            bytes.insert(contentsOf: Array(repeating: word, count: 1 + choice(3) * choice(40)).flatMap(\.self), at: choice(bytes.count + 1))
        }
        return bytes
    }

    // MARK: Checksums

    /// A PNG file with the checksum of every chunk that is whole put right; other files as they are.
    private static func withMendedChecksums(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.starts(with: [137, 80, 78, 71]) else { return bytes }
        var (bytes, place) = (bytes, 8)
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard place + 12 + length <= bytes.count else { break }
            let sum = checksum(bytes[(place + 4)..<(place + 8 + length)])
            for index in 0..<4 { bytes[place + 8 + length + index] = UInt8(sum >> UInt32(24 - 8 * index) & 255) }
            place += 12 + length
        }
        return bytes
    }

    /// CRC-32 (ISO/IEC 15948, annex D).
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in table[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8 }
    }

    private static let table: [UInt32] = (0..<256).map { (byte: UInt32) -> UInt32 in
        (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}
