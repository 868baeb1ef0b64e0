/// A part of a deflate stream with codes of its own (RFC 1951, 3.2.7).
struct DeflateBlock: Sendable {
    let literalCode: HuffmanCode
    let distanceCode: HuffmanCode
    /// The bits of the block with its header.
    let bitCount: Int
    private let header: Header

    /// The lengths of both codes, run-length encoded, and the code of those.
    private struct Header: Sendable {
        let literalCount: Int
        let distanceCount: Int
        /// Symbol, and the value and number of the bits that follow it.
        let runs: [(symbol: Int, extra: Int, extraBits: Int)]
        let code: HuffmanCode
        let codeCount: Int

        /// The order in which the lengths of the code of lengths are stored.
        static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

        init(literals: [UInt8], distances: [UInt8]) {
            literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
            distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
            let runs = Self.runs(of: Array(literals.prefix(literalCount) + distances.prefix(distanceCount)))
            var frequencies = [UInt32](repeating: 0, count: 19)
            for run in runs { frequencies[run.symbol] += 1 }
            let code = HuffmanCode(frequencies: frequencies, limit: 7)
            self.runs = runs
            self.code = code
            codeCount = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
        }

        var bitCount: Int {
            runs.reduce(14 + 3 * codeCount) { $0 + Int(code.lengths[$1.symbol]) + $1.extraBits }
        }

        /// Symbols 0 to 15 are lengths, 16 repeats the last one 3 to 6 times, 17 and 18 stand for 3 to 10 and 11 to 138 zeros.
        private static func runs(of lengths: [UInt8]) -> [(symbol: Int, extra: Int, extraBits: Int)] {
            var runs: [(symbol: Int, extra: Int, extraBits: Int)] = []
            var place = 0
            while place < lengths.count {
                let length = lengths[place]
                var end = place + 1
                while end < lengths.count, lengths[end] == length { end += 1 }
                var rest = end - place
                if length > 0 {
                    runs.append((Int(length), 0, 0))
                    rest -= 1
                }
                while rest >= 3 {
                    if length > 0 {
                        let part = rest == 7 ? 4 : min(6, rest)
                        runs.append((16, part - 3, 2))
                        rest -= part
                    } else {
                        let part = min(138, rest)
                        runs.append(part < 11 ? (17, part - 3, 3) : (18, part - 11, 7))
                        rest -= part
                    }
                }
                for _ in 0..<rest { runs.append((Int(length), 0, 0)) }
                place = end
            }
            return runs
        }
    }

    init(_ counts: DeflateCounts) {
        var literals = counts.literals
        literals[DeflateToken.endOfBlock] += 1
        literalCode = HuffmanCode(frequencies: literals, limit: 15)
        distanceCode = HuffmanCode(frequencies: counts.distances, limit: 15)
        header = Header(literals: literalCode.lengths, distances: distanceCode.lengths)
        var bits = 3 + header.bitCount
        for (symbol, count) in literals.enumerated() where count > 0 {
            let extra = symbol > DeflateToken.endOfBlock ? DeflateToken.lengthExtraBits[symbol - 257] : 0
            bits += Int(count) * (Int(literalCode.lengths[symbol]) + extra)
        }
        for (symbol, count) in counts.distances.enumerated() where count > 0 {
            bits += Int(count) * (Int(distanceCode.lengths[symbol]) + DeflateToken.distanceExtraBits[symbol])
        }
        bitCount = bits
    }

    /// Appends the block's header.
    func writeHeader(isLast: Bool, to bits: inout BitSink) {
        bits.append(isLast ? 1 : 0, count: 1)
        bits.append(2, count: 2)
        bits.append(header.literalCount - 257, count: 5)
        bits.append(header.distanceCount - 1, count: 5)
        bits.append(header.codeCount - 4, count: 4)
        for symbol in Header.order.prefix(header.codeCount) { bits.append(Int(header.code.lengths[symbol]), count: 3) }
        for run in header.runs {
            bits.append(Int(header.code.words[run.symbol]), count: Int(header.code.lengths[run.symbol]))
            bits.append(run.extra, count: run.extraBits)
        }
    }
}
