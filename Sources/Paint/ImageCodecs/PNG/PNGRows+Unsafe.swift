import Pixels

/// Straight pixels as the bytes of a PNG colour type, row after row, before compression.
struct PNGRows: Sendable {
    let type: PNGColorType
    let width: Int
    let height: Int
    /// The rows, each behind the byte that marks it as not filtered (ISO/IEC 15948, 9.2).
    let bytes: PixelBytes

    /// Rows of a plane of straight pixels, all of which the type must be able to hold.
    ///
    /// - Parameter choices: A plane whose pixels may be stored instead of those of the first one, each as it suits.
    init(_ plane: PixelPlane, choices: PixelPlane? = nil, as type: PNGColorType) {
        self.type = type
        (width, height) = (plane.width, plane.height)
        let bytesPerRow = Self.bytesPerRow(width: width, as: type)
        // Pixels that share a byte cannot choose for themselves.
        let other = type.header.bits == 8 ? choices.map { Self.padded($0, as: type, bytesPerRow: bytesPerRow) } : nil
        bytes = PixelBytes(
            padded: Self.padded(plane, as: type, bytesPerRow: bytesPerRow), choices: other ?? [],
            bytesPerPixel: type.bytesPerPixel, bytesPerRow: bytesPerRow)
    }

    /// Rows of a picture, all of whose pixels the type must be able to hold when they are straight.
    init(_ pixmap: Pixmap, as type: PNGColorType) {
        self.type = type
        let (width, height) = (pixmap.widthInPixels, pixmap.heightInPixels)
        (self.width, self.height) = (width, height)
        let bytesPerRow = Self.bytesPerRow(width: width, as: type)
        var line = [UInt32](repeating: 0, count: width)
        let rows = Self.padded(height: height, bytesPerRow: bytesPerRow) { row, samples in
            line.withUnsafeMutableBytes { line in
                pixmap.withRow(row) { line.copyMemory(from: $0) }
                AlphaConversion.makeStraight(line)
            }
            line.withUnsafeBufferPointer { Self.store($0, as: type, in: samples) }
        }
        bytes = PixelBytes(padded: rows, bytesPerPixel: type.bytesPerPixel, bytesPerRow: bytesPerRow)
    }

    private static func bytesPerRow(width: Int, as type: PNGColorType) -> Int {
        let bits = Int(type.header.bits)
        return 1 + (bits == 8 ? width * type.bytesPerPixel : (width * bits + 7) / 8)
    }

    private static func padded(_ plane: PixelPlane, as type: PNGColorType, bytesPerRow: Int) -> [UInt8] {
        plane.pixels.withUnsafeBufferPointer { pixels in
            padded(height: plane.height, bytesPerRow: bytesPerRow) { row, samples in
                let line = UnsafeBufferPointer(rebasing: pixels[row * plane.width..<(row + 1) * plane.width])
                store(line, as: type, in: samples)
            }
        }
    }

    /// Rows that are not filtered, each filled with samples, and the padding.
    private static func padded(
        height: Int, bytesPerRow: Int, fill: (_ row: Int, _ samples: UnsafeMutableBufferPointer<UInt8>) -> Void
    ) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: height * bytesPerRow + PixelBytes.padding) { rows, count in
            for row in 0..<height {
                rows[row * bytesPerRow] = 0
                fill(row, UnsafeMutableBufferPointer(rebasing: rows[row * bytesPerRow + 1..<(row + 1) * bytesPerRow]))
            }
            count = height * bytesPerRow
            for place in count..<count + PixelBytes.padding { rows[place] = 0 }
            count += PixelBytes.padding
        }
    }

    private static func store(
        _ pixels: UnsafeBufferPointer<UInt32>, as type: PNGColorType, in samples: UnsafeMutableBufferPointer<UInt8>
    ) {
        switch type {
        case .grey(let key):
            for (place, pixel) in pixels.enumerated() { samples[place] = stored(pixel, key: key)[0] }
        case .greyAlpha:
            for (place, pixel) in pixels.enumerated() {
                samples[place * 2] = UInt8(truncatingIfNeeded: pixel)
                samples[place * 2 + 1] = UInt8(truncatingIfNeeded: pixel >> 24)
            }
        case .rgb(let key):
            storeThreeBytes(pixels, key: key, in: UnsafeMutableRawBufferPointer(samples))
        case .rgba:
            UnsafeMutableRawBufferPointer(samples).copyMemory(from: UnsafeRawBufferPointer(pixels))
        case .palette(let palette):
            store(pixels, of: palette, in: samples)
        }
    }

    /// Red, green and blue of each pixel. Four bytes are stored at a time, of which the next pixel covers the last.
    private static func storeThreeBytes(
        _ pixels: UnsafeBufferPointer<UInt32>, key: UInt8?, in samples: UnsafeMutableRawBufferPointer
    ) {
        // No pixel of a type without a key is transparent.
        let transparent = UInt32(key ?? 0) * 0x01_01_01
        for place in 0..<max(0, pixels.count - 1) {
            let color = pixels[place] >> 24 == 0 ? transparent : pixels[place]
            samples.storeBytes(of: color.littleEndian, toByteOffset: place * 3, as: UInt32.self)
        }
        guard let last = pixels.last else { return }
        let color = stored(last, key: key)
        for channel in 0..<3 { samples[pixels.count * 3 - 3 + channel] = color[channel] }
    }

    /// Red, green and blue, or the grey that stands for a transparent pixel.
    @inline(__always)
    private static func stored(_ pixel: UInt32, key: UInt8?) -> SIMD4<UInt8> {
        if let key, pixel >> 24 == 0 { return SIMD4(repeating: key) }
        return unsafeBitCast(pixel.littleEndian, to: SIMD4<UInt8>.self)
    }

    /// The places of colours, the first in the highest bits of a byte.
    private static func store(
        _ pixels: UnsafeBufferPointer<UInt32>, of palette: PNGPalette, in samples: UnsafeMutableBufferPointer<UInt8>
    ) {
        let bits = palette.bits
        samples.update(repeating: 0)
        var last: (color: UInt32, place: UInt8)?
        for (column, pixel) in pixels.enumerated() {
            if last?.color != pixel {
                guard let place = palette.index[pixel] else { preconditionFailure("The palette holds every pixel.") }
                last = (pixel, UInt8(place))
            }
            let bit = column * bits
            samples[bit >> 3] |= (last?.place ?? 0) << UInt8(8 - bits - bit & 7)
        }
    }
}
