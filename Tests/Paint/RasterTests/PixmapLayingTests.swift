import Pixels
import TestSupport
import Testing

/// Pictures laid on each other, as on a contact sheet.
@Suite("Laying pictures on each other") struct PixmapLayingTests {
    /// Colours and alphas of all kinds, premultiplied.
    private func noise(_ width: Int, _ height: Int, seed: UInt64) -> Pixmap {
        var generator = SeededGenerator(seed: seed)
        func next() -> Int { generator.below(256) }
        var pixmap = Pixmap(widthInPixels: width, heightInPixels: height)
        for pixel in 0..<width * height {
            let alpha = [0, 255, next()][next() % 3]
            for channel in 0..<3 { pixmap.bytes[pixel * 4 + channel] = UInt8(next() * alpha / 255) }
            pixmap.bytes[pixel * 4 + 3] = UInt8(alpha)
        }
        return pixmap
    }

    /// Pixel by pixel, each as the mean of its square over what is below.
    private func reference(_ picture: Pixmap, over ground: Pixmap, at origin: (x: Int, y: Int), factor: Int) -> Pixmap {
        var result = ground
        for y in 0..<ground.heightInPixels {
            for x in 0..<ground.widthInPixels {
                let (column, row) = (x - origin.x, y - origin.y)
                guard column >= 0, row >= 0, column < picture.widthInPixels / factor, row < picture.heightInPixels / factor else {
                    continue
                }
                var square: [(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)] = []
                for dy in 0..<factor { for dx in 0..<factor { square.append(picture[column * factor + dx, row * factor + dy]) } }
                let alpha = square.reduce(0) { $0 + Int($1.alpha) } / square.count
                let place = (y * ground.widthInPixels + x) * 4
                let sums = [
                    square.reduce(0) { $0 + Int($1.red) }, square.reduce(0) { $0 + Int($1.green) },
                    square.reduce(0) { $0 + Int($1.blue) }, square.reduce(0) { $0 + Int($1.alpha) },
                ]
                for channel in 0..<4 {
                    let below = Int(ground.bytes[place + channel]) * (255 - alpha) / 255
                    result.bytes[place + channel] = UInt8(min(sums[channel] / square.count + below, 255))
                }
            }
        }
        return result
    }

    @Test(
        "Each pixel is the mean of a square, over what is there", arguments: [1, 2, 3, 7], [(0, 0), (5, 3), (-4, -2), (30, 14), (60, 0)])
    func means(factor: Int, origin: (Int, Int)) {
        var ground = noise(40, 20, seed: 7)
        let picture = noise(47, 29, seed: UInt64(factor))
        let expected = reference(picture, over: ground, at: origin, factor: factor)
        ground.lay(picture, at: origin, shrunkBy: factor)
        expect(ground, equals: expected)
    }

    @Test("A grey fills all of a picture") func grey() {
        var ground = noise(3, 2, seed: 1)
        ground.fill(grey: 0xE6)
        expect(ground.bytes, equals: Array(repeating: [0xE6, 0xE6, 0xE6, 255], count: 6).flatMap { $0 })
    }
}
