import Pixels

/// Statistics of the pixels of a picture, which decide how few bytes can hold them.
struct ColorStatistics: Sendable {
    /// The distinct colours by first occurrence, or nil when there are more than 256.
    private(set) var colors: [UInt32]?
    private(set) var isGrey = true
    private(set) var isOpaque = true
    /// True if a pixel is neither opaque nor fully transparent.
    private(set) var isPartlyTransparent = false
    private var greys = [Bool](repeating: false, count: 256)

    /// The first grey level that no opaque pixel has.
    var unusedGrey: UInt8? {
        greys.firstIndex(of: false).map { UInt8($0) }
    }

    /// Counts straight pixels.
    init(straight pixels: [UInt32]) {
        var index = ColorIndex()
        pixels.withUnsafeBytes { bytes in _ = count(bytes, index: &index) }
        colors = index.isFull ? nil : index.colors
    }

    /// Counts the properties of a picture's pixels in straight alpha.
    init(_ pixmap: Pixmap) {
        var index = ColorIndex()
        for y in 0..<pixmap.heightInPixels where !pixmap.withRow(y, { count($0, index: &index) }) { break }
        if index.isFull {
            colors = nil
            return
        }
        var straight = index.colors
        AlphaConversion.makeStraight(&straight)
        // Senseless colours, above their alpha, can become equal.
        var distinct = ColorIndex()
        for color in straight { _ = distinct.insert(color) }
        colors = distinct.colors
    }

    /// Counts pixels, and adds their colours until there are too many. Neighbours are mostly equal, and are passed over eight at a time.
    ///
    /// - Returns: false where further pixels can change nothing.
    private mutating func count(_ bytes: UnsafeRawBufferPointer, index: inout ColorIndex) -> Bool {
        let count = bytes.count / 4
        var place = 0
        while place < count {
            let color = bytes.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
            note(color)
            if !index.isFull {
                _ = index.insert(color)
            } else if isPartlyTransparent && !isGrey {
                // In any case only all four channels can hold this.
                return false
            }
            place += 1
            let pair = UInt64(color) | UInt64(color) << 32
            let group = SIMD4<UInt64>(repeating: pair)
            while place + 8 <= count, bytes.loadUnaligned(fromByteOffset: place * 4, as: SIMD4<UInt64>.self) == group { place += 8 }
            while place + 1 < count, bytes.loadUnaligned(fromByteOffset: place * 4, as: UInt64.self) == pair { place += 2 }
            if place < count, bytes.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self) == color { place += 1 }
        }
        return true
    }

    @inline(__always)
    private mutating func note(_ color: UInt32) {
        let alpha = color >> 24
        let isColorGrey = (color ^ color >> 8) & 0xFFFF == 0
        if !isColorGrey { isGrey = false }
        if alpha != 255 {
            isOpaque = false
            if alpha != 0 { isPartlyTransparent = true }
        } else if isColorGrey {
            greys[Int(color & 255)] = true
        }
    }

    /// Counts the pixels of another picture as well.
    mutating func add(_ other: ColorStatistics) {
        isGrey = isGrey && other.isGrey
        isOpaque = isOpaque && other.isOpaque
        isPartlyTransparent = isPartlyTransparent || other.isPartlyTransparent
        for level in greys.indices where other.greys[level] { greys[level] = true }
        guard let own = colors, let others = other.colors else {
            colors = nil
            return
        }
        var index = ColorIndex(own)
        for color in others { _ = index.insert(color) }
        colors = index.isFull ? nil : index.colors
    }
}

extension ColorIndex {
    /// True if there are more colours than a palette holds.
    fileprivate var isFull: Bool { colors.count > 256 }
}
