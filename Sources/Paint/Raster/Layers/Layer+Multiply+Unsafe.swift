extension Layer {
    /// Multiplies every pixel by the alpha of another layer, which is transparent where it has no pixels.
    func multiply(byAlphaOf mask: Layer) {
        let (bounds, maskBounds) = (self.bounds, mask.bounds)
        mask.withPixels { maskPixels in
            withPixels { pixels in
                for y in bounds.minY..<bounds.maxY {
                    let hasRow = y >= maskBounds.minY && y < maskBounds.maxY
                    let maskStart = (y - maskBounds.minY) * maskBounds.width - maskBounds.minX
                    let start = (y - bounds.minY) * bounds.width - bounds.minX
                    for x in bounds.minX..<bounds.maxX {
                        let isInside = hasRow && x >= maskBounds.minX && x < maskBounds.maxX
                        let alpha = isInside ? maskPixels[maskStart + x] >> 24 : 0
                        if alpha != 255 { pixels[start + x] = PackedPixel.scale(pixels[start + x], by: alpha) }
                    }
                }
            }
        }
    }
}
