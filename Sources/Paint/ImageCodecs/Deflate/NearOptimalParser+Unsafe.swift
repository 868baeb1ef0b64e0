/// Finds cheaper tokens than one pass has found, given the cost of each token, in little more time.
///
/// The longest copies stay as they are. Between them the parser searches the cheapest path, but only where something can be gained:
/// inside long copies, it looks only at the pixels near their ends. Each beginning of a pixel is looked up among those before it, and its
/// copies are put to the path at once.
struct NearOptimalParser {
    /// Copies that stay as they are.
    private static let settledLength = 240
    /// Copies whose inside is passed over.
    private static let longLength = 24
    /// The pixels at either end of a long copy where a path may leave or join it.
    private static let pixelsAtEnds = 1
    /// The number of earlier places with the same two pixels that are compared, and of shorter lengths to which a copy may be cut. Eight
    /// places, and two pixels at the ends, take a fifth more time for a 170th of the bytes.
    private static let probes = 4
    private static let shortCuts = 4
    private static let hashBits: UInt64 = 14
    private static let windowMask = DeflateToken.farthestMatch - 1

    private let bytes: UnsafeMutablePointer<UInt8>
    private let bytesPerPixel: Int
    private let bytesPerRow: Int
    private let prices: DeflatePrices
    /// 64 less the bits of the bytes that a hash is made of.
    private let shortShift: UInt64
    private let longShift: UInt64
    /// A place plus one, by one pixel, by two, and for each place of the window the one before it with the same two pixels.
    private let short: UnsafeMutablePointer<Int32>
    private let long: UnsafeMutablePointer<Int32>
    private let earlier: UnsafeMutablePointer<Int32>
    /// The cost of the cheapest way to each byte of a span; `arrivals` has the token that it ends with.
    private let reached: UnsafeMutablePointer<UInt32>
    private let arrivals: UnsafeMutablePointer<UInt32>
    /// The span that is looked at.
    private var start = 0
    private var end = 0
    /// The start of the row in which a column was last asked for.
    private var rowStart = 0
    private var result: [UInt32] = []

    /// Returns cheaper tokens of the same bytes, given the costs of symbols in the present ones.
    static func tokens(refining tokens: [UInt32], of input: inout PixelBytes) -> [UInt32] {
        let costs = DeflateCosts(DeflateCounts(tokens[...]))
        // The last table is read only where a place of another has led.
        var tables = [Int32](unsafeUninitializedCapacity: 2 << Int(hashBits) + DeflateToken.farthestMatch) { tables, count in
            tables.baseAddress?.initialize(repeating: 0, count: 2 << Int(hashBits))
            count = 2 << Int(hashBits) + DeflateToken.farthestMatch
        }
        let shape = input.shape
        return input.withMutablePointers { bytes, _ in
            tables.withUnsafeMutableBufferPointer { tables in
                DeflatePrices.with(costs) { prices in
                    guard let table = tables.baseAddress else { preconditionFailure("The tables have entries.") }
                    var parse = NearOptimalParser(bytes, shape: shape, prices: prices, tables: table)
                    defer { parse.deallocate() }
                    tokens.withUnsafeBufferPointer { parse.run($0) }
                    return parse.result
                }
            }
        }
    }

    private init(
        _ bytes: UnsafeMutablePointer<UInt8>, shape: PixelBytes.Shape, prices: DeflatePrices, tables: UnsafeMutablePointer<Int32>
    ) {
        self.bytes = bytes
        bytesPerPixel = shape.bytesPerPixel
        bytesPerRow = shape.bytesPerRow
        self.prices = prices
        shortShift = shape.bytesPerPixel == 3 ? 40 : 32
        longShift = shape.bytesPerPixel == 3 ? 16 : 0
        short = tables
        long = tables + 1 << Int(Self.hashBits)
        earlier = tables + 2 << Int(Self.hashBits)
        reached = .allocate(capacity: shape.count + 1)
        arrivals = .allocate(capacity: shape.count + 1)
    }

    private func deallocate() {
        reached.deallocate()
        arrivals.deallocate()
    }

    private mutating func run(_ tokens: UnsafeBufferPointer<UInt32>) {
        result.reserveCapacity(tokens.count)
        var (index, place) = (0, 0)
        while index < tokens.count {
            let length = DeflateToken.length(of: tokens[index])
            if length >= Self.settledLength {
                result.append(tokens[index])
                remember(endsOf: place, place &+ length)
                index &+= 1
                place &+= length
                continue
            }
            let first = index
            (start, end) = (place, place)
            while index < tokens.count {
                let length = DeflateToken.length(of: tokens[index])
                if length >= Self.settledLength { break }
                end &+= length
                index &+= 1
            }
            (reached + 1).initialize(repeating: .max, count: end &- start)
            reached[0] = 0
            visit(tokens, from: first)
            appendPath()
            place = end
        }
    }

    // MARK: Pixels

    /// The bytes of its row in front of a place. Places are asked for nearly in order, so that no division is needed.
    @inline(__always)
    private mutating func column(of place: Int) -> Int {
        while place < rowStart { rowStart &-= bytesPerRow }
        while place &- rowStart >= bytesPerRow { rowStart &+= bytesPerRow }
        return place &- rowStart
    }

    /// Returns the start of the pixel that a place lies in; the filter of a row counts as a pixel.
    @inline(__always)
    private mutating func beginning(ofPixelAt place: Int) -> Int {
        let column = column(of: place)
        if column == 0 { return place }
        switch bytesPerPixel {
        case 1: return place
        case 2: return place &- (column &- 1) & 1
        case 3: return place &- (column &- 1) % 3
        default: return place &- (column &- 1) & 3
        }
    }

    /// Bytes of the pixel that begins at a place.
    @inline(__always)
    private mutating func width(at place: Int) -> Int { column(of: place) == 0 ? 1 : bytesPerPixel }

    /// Remembers the first and the last pixels of a copy that stays.
    private mutating func remember(endsOf first: Int, _ last: Int) {
        var place = beginning(ofPixelAt: first)
        if place < first { place &+= width(at: place) }
        for _ in 0..<2 where place < last {
            enter(place)
            place &+= width(at: place)
        }
        place = max(place, beginning(ofPixelAt: last &- 4 &* bytesPerPixel))
        while place < last {
            enter(place)
            place &+= width(at: place)
        }
    }

    @inline(__always)
    private func slots(of place: Int) -> (short: Int, long: Int) {
        // 2^64 / golden ratio: multiplicative hashing (Knuth, The Art of Computer Programming, 6.4).
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        let (value, shift) = (eightBytes(bytes, place), 64 &- Self.hashBits)
        return (
            Int(truncatingIfNeeded: ((value &<< shortShift) &* factor) &>> shift),
            Int(truncatingIfNeeded: ((value &<< longShift) &* factor) &>> shift)
        )
    }

    @inline(__always)
    private func enter(_ place: Int) {
        let (shortSlot, longSlot) = slots(of: place)
        enter(place, shortSlot, longSlot)
    }

    @inline(__always)
    private func enter(_ place: Int, _ shortSlot: Int, _ longSlot: Int) {
        short[shortSlot] = Int32(truncatingIfNeeded: place &+ 1)
        earlier[place & Self.windowMask] = long[longSlot]
        long[longSlot] = Int32(truncatingIfNeeded: place &+ 1)
    }

    // MARK: The path

    /// Goes through the pixels of the span, past the insides of long copies.
    private mutating func visit(_ tokens: UnsafeBufferPointer<UInt32>, from first: Int) {
        var (token, tokenStart) = (first, start)
        var length = DeflateToken.length(of: tokens[first])
        let margin = Self.pixelsAtEnds &* bytesPerPixel
        var place = beginning(ofPixelAt: start)
        while place < end {
            while tokenStart &+ length <= place {
                tokenStart &+= length
                token &+= 1
                length = DeflateToken.length(of: tokens[token])
            }
            if length >= Self.longLength, place >= start {
                let tokenEnd = tokenStart &+ length
                if place &- tokenStart <= margin {
                    follow(tokens[token], from: place, to: tokenEnd)
                } else if tokenEnd &- place > margin {
                    place = max(place, beginning(ofPixelAt: tokenEnd &- margin))
                }
            }
            let width = width(at: place)
            if place >= start { lookUp(place) }
            var byte = max(place, start)
            while byte < min(place &+ width, end) {
                step(byte)
                byte &+= 1
            }
            place &+= width
        }
    }

    /// Puts the rest of a copy to the path, at its full length and cut by a pixel or two.
    @inline(__always)
    private mutating func follow(_ token: UInt32, from place: Int, to tokenEnd: Int) {
        guard tokenEnd &- place >= DeflateToken.shortestMatch else { return }
        let distance = Int(token & 0x7FFF) &+ 1
        let price = prices.distance(distance)
        relax(place, tokenEnd &- place, distance, price)
        var cut = beginning(ofPixelAt: tokenEnd)
        if cut == tokenEnd { cut &-= bytesPerPixel }
        for _ in 0..<Self.pixelsAtEnds where cut &- place >= DeflateToken.shortestMatch {
            relax(place, cut &- place, distance, price)
            cut &-= bytesPerPixel
        }
    }

    /// Puts the copies that begin with a pixel to the path: of the pixel in front, the one above, and those with the same bytes.
    @inline(__always)
    private mutating func lookUp(_ place: Int) {
        let (shortSlot, longSlot) = slots(of: place)
        put(place, from: place &- bytesPerPixel)
        put(place, from: place &- bytesPerRow)
        let (nearest, latest) = (Int(short[shortSlot]) &- 1, Int(long[longSlot]) &- 1)
        put(place, from: nearest)
        var (from, left) = (latest, Self.probes)
        while from >= 0, left > 0, place &- from <= DeflateToken.farthestMatch {
            if from != nearest { put(place, from: from) }
            // A place that has left the window has been overwritten by a later one.
            let next = Int(earlier[from & Self.windowMask]) &- 1
            if next >= from { break }
            from = next
            left &-= 1
        }
        enter(place, shortSlot, longSlot)
    }

    /// Puts a copy to the path, at its length, cut by some pixels, and begun in front of its first pixel where it holds that.
    @inline(__always)
    private func put(_ place: Int, from: Int) {
        let distance = place &- from
        guard from >= 0, distance <= DeflateToken.farthestMatch else { return }
        let length = equalBytes(bytes, place, from, limit: min(end &- place, DeflateToken.longestMatch))
        if length == 0 { return }
        let price = prices.distance(distance)
        if length >= DeflateToken.shortestMatch {
            relax(place, length, distance, price)
            var cut = length &- (bytesPerPixel == 3 ? length % 3 : length & (bytesPerPixel &- 1))
            if cut == length { cut &-= bytesPerPixel }
            var left = Self.shortCuts
            while left > 0, cut >= DeflateToken.shortestMatch {
                relax(place, cut, distance, price)
                cut &-= bytesPerPixel
                left &-= 1
            }
        }
        var back = 1
        while back < bytesPerPixel, place &- back >= start, from &- back >= 0, length &+ back <= DeflateToken.longestMatch,
            bytes[place &- back] == bytes[from &- back]
        {
            if length &+ back >= DeflateToken.shortestMatch { relax(place &- back, length &+ back, distance, price) }
            back &+= 1
        }
    }

    @inline(__always)
    private func step(_ place: Int) {
        let (byte, from) = (bytes[place], reached[place &- start])
        if from == .max { return }
        let cost = from &+ prices.literals[Int(byte)]
        if cost < reached[place &- start &+ 1] {
            reached[place &- start &+ 1] = cost
            arrivals[place &- start &+ 1] = UInt32(byte)
        }
    }

    @inline(__always)
    private func relax(_ place: Int, _ length: Int, _ distance: Int, _ price: UInt32) {
        let from = reached[place &- start]
        if from == .max { return }
        let cost = from &+ price &+ prices.lengths[length &- DeflateToken.shortestMatch]
        let target = place &- start &+ length
        if cost < reached[target] {
            reached[target] = cost
            arrivals[target] = DeflateToken.match(length: length, distance: distance)
        }
    }

    private mutating func appendPath() {
        let first = result.count
        var place = end &- start
        while place > 0 {
            let token = arrivals[place]
            result.append(token)
            place &-= DeflateToken.length(of: token)
        }
        result[first...].reverse()
    }
}
