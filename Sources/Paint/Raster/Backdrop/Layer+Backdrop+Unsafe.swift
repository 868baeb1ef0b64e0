import Pixels

extension Layer {
    /// A copy of the part of the layer in a box.
    ///
    /// - Parameter margin: So many pixels beside the layer are copied as well; they are like the nearest ones in it.
    func copy(of box: PixelRect, margin: Int = 0) throws -> Layer {
        let own = bounds
        let area = box.intersection(own.insetBy(dx: -margin, dy: -margin))
        let result = try Layer(bounds: area, own.isEmpty ? .transparent : .arbitrary, budget: budget)
        if own.isEmpty || area.isEmpty { return result }
        let before = min(max(own.minX - area.minX, 0), area.width)
        let after = min(max(area.maxX - own.maxX, 0), area.width)
        let count = area.width - before - after
        withPixels { pixels in
            result.withPixels { copies in
                guard let pixels = pixels.baseAddress, let copies = copies.baseAddress else { return }
                for y in area.minY..<area.maxY {
                    let source = pixels + rowStart(min(max(y, own.minY), own.maxY - 1))
                    let target = copies + result.rowStart(y)
                    target.update(repeating: source[0], count: before)
                    if count > 0 { (target + before).update(from: source + area.minX + before - own.minX, count: count) }
                    (target + before + count).update(repeating: source[own.width - 1], count: after)
                }
            }
        }
        return result
    }

    /// Puts frosted glass over the layer's pixels inside a clip: `alpha` of 255 of the way to the blurred pixels of another layer, which is
    /// transparent where it has none.
    ///
    /// - Parameter frost: nil for glass that only blurs.
    func frost(_ seen: Layer, _ extent: BlurExtent, _ frost: Frost?, _ alpha: UInt32, _ clip: Clip) {
        let box = clip.bounds.intersection(bounds)
        guard !box.isEmpty else { return }
        var levels = [UInt8](repeating: 255, count: box.width)
        var frosted = [UInt32](repeating: 0, count: box.width)
        withPixels { pixels in
            frosted.withUnsafeMutableBufferPointer { frosted in
                levels.withUnsafeMutableBufferPointer { levels in
                    guard let pixels = pixels.baseAddress, let frosted = frosted.baseAddress, let levels = levels.baseAddress else {
                        return
                    }
                    seen.forEachBlurredRow(of: box, extent) { y, row in
                        var glass = row
                        if let frost {
                            frost(row, frosted, box.width)
                            glass = UnsafePointer(frosted)
                        }
                        clip.write(alpha, x: box.minX, y: y, count: box.width, to: levels)
                        RowComposer.mix(glass, levels, pixels + rowStart(y) + box.minX - bounds.minX, box.width)
                    }
                }
            }
        }
    }

    /// Puts another layer in place of this one's pixels: `alpha` of 255 of the way, as far as a clip lets it.
    func mix(_ other: Layer, _ alpha: UInt32, _ clip: Clip) {
        let box = other.bounds.intersection(bounds).intersection(clip.bounds)
        guard !box.isEmpty else { return }
        var levels = [UInt8](repeating: UInt8(alpha), count: box.width)
        withPixels { pixels in
            levels.withUnsafeMutableBufferPointer { levels in
                other.withPixels { source in
                    guard let pixels = pixels.baseAddress, let source = source.baseAddress, let levels = levels.baseAddress else { return }
                    for y in box.minY..<box.maxY {
                        clip.write(alpha, x: box.minX, y: y, count: box.width, to: levels)
                        let target = pixels + rowStart(y) + box.minX - bounds.minX
                        RowComposer.mix(source + other.rowStart(y) + box.minX - other.bounds.minX, levels, target, box.width)
                    }
                }
            }
        }
    }

    /// Returns the layer's alpha as the coverage of a clip, inside another one.
    func clip(under outer: Clip, _ budget: LayerBudget) throws -> Clip {
        let box = bounds.intersection(outer.bounds)
        if box.isEmpty { return Clip(bounds: .empty, mask: nil) }
        try budget.take(box.width * box.height)
        var solidRuns = [Range<Int>](repeating: 0..<0, count: box.height)
        let coverage = [UInt8](unsafeUninitializedCapacity: box.width * box.height) { bytes, initialized in
            initialized = box.width * box.height
            withPixels { pixels in
                guard let bytes = bytes.baseAddress, let pixels = pixels.baseAddress else { return }
                for y in box.minY..<box.maxY {
                    let line = bytes + (y - box.minY) * box.width
                    let source = pixels + rowStart(y) + box.minX - bounds.minX
                    var least: UInt32 = 255
                    for index in 0..<box.width {
                        let alpha = source[index] >> 24
                        least = min(least, alpha)
                        line[index] = UInt8(truncatingIfNeeded: alpha)
                    }
                    if let mask = outer.mask, !mask.isSolid(x: box.minX, y: y, count: box.width) {
                        mask.multiply(line, x: box.minX, y: y, count: box.width, into: line)
                    } else if least == 255 {
                        solidRuns[y - box.minY] = 0..<box.width
                    }
                }
            }
        }
        return Clip(bounds: box, mask: ClipMask(bounds: box, coverage: coverage, solidRuns: solidRuns, budget: budget))
    }

    /// Calls `body` with the pixels of each row of a box of the blurred layer, around which there is nothing.
    private func forEachBlurredRow(of box: PixelRect, _ extent: BlurExtent, _ body: (_ y: Int, _ row: UnsafePointer<UInt32>) -> Void) {
        withPixels { pixels in
            guard let pixels = pixels.baseAddress else { return }
            if extent.isEmpty, bounds.contains(box) {
                for y in box.minY..<box.maxY { body(y, pixels + rowStart(y) + box.minX - bounds.minX) }
                return
            }
            let bytes = UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
            extent.forEachRow(of: box, bytes, bounds, channels: 4) { y, row in
                row.withMemoryRebound(to: UInt32.self, capacity: box.width) { body(y, $0) }
            }
        }
    }
}

extension Clip {
    /// Writes `level` / 255 of the coverage of pixels of the clip's bounds.
    fileprivate func write(_ level: UInt32, x: Int, y: Int, count: Int, to levels: UnsafeMutablePointer<UInt8>) {
        if let mask {
            mask.multiply(level, x: x, y: y, count: count, into: levels)
        } else {
            levels.update(repeating: UInt8(level), count: count)
        }
    }
}
