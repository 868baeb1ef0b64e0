/// The costs of tokens, in 256ths of a bit, where a search for the cheapest path looks them up: at every byte.
struct DeflatePrices {
    let literals: UnsafePointer<UInt32>
    let lengths: UnsafePointer<UInt32>
    private let distances: UnsafePointer<UInt32>
    private let symbols: UnsafePointer<UInt8>

    @inline(__always)
    func distance(_ distance: Int) -> UInt32 {
        distances[Int(symbols[DeflateToken.distancePlace(distance &- 1)])]
    }

    /// Calls `body` with the prices that costs come to; they hold only while it runs.
    static func with<Result>(_ costs: DeflateCosts, _ body: (DeflatePrices) -> Result) -> Result {
        costs.literals.withUnsafeBufferPointer { literals in
            costs.lengths.withUnsafeBufferPointer { lengths in
                costs.distances.withUnsafeBufferPointer { distances in
                    DeflateToken.distanceSymbols.withUnsafeBufferPointer { symbols in
                        guard let literals = literals.baseAddress, let lengths = lengths.baseAddress,
                            let distances = distances.baseAddress, let symbols = symbols.baseAddress
                        else { preconditionFailure("The tables have entries.") }
                        return body(
                            DeflatePrices(literals: literals, lengths: lengths, distances: distances, symbols: symbols))
                    }
                }
            }
        }
    }
}
