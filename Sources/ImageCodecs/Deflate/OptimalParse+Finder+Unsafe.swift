extension OptimalParse {
    /// Looks up every beginning of a pixel among those before it; inside areas of one colour nothing is looked up.
    struct Finder {
        private static let hashBits: UInt64 = 15
        private static let windowMask = DeflateToken.farthestMatch - 1

        let bytes: UnsafeMutablePointer<UInt8>
        let count: Int
        let bytesPerPixel: Int
        let bytesPerRow: Int
        let pixelsPerRow: Int
        /// How many earlier pixels each pixel is compared with.
        let probes: Int

        @inline(__always)
        private func load(_ place: Int) -> UInt64 { eightBytes(bytes, place) }

        /// How many bytes from a place on, at most as many as a copy holds, are those from an earlier place on.
        @inline(__always)
        private func sameBytes(_ place: Int, _ from: Int) -> Int {
            equalBytes(bytes, place, from, limit: min(count - place, DeflateToken.longestMatch))
        }

        /// How many bytes in front of a place, fewer than a pixel, are those in front of an earlier place.
        @inline(__always)
        private func sameBytesBefore(_ place: Int, _ from: Int) -> Int {
            var length = 0
            while length < bytesPerPixel - 1, from - length > 0, bytes[place - length - 1] == bytes[from - length - 1] {
                length += 1
            }
            return length
        }

        /// The candidates of every pixel, which begin at its number in `starts`.
        func candidates(rows: Int, starts: UnsafeMutablePointer<Int32>) -> [Candidate] {
            var candidates: [Candidate] = []
            candidates.reserveCapacity(rows * pixelsPerRow / 4)
            let size = 1 << Int(Self.hashBits)
            let short = UnsafeMutablePointer<Int32>.allocate(capacity: size)
            let long = UnsafeMutablePointer<Int32>.allocate(capacity: size)
            let earlier = UnsafeMutablePointer<Int32>.allocate(capacity: DeflateToken.farthestMatch)
            defer {
                short.deallocate()
                long.deallocate()
                earlier.deallocate()
            }
            short.initialize(repeating: -1, count: size)
            long.initialize(repeating: -1, count: size)
            earlier.initialize(repeating: -1, count: DeflateToken.farthestMatch)
            // 2^64 / golden ratio: multiplicative hashing (Knuth, The Art of Computer Programming, 6.4).
            let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
            let shortShift = UInt64(64 - 8 * (bytesPerPixel == 3 || bytesPerPixel == 1 ? 3 : 4))
            let longShift = UInt64(64 - 8 * (bytesPerPixel == 3 ? 6 : bytesPerPixel == 1 ? 5 : 8))
            let shift = 64 - Self.hashBits

            var pixel = 0
            for row in 0..<rows {
                for column in 0..<pixelsPerRow {
                    starts[pixel] = Int32(truncatingIfNeeded: candidates.count)
                    pixel += 1
                    let place = row * bytesPerRow + (column == 0 ? 0 : 1 + (column - 1) * bytesPerPixel)
                    if isInside(place) { continue }
                    addNear(place, to: &candidates)
                    let value = load(place)
                    let shortSlot = Int(truncatingIfNeeded: ((value << shortShift) &* factor) >> shift)
                    let longSlot = Int(truncatingIfNeeded: ((value << longShift) &* factor) >> shift)
                    var best = 2
                    add(place, Int(short[shortSlot]), &best, to: &candidates)
                    var (from, left) = (Int(long[longSlot]), probes)
                    while from >= 0, left > 0, place - from <= DeflateToken.farthestMatch, best < DeflateToken.longestMatch {
                        add(place, from, &best, to: &candidates)
                        let next = Int(earlier[from & Self.windowMask])
                        if next >= from { break }
                        from = next
                        left -= 1
                    }
                    short[shortSlot] = Int32(truncatingIfNeeded: place)
                    earlier[place & Self.windowMask] = long[longSlot]
                    long[longSlot] = Int32(truncatingIfNeeded: place)
                }
            }
            starts[pixel] = Int32(truncatingIfNeeded: candidates.count)
            return candidates
        }

        /// Whether a place lies in a run of equal pixels, neither at its beginning nor near its end.
        @inline(__always)
        private func isInside(_ place: Int) -> Bool {
            if place < 2 * bytesPerPixel || place + 8 + 2 * bytesPerPixel > count { return false }
            let pixel = load(place - bytesPerPixel)
            return pixel == load(place - 2 * bytesPerPixel) && pixel == load(place) && pixel == load(place + 2 * bytesPerPixel)
        }

        /// The pixel in front and the one above, whose distances occur so often that they cost little.
        @inline(__always)
        private func addNear(_ place: Int, to candidates: inout [Candidate]) {
            var (beside, above) = (2, 2)
            add(place, place - bytesPerPixel, &beside, to: &candidates)
            add(place, place - bytesPerRow, &above, to: &candidates)
        }

        @inline(__always)
        private func add(_ place: Int, _ from: Int, _ best: inout Int, to candidates: inout [Candidate]) {
            guard from >= 0, place - from <= DeflateToken.farthestMatch else { return }
            // A longer copy has the byte behind the best one, too.
            guard bytes[place + best] == bytes[from + best] else { return }
            let length = sameBytes(place, from)
            guard length > best else { return }
            best = length
            let back = sameBytesBefore(place, from)
            candidates.append(
                Candidate(
                    length: UInt16(truncatingIfNeeded: length), back: UInt16(truncatingIfNeeded: back),
                    distance: UInt32(truncatingIfNeeded: place - from)))
        }
    }
}
