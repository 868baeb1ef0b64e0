import Pixels

extension Pixmap {
    /// The smallest rectangle around the pixels that differ from those of a picture of the same size; nil when it is not
    /// smaller than `limit` pixels, which is noticed early.
    ///
    /// The search closes in on the rectangle from outside, and hardly looks at the pixels inside.
    /// - Parameter area: The pixels to compare; all by default.
    func changes(from other: Pixmap, within area: PixelRect? = nil, smallerThan limit: Int = .max) -> PixelRect? {
        precondition(heightInPixels == other.heightInPixels && widthInPixels == other.widthInPixels, "Sizes are equal.")
        let area = area ?? PixelRect(x: 0, y: 0, width: widthInPixels, height: heightInPixels)
        func differs(_ row: Int) -> Bool {
            !sharesRow(row, with: other)
                && withPair(ofRow: row, and: other) { $0.firstDifference(in: area.minX..<area.maxX) } != nil
        }
        guard let top = (area.minY..<area.maxY).first(where: differs) else { return .empty }
        let bottom = (top..<area.maxY).last(where: differs) ?? top
        var (left, right) = (area.maxX, area.minX - 1)
        for row in top...bottom {
            if !sharesRow(row, with: other) {
                withPair(ofRow: row, and: other) { pair in
                    if let first = pair.firstDifference(in: area.minX..<left) { left = first }
                    if let last = pair.lastDifference(in: right + 1..<area.maxX) { right = last }
                }
            }
            if (right - left + 1) * (bottom - top + 1) >= limit { return nil }
        }
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    @inline(__always)
    private func withPair<Result>(ofRow row: Int, and other: Pixmap, _ body: (PixelPair) -> Result) -> Result {
        withRow(row) { own in other.withRow(row) { body(PixelPair(own: own, other: $0)) } }
    }

    /// The pixels of a rectangle inside the picture with straight alpha.
    func straight(_ area: PixelRect) -> PixelPlane {
        precondition(area.maxX <= widthInPixels && area.maxY <= heightInPixels, "The rectangle lies inside.")
        let pixels = [UInt32](unsafeUninitializedCapacity: area.area) { part, count in
            let part = UnsafeMutableRawBufferPointer(part)
            for row in 0..<area.height {
                let line = UnsafeMutableRawBufferPointer(
                    rebasing: part[row * area.width * 4..<(row + 1) * area.width * 4])
                withRow(area.minY + row) { own in
                    line.copyMemory(from: UnsafeRawBufferPointer(rebasing: own[area.minX * 4..<area.maxX * 4]))
                }
            }
            AlphaConversion.makeStraight(part)
            count = area.area
        }
        return PixelPlane(width: area.width, height: area.height, pixels: pixels)
    }

    /// The picture with the pixels of a rectangle transparent.
    func cleared(_ area: PixelRect) -> Pixmap {
        var copy = self
        for row in area.minY..<area.maxY {
            copy.withMutableRow(row) { bytes in
                for place in area.minX * 4..<area.maxX * 4 { bytes[place] = 0 }
            }
        }
        return copy
    }

    /// Returns a rectangle over another picture in which every unchanged pixel is transparent, and also the same rectangle with the
    /// opaque ones of these pixels kept, which may be stored as well.
    ///
    /// - Returns: nil when a pixel that changes is not opaque (it would mix with the pixel below) or when every pixel changes.
    func overlay(_ area: PixelRect, over under: Pixmap) -> (pixels: PixelPlane, choices: PixelPlane)? {
        var (isAnyKept, isEachOpaque) = (false, true)
        var choices: [UInt32] = []
        let pixels = [UInt32](unsafeUninitializedCapacity: area.area) { pixels, count in
            choices = [UInt32](unsafeUninitializedCapacity: area.area) { choices, choiceCount in
                for row in area.minY..<area.maxY where isEachOpaque {
                    withRow(row) { own in
                        under.withRow(row) { theirs in
                            for place in stride(from: area.minX * 4, to: area.maxX * 4, by: 4) {
                                let shown = own.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                                let isKept = shown == theirs.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                                let pixel = UInt32(littleEndian: shown)
                                let isOpaque = pixel >> 24 == 255
                                pixels[count] = isKept ? 0 : pixel
                                choices[count] = isOpaque ? pixel : 0
                                isAnyKept = isAnyKept || (isKept && pixel != 0)
                                isEachOpaque = isEachOpaque && (isKept || isOpaque)
                                count += 1
                            }
                        }
                    }
                }
                choiceCount = count
            }
        }
        guard isAnyKept, isEachOpaque else { return nil }
        return (
            PixelPlane(width: area.width, height: area.height, pixels: pixels),
            PixelPlane(width: area.width, height: area.height, pixels: choices)
        )
    }
}

/// The pixels of two pictures, compared eight at a time.
private struct PixelPair {
    let own: UnsafeRawBufferPointer
    let other: UnsafeRawBufferPointer
    private static let lanes = 8

    @inline(__always)
    private func differ(at pixel: Int) -> Bool {
        own.loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self)
            != other.loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self)
    }

    @inline(__always)
    private func groupsDiffer(at pixel: Int) -> Bool {
        let first = own.loadUnaligned(fromByteOffset: pixel * 4, as: SIMD4<UInt64>.self)
        return first != other.loadUnaligned(fromByteOffset: pixel * 4, as: SIMD4<UInt64>.self)
    }

    func firstDifference(in pixels: Range<Int>) -> Int? {
        var place = pixels.lowerBound
        while pixels.upperBound - place >= Self.lanes, !groupsDiffer(at: place) { place += Self.lanes }
        while place < pixels.upperBound {
            if differ(at: place) { return place }
            place += 1
        }
        return nil
    }

    func lastDifference(in pixels: Range<Int>) -> Int? {
        var end = pixels.upperBound
        while end - pixels.lowerBound >= Self.lanes, !groupsDiffer(at: end - Self.lanes) { end -= Self.lanes }
        while end > pixels.lowerBound {
            end -= 1
            if differ(at: end) { return end }
        }
        return nil
    }
}
