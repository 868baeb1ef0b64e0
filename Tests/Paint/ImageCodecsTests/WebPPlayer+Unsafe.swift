import CWebP
import Pixels

@testable import ImageCodecs

/// What libwebp's own player shows of a WebP file.
struct WebPPlayer {
    var pixmaps: [Pixmap] = []
    /// When each picture gives way to the next, in milliseconds.
    var ends: [Int] = []
    var playCount = 0

    /// nil where the player refuses the file.
    init?(_ bytes: [UInt8]) {
        var options = WebPAnimDecoderOptions()
        guard WebPAnimDecoderOptionsInit(&options) != 0 else { return nil }
        options.color_mode = MODE_RGBA
        let isPlayed = bytes.withUnsafeBufferPointer { bytes in
            var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
            guard let player = WebPAnimDecoderNew(&data, &options) else { return false }
            defer { WebPAnimDecoderDelete(player) }
            var info = WebPAnimInfo()
            guard WebPAnimDecoderGetInfo(player, &info) != 0 else { return false }
            playCount = Int(info.loop_count)
            let (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
            while WebPAnimDecoderHasMoreFrames(player) != 0 {
                var (canvas, end): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
                guard WebPAnimDecoderGetNext(player, &canvas, &end) != 0, let canvas else { return false }
                var pixels = Array(UnsafeBufferPointer(start: canvas, count: width * height * 4))
                AlphaConversion.premultiply(&pixels)
                pixmaps.append(Pixmap(widthInPixels: width, heightInPixels: height, bytes: pixels))
                ends.append(Int(end))
            }
            return true
        }
        if !isPlayed { return nil }
    }
}
