extension Layer {
    /// Composites one pixel's colour over the layer's pixels, as far as another layer, transparent where it has no pixels, lacks alpha;
    /// the layer's own alpha stays.
    ///
    /// - Parameter isAlone: Whether the colour takes the place of the layer's pixels.
    func shade(_ tint: UInt32, aroundAlphaOf silhouette: Layer, isAlone: Bool = false) {
        let (bounds, other) = (self.bounds, silhouette.bounds)
        withPixels { pixels in
            silhouette.withPixels { mask in
                for y in bounds.minY..<bounds.maxY {
                    let hasRow = y >= other.minY && y < other.maxY
                    let start = (y - bounds.minY) * bounds.width - bounds.minX
                    let maskStart = (y - other.minY) * other.width - other.minX
                    for x in bounds.minX..<bounds.maxX {
                        let isInside = hasRow && x >= other.minX && x < other.maxX
                        let level = isInside ? 255 - mask[maskStart + x] >> 24 : 255
                        let pixel = pixels[start + x]
                        if pixel >> 24 == 0 || level == 0 && !isAlone { continue }
                        // Source-atop: the shade takes the pixel's alpha first.
                        let shade = PackedPixel.scale(PackedPixel.scale(tint, by: level), by: pixel >> 24)
                        if isAlone {
                            pixels[start + x] = shade
                            continue
                        }
                        let rest = 255 - PackedPixel.product(tint >> 24, level)
                        let color = (shade & 0x00FF_FFFF) &+ (PackedPixel.scale(pixel, by: rest) & 0x00FF_FFFF)
                        pixels[start + x] = PackedPixel.held(color, alpha: pixel >> 24)
                    }
                }
            }
        }
    }
}

extension PackedPixel {
    /// Returns three channels under an alpha, each at most alpha: two products rounded on their own may add up to one more.
    @inline(__always)
    fileprivate static func held(_ color: UInt32, alpha: UInt32) -> UInt32 {
        func channel(_ shift: UInt32) -> UInt32 { min(color >> shift & 255, alpha) << shift }
        return channel(0) | channel(8) | channel(16) | alpha << 24
    }
}
