import Raster
import TestSupport
import Testing

/// The loops on rows against source-over written down channel by channel.
@Suite struct RowComposerTests {
    /// A product of two bytes over 255, rounded to the nearest.
    private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 { (2 * a * b + 255) / 510 }

    private static func channels(_ pixel: UInt32) -> [UInt32] { [0, 8, 16, 24].map { pixel >> $0 & 255 } }

    private static func over(_ source: UInt32, _ level: UInt32, _ below: UInt32) -> UInt32 {
        let scaled = channels(source).map { product($0, level) }
        let result = zip(scaled, channels(below)).map { $0 + product($1, 255 - scaled[3]) }
        return result[0] | result[1] << 8 | result[2] << 16 | result[3] << 24
    }

    /// Premultiplied pixels of all kinds: transparent, opaque and in between.
    private struct Source {
        private var generator: SeededGenerator

        init(_ seed: Int) { generator = SeededGenerator(seed: UInt64(seed)) }

        mutating func byte() -> UInt32 {
            let value = UInt32(generator.below(256))
            return value < 40 ? 0 : value > 215 ? 255 : value
        }

        mutating func pixel() -> UInt32 {
            let alpha = byte()
            let colors = (0..<3).map { _ in byte() * alpha / 255 }
            return colors[0] | colors[1] << 8 | colors[2] << 16 | alpha << 24
        }
    }

    private static let counts = [0, 1, 3, 4, 5, 7, 8, 9, 15, 16, 31, 64, 101]

    @Test(arguments: counts) func onePixelAtOneLevel(count: Int) {
        var source = Source(count)
        for _ in 0..<40 {
            let (pixel, level) = (source.pixel(), source.byte())
            var row = (0..<count).map { _ in source.pixel() }
            let expected = row.map { Self.over(pixel, level, $0) }
            row.withUnsafeMutableBufferPointer { row in
                if let base = row.baseAddress { RowComposer.solid(pixel, level, base, count) }
            }
            expect(row, equals: expected)
        }
    }

    @Test(arguments: counts) func onePixelAtEveryLevel(count: Int) {
        var source = Source(count + 1000)
        for _ in 0..<40 {
            let pixel = source.pixel()
            let levels = (0..<count).map { _ in UInt8(source.byte()) }
            var row = (0..<count).map { _ in source.pixel() }
            let expected = zip(row, levels).map { Self.over(pixel, UInt32($1), $0) }
            row.withUnsafeMutableBufferPointer { row in
                levels.withUnsafeBufferPointer { levels in
                    if let base = row.baseAddress, let levels = levels.baseAddress {
                        RowComposer.solid(pixel, levels, base, count)
                    }
                }
            }
            expect(row, equals: expected)
        }
    }

    @Test(arguments: counts) func pixelsInPlaceOfOthers(count: Int) {
        var source = Source(count + 3000)
        for _ in 0..<40 {
            let pixels = (0..<count).map { _ in source.pixel() }
            let levels = (0..<count).map { _ in UInt8(source.byte()) }
            var row = (0..<count).map { _ in source.pixel() }
            let expected = zip(zip(pixels, levels), row).map { pair, below in
                let (new, old, level) = (Self.channels(pair.0), Self.channels(below), UInt32(pair.1))
                let mixed = zip(new, old).map { ($0 * level + $1 * (255 - level) + 127) / 255 }
                return mixed[0] | mixed[1] << 8 | mixed[2] << 16 | mixed[3] << 24
            }
            row.withUnsafeMutableBufferPointer { row in
                pixels.withUnsafeBufferPointer { pixels in
                    levels.withUnsafeBufferPointer { levels in
                        guard let row = row.baseAddress, let pixels = pixels.baseAddress, let levels = levels.baseAddress else { return }
                        RowComposer.mix(pixels, levels, row, count)
                    }
                }
            }
            expect(row, equals: expected)
        }
    }

    @Test(arguments: counts) func pixelsAtOneLevelAndAtEvery(count: Int) {
        var source = Source(count + 2000)
        for round in 0..<40 {
            let level = round % 3 == 0 ? 255 : source.byte()
            let pixels = (0..<count).map { _ in source.pixel() }
            let levels = (0..<count).map { _ in UInt8(source.byte()) }
            let row = (0..<count).map { _ in source.pixel() }
            var (even, varying) = (row, row)
            pixels.withUnsafeBufferPointer { pixels in
                levels.withUnsafeBufferPointer { levels in
                    even.withUnsafeMutableBufferPointer { even in
                        varying.withUnsafeMutableBufferPointer { varying in
                            guard let pixels = pixels.baseAddress, let levels = levels.baseAddress,
                                let even = even.baseAddress, let varying = varying.baseAddress
                            else { return }
                            RowComposer.pixels(pixels, level, even, count)
                            RowComposer.pixels(pixels, levels, varying, count)
                        }
                    }
                }
            }
            expect(even, equals: zip(pixels, row).map { Self.over($0, level, $1) })
            expect(varying, equals: zip(zip(pixels, levels), row).map { Self.over($0.0, UInt32($0.1), $1) })
        }
    }
}
