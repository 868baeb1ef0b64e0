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
        var weights = SIMD32<UInt32>()
        for lane in 0..<lanes { weights[lane] = UInt32(lanes - lane) }
        return bytes.withUnsafeBytes { bytes in
            var (first, second) = (UInt64(1), UInt64(0))
            var place = 0
            while count - place >= lanes {
                let steps = min(longestBatch, (count - place) / lanes)
                var sums = SIMD32<UInt16>(repeating: 0)
                var earlier = SIMD32<UInt16>(repeating: 0)
                for _ in 0..<steps {
                    earlier &+= sums
                    sums &+= SIMD32<UInt16>(
                        truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: place, as: SIMD32<UInt8>.self))
                    place += lanes
                }
                // A byte counts once for every byte from it to the end.
                let wide = SIMD32<UInt32>(truncatingIfNeeded: sums)
                let whole = SIMD32<UInt32>(truncatingIfNeeded: earlier).wrappedSum() &* UInt32(lanes)
                let weighted = UInt64((wide &* weights).wrappedSum()) &+ UInt64(whole)
                second = (second &+ first &* UInt64(steps * lanes) &+ weighted) % modulus
                first = (first &+ UInt64(wide.wrappedSum())) % modulus
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
