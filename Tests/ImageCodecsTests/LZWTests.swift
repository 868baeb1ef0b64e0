import Testing

@testable import ImageCodecs

@Suite struct LZWTests {
    @Test(arguments: 2...8, [1, 2, 7, 300, 4097, 20_000])
    func `Symbols come back as they were`(bits: Int, count: Int) throws {
        var random = SeededGenerator(state: UInt64(bits * count))
        for spread in [1, 2, 1 << bits] {
            let symbols = (0..<count).map { _ in UInt8.random(in: 0..<UInt8(clamping: spread), using: &random) }
            var encoder = LZWEncoder(symbolBits: bits)
            #expect(try LZWDecoder(symbolBits: bits).decode(encoder.encode(symbols), count: count) == symbols)
        }
    }

    @Test func `A blank stands only where it may, and saves codes`() throws {
        var random = SeededGenerator(state: 9)
        let symbols = (0..<5000).map { _ in UInt8.random(in: 0..<15, using: &random) }
        let kept = (0..<5000).map { _ in Int.random(in: 0..<10, using: &random) > 0 }
        var plain = LZWEncoder(symbolBits: 4)
        var free = LZWEncoder(symbolBits: 4)
        let bytes = free.encode(symbols, kept: kept, blank: 15)
        let decoded = try LZWDecoder(symbolBits: 4).decode(bytes, count: 5000)
        for (index, symbol) in decoded.enumerated() {
            #expect(symbol == symbols[index] || (symbol == 15 && kept[index]))
        }
        #expect(bytes.count * 2 < plain.encode(symbols).count)
    }

    /// Red and its neighbour are 1 of 255 apart, green is far away.
    @Test func `Colours that look alike stand for each other, others do not`() throws {
        var histogram = ColorHistogram()
        for pixel: UInt32 in [0xFF00_00FF, 0xFF00_00FE, 0xFF00_FF00] { histogram.add(pixel, count: 1) }
        let palette = PaletteQuantizer.palette(of: histogram.sorted, size: 255)
        let alike = try #require(AlikeSymbols(palette, within: 0.01 * 0.01))
        #expect(AlikeSymbols(palette, within: 0) == nil)
        let green = palette.entry(for: 0xFF00_FF00)
        var random = SeededGenerator(state: 4)
        let symbols = (0..<4000).map { _ in UInt8.random(in: 0..<3, using: &random) }
        var (plain, free) = (LZWEncoder(symbolBits: 2), LZWEncoder(symbolBits: 2))
        let bytes = free.encode(symbols, alike: alike)
        let decoded = try LZWDecoder(symbolBits: 2).decode(bytes, count: 4000)
        for (old, new) in zip(symbols, decoded) { #expect((old == green) == (new == green)) }
        #expect(bytes.count < plain.encode(symbols).count)
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `Random bytes give symbols or an error, never a crash`(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
        let symbols = try? LZWDecoder(symbolBits: Int(seed % 8) + 1).decode(bytes, count: 3000)
        #expect(symbols == nil || symbols?.count == 3000)
    }
}
