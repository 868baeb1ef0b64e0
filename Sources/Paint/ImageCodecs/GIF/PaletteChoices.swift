/// The entries of a palette that may stand for each colour that it was made for, and the error of each of them.
struct PaletteChoices: Sendable {
    /// A list: how many there are, the bits of their symbols as `LZWTable` has them, then a word for each, the symbol in its
    /// low byte and the cost above. Place 0 is no list.
    private(set) var lists: [UInt32] = [0]
    let palette: GIFPalette
    /// The value of the string of a changed pixel, in costs.
    let worth: Int

    /// The choice of each bucket of the palette's histogram.
    private var choices: [PixelChoice]

    /// Costs of 1 are a squared distance of 10^-6 in Oklab.
    private static let costsPerUnit = 1_000_000.0

    /// Colours that are a 512th of all pixels or more make areas, in which others would show; they stay as they are.
    private static let leastAreaShare = 512

    /// - Parameter pixelCount: How many pixels the histogram's counts are a part of.
    init(_ palette: GIFPalette, quality: GIFQuality, pixelCount: Int) {
        self.palette = palette
        worth = quality.worth
        choices = palette.entryOf.map { PixelChoice(UInt8($0)) }
        let limit = palette.isExact ? quality.toleranceOfExact : quality.tolerance
        guard limit > 0 else { return }
        let shades = palette.colors.map { OklabColor(pixel: $0) }
        for place in choices.indices where palette.histogram.counts[place] * Self.leastAreaShare < pixelCount {
            let color = OklabColor(pixel: palette.histogram.color(at: place))
            let own = Int(choices[place].symbol)
            var near: [(distance: Double, entry: Int)] = []
            for entry in shades.indices where entry != own {
                let distance = color.squaredDistance(to: shades[entry])
                if distance <= limit { near.append((distance, entry)) }
            }
            if near.isEmpty { continue }
            near.sort { ($0.distance, $0.entry) < ($1.distance, $1.entry) }
            choices[place] = PixelChoice(UInt8(own), list: lists.count)
            let nearest = near.prefix(quality.mostAlikes)
            lists.append(UInt32(nearest.count))
            lists.append(nearest.reduce(0) { $0 | LZWTable.bit(of: $1.entry) })
            for other in nearest {
                let spoilt = max(0, other.distance - color.squaredDistance(to: shades[own]))
                lists.append(UInt32(other.entry) | UInt32(min(65_535, 1 + spoilt * Self.costsPerUnit)) << 8)
            }
        }
    }

    /// The choice for an opaque pixel that was counted in the palette's histogram.
    func choice(for pixel: UInt32) -> PixelChoice {
        choices[palette.bucket(of: pixel)]
    }
}
