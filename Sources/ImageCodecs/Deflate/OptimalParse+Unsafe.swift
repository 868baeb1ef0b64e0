/// Finds the cheapest way to store rows of pixels, given what each token costs.
///
/// Every beginning of a pixel is looked up once among those before it; then the cheapest path through the bytes is found as
/// often as wanted, each time with the costs that the last path has led to (as in Zopfli, Alakuijala and Vandevenne, 2013).
/// Inside areas of one colour nothing is looked up and few places are visited.
final class OptimalParse {
    /// Part of the bytes and what tokens cost there.
    struct Segment {
        /// The byte behind it.
        var end: Int
        var costs: DeflateCosts
    }

    /// Copies of at least this length are not also tried at each shorter one.
    private static let longLength = 64
    /// Pixels to which a long copy may be cut.
    private static let shortCuts = 4

    /// A copy that a pixel can begin with, and how many bytes in front of the pixel it would hold as well.
    struct Candidate {
        var length: UInt16
        var back: UInt16
        var distance: UInt32
    }

    private let bytes: UnsafeMutablePointer<UInt8>
    private let count: Int
    private let bytesPerPixel: Int
    private let bytesPerRow: Int
    private let pixelsPerRow: Int
    private let rows: Int
    private let candidates: [Candidate]
    /// Where each pixel's candidates begin; a row has its filter and its pixels.
    private let starts: UnsafeMutablePointer<Int32>
    private let pixelCount: Int
    /// The cost of the cheapest way to each byte, and the token that it ends with.
    private let reached: UnsafeMutablePointer<UInt32>
    private let tokens: UnsafeMutablePointer<UInt32>

    /// - Parameter probes: How many earlier pixels each pixel is compared with.
    init(_ input: PixelBytes, probes: Int) {
        let shape = input.shape
        count = shape.count
        bytesPerPixel = shape.bytesPerPixel
        bytesPerRow = shape.bytesPerRow
        pixelsPerRow = (shape.bytesPerRow - 1) / shape.bytesPerPixel + 1
        rows = shape.count / shape.bytesPerRow
        pixelCount = rows * pixelsPerRow
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: input.padded.count)
        _ = copy.initialize(from: input.padded)
        guard let first = copy.baseAddress else { preconditionFailure("There is padding at least.") }
        bytes = first
        starts = .allocate(capacity: pixelCount + 1)
        reached = .allocate(capacity: count + 1)
        tokens = .allocate(capacity: count + 1)
        let finder = Finder(
            bytes: bytes, count: count, bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow,
            pixelsPerRow: pixelsPerRow, probes: probes)
        candidates = finder.candidates(rows: rows, starts: starts)
    }

    deinit {
        bytes.deallocate()
        starts.deallocate()
        reached.deallocate()
        tokens.deallocate()
    }

    /// How many bytes from a place on, at most as many as a copy holds, are those from an earlier place on.
    @inline(__always)
    private func sameBytes(_ place: Int, _ from: Int) -> Int {
        let limit = min(count - place, DeflateToken.longestMatch)
        return equalBytes(bytes, place, from, limit: limit)
    }

    /// The tokens of the cheapest path through segments that cover all bytes.
    func tokens(costing segments: [Segment]) -> [UInt32] {
        reached.initialize(repeating: .max, count: count + 1)
        reached[0] = 0
        candidates.withUnsafeBufferPointer { candidates in
            var segment = 0
            var row = 0
            while row < rows {
                // A segment's costs hold from the first row that begins in it.
                while segments[segment].end <= row * bytesPerRow, segment + 1 < segments.count { segment += 1 }
                var end = row + 1
                while end < rows, end * bytesPerRow < segments[segment].end { end += 1 }
                if segment + 1 == segments.count { end = rows }
                DeflatePrices.with(segments[segment].costs) { prices in
                    walk(rows: row..<end, candidates: candidates, prices: prices)
                }
                row = end
            }
        }
        return path()
    }

    private func walk(rows: Range<Int>, candidates: UnsafeBufferPointer<Candidate>, prices: DeflatePrices) {
        var pixel = rows.lowerBound * pixelsPerRow
        var place = rows.lowerBound * bytesPerRow
        let end = rows.upperBound * bytesPerRow
        var column = 0
        while place < end {
            let width = column == 0 ? 1 : bytesPerPixel
            let (first, last) = (Int(starts[pixel]), Int(starts[pixel + 1]))
            if reached[place] != .max {
                if first == last {
                    if !visitInside(place, prices: prices) { step(place, prices: prices) }
                } else {
                    visit(place, candidates[first..<last], width: width, prices: prices)
                    step(place, prices: prices)
                }
            }
            let following = pixel + 1 < pixelCount ? Int(starts[pixel + 2]) : last
            for offset in 1..<max(1, width) where reached[place + offset] != .max {
                for candidate in candidates[last..<following] where Int(candidate.back) >= width - offset {
                    let length = min(DeflateToken.longestMatch, Int(candidate.length) + width - offset)
                    let distance = Int(candidate.distance)
                    relax(place + offset, length, distance, prices.distance(distance), prices: prices)
                }
                // A copy of 258 bytes can end inside a pixel, and be gone on with.
                if last == following, visitInside(place + offset, prices: prices) { continue }
                step(place + offset, prices: prices)
            }
            place += width
            pixel += 1
            column = column + 1 == pixelsPerRow ? 0 : column + 1
        }
    }

    @inline(__always)
    private func step(_ place: Int, prices: DeflatePrices) {
        let byte = bytes[place]
        let cost = reached[place] &+ prices.literals[Int(byte)]
        if cost < reached[place + 1] {
            reached[place + 1] = cost
            tokens[place + 1] = UInt32(byte)
        }
    }

    @inline(__always)
    private func relax(_ place: Int, _ length: Int, _ distance: Int, _ price: UInt32, prices: DeflatePrices) {
        let cost = reached[place] &+ price &+ prices.lengths[length - DeflateToken.shortestMatch]
        if cost < reached[place + length] {
            reached[place + length] = cost
            tokens[place + length] = DeflateToken.match(length: length, distance: distance)
        }
    }

    /// Tries the copies that a pixel can begin with, each at its length and cut to those whole pixels that no nearer one reaches.
    ///
    /// - Parameter width: Bytes of the pixel itself, 1 for the filter of a row.
    @inline(__always)
    private func visit(
        _ place: Int, _ candidates: Slice<UnsafeBufferPointer<Candidate>>, width: Int, prices: DeflatePrices
    ) {
        // The shortest length of whole pixels that a copy can have.
        let shortest = width + (DeflateToken.shortestMatch - width + bytesPerPixel - 1) / bytesPerPixel * bytesPerPixel
        var uncovered = max(width, shortest)
        for candidate in candidates {
            let (length, distance) = (Int(candidate.length), Int(candidate.distance))
            let price = prices.distance(distance)
            relax(place, length, distance, price, prices: prices)
            if distance == bytesPerPixel, length >= Self.longLength { continue }
            let isNear = distance == bytesPerPixel || distance == bytesPerRow
            var cut = isNear ? max(width, shortest) : uncovered
            let end = length < Self.longLength ? length : min(length, cut + Self.shortCuts * bytesPerPixel)
            while cut < end {
                relax(place, cut, distance, price, prices: prices)
                cut += bytesPerPixel
            }
            if !isNear { uncovered = max(uncovered, cut) }
        }
    }

    /// Goes on with a run of equal pixels, or with what is above, from any byte; answers whether that is longer than a pixel.
    @inline(__always)
    private func visitInside(_ place: Int, prices: DeflatePrices) -> Bool {
        let beside = visit(place, distance: bytesPerPixel, prices: prices)
        if beside == DeflateToken.longestMatch { return true }
        let above = visit(place, distance: bytesPerRow, prices: prices)
        return max(beside, above) > bytesPerPixel
    }

    /// Tries a copy from one distance at its full length, which is answered.
    @inline(__always)
    private func visit(_ place: Int, distance: Int, prices: DeflatePrices) -> Int {
        guard distance <= min(place, DeflateToken.farthestMatch) else { return 0 }
        let length = sameBytes(place, place - distance)
        guard length >= DeflateToken.shortestMatch else { return 0 }
        relax(place, length, distance, prices.distance(distance), prices: prices)
        return length
    }

    private func path() -> [UInt32] {
        var reversed: [UInt32] = []
        var place = count
        while place > 0 {
            let token = tokens[place]
            reversed.append(token)
            place -= DeflateToken.length(of: token)
        }
        reversed.reverse()
        return reversed
    }
}
