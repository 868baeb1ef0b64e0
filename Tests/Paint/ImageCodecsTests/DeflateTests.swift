import TestSupport
import Testing

@testable import ImageCodecs

@Suite struct DeflateTests {
    /// The example of RFC 1950's readers everywhere: the checksum of "Wikipedia".
    @Test func `Adler's checksum of a known text`() {
        let text = Array("Wikipedia".utf8)
        expect(Adler32.checksum(of: text, count: text.count), equals: 0x11E6_0398)
    }

    @Test(arguments: [0, 1, 31, 32, 703, 704, 705, 100_000])
    func `Adler's checksum is what its definition says`(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        let bytes = (0..<count).map { _ in UInt8.random(in: 250...255, using: &random) }
        var (first, second) = (1, 0)
        for byte in bytes {
            first = (first + Int(byte)) % 65_521
            second = (second + first) % 65_521
        }
        expect(Adler32.checksum(of: bytes, count: count), equals: UInt32(second << 16 | first))
    }

    /// The check value of CRC-32 in every catalogue of such checksums.
    @Test func `The checksum of chunks of a known text`() {
        expect(PNGChunk.checksum(of: Array("123456789".utf8)[...]), equals: 0xCBF4_3926)
        expect(PNGChunk.checksum(of: []), equals: 0)
    }

    /// Fibonacci's numbers make the longest words: without a limit the rarest of 30 symbols would have 29 bits.
    @Test(arguments: [(30, 15), (19, 7), (286, 15), (2, 7), (1, 15), (0, 15)])
    func `A code is complete and within its limit`(count: Int, limit: Int) {
        var frequencies = [UInt32](repeating: 0, count: 286)
        var pair: (UInt32, UInt32) = (1, 1)
        for symbol in 0..<count {
            frequencies[symbol] = pair.0
            if pair.1 < 1 << 24 { pair = (pair.1, pair.0 + pair.1) }
        }
        let lengths = HuffmanCode.lengths(for: frequencies, limit: limit)
        #expect(lengths.allSatisfy { $0 <= limit })
        let share = lengths.reduce(0) { $1 == 0 ? $0 : $0 + 1 << (limit - Int($1)) }
        expect(share, equals: 1 << limit, "Kraft's sum is one")
        for (symbol, frequency) in frequencies.enumerated() where frequency > 0 { #expect(lengths[symbol] > 0) }
    }

    /// Words by the example of RFC 1951, 3.2.2: lengths 3, 3, 3, 3, 3, 2, 4, 4 give 010 to 110, 00, 1110, 1111.
    @Test func `Words are those of the specification's example`() {
        let code = HuffmanCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4])
        expect(code.words, equals: [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
    }

    /// RFC 1951, 3.2.5: lengths 3 to 10, 11, 257 and 258; distances 1, 4, 5, 24577 and 32768.
    @Test func `Lengths and distances have the specification's symbols`() {
        for (length, symbol) in [(3, 257), (10, 264), (11, 265), (257, 284), (258, 285)] {
            expect(257 + Int(DeflateToken.lengthSymbols[length - 3]), equals: symbol)
        }
        for (distance, symbol) in [(1, 0), (4, 3), (5, 4), (256, 15), (257, 16), (24_577, 29), (32_768, 29)] {
            expect(Int(DeflateToken.distanceSymbols[DeflateToken.distancePlace(distance - 1)]), equals: symbol)
        }
    }

    @Test func `Logarithms are exact at powers of two and near between`() {
        for exponent in 0..<31 as Range<UInt32> { expect(BinaryLogarithm.of(1 << exponent), equals: Int(exponent) * 256) }
        // log2(3) = 1.58496, log2(1000) = 9.96578
        #expect(abs(BinaryLogarithm.of(3) - 405) <= 1)
        #expect(abs(BinaryLogarithm.of(1000) - 2551) <= 2)
    }

    @Test(arguments: 1...4)
    func `Tokens give back rows of every width of pixel`(bytesPerPixel: Int) throws {
        var random = SeededGenerator(seed: UInt64(bytesPerPixel))
        let bytesPerRow = 1 + 70 * bytesPerPixel
        // Runs of pixels, some repeated rows, some noise: every kind of copy occurs.
        var rows: [UInt8] = []
        for row in 0..<60 {
            if row % 5 == 4 {
                rows += rows.suffix(bytesPerRow)
                continue
            }
            rows.append(0)
            while rows.count % bytesPerRow != 0 {
                let left = bytesPerRow - rows.count % bytesPerRow
                let pixel = (0..<bytesPerPixel).map { _ in UInt8.random(in: 0..<6, using: &random) }
                for _ in 0..<min(Int.random(in: 1...40, using: &random), left / bytesPerPixel) { rows += pixel }
            }
        }
        var input = PixelBytes(
            padded: rows + [UInt8](repeating: 0, count: PixelBytes.padding), bytesPerPixel: bytesPerPixel,
            bytesPerRow: bytesPerRow)
        let quick = QuickParse.tokens(of: &input)
        expect(Self.bytes(of: quick), equals: rows)
        expect(Self.bytes(of: NearOptimalParser.tokens(refining: quick, of: &input)), equals: rows)
        expect(DeflateSplit.cuts(of: quick).last, equals: quick.count)
    }

    /// What libdeflate makes is a stream in the zlib format with the checksum of its bytes, and smaller than ours.
    @Test func `The smallest stream is smaller`() throws {
        var random = SeededGenerator(seed: 7)
        let bytesPerRow = 1 + 64 * 4
        let rows = (0..<64).flatMap { row -> [UInt8] in
            [0] + (0..<64).flatMap { column in [UInt8(row / 7), UInt8(column / 5), UInt8.random(in: 0..<4, using: &random), 255] }
        }
        func stream(_ search: DeflateSearch) -> [UInt8] {
            Zlib.compress(
                PixelBytes(padded: rows + [UInt8](repeating: 0, count: PixelBytes.padding), bytesPerPixel: 4, bytesPerRow: bytesPerRow),
                search: search)
        }
        let (smallest, refined) = (stream(.smallest), stream(.refined))
        #expect(smallest.count < refined.count)
        #expect(smallest[0] == 0x78 && (Int(smallest[0]) << 8 + Int(smallest[1])).isMultiple(of: 31))
        expect(smallest.suffix(4), equals: refined.suffix(4))
        expect(smallest, equals: stream(.smallest))
    }

    /// What a reader makes of tokens.
    private static func bytes(of tokens: [UInt32]) -> [UInt8] {
        var bytes: [UInt8] = []
        for token in tokens {
            if token & DeflateToken.matchFlag == 0 {
                bytes.append(UInt8(token))
            } else {
                let distance = Int(token & 0x7FFF) + 1
                for _ in 0..<DeflateToken.length(of: token) { bytes.append(bytes[bytes.count - distance]) }
            }
        }
        return bytes
    }
}
