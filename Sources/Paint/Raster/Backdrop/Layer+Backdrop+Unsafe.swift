import Pixels

extension Layer {
    /// A copy of the part of the layer in a box.
    ///
    /// - Parameter margin: So many pixels beside the layer are copied as well; they are like the nearest ones in it.
    func copy(of box: PixelRect, margin: Int = 0) throws -> Layer {
        let result = try Layer(bounds: box.intersection(bounds.insetBy(dx: -margin, dy: -margin)), budget: budget)
        let (own, area) = (bounds, result.bounds)
        if own.isEmpty { return result }
        withPixels { pixels in
            result.withPixels { copies in
                for y in area.minY..<area.maxY {
                    let start = rowStart(min(max(y, own.minY), own.maxY - 1)) - own.minX
                    let target = result.rowStart(y) - area.minX
                    for x in area.minX..<area.maxX {
                        copies[target + x] = pixels[start + min(max(x, own.minX), own.maxX - 1)]
                    }
                }
            }
        }
        return result
    }

    /// Fills the layer with frosted glass over another one, which is transparent where it has no pixels.
    func frost(_ seen: Layer, _ frost: Frost) {
        let (own, other) = (bounds, seen.bounds)
        withPixels { pixels in
            seen.withPixels { source in
                var (last, changed) = (UInt32(0), frost(0))
                for y in own.minY..<own.maxY {
                    let hasRow = y >= other.minY && y < other.maxY
                    let start = (y - own.minY) * own.width - own.minX
                    let sourceStart = (y - other.minY) * other.width - other.minX
                    for x in own.minX..<own.maxX {
                        let pixel = hasRow && x >= other.minX && x < other.maxX ? source[sourceStart + x] : 0
                        if pixel != last { (last, changed) = (pixel, frost(pixel)) }
                        pixels[start + x] = changed
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
            other.withPixels { source in
                for y in box.minY..<box.maxY {
                    clip.mask?.multiply(.constant(alpha), x: box.minX, y: y, count: box.width, into: &levels)
                    let start = rowStart(y) + box.minX - bounds.minX
                    let sourceStart = other.rowStart(y) + box.minX - other.bounds.minX
                    for index in 0..<box.width {
                        let level = UInt32(levels[index])
                        if level == 0 { continue }
                        let (new, old) = (source[sourceStart + index], pixels[start + index])
                        pixels[start + index] = level == 255 ? new : PackedPixel.mix(old, new, level)
                    }
                }
            }
        }
    }
}

extension PackedPixel {
    /// `level` of 255 of the way from one pixel to another, channel by channel.
    @inline(__always)
    fileprivate static func mix(_ old: UInt32, _ new: UInt32, _ level: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let sum = (old >> shift & 255) * (255 - level) + (new >> shift & 255) * level + 128
            result |= ((sum + (sum >> 8)) >> 8) << shift
        }
        return result
    }
}
