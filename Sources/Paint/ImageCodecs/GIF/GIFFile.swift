import Pixels

/// The frame around a GIF's images: header, global palette, loop and trailer (GIF89a, 17 to 19 and 27).
struct GIFFile: Sendable {
    let width: Int
    let height: Int
    let palette: GIFPalette
    let hasTransparent: Bool
    /// The number of plays; 0 is for ever.
    let playCount: Int

    /// The largest delay, 16 bits of hundredths; a longer time is held by further frames that change nothing.
    private static let largestDelay = 65_535

    /// Returns the file of the images that the steps store; a missing image only lengthens the frame in front of it.
    func bytes(images: [GIFImage?], steps: [GIFStep], delays: [Int]) -> [UInt8] {
        var bytes = header
        if images.count > 1 { bytes += loop }
        for (image, delay) in shown(images, steps: steps, delays: delays) {
            for (part, delay) in Self.parts(of: image, delay: delay, palette: palette) {
                bytes += part.bytes(delayInCentiseconds: delay)
            }
        }
        bytes.append(0x3B)
        return bytes
    }

    /// The images that are stored, with those that only clear something, and with their delays.
    private func shown(_ images: [GIFImage?], steps: [GIFStep], delays: [Int]) -> [(GIFImage, Int)] {
        var shown: [(GIFImage, Int)] = []
        var isCleared = true
        for (place, step) in steps.enumerated() {
            let delay = delays[place] - (step.clearedApart == nil ? 0 : GIFClock.shortestDelay)
            if let image = images[place] {
                shown.append((image, delay))
            } else if isCleared {
                // A longer frame in front would clear its area later; the first frame has none in front.
                shown.append((blank(), delay))
            } else {
                shown[shown.count - 1].1 += delay
            }
            if let area = step.clearedApart { shown.append((blank(clearing: area), GIFClock.shortestDelay)) }
            isCleared = step.clearsArea || step.clearedApart != nil
        }
        return shown
    }

    private func blank(clearing area: PixelRect? = nil) -> GIFImage {
        let onePixel = PixelRect(x: 0, y: 0, width: 1, height: 1)
        var image = GIFImage.blank(palette: palette, hasTransparent: hasTransparent, area: area ?? onePixel)
        image.clearsArea = area != nil
        return image
    }

    /// An image and, when its delay does not fit, as many blank ones as hold the rest; the last of them clears the area.
    private static func parts(of image: GIFImage, delay: Int, palette: GIFPalette) -> [(GIFImage, Int)] {
        guard delay > largestDelay else { return [(image, delay)] }
        var lasting = image
        lasting.clearsArea = false
        var blank = GIFImage.blank(palette: palette, hasTransparent: image.hasTransparent)
        var parts = [(lasting, largestDelay)]
        var rest = delay - largestDelay
        while rest > largestDelay {
            parts.append((blank, largestDelay))
            rest -= largestDelay
        }
        if image.clearsArea {
            blank = GIFImage.blank(palette: palette, hasTransparent: image.hasTransparent, area: image.area)
            blank.clearsArea = true
        }
        return parts + [(blank, max(rest, GIFClock.shortestDelay))]
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

    /// Netscape's application extension: how often the animation is repeated after its first play, 0 for "for ever"; nothing for one play.
    private var loop: [UInt8] {
        guard playCount != 1 else { return [] }
        return [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + GIFImage.littleEndian(max(playCount - 1, 0)) + [0]
    }
}
