import CWebP

/// Pixels as a lossless WebP picture (VP8L).
struct VP8LChunk: Sendable {
    /// The chunk of the pixels, with its type, its size and the byte that makes it even.
    let bytes: [UInt8]

    /// Compresses straight pixels, exactly, also those that are fully transparent.
    ///
    /// - Parameter levels: One or several of 0 to 9, how long libwebp looks for something smaller; the first smallest is taken.
    /// - Throws: `ImageCodecError` when libwebp has no memory or refuses the picture.
    init(_ plane: PixelPlane, levels: [Int32]) throws(ImageCodecError) {
        var best: VP8LChunk?
        for level in levels {
            let chunk = try VP8LChunk(plane, level: level)
            if best.map({ chunk.bytes.count < $0.bytes.count }) ?? true { best = chunk }
        }
        guard let best else { preconditionFailure("There is at least one level.") }
        self = best
    }

    private init(_ plane: PixelPlane, level: Int32) throws(ImageCodecError) {
        var config = WebPConfig()
        // The versions of the header and of the library agree wherever this links, and the level is one of ten.
        precondition(WebPConfigInit(&config) != 0 && WebPConfigLosslessPreset(&config, level) != 0, "A level is 0 to 9.")
        config.exact = 1
        var picture = WebPPicture()
        precondition(WebPPictureInit(&picture) != 0, "libwebp's header belongs to the library.")
        picture.use_argb = 1
        (picture.width, picture.height) = (Int32(plane.width), Int32(plane.height))
        guard WebPPictureAlloc(&picture) != 0 else { throw .outOfMemory }
        defer { WebPPictureFree(&picture) }
        Self.copy(plane, to: picture)

        var writer = WebPMemoryWriter()
        WebPMemoryWriterInit(&writer)
        defer { WebPMemoryWriterClear(&writer) }
        picture.writer = WebPMemoryWrite
        let isDone = withUnsafeMutablePointer(to: &writer) { writer in
            picture.custom_ptr = UnsafeMutableRawPointer(writer)
            return WebPEncode(&config, &picture) != 0
        }
        guard isDone, writer.size > Self.fileHeaderLength else { throw Self.fault(picture.error_code) }
        let file = UnsafeBufferPointer(start: writer.mem, count: writer.size)
        bytes = Array(file[Self.fileHeaderLength...])
    }

    /// True if a pixel is not opaque (RFC 9649, 3.4: behind type, size and signature, 14 bits of width and as many of height).
    var hasAlpha: Bool { bytes[12] & 0x10 != 0 }

    /// `RIFF`, the size and `WEBP`, which stand in front of the chunk in a file.
    private static let fileHeaderLength = 12

    /// libwebp has alpha, red, green and blue from the highest byte down.
    private static func copy(_ plane: PixelPlane, to picture: WebPPicture) {
        guard let target = picture.argb else { preconditionFailure("The picture has memory.") }
        plane.pixels.withUnsafeBufferPointer { pixels in
            for row in 0..<plane.height {
                let line = target + row * Int(picture.argb_stride)
                for column in 0..<plane.width {
                    let pixel = pixels[row * plane.width + column]
                    line[column] = pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF
                }
            }
        }
    }

    private static func fault(_ code: WebPEncodingError) -> ImageCodecError {
        switch code {
        case VP8_ENC_ERROR_OUT_OF_MEMORY, VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY: .outOfMemory
        default: .corrupt(.webp, fault: "libwebp answered error \(code.rawValue)")
        }
    }
}
