import ImageCodecs
import Pixels

/// Reads damaged images: each must give an image that is one, or an error.
enum ImageReading {
    /// The limits for a damaged file; small, so that large claims are refused at once.
    private static let limits = ImageLimits(side: 4096, decodedBytes: 1 << 24, frames: 200)

    /// - Returns: false if no reader takes the file.
    static func read(_ bytes: [UInt8]) -> Bool {
        readers(of: bytes).map { reader in
            do {
                try reader(bytes)
                return true
            } catch is ImageCodecError {
                return false
            } catch {
                preconditionFailure("An image ends with an error of its own, not \(error).")
            }
        }.contains(true)
    }

    /// The readers of a file: those that its first byte fits; of any other file all but that of APNG.
    private static func readers(of bytes: [UInt8]) -> [([UInt8]) throws -> Void] {
        switch bytes.first {
        case 137: [readPNG, readAPNG]
        case 0x47: [readGIF]
        case 0xFF: [readJPEG]
        default: [readPNG, readGIF, readJPEG]
        }
    }

    private static func readPNG(_ bytes: [UInt8]) throws { check(try PNGDecoder(limits: limits).decode(bytes).pixmap) }
    private static func readAPNG(_ bytes: [UInt8]) throws { check(try APNGDecoder(limits: limits).decode(bytes)) }
    private static func readGIF(_ bytes: [UInt8]) throws { check(try GIFDecoder(limits: limits).decode(bytes)) }
    private static func readJPEG(_ bytes: [UInt8]) throws { check(try JPEGDecoder(limits: limits).decode(bytes).pixmap) }

    private static func check(_ animation: DecodedAnimation) {
        precondition(!animation.frames.isEmpty, "An animation has a frame.")
        for frame in animation.frames {
            check(frame.pixmap)
            precondition(frame.start + frame.duration >= frame.start, "A frame ends after it starts.")
        }
    }

    /// Checks that an image has as many bytes as pixels, and no channel above alpha.
    private static func check(_ pixmap: Pixmap) {
        let bytes = pixmap.bytes
        precondition(bytes.count == pixmap.widthInPixels * pixmap.heightInPixels * 4, "A picture has all its pixels.")
        precondition(bytes.count <= limits.decodedBytes, "A picture keeps to the limit.")
        for pixel in stride(from: 0, to: bytes.count, by: 4) {
            let alpha = bytes[pixel + 3]
            precondition(
                bytes[pixel] <= alpha && bytes[pixel + 1] <= alpha && bytes[pixel + 2] <= alpha, "Pixels are premultiplied.")
        }
    }

    // MARK: Files to damage

    /// Stills and animations of every kind that the writers choose among.
    static func files() throws -> [[UInt8]] {
        var files: [[UInt8]] = []
        for colors in [1, 2, 5, 16, 200, 4000] {
            for isOpaque in [true, false] {
                let frames = (0..<4).map { picture(colors: colors, isOpaque: isOpaque, shift: $0) }
                let animation = frames.enumerated().map { index, pixmap in
                    AnimationFrame(pixmap: pixmap, start: FrameTime(index, 10), duration: FrameTime(1, 10))
                }
                files.append(try PNGEncoder().encode(frames[0]))
                files.append(try APNGEncoder(pixelsPerPoint: 2).encode(animation).bytes)
                files.append(try GIFEncoder().encode(animation).bytes)
            }
        }
        return files
    }

    private static func picture(colors: Int, isOpaque: Bool, shift: Int) -> Pixmap {
        var pixmap = Pixmap(widthInPixels: 19, heightInPixels: 13)
        for pixel in 0..<(19 * 13) {
            let color = (pixel * 7 + shift * (pixel % 5)) % colors
            let alpha = isOpaque ? 255 : color * 83 % 256
            let channels = [color * 37 % 256, color * 91 % 256, color * 151 % 256]
            for channel in 0..<3 { pixmap.bytes[pixel * 4 + channel] = UInt8(channels[channel] * alpha / 255) }
            pixmap.bytes[pixel * 4 + 3] = UInt8(alpha)
        }
        return pixmap
    }
}
