import CWebP
import ImageCodecs
import Pixels

/// The frames of a WebP file, as libwebp's player shows them.
struct WebPFilm {
    private(set) var frames: [AnimationFrame] = []

    /// - Throws: ``FilmFault/notWebP`` if the player refuses the file, or `ImageCodecError` if the picture is too large.
    init(_ bytes: [UInt8]) throws {
        var options = WebPAnimDecoderOptions()
        guard WebPAnimDecoderOptionsInit(&options) != 0 else { throw FilmFault.notWebP }
        options.color_mode = MODE_RGBA
        try bytes.withUnsafeBufferPointer { bytes in
            var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
            guard let player = WebPAnimDecoderNew(&data, &options) else { throw FilmFault.notWebP }
            defer { WebPAnimDecoderDelete(player) }
            var info = WebPAnimInfo()
            guard WebPAnimDecoderGetInfo(player, &info) != 0 else { throw FilmFault.notWebP }
            let (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
            // The format's sides have 14 bits, so a canvas has at most a gigabyte; all frames together are the limit of other films.
            guard width * height * Int(info.frame_count) <= Self.mostPixels else { throw FilmFault.notWebP }
            var start: Int32 = 0
            while WebPAnimDecoderHasMoreFrames(player) != 0 {
                var (canvas, end): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
                guard WebPAnimDecoderGetNext(player, &canvas, &end) != 0, let canvas else { throw FilmFault.notWebP }
                let pixels = Array(UnsafeBufferPointer(start: canvas, count: width * height * 4))
                frames.append(
                    AnimationFrame(
                        pixmap: Pixmap(widthInPixels: width, heightInPixels: height, straightAlphaBytes: pixels),
                        start: FrameTime(Int(start), 1000), duration: FrameTime(Int(max(end - start, 1)), 1000)))
                start = end
            }
        }
        if frames.isEmpty { throw FilmFault.notWebP }
    }

    /// The pixels of all frames that are held in memory at once: a gigabyte's.
    private static let mostPixels = 1 << 28
}
