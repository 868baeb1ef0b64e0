import Pixels

/// Reads a GIF (87a or 89a) into the frames that a player shows.
package struct GIFDecoder: Sendable {
    package var limits: ImageLimits

    package init(limits: ImageLimits = .animation) {
        self.limits = limits
    }

    /// The frames of a GIF, each as the whole canvas, with delays exactly as the file states them.
    ///
    /// - Throws: `ImageCodecError` when the bytes are not a GIF, end early, break a rule or pass a limit.
    package func decode(_ bytes: [UInt8]) throws(ImageCodecError) -> DecodedAnimation {
        var reader = GIFReader(bytes)
        let screen = try reader.screen()
        try limits.check(widthInPixels: screen.width, heightInPixels: screen.height)
        // Made with the first image that can be read.
        var canvas = Pixmap(widthInPixels: 0, heightInPixels: 0)
        var frames: [AnimationFrame] = []
        var clock = FrameTime.zero
        var playCount = 1
        while let block = try reader.nextBlock() {
            switch block {
            case .loop(let count):
                // The number counts repetitions, and 0 is for ever.
                playCount = count == 0 ? 0 : count + 1
            case .image(let image):
                try limits.check(
                    widthInPixels: screen.width, heightInPixels: screen.height, frames: frames.count + 1)
                let symbols = try LZWDecoder(symbolBits: image.symbolBits).decode(image.compressed, count: image.area.area)
                if frames.isEmpty { canvas = Pixmap(widthInPixels: screen.width, heightInPixels: screen.height) }
                let before = canvas
                try Self.draw(image, symbols, palette: image.palette ?? screen.palette, on: &canvas)
                let duration = FrameTime(image.delayInCentiseconds, 100)
                frames.append(AnimationFrame(pixmap: canvas, start: clock, duration: duration))
                clock = clock + duration
                switch image.disposal {
                case 2: Self.clear(image.area, on: &canvas)
                case 3: canvas = before
                default: break
                }
            }
        }
        guard !frames.isEmpty else { throw .corrupt(.gif, fault: "it has no frames") }
        return DecodedAnimation(frames: frames, playCount: playCount)
    }

    private static func draw(
        _ image: GIFReader.Image, _ symbols: [UInt8], palette: [UInt8]?, on canvas: inout Pixmap
    ) throws(ImageCodecError) {
        guard let palette else { throw .corrupt(.gif, fault: "a frame has no palette") }
        for (line, row) in image.rows.enumerated() {
            for column in 0..<image.area.width {
                let symbol = Int(symbols[line * image.area.width + column])
                if symbol == image.transparentIndex { continue }
                guard symbol * 3 + 2 < palette.count else {
                    throw .corrupt(.gif, fault: "a pixel has colour \(symbol) of \(palette.count / 3)")
                }
                let (x, y) = (image.area.minX + column, image.area.minY + row)
                let to = (y * canvas.widthInPixels + x) * 4
                for channel in 0..<3 { canvas.bytes[to + channel] = palette[symbol * 3 + channel] }
                canvas.bytes[to + 3] = 255
            }
        }
    }

    private static func clear(_ area: PixelRect, on canvas: inout Pixmap) {
        for row in area.minY..<area.maxY {
            let start = (row * canvas.widthInPixels + area.minX) * 4
            for index in start..<start + area.width * 4 { canvas.bytes[index] = 0 }
        }
    }
}
