/// The number of times each symbol occurs in a part of a deflate stream.
struct DeflateCounts: Sendable {
    var literals = [UInt32](repeating: 0, count: DeflateToken.literalSymbolCount)
    var distances = [UInt32](repeating: 0, count: DeflateToken.distanceSymbolCount)

    init() {}

    init(_ tokens: ArraySlice<UInt32>) {
        literals.withUnsafeMutableBufferPointer { literals in
            distances.withUnsafeMutableBufferPointer { distances in
                DeflateToken.lengthSymbols.withUnsafeBufferPointer { lengthSymbols in
                    DeflateToken.distanceSymbols.withUnsafeBufferPointer { distanceSymbols in
                        tokens.withUnsafeBufferPointer { tokens in
                            for token in tokens {
                                if token & DeflateToken.matchFlag == 0 {
                                    literals[Int(token)] &+= 1
                                } else {
                                    literals[257 &+ Int(lengthSymbols[Int(token >> 16 & 0xFF)])] &+= 1
                                    let place = DeflateToken.distancePlace(Int(token & 0x7FFF))
                                    distances[Int(distanceSymbols[place])] &+= 1
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    static func += (left: inout DeflateCounts, right: DeflateCounts) {
        for symbol in left.literals.indices { left.literals[symbol] &+= right.literals[symbol] }
        for symbol in left.distances.indices { left.distances[symbol] &+= right.distances[symbol] }
    }
}
