/// The checksum of the zlib format (RFC 1950, 8.2).
enum Adler32 {
    /// The largest prime below 2^16.
    private static let modulus: UInt64 = 65_521
    /// Bytes a step, each with sums of its own.
    private static let lanes = 32
    /// Steps before the sums are taken out of their 16 bits: a sum of sums of 22 bytes is at most 255 * 22 * 21 / 2.
    private static let longestBatch = 22

    static func checksum(of bytes: [UInt8], count: Int) -> UInt32 {
        precondition(count <= bytes.count, "Only bytes that are there are summed.")
        return bytes.withUnsafeBytes { bytes in
            var (first, second) = (UInt64(1), UInt64(0))
            var place = 0
            while count - place >= lanes {
                let steps = min(longestBatch, (count - place) / lanes)
                var (even, odd) = (SIMD16<UInt16>(), SIMD16<UInt16>())
                var (earlierEven, earlierOdd) = (SIMD16<UInt16>(), SIMD16<UInt16>())
                for _ in 0..<steps {
                    earlierEven &+= even
                    earlierOdd &+= odd
                    // Two bytes a lane: the first one is the lower.
                    let pairs = SIMD16<UInt16>(
                        littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt16>.self))
                    even &+= pairs & 255
                    odd &+= pairs &>> 8
                    place += lanes
                }
                // A byte counts once for every byte from it to the end.
                var (sum, weighted) = (UInt64(0), UInt64(0))
                for lane in 0..<lanes / 2 {
                    let (own, next) = (UInt64(even[lane]), UInt64(odd[lane]))
                    sum &+= own &+ next
                    weighted &+= own &* UInt64(lanes - 2 * lane) &+ next &* UInt64(lanes - 2 * lane - 1)
                    weighted &+= (UInt64(earlierEven[lane]) &+ UInt64(earlierOdd[lane])) &* UInt64(lanes)
                }
                second = (second &+ first &* UInt64(steps * lanes) &+ weighted) % modulus
                first = (first &+ sum) % modulus
            }
            while place < count {
                first = (first &+ UInt64(bytes[place])) % modulus
                second = (second &+ first) % modulus
                place += 1
            }
            return UInt32(second << 16 | first)
        }
    }
}

extension SIMD16<UInt16> {
    /// Lanes that were loaded from memory with the lower byte first.
    @inline(__always)
    fileprivate init(littleEndian lanes: SIMD16<UInt16>) {
        self = 1.littleEndian == 1 ? lanes : lanes &<< 8 | lanes &>> 8
    }
}
