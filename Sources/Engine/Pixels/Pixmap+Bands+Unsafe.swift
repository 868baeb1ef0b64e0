/// Large pictures in bands: the frames of a film of full screens share the rows that stand still.
///
/// A frame of a screen is 14 MB, and mostly a few rows of it change. An unchanged band is one piece of memory for all frames: no frame
/// copies it, and two frames that share it are known to be the same there.
extension Pixmap {
    /// The rows of each band but the last.
    package static let rowsOfBand = 64

    /// The bytes from which on a picture is worth dividing: half a dozen bands of a screen's width. Smaller ones are copied and
    /// compared in less time than a film's frame takes otherwise.
    package static let leastBytes = 2 << 20

    package var isInBands: Bool { !bands.isEmpty }

    /// The same picture in bands where it is large, else as it is.
    package func inBands(from leastBytes: Int = Pixmap.leastBytes) -> Pixmap {
        guard bands.isEmpty, !whole.isEmpty, whole.count >= leastBytes else { return self }
        let length = Self.rowsOfBand * widthInPixels * 4
        let parts = stride(from: 0, to: whole.count, by: length).map { Array(whole[$0..<min($0 + length, whole.count)]) }
        return Pixmap(widthInPixels: widthInPixels, heightInPixels: heightInPixels, bands: parts)
    }

    /// The same picture in one piece.
    package var contiguous: Pixmap {
        isInBands ? Pixmap(widthInPixels: widthInPixels, heightInPixels: heightInPixels, bytes: joined()) : self
    }

    @usableFromInline func joined() -> [UInt8] { bytes(ofBands: bands.indices) }

    @usableFromInline mutating func join() { (whole, bands) = (joined(), []) }

    /// The bands that a range of rows touches.
    package static func bands(ofRows rows: Range<Int>) -> Range<Int> {
        rows.lowerBound / rowsOfBand..<(rows.upperBound + rowsOfBand - 1) / rowsOfBand
    }

    /// The rows of a range of bands.
    package func rows(ofBands bands: Range<Int>) -> Range<Int> {
        bands.lowerBound * Self.rowsOfBand..<min(bands.upperBound * Self.rowsOfBand, heightInPixels)
    }

    /// The bytes of bands that follow each other, in one piece.
    package func bytes(ofBands range: Range<Int>) -> [UInt8] {
        let count = bands[range].reduce(0) { $0 + $1.count }
        return [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            for band in bands[range] {
                band.read(0..<band.count) { source in
                    UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(target)[initialized...])
                        .copyMemory(from: source)
                }
                initialized += band.count
            }
        }
    }

    /// Puts bytes in place of bands that follow each other.
    package mutating func replace(bands range: Range<Int>, with bytes: [UInt8]) {
        var start = 0
        for band in range {
            let count = bands[band].count
            bands[band] = PixelBand(range.count == 1 ? bytes : Array(bytes[start..<start + count]))
            start += count
        }
        precondition(start == bytes.count, "Bands keep their sizes.")
    }

    /// The bytes of a row.
    package func withRow<Result>(_ y: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        let length = widthInPixels * 4
        let start = (bands.isEmpty ? y : y % Self.rowsOfBand) * length
        if bands.isEmpty {
            return try whole.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[start..<start + length])) }
        }
        return try bands[y / Self.rowsOfBand].read(start..<start + length, body)
    }

    /// The bytes of a row, to be changed.
    package mutating func withMutableRow(_ y: Int, _ body: (UnsafeMutableRawBufferPointer) -> Void) {
        let length = widthInPixels * 4
        if bands.isEmpty {
            whole.withUnsafeMutableBytes { body(UnsafeMutableRawBufferPointer(rebasing: $0[y * length..<(y + 1) * length])) }
        } else {
            let (band, start) = (y / Self.rowsOfBand, y % Self.rowsOfBand * length)
            // A band that other pictures share is copied once.
            if !isKnownUniquelyReferenced(&bands[band]) { bands[band] = PixelBand(bands[band].bytes) }
            bands[band].change(start..<start + length, body)
        }
    }

    /// Returns true if a row lies in the same piece of memory as that of another picture of the same size, and so is the same.
    package func sharesRow(_ y: Int, with other: Pixmap) -> Bool {
        guard isInBands == other.isInBands else { return false }
        if isInBands { return bands[y / Self.rowsOfBand] === other.bands[y / Self.rowsOfBand] }
        return whole.withUnsafeBytes { some in other.whole.withUnsafeBytes { some.baseAddress == $0.baseAddress } }
    }
}
