import TestSupport
import Testing

@testable import ImageCodecs

@Suite struct LZWTests {
    @Test(arguments: 2...8, [1, 2, 7, 300, 4097, 20_000])
    func `Symbols come back as they were`(bits: Int, count: Int) throws {
        var random = SeededGenerator(seed: UInt64(bits * count))
        for spread in [1, 2, 1 << bits] {
            let symbols = (0..<count).map { _ in UInt8.random(in: 0..<UInt8(clamping: spread), using: &random) }
            let bytes = LZWEncoder(symbolBits: bits).encode(symbols.map { PixelChoice($0) })
            try expect(LZWDecoder(symbolBits: bits).decode(bytes, count: count), equals: symbols)
        }
    }

    /// Runs longer than the table of runs, runs that end the picture, and runs between noise.
    @Test(arguments: [511, 512, 513, 5000, 200_000])
    func `Long runs come back as they were`(length: Int) throws {
        var random = SeededGenerator(seed: UInt64(length))
        var symbols = [UInt8](repeating: 3, count: length)
        for _ in 0..<20 {
            symbols += (0..<50).map { _ in UInt8.random(in: 0..<8, using: &random) }
            symbols += [UInt8](repeating: 5, count: Int.random(in: 1...700, using: &random))
        }
        let bytes = LZWEncoder(symbolBits: 3).encode(symbols.map { PixelChoice($0) })
        try expect(LZWDecoder(symbolBits: 3).decode(bytes, count: symbols.count), equals: symbols)
        #expect(bytes.count < symbols.count / 2)
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `A blank stands only where it may, and saves codes`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let symbols = (0..<5000).map { _ in UInt8.random(in: 0..<15, using: &random) }
        let isKept = (0..<5000).map { _ in Int.random(in: 0..<10, using: &random) > 0 }
        let free = zip(symbols, isKept).map { $1 ? PixelChoice($0).orBlank : PixelChoice($0) }
        let bytes = LZWEncoder(symbolBits: 4, blank: 15).encode(free)
        let decoded = try LZWDecoder(symbolBits: 4).decode(bytes, count: 5000)
        for (index, symbol) in decoded.enumerated() {
            #expect(symbol == symbols[index] || (symbol == 15 && isKept[index]))
        }
        let plain = LZWEncoder(symbolBits: 4).encode(symbols.map { PixelChoice($0) })
        #expect(bytes.count * 2 < plain.count)
    }

    /// Red and its neighbour are 1 of 255 apart, green is far away.
    @Test func `Colours that look alike stand for each other, others do not`() throws {
        let choices = Self.choices([0xFF00_00FF, 0xFF00_00FE, 0xFF00_FF00], quality: .lossy, pixelCount: 10_000)
        let green = choices.palette.entry(for: 0xFF00_FF00)
        var random = SeededGenerator(seed: 4)
        let pixels = (0..<4000).map { _ in choices.palette.colors[Int.random(in: 0..<3, using: &random)] }
        let bytes = LZWEncoder(symbolBits: 2, others: choices).encode(pixels.map(choices.choice))
        let decoded = try LZWDecoder(symbolBits: 2).decode(bytes, count: 4000)
        for (pixel, symbol) in zip(pixels, decoded) { expect(pixel == 0xFF00_FF00, equals: symbol == green) }
        let plain = LZWEncoder(symbolBits: 2).encode(pixels.map { PixelChoice(choices.palette.entry(for: $0)) })
        #expect(bytes.count < plain.count)
    }

    @Test func `Colours of areas, and all colours of a palette that has every one, stay as they are`() {
        let colors: [UInt32] = [0xFF00_00FF, 0xFF00_00FE, 0xFF00_FF00]
        #expect(colors.allSatisfy { Self.choices(colors, quality: .standard, pixelCount: 10_000).choice(for: $0).isLone })
        #expect(colors.allSatisfy { Self.choices(colors, quality: .lossy, pixelCount: 512).choice(for: $0).isLone })
        #expect(!Self.choices(colors, quality: .lossy, pixelCount: 513).choice(for: colors[0]).isLone)
    }

    /// The choices of colours that are each seen once in so many pixels.
    private static func choices(_ colors: [UInt32], quality: GIFQuality, pixelCount: Int) -> PaletteChoices {
        var histogram = ColorHistogram()
        for pixel in colors { histogram.add(pixel, count: 1) }
        let palette = PaletteQuantizer.palette(of: histogram.sorted, size: 255)
        return PaletteChoices(palette, quality: quality, pixelCount: pixelCount)
    }

    /// Codes followed on trial leave no trace, also where they begin with the same symbol or make a run longer.
    @Test(arguments: 0..<6 as Range<UInt64>)
    func `A table follows another code as if there had been no first one`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var tried = LZWTable(symbolBits: 2)
        var straight = LZWTable(symbolBits: 2)
        var isSame = true
        for _ in 0..<5000 {
            let code = Int.random(in: 0..<4, using: &random)
            tried.follow(with: Int.random(in: 0..<4, using: &random))
            tried.follow(insteadWith: Int.random(in: 0..<4, using: &random))
            tried.follow(insteadWith: code)
            straight.follow(with: code)
            let (some, others) = (tried.strings, straight.strings)
            for symbol in 0..<4 {
                for prefix in 0..<4 {
                    isSame = isSame && some.code(of: prefix, then: symbol) == others.code(of: prefix, then: symbol)
                }
                isSame = isSame && tried.longestRun(of: symbol) == straight.longestRun(of: symbol)
            }
            isSame = isSame && tried.codeBits == straight.codeBits && tried.isFull == straight.isFull
        }
        #expect(isSame && tried.isFull)
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `Random bytes give symbols or an error, never a crash`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
        let symbols = try? LZWDecoder(symbolBits: Int(seed % 8) + 1).decode(bytes, count: 3000)
        #expect(symbols == nil || symbols?.count == 3000)
    }
}
