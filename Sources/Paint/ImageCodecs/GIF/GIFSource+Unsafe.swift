import Pixels

/// The frames of an animation as a GIF can show them: opaque or transparent pixels, of any part of any frame.
struct GIFSource: Sendable {
    private let pixmaps: [Pixmap]
    private let background: GIFBackground

    init(_ pixmaps: [Pixmap], background: GIFBackground) {
        self.pixmaps = pixmaps
        self.background = background
    }

    var count: Int { pixmaps.count }
    var width: Int { pixmaps[0].widthInPixels }
    var height: Int { pixmaps[0].heightInPixels }
    var whole: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// A part of a frame; transparent pixels are 0.
    func pixels(ofFrame frame: Int, in area: PixelRect) -> PixelPlane {
        let rowBytes = area.width * 4
        let pixels = [UInt32](unsafeUninitializedCapacity: area.area) { part, count in
            let part = UnsafeMutableRawBufferPointer(part)
            for row in 0..<area.height {
                let line = UnsafeMutableRawBufferPointer(rebasing: part[row * rowBytes..<(row + 1) * rowBytes])
                pixmaps[frame].withRow(area.minY + row) { bytes in
                    line.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[area.minX * 4..<area.maxX * 4]))
                }
                flatten(line)
            }
            count = area.area
        }
        return PixelPlane(width: area.width, height: area.height, pixels: pixels)
    }

    /// Makes pixels opaque or 0. Those that are opaque are passed over, eight at a time.
    private func flatten(_ pixels: UnsafeMutableRawBufferPointer) {
        let opaque = SIMD4<UInt64>(repeating: UInt64(0xFF00_0000_FF00_0000).littleEndian)
        var place = 0
        while place < pixels.count {
            while pixels.count - place >= 32,
                pixels.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt64>.self) & opaque == opaque
            { place += 32 }
            for _ in 0..<8 where place < pixels.count {
                let pixel = UInt32(littleEndian: pixels.loadUnaligned(fromByteOffset: place, as: UInt32.self))
                let flat = pixel >> 24 == 255 ? pixel : background.flatten(pixel)
                pixels.storeBytes(of: flat, toByteOffset: place, as: UInt32.self)
                place += 4
            }
        }
    }

    /// Returns whether two frames are the same picture.
    func isSame(frame: Int, as other: Int) -> Bool { pixmaps[frame].changes(from: pixmaps[other])?.isEmpty ?? false }

    /// The smallest rectangle around the pixels that differ from the frame before, as they were before being made opaque.
    func changes(inFrame frame: Int) -> PixelRect {
        pixmaps[frame].changes(from: pixmaps[frame - 1]) ?? whole
    }
}
