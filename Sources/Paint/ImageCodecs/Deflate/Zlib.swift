/// Writes the zlib format (RFC 1950) that PNG holds its pixels in.
enum Zlib {
    /// The number of tokens that share their codes when time is short: enough that the codes cost little, few enough that they fit.
    private static let tokensPerBlock = 1 << 14

    /// The compressed rows, the same bytes for the same rows; the smallest ones for one version of libdeflate.
    static func compress(_ rows: consuming PixelBytes, search: DeflateSearch) -> [UInt8] {
        var input = rows
        var stream = quickStream(of: &input)
        var smallest: [UInt8]?
        switch search {
        case .onePass: break
        case .refined:
            let tokens = NearOptimalParser.tokens(refining: stream.tokens, of: &input)
            stream.replace(ifShorter: Stream(tokens, cuts: DeflateSplit.cuts(of: tokens)))
        case .smallest:
            // The first pass has chosen among pixels that may as well be others.
            smallest = Libdeflate.compress(input.padded, count: input.shape.count)
        }
        let bytes = stream.bytes(checksum: Adler32.checksum(of: input.padded, count: input.shape.count))
        // For a few bytes the first pass gives a smaller result.
        if let smallest, smallest.count < bytes.count { return smallest }
        return bytes
    }

    private static func quickStream(of input: inout PixelBytes) -> Stream {
        let tokens = QuickParse.tokens(of: &input)
        return Stream(tokens, cuts: Array(stride(from: 0, to: tokens.count, by: tokensPerBlock)) + [tokens.count])
    }

    /// Tokens, cut into blocks.
    private struct Stream {
        let tokens: [UInt32]
        let cuts: [Int]
        let blocks: [DeflateBlock]

        init(_ tokens: [UInt32], cuts: [Int]) {
            self.tokens = tokens
            self.cuts = cuts
            blocks = zip(cuts, cuts.dropFirst()).map { DeflateBlock(DeflateCounts(tokens[$0..<$1])) }
        }

        /// Becomes another stream where that is shorter.
        mutating func replace(ifShorter other: Stream) {
            if other.bitCount < bitCount { self = other }
        }

        var bitCount: Int { blocks.reduce(0) { $0 + $1.bitCount } }

        /// Header, blocks, checksum.
        func bytes(checksum: UInt32) -> [UInt8] {
            // Deflate with a window of 32 KiB and the default effort; 0x789C is a multiple of 31, as it has to be.
            var bits = BitSink([0x78, 0x9C])
            for (place, block) in blocks.enumerated() {
                block.writeHeader(isLast: place == blocks.count - 1, to: &bits)
                bits.append(tokens[cuts[place]..<cuts[place + 1]], of: block)
            }
            bits.finishByte()
            bits.append(bytes: PNGChunk.bigEndian(checksum))
            return bits.bytes
        }
    }
}
