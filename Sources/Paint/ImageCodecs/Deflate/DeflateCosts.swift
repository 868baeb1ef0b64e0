/// The cost of each token in a block whose symbols occur as often as counted, in 256ths of a bit.
struct DeflateCosts: Sendable {
    /// The costs by byte.
    private(set) var literals = [UInt32](repeating: 0, count: 256)
    /// The costs by length less 3, with the bits that follow.
    private(set) var lengths = [UInt32](repeating: 0, count: 256)
    /// The costs by distance symbol, with the bits that follow.
    private(set) var distances = [UInt32](repeating: 0, count: DeflateToken.distanceSymbolCount)

    init(_ counts: DeflateCounts) {
        let literalTotal = BinaryLogarithm.of(counts.literals.reduce(1, +))
        let distanceTotal = BinaryLogarithm.of(counts.distances.reduce(1, +))
        for byte in 0..<256 { literals[byte] = Self.cost(counts.literals[byte], total: literalTotal) }
        for offset in 0..<256 {
            let place = Int(DeflateToken.lengthSymbols[offset])
            lengths[offset] =
                Self.cost(counts.literals[257 + place], total: literalTotal)
                + UInt32(DeflateToken.lengthExtraBits[place] * BinaryLogarithm.one)
        }
        for symbol in distances.indices {
            distances[symbol] =
                Self.cost(counts.distances[symbol], total: distanceTotal)
                + UInt32(DeflateToken.distanceExtraBits[symbol] * BinaryLogarithm.one)
        }
    }

    /// The information in a symbol; one that has not occurred counts as a little rarer than one that has, once.
    private static func cost(_ count: UInt32, total: Int) -> UInt32 {
        let bits = count == 0 ? total + BinaryLogarithm.one : total - BinaryLogarithm.of(count)
        return UInt32(max(BinaryLogarithm.one / 2, bits))
    }
}
