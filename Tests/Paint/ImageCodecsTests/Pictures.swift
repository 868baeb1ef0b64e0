import ImageCodecs
import Pixels
import TestSupport
import Testing

/// What a random test picture is made of.
enum PictureKind: String, CaseIterable, Sendable {
    case noise, opaqueNoise, grey, greyAlpha, fewColors, fewColorsWithAlpha, twoColors, transparent, fullyOpaqueColor

    /// The picture with one row of pure green, which tells frames apart.
    func picture(width: Int, height: Int, seed: UInt64, except row: Int) -> Pixmap {
        var pixmap = picture(width: width, height: height, seed: seed)
        for column in 0..<width {
            let place = (row * width + column) * 4
            pixmap.bytes.replaceSubrange(place..<place + 4, with: [0, 255, 0, 255])
        }
        return pixmap
    }

    /// A picture of premultiplied pixels.
    func picture(width: Int, height: Int, seed: UInt64) -> Pixmap {
        var random = SeededGenerator(seed: seed)
        let palette = (0..<12).map { _ in Self.color(&random, alpha: .random(in: 0...255, using: &random)) }
        let opaquePalette = (0..<12).map { _ in Self.color(&random, alpha: 255) }
        var pixmap = Pixmap(widthInPixels: width, heightInPixels: height)
        for pixel in 0..<width * height {
            let alpha = UInt8.random(in: 0...255, using: &random)
            let level = UInt8.random(in: 0...255, using: &random)
            let color: [UInt8] =
                switch self {
                case .noise: Self.color(&random, alpha: alpha)
                case .opaqueNoise: Self.color(&random, alpha: 255)
                case .grey: [level, level, level, 255]
                case .greyAlpha: Array(repeating: min(level, alpha), count: 3) + [alpha]
                case .fewColors: opaquePalette[Int(level) % 12]
                case .fewColorsWithAlpha: palette[Int(level) % 12]
                case .twoColors: opaquePalette[Int(level) % 2]
                case .transparent: [0, 0, 0, 0]
                case .fullyOpaqueColor: opaquePalette[0]
                }
            for channel in 0..<4 { pixmap.bytes[pixel * 4 + channel] = color[channel] }
        }
        return pixmap
    }

    private static func color(_ random: inout SeededGenerator, alpha: UInt8) -> [UInt8] {
        (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha]
    }
}

/// A small animation that looks like a widget: a rounded gradient card with soft edges, rings that travel and fade.
func widgetAnimation(side: Int, frameCount: Int, framesPerSecond: Int = 30) -> [AnimationFrame] {
    (0..<frameCount).map { index in
        let progress = Double(index) / Double(max(1, frameCount - 1))
        return AnimationFrame(
            pixmap: widgetPicture(side: side, progress: progress),
            start: FrameTime(frame: index, framesPerSecond: framesPerSecond), duration: FrameTime(1, framesPerSecond))
    }
}

private func widgetPicture(side: Int, progress: Double) -> Pixmap {
    var pixmap = Pixmap(widthInPixels: side, heightInPixels: side)
    let size = Double(side)
    let radius = size * 0.13
    func coverage(_ distance: Double) -> Double { max(0, min(1, 0.5 - distance)) }
    for row in 0..<side {
        for column in 0..<side {
            let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
            let (outX, outY) = (abs(x - size / 2) - size / 2 + radius, abs(y - size / 2) - size / 2 + radius)
            let corner = (max(outX, 0) * max(outX, 0) + max(outY, 0) * max(outY, 0)).squareRoot()
            let alpha = coverage(corner + min(max(outX, outY), 0) - radius)
            var color = [0.16 + 0.2 * y / size, 0.45 + 0.1 * y / size, 0.85 - 0.2 * y / size]
            for ring in 0..<3 {
                let centreX = size * (0.25 + 0.25 * Double(ring))
                let centreY = size * (0.4 + (ring == 1 ? -0.2 : 0.2) * progress)
                let distance = ((x - centreX) * (x - centreX) + (y - centreY) * (y - centreY)).squareRoot()
                let mix = coverage(abs(distance - size * 0.08) - size * 0.02) * (ring == 1 ? 1 : 1 - progress * 0.7)
                color = color.map { $0 + (1 - $0) * mix }
            }
            let start = (row * side + column) * 4
            let opacity = (alpha * 255).rounded()
            for channel in 0..<3 { pixmap.bytes[start + channel] = UInt8((color[channel] * opacity).rounded()) }
            pixmap.bytes[start + 3] = UInt8(opacity)
        }
    }
    return pixmap
}

/// Frames of one picture each at a rate.
func animation(_ pictures: [Pixmap], framesPerSecond: Int = 10) -> [AnimationFrame] {
    pictures.enumerated().map { index, pixmap in
        AnimationFrame(
            pixmap: pixmap, start: FrameTime(frame: index, framesPerSecond: framesPerSecond),
            duration: FrameTime(1, framesPerSecond))
    }
}

/// A picture of one colour with a rectangle of another on it.
func card(
    _ side: Int, _ background: [UInt8], x: Int = 0, y: Int = 0, width: Int = 0, height: Int = 0, _ color: [UInt8] = [0, 0, 0, 0]
) -> Pixmap {
    var pixmap = Pixmap(widthInPixels: side, heightInPixels: side)
    for row in 0..<side {
        for column in 0..<side {
            let isInside = column >= x && column < x + width && row >= y && row < y + height
            for channel in 0..<4 {
                pixmap.bytes[(row * side + column) * 4 + channel] = isInside ? color[channel] : background[channel]
            }
        }
    }
    return pixmap
}

extension Pixmap: CustomTestStringConvertible {
    /// A failing comparison should not print a megabyte of numbers.
    package var testDescription: String { "\(widthInPixels) x \(heightInPixels) pixels" }
}

/// Peak signal to noise ratio in decibels over all four channels; infinite for equal pictures.
func peakSignalToNoise(_ first: Pixmap, _ second: Pixmap) -> Double {
    let squares = zip(first.bytes, second.bytes).reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
    let mean = Double(squares) / Double(first.bytes.count)
    return mean == 0 ? .infinity : 10 * logarithm10(255 * 255 / mean)
}

private func logarithm10(_ value: Double) -> Double {
    // log10 by repeated square roots, so that the tests need no mathematical library.
    var (rest, result, step) = (value, 0.0, 1.0)
    while rest >= 10 { (rest, result) = (rest / 10, result + 1) }
    for _ in 0..<40 {
        step /= 2
        rest *= rest
        if rest >= 10 { (rest, result) = (rest / 10, result + step) }
    }
    return result
}

/// Copies of a file with a few bytes changed, removed or added; the same ones in every run.
func mutations(of bytes: [UInt8], count: Int, seed: UInt64) -> [[UInt8]] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
        var copy = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) where !copy.isEmpty {
            let place = Int.random(in: 0..<copy.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: copy[place] = .random(in: 0...255, using: &random)
            case 1: copy[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 2: copy.removeSubrange(place..<min(copy.count, place + 5))
            default: copy.insert(.random(in: 0...255, using: &random), at: place)
            }
        }
        return copy
    }
}
