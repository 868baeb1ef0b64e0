import Pixels

/// Reads an animated PNG (W3C PNG, third edition, 11.3.4) into the frames that a player shows.
///
/// A PNG without animation gives one frame of duration zero.
package struct APNGDecoder: Sendable {
    package var limits: PictureLimits

    package init(limits: PictureLimits = .animation) {
        self.limits = limits
    }

    /// The frames of an animated PNG, each as the whole canvas.
    ///
    /// - Throws: `ImageCodecError` when the bytes are not a PNG, end early, fail a checksum, break a rule or pass a limit.
    package func decode(_ bytes: [UInt8]) throws(ImageCodecError) -> DecodedAnimation {
        let start = Array(bytes.prefix(PNGDecoder.signature.count))
        guard start == PNGDecoder.signature else { throw .notThisFormat(.apng, firstBytes: start) }
        let file = try APNGFile(PNGChunk.chunks(in: bytes, format: .apng))
        guard let animation = file.animation else {
            let still = try PNGDecoder(limits: limits).decode(bytes)
            let frame = AnimationFrame(pixmap: still.pixmap, start: .zero, duration: .zero)
            return DecodedAnimation(frames: [frame], playCount: 1, pixelsPerPoint: still.pixelsPerPoint)
        }
        try limits.check(widthInPixels: file.width, heightInPixels: file.height, frames: animation.frames.count)

        var canvas = APNGCanvas(width: file.width, height: file.height)
        var frames: [AnimationFrame] = []
        var clock = FrameTime.zero
        var density: Double?
        for frame in animation.frames {
            let picture = try PNGDecoder(limits: limits).decode(file.stillFile(of: frame))
            density = density ?? picture.pixelsPerPoint
            let pixmap = canvas.show(picture.pixmap, frame: frame)
            frames.append(AnimationFrame(pixmap: pixmap, start: clock, duration: frame.duration))
            clock = clock + frame.duration
        }
        return DecodedAnimation(frames: frames, playCount: animation.playCount, pixelsPerPoint: density)
    }
}

/// The canvas of an animated PNG, with what a frame leaves for the next one.
private struct APNGCanvas {
    private var pixmap: Pixmap

    init(width: Int, height: Int) {
        pixmap = Pixmap(widthInPixels: width, heightInPixels: height)
    }

    /// The canvas with a frame on it; afterwards the frame is disposed of as it asks.
    mutating func show(_ picture: Pixmap, frame: APNGFile.Frame) -> Pixmap {
        let before = pixmap
        for row in 0..<frame.area.height {
            for column in 0..<frame.area.width {
                let from = (row * frame.area.width + column) * 4
                let to = ((frame.area.y + row) * pixmap.widthInPixels + frame.area.x + column) * 4
                // Premultiplied source over: the part of the canvas that the new pixel lets through is added to it.
                let through = frame.blend == .over ? 255 - Int(picture.bytes[from + 3]) : 0
                for channel in 0..<4 {
                    let kept = (Int(pixmap.bytes[to + channel]) * through + 127) / 255
                    pixmap.bytes[to + channel] = UInt8(min(255, Int(picture.bytes[from + channel]) + kept))
                }
            }
        }
        let shown = pixmap
        switch frame.disposal {
        case .none: break
        case .previous: pixmap = before
        case .background:
            for row in frame.area.y..<frame.area.maxY {
                let start = (row * pixmap.widthInPixels + frame.area.x) * 4
                for index in start..<start + frame.area.width * 4 { pixmap.bytes[index] = 0 }
            }
        }
        return shown
    }
}
