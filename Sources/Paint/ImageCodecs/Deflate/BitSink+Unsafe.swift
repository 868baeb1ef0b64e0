/// Packs bits into bytes, lowest bit first (RFC 1951, 3.1.1).
struct BitSink {
    private(set) var bytes: [UInt8]
    private var pending: UInt64 = 0
    private var pendingCount = 0

    /// Begins after existing bytes.
    init(_ bytes: [UInt8] = []) {
        self.bytes = bytes
    }

    /// Appends up to 32 bits.
    mutating func append(_ value: Int, count: Int) {
        pending |= UInt64(value) << UInt64(pendingCount)
        pendingCount += count
        while pendingCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
    }

    /// Fills the byte that was begun with zeros.
    mutating func finishByte() {
        if pendingCount > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
        (pending, pendingCount) = (0, 0)
    }

    mutating func append(bytes more: some Sequence<UInt8>) {
        precondition(pendingCount == 0, "Whole bytes follow whole bytes.")
        bytes.append(contentsOf: more)
    }

    /// Appends tokens in a block's codes, and the end of the block.
    mutating func append(_ tokens: ArraySlice<UInt32>, of block: DeflateBlock) {
        let words = Words(block)
        let start = bytes.count
        // The accumulator is stored eight bytes at a time, so there is room for as many more.
        bytes.append(contentsOf: repeatElement(0, count: block.bitCount / 8 + 24))
        var (held, heldCount) = (pending, UInt64(pendingCount))
        let end = bytes.withUnsafeMutableBytes { bytes in
            words.withPointers { literals, distances, distanceSymbols in
                tokens.withUnsafeBufferPointer { tokens in
                    var position = start
                    @inline(__always) func store() {
                        bytes.storeBytes(of: held.littleEndian, toByteOffset: position, as: UInt64.self)
                        let whole = heldCount & ~7
                        position &+= Int(whole >> 3)
                        held >>= whole
                        heldCount &-= whole
                    }
                    for token in tokens {
                        // Up to 7 bits are held; a match adds 15 + 5 and 15 + 13 more.
                        if token & DeflateToken.matchFlag == 0 {
                            let word = literals[Int(token)]
                            held |= (word >> 8) << heldCount
                            heldCount &+= word & 0xFF
                        } else {
                            let length = literals[512 &+ Int(token >> 16 & 0xFF)]
                            held |= (length >> 8) << heldCount
                            heldCount &+= length & 0xFF
                            let offset = Int(token & 0x7FFF)
                            let symbol = Int(distanceSymbols[DeflateToken.distancePlace(offset)])
                            let word = distances[symbol]
                            held |= (word >> 8 & 0xFFFF) << heldCount
                            heldCount &+= word & 0xFF
                            held |= (UInt64(truncatingIfNeeded: offset) &- word >> 32) << heldCount
                            heldCount &+= word >> 24 & 0xFF
                        }
                        store()
                    }
                    let last = literals[DeflateToken.endOfBlock]
                    held |= (last >> 8) << heldCount
                    heldCount &+= last & 0xFF
                    store()
                    return position
                }
            }
        }
        bytes.removeLast(bytes.count - end)
        (pending, pendingCount) = (held, Int(heldCount))
    }

    /// The words of a block, ready to be stored: bits above, their number in the low byte.
    private struct Words {
        /// Literals and the end at their symbols; from 512 the lengths, with the bits that follow.
        private var literals = [UInt64](repeating: 0, count: 512 + 256)
        /// Word in bits 8 to 23, number of extra bits in 24 to 31, least distance less 1 from 32.
        private var distances = [UInt64](repeating: 0, count: DeflateToken.distanceSymbolCount)

        init(_ block: DeflateBlock) {
            let (code, distanceCode) = (block.literalCode, block.distanceCode)
            for symbol in 0...DeflateToken.endOfBlock {
                literals[symbol] = UInt64(code.words[symbol]) << 8 | UInt64(code.lengths[symbol])
            }
            for offset in 0...255 {
                let place = Int(DeflateToken.lengthSymbols[offset])
                let bits = UInt64(code.lengths[257 + place])
                let extra = UInt64(offset + DeflateToken.shortestMatch - DeflateToken.lengthBases[place])
                let word = UInt64(code.words[257 + place]) | extra << bits
                literals[512 + offset] = word << 8 | (bits + UInt64(DeflateToken.lengthExtraBits[place]))
            }
            for symbol in distances.indices {
                distances[symbol] =
                    UInt64(distanceCode.lengths[symbol]) | UInt64(distanceCode.words[symbol]) << 8
                    | UInt64(DeflateToken.distanceExtraBits[symbol]) << 24
                    | UInt64(DeflateToken.distanceBases[symbol] - 1) << 32
            }
        }

        func withPointers<Result>(
            _ body: (UnsafePointer<UInt64>, UnsafePointer<UInt64>, UnsafePointer<UInt8>) -> Result
        ) -> Result {
            literals.withUnsafeBufferPointer { literals in
                distances.withUnsafeBufferPointer { distances in
                    DeflateToken.distanceSymbols.withUnsafeBufferPointer { symbols in
                        guard let first = literals.baseAddress, let second = distances.baseAddress,
                            let third = symbols.baseAddress
                        else { preconditionFailure("The tables have entries.") }
                        return body(first, second, third)
                    }
                }
            }
        }
    }
}
