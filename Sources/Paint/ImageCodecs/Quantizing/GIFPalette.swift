/// The colour table of a GIF or of one of its frames, and which entry stands for which pixel.
struct GIFPalette: Sendable {
    /// Opaque pixels, at most 256.
    let colors: [UInt32]
    /// The colours for which the palette was made.
    let histogram: ColorHistogram
    /// The entry of each bucket of the histogram.
    let entryOf: [Int]
    /// The squared distance in Oklab between each bucket's colour and its entry.
    private let errorOf: [Double]

    init(colors: [UInt32], histogram: ColorHistogram, entryOf: [Int], errorOf: [Double]) {
        self.colors = colors
        self.histogram = histogram
        self.entryOf = entryOf
        self.errorOf = errorOf
    }

    /// The bucket of an opaque pixel that was counted in the histogram.
    func bucket(of pixel: UInt32) -> Int {
        guard let place = histogram[pixel] else { preconditionFailure("A palette is asked for pixels it was made for.") }
        return place
    }

    /// The entry for an opaque pixel that was counted in the histogram.
    func entry(for pixel: UInt32) -> UInt8 { UInt8(entryOf[bucket(of: pixel)]) }

    /// The mean of the squared distances between all pixels of a histogram and their entries; the pixels are among those for
    /// which the palette was made.
    func meanSquaredError(over pixels: ColorHistogram) -> Double {
        var (error, total) = (0.0, 0.0)
        for place in pixels.counts.indices {
            guard let bucket = histogram[pixels.color(at: place)] else { continue }
            let weight = Double(pixels.counts[place])
            error += weight * errorOf[bucket]
            total += weight
        }
        return error / max(1, total)
    }

    /// True if every colour has an entry of its own.
    var isExact: Bool { errorOf.allSatisfy { $0 == 0 } }

    /// The place after the colours, which stands for pixels that keep the canvas's colour.
    var transparentIndex: UInt8 { UInt8(min(255, colors.count)) }

    /// Bits that hold every index including the transparent one; GIF's compression needs at least 2.
    func bits(withTransparent: Bool) -> Int {
        let count = colors.count + (withTransparent ? 1 : 0)
        var bits = 2
        while 1 << bits < count { bits += 1 }
        return bits
    }

    /// Red, green, blue of each entry, black up to the power of two that the format asks for.
    func tableBytes(bits: Int) -> [UInt8] {
        var bytes = colors.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255)] }
        bytes += [UInt8](repeating: 0, count: 3 * (1 << bits) - bytes.count)
        return bytes
    }
}
