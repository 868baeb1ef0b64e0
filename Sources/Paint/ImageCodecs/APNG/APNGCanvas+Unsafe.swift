import Pixels

/// The canvas of an animated PNG, in the state that a frame leaves for the next one.
struct APNGCanvas {
    private var pixmap: Pixmap

    init(width: Int, height: Int) {
        pixmap = Pixmap(widthInPixels: width, heightInPixels: height)
    }

    /// The canvas with a frame on it; afterwards the frame is disposed of as it asks.
    mutating func show(_ picture: Pixmap, frame: APNGFile.Frame) -> Pixmap {
        precondition(frame.area.maxX <= pixmap.widthInPixels && frame.area.maxY <= pixmap.heightInPixels, "It lies inside.")
        let before = frame.disposal == .previous ? pixmap : nil
        draw(picture, frame: frame)
        let shown = pixmap
        if frame.disposal == .background { pixmap = pixmap.cleared(frame.area) }
        if let before { pixmap = before }
        return shown
    }

    private mutating func draw(_ picture: Pixmap, frame: APNGFile.Frame) {
        let (area, width) = (frame.area, pixmap.widthInPixels)
        precondition(picture.bytes.count == area.area * 4, "The picture fills its area.")
        pixmap.bytes.withUnsafeMutableBytes { canvas in
            picture.bytes.withUnsafeBytes { picture in
                for row in 0..<area.height {
                    let start = ((area.minY + row) * width + area.minX) * 4
                    let line = UnsafeMutableRawBufferPointer(rebasing: canvas[start..<start + area.width * 4])
                    let stored = UnsafeRawBufferPointer(
                        rebasing: picture[row * area.width * 4..<(row + 1) * area.width * 4])
                    if frame.blend == .source {
                        line.copyMemory(from: stored)
                    } else {
                        Self.composite(stored, over: line)
                    }
                }
            }
        }
    }

    /// Premultiplied source over: the part of the canvas that a new pixel lets through is added to it.
    private static func composite(_ stored: UnsafeRawBufferPointer, over line: UnsafeMutableRawBufferPointer) {
        for place in stride(from: 0, to: stored.count, by: 4) {
            let through = 255 - Int(stored[place + 3])
            if through == 0 {
                let pixel = stored.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                line.storeBytes(of: pixel, toByteOffset: place, as: UInt32.self)
                continue
            }
            // A pixel with alpha 0 has no colour, since it is premultiplied.
            if through == 255 { continue }
            for channel in place..<place + 4 {
                let kept = (Int(line[channel]) * through + 127) / 255
                line[channel] = UInt8(min(255, Int(stored[channel]) + kept))
            }
        }
    }
}
