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
    var whole: PixelRectangle { PixelRectangle(x: 0, y: 0, width: width, height: height) }

    /// A part of a frame; transparent pixels are 0.
    func pixels(ofFrame frame: Int, in area: PixelRectangle) -> PixelPlane {
        let width = width
        let pixels = [UInt32](unsafeUninitializedCapacity: area.area) { part, count in
            pixmaps[frame].bytes.withUnsafeBytes { bytes in
                for row in area.y..<area.maxY {
                    let start = (row * width + area.x) * 4
                    for offset in stride(from: start, to: start + area.width * 4, by: 4) {
                        let pixel = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
                        part[count] = pixel >> 24 == 255 ? pixel : background.flatten(pixel)
                        count += 1
                    }
                }
            }
        }
        return PixelPlane(width: area.width, height: area.height, pixels: pixels)
    }

    /// The smallest rectangle around what differs from the frame before, as it was before it was made opaque.
    func changes(inFrame frame: Int) -> PixelRectangle {
        var bounds = PixelBounds()
        let (width, height) = (width, height)
        pixmaps[frame].bytes.withUnsafeBytes { own in
            pixmaps[frame - 1].bytes.withUnsafeBytes { before in
                guard let own = own.baseAddress, let before = before.baseAddress, own != before else { return }
                for row in 0..<height {
                    let (one, other) = (own + row * width * 4, before + row * width * 4)
                    let first = Self.equalPixels(one, other, count: width)
                    if first == width { continue }
                    var last = width - 1
                    while Self.pixel(one, last) == Self.pixel(other, last) { last -= 1 }
                    bounds.include(first: first, last: last, row: row)
                }
            }
        }
        return bounds.rectangle
    }

    @inline(__always)
    private static func pixel(_ row: UnsafeRawPointer, _ place: Int) -> UInt32 {
        row.loadUnaligned(fromByteOffset: place &* 4, as: UInt32.self)
    }

    /// How many pixels at the beginning of two rows are equal; sixteen are compared at once.
    @inline(__always)
    private static func equalPixels(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int) -> Int {
        var place = 0
        while place &+ 16 <= count {
            let first = one.loadUnaligned(fromByteOffset: place &* 4, as: SIMD8<UInt64>.self)
            let second = other.loadUnaligned(fromByteOffset: place &* 4, as: SIMD8<UInt64>.self)
            if first != second { break }
            place &+= 16
        }
        while place < count, pixel(one, place) == pixel(other, place) { place &+= 1 }
        return place
    }
}
