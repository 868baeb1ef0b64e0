/// The frame around a GIF's images: header, global palette, loop and trailer (GIF89a, 17 to 19 and 27).
struct GIFFile: Sendable {
    let width: Int
    let height: Int
    let palette: GIFPalette
    let hasTransparent: Bool

    /// The largest delay, 16 bits of hundredths; what lasts longer is held by further frames that change nothing.
    private static let largestDelay = 65_535

    /// The file of the images, a missing one of which only lengthens the one in front of it.
    func bytes(images: [GIFImage?], delays: [Int]) -> [UInt8] {
        var bytes = header
        if images.count > 1 { bytes += Self.loop }
        for (image, delay) in Self.shown(images, delays: delays) {
            var rest = delay
            bytes += (image ?? blankImage).bytes(delayInCentiseconds: min(rest, Self.largestDelay))
            rest -= Self.largestDelay
            while rest > 0 {
                let next = min(rest, Self.largestDelay)
                bytes += blankImage.bytes(delayInCentiseconds: max(next, GIFClock.shortestDelay))
                rest -= next
            }
        }
        bytes.append(0x3B)
        return bytes
    }

    /// The images that are stored, with the delays of those that are not added to the ones in front.
    private static func shown(_ images: [GIFImage?], delays: [Int]) -> [(GIFImage?, Int)] {
        var shown: [(GIFImage?, Int)] = []
        for (image, delay) in zip(images, delays) {
            if image == nil, !shown.isEmpty {
                shown[shown.count - 1].1 += delay
            } else {
                shown.append((image, delay))
            }
        }
        return shown
    }

    private var header: [UInt8] {
        let bits = palette.bits(withTransparent: hasTransparent)
        var bytes = Array("GIF89a".utf8)
        bytes += GIFImage.littleEndian(width) + GIFImage.littleEndian(height)
        // A global palette of 2^bits entries; the original had 8 bits a channel.
        bytes.append(0x80 | 7 << 4 | UInt8(bits - 1))
        bytes += [hasTransparent ? palette.transparentIndex : 0, 0]
        return bytes + palette.tableBytes(bits: bits)
    }

    /// Netscape's application extension with 0 for "for ever".
    private static let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]

    /// One transparent pixel.
    private var blankImage: GIFImage {
        let bits = palette.bits(withTransparent: hasTransparent)
        var encoder = LZWEncoder(symbolBits: bits)
        return GIFImage(
            area: PixelRectangle(x: 0, y: 0, width: 1, height: 1), clearsArea: false, hasTransparent: hasTransparent,
            palette: palette, isPaletteLocal: false, symbolBits: bits,
            compressed: encoder.encode([hasTransparent ? palette.transparentIndex : 0]))
    }
}
