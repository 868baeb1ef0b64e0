import TestSupport
import Testing

@testable import ImageCodecs

/// A pixel with a choice becomes one of its two values, and nothing else becomes another.
@Suite struct PixelChoiceTests {
    @Test(arguments: [3, 4], 1...60)
    func `Rows keep their filters and pixels one of their values`(bytesPerPixel: Int, seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        func random(_ bound: Int) -> Int { generator.below(bound) }
        let (width, height, period) = (20 + random(60), 30, 3 + random(20))
        // A pattern with a period of some pixels, now and then another pixel, and often a choice: copies overlap.
        var (rows, choices): ([UInt8], [UInt8]) = ([], [])
        for row in 0..<height {
            rows.append(0)
            choices.append(0)
            for column in 0..<width {
                let shade = random(12) == 0 ? 250 : (row * width + column) % period / 2 * 20
                let pixel = [UInt8](repeating: UInt8(shade), count: bytesPerPixel)
                rows += pixel
                choices += random(3) == 0 ? [UInt8](repeating: UInt8(random(3) * 20), count: bytesPerPixel) : pixel
            }
        }
        let padding = [UInt8](repeating: 0, count: PixelBytes.padding)
        let bytesPerRow = 1 + width * bytesPerPixel
        var input = PixelBytes(
            padded: rows + padding, choices: choices + padding, bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow)
        _ = QuickParse.tokens(of: &input)
        for start in stride(from: 0, to: rows.count, by: bytesPerRow) {
            expect(input.padded[start], equals: 0, "the filter of a row")
            for pixel in stride(from: start + 1, to: start + bytesPerRow, by: bytesPerPixel) {
                let stored = input.padded[pixel..<pixel + bytesPerPixel]
                let isKnown = stored == rows[pixel..<pixel + bytesPerPixel] || stored == choices[pixel..<pixel + bytesPerPixel]
                #expect(isKnown, "pixel at byte \(pixel)")
            }
        }
    }
}
