/// Finds repeated bytes in rows of pixels in one pass: the way to compress that takes the least time.
///
/// Pixels of interfaces repeat whole, so only the beginnings of pixels are looked up, by one pixel and by two, and each beginning is
/// compared with the pixel above as well, which carries flat areas over the ends of rows. A copy is followed to its end before it is cut
/// into the lengths that deflate has, and the inside of a long copy is not looked up at all: flat areas cost no more than comparing
/// memory.
struct QuickParse {
    private static let windowMask = DeflateToken.farthestMatch - 1
    /// The number of earlier places with the same two pixels that are compared, and the length of a copy that ends the search.
    private static let probes = 8
    private static let satisfyingLength = 64
    /// Places of 2^14 hashes, one table by one pixel, one by two.
    private static let hashBits: UInt64 = 14
    /// A copy from which on the next pixel is not tried for a longer one.
    private static let lazyLimit = 48
    /// The distance that a copy is followed at once: four of the longest that deflate has.
    private static let longestRun = 4 * DeflateToken.longestMatch
    /// The longest copy whose pixels are all remembered.
    private static let rememberedLength = 96

    private let bytes: UnsafeMutablePointer<UInt8>
    /// The possible replacement of each byte, if there is a choice.
    private let choices: UnsafePointer<UInt8>?
    private let count: Int
    private let bytesPerPixel: Int
    private let bytesPerRow: Int
    /// 64 less the bits of the bytes that a hash is made of.
    private let shortShift: UInt64
    private let longShift: UInt64
    private let short: UnsafeMutablePointer<Int32>
    /// The place before each place of the window with the same two pixels.
    private let earlier: UnsafeMutablePointer<Int32>
    private let long: UnsafeMutablePointer<Int32>
    private var tokens: [UInt32] = []
    /// The start of the row in which a column was last asked for.
    private var rowStart = 0

    private struct Match {
        var length = 0
        var distance = 0
    }

    /// The tokens of the bytes, in which pixels that have a choice have made it afterwards.
    static func tokens(of input: inout PixelBytes) -> [UInt32] {
        // A place is stored plus one; 0 means an empty entry.
        var tables = [Int32](repeating: 0, count: 2 << Int(hashBits) + DeflateToken.farthestMatch)
        let shape = input.shape
        return input.withMutablePointers { bytes, choices in
            tables.withUnsafeMutableBufferPointer { tables in
                guard let short = tables.baseAddress else { return [] }
                let long = short + 1 << Int(hashBits)
                var parse = QuickParse(
                    bytes: bytes, choices: choices, shape: shape, short: short, long: long,
                    earlier: long + 1 << Int(hashBits))
                parse.run()
                return parse.tokens
            }
        }
    }

    private init(
        bytes: UnsafeMutablePointer<UInt8>, choices: UnsafePointer<UInt8>?, shape input: PixelBytes.Shape,
        short: UnsafeMutablePointer<Int32>, long: UnsafeMutablePointer<Int32>, earlier: UnsafeMutablePointer<Int32>
    ) {
        self.bytes = bytes
        self.choices = choices
        count = input.count
        bytesPerPixel = input.bytesPerPixel
        bytesPerRow = input.bytesPerRow
        let shortBytes = input.bytesPerPixel == 3 ? 3 : 4
        shortShift = UInt64(64 - 8 * shortBytes)
        longShift = UInt64(64 - 8 * min(8, input.bytesPerPixel == 3 ? 6 : 8))
        self.short = short
        self.long = long
        self.earlier = earlier
        tokens.reserveCapacity(count / 16 + 64)
    }

    private mutating func run() {
        var place = 0
        while place < count {
            let match = find(at: place)
            guard match.length >= DeflateToken.shortestMatch else {
                place = appendLiterals(from: place)
                continue
            }
            if match.length < Self.lazyLimit {
                // A longer copy that begins one pixel later is worth the pixel.
                let next = nextPixel(after: place)
                if next < count, next - place < match.length {
                    let later = find(at: next)
                    if later.length > match.length + 1 {
                        place = appendLiterals(from: place)
                        place = append(later, at: next)
                        remember(from: next + 1, to: place)
                        place = finishPixel(place)
                        continue
                    }
                }
            }
            let end = append(match, at: place)
            remember(from: place + 1, to: end)
            place = finishPixel(end)
        }
    }

    /// The bytes of its row in front of a place. Places are asked for nearly in order, so that no division is needed.
    @inline(__always)
    private mutating func column(of place: Int) -> Int {
        while place < rowStart { rowStart -= bytesPerRow }
        while place - rowStart >= bytesPerRow { rowStart += bytesPerRow }
        return place - rowStart
    }

    /// The bytes of its pixel in front of a column that is not the filter's.
    @inline(__always)
    private func bytesInPixel(before column: Int) -> Int {
        switch bytesPerPixel {
        case 1: 0
        case 2: (column - 1) & 1
        case 3: (column - 1) % 3
        default: (column - 1) & 3
        }
    }

    /// Returns the start of the pixel after a place; the filter of a row counts as a pixel.
    @inline(__always)
    private mutating func nextPixel(after place: Int) -> Int {
        if bytesPerPixel == 1 { return place + 1 }
        let column = column(of: place)
        return column == 0 ? place + 1 : place + bytesPerPixel - bytesInPixel(before: column)
    }

    /// Stores the rest of a pixel that a copy has ended in.
    @inline(__always)
    private mutating func finishPixel(_ place: Int) -> Int {
        if bytesPerPixel == 1 || place >= count { return place }
        let column = column(of: place)
        if column == 0 || bytesInPixel(before: column) == 0 { return place }
        return appendLiterals(from: place)
    }

    @inline(__always)
    private mutating func appendLiterals(from place: Int) -> Int {
        let next = min(count, nextPixel(after: place))
        for index in place..<next { tokens.append(UInt32(bytes[index])) }
        return next
    }

    @inline(__always)
    private func load(_ place: Int) -> UInt64 { eightBytes(bytes, place) }

    @inline(__always)
    private func slots(of value: UInt64) -> (short: Int, long: Int) {
        // 2^64 / golden ratio: multiplicative hashing (Knuth, The Art of Computer Programming, 6.4).
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        let shift = 64 - Self.hashBits
        return (
            Int(truncatingIfNeeded: ((value << shortShift) &* factor) >> shift),
            Int(truncatingIfNeeded: ((value << longShift) &* factor) >> shift)
        )
    }

    /// The longest copy at a place, which is then remembered.
    @inline(__always)
    private mutating func find(at place: Int) -> Match {
        let value = load(place)
        let (shortSlot, longSlot) = slots(of: value)
        let (shortPlace, longPlace) = (Int(short[shortSlot]) - 1, Int(long[longSlot]) - 1)
        short[shortSlot] = Int32(truncatingIfNeeded: place + 1)
        long[longSlot] = Int32(truncatingIfNeeded: place + 1)
        var best = Match()
        if place >= bytesPerPixel {
            // Equal pixels in a row are always followed to their end.
            best.length = sameBytes(place, place - bytesPerPixel, limit: count - place)
            best.distance = bytesPerPixel
            if let choices { best.length = chosenRun(place, best.length, choices) }
            if best.length >= 32 { return best }
        }
        if longPlace >= 0 { compare(place, longPlace, &best) }
        if place >= bytesPerRow { compare(place, place - bytesPerRow, &best) }
        if best.length < 16, shortPlace >= 0, shortPlace != longPlace { compare(place, shortPlace, &best) }
        earlier[place & Self.windowMask] = Int32(truncatingIfNeeded: longPlace + 1)
        var (from, probes) = (longPlace, Self.probes)
        while from >= 0, probes > 0, best.length < Self.satisfyingLength {
            let next = Int(earlier[from & Self.windowMask]) - 1
            // A place that has left the window has been overwritten by a later one.
            if next < 0 || next >= from { break }
            compare(place, next, &best)
            from = next
            probes -= 1
        }
        return best
    }

    /// Takes a copy from an earlier place if it is longer.
    @inline(__always)
    private mutating func compare(_ place: Int, _ from: Int, _ best: inout Match) {
        let distance = place - from
        if distance > DeflateToken.farthestMatch { return }
        let limit = min(count - place, Self.longestRun)
        var length = sameBytes(place, from, limit: limit)
        if let choices, length < limit { length = chosenBytes(place, from, length, limit: limit, choices) }
        if length > best.length { best = Match(length: length, distance: distance) }
    }

    /// Returns the length of a run of equal pixels when pixels that have a choice join it.
    private mutating func chosenRun(_ place: Int, _ same: Int, _ choices: UnsafePointer<UInt8>) -> Int {
        let column = column(of: place)
        if column == 0 || bytesInPixel(before: column) != 0 { return same }
        let end = place + min(count - place, bytesPerRow - column)
        var next = place + same - same % bytesPerPixel
        while next < end {
            var (isSame, isChosen) = (true, true)
            for byte in 0..<bytesPerPixel {
                let wanted = bytes[place - bytesPerPixel + byte]
                isSame = isSame && bytes[next + byte] == wanted
                isChosen = isChosen && choices[next + byte] == wanted
            }
            if !isSame, !isChosen { break }
            next += bytesPerPixel
        }
        return max(same, next - place)
    }

    /// Returns the length of a copy when pixels that have a choice extend it.
    private mutating func chosenBytes(
        _ place: Int, _ from: Int, _ same: Int, limit: Int, _ choices: UnsafePointer<UInt8>
    ) -> Int {
        var length = same
        // Behind a newly chosen pixel, only the bytes before the place have their final values.
        let decided = min(limit, place - from)
        while length < limit {
            // The pixel in which the copy ends must begin in it, and the source of the copy must be decided.
            let column = column(of: place + length)
            if column == 0 { return length }
            let start = length - bytesInPixel(before: column)
            if start < 0 || start + bytesPerPixel > decided { return length }
            // Where there is no choice, the choices are the bytes: whole rows can be compared with them.
            let chosen = equalBytes(choices + place + start, bytes + from + start, limit: decided - start)
            if chosen < bytesPerPixel { return length }
            let end = start + chosen
            let endColumn = self.column(of: place + end)
            let next = endColumn == 0 ? end : end - bytesInPixel(before: endColumn)
            length = next + sameBytes(place + next, from + next, limit: decided - next)
        }
        return length
    }

    /// Returns the number of bytes from a place on that equal those from an earlier place on.
    @inline(__always)
    private func sameBytes(_ place: Int, _ from: Int, limit: Int) -> Int {
        equalBytes(bytes, place, from, limit: limit)
    }

    /// Cuts a copy of any length into those that deflate has, and answers where it ends.
    @inline(__always)
    private mutating func append(_ match: Match, at place: Int) -> Int {
        var rest = match.length
        let end = place + rest
        if choices != nil {
            fill(place, to: end, distance: match.distance)
        }
        while rest > DeflateToken.longestMatch {
            if match.distance > bytesPerPixel, rest < match.length {
                let run = sameBytes(end - rest, end - rest - bytesPerPixel, limit: count - (end - rest))
                if run >= 64 { return append(Match(length: run, distance: bytesPerPixel), at: end - rest) }
            }
            // The rest must be long enough to be a copy itself.
            let part = min(DeflateToken.longestMatch, rest - DeflateToken.shortestMatch)
            tokens.append(DeflateToken.match(length: part, distance: match.distance))
            rest -= part
        }
        tokens.append(DeflateToken.match(length: rest, distance: match.distance))
        return end
    }

    /// Sets bytes to those of a copy, from the first that differs on.
    @inline(__always)
    private func fill(_ place: Int, to end: Int, distance: Int) {
        var byte = place + equalBytes(bytes, place, place - distance, limit: end - place)
        // Bytes that repeat at a distance repeat at its multiples, one of which is large enough to copy eight bytes at once.
        let far = distance < 8 ? (7 + distance) / distance * distance : distance
        let single = distance < 8 ? min(end, byte + far) : byte
        while byte < single {
            bytes[byte] = bytes[byte - distance]
            byte += 1
        }
        while end - byte >= 8 {
            UnsafeMutableRawPointer(bytes + byte).storeBytes(of: load(byte - far).littleEndian, as: UInt64.self)
            byte += 8
        }
        while byte < end {
            bytes[byte] = bytes[byte - distance]
            byte += 1
        }
    }

    /// Remembers the pixels inside a copy; of a long one only the last.
    @inline(__always)
    private mutating func remember(from start: Int, to end: Int) {
        guard end < count else { return }
        var place = end - start > Self.rememberedLength ? end - 4 * bytesPerPixel : start
        place = nextPixel(after: place - 1)
        while place < end {
            let (shortSlot, longSlot) = slots(of: load(place))
            short[shortSlot] = Int32(truncatingIfNeeded: place + 1)
            earlier[place & Self.windowMask] = long[longSlot]
            long[longSlot] = Int32(truncatingIfNeeded: place + 1)
            place += bytesPerPixel
        }
    }
}
