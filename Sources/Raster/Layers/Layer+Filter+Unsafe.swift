extension Layer {
    /// The layer blurred, where it reaches inside `limits`.
    func blurred(_ extent: BlurExtent, within limits: PixelRect) throws -> Layer {
        let result = try Layer(bounds: extent.grown(bounds).intersection(limits))
        if result.bounds.isEmpty { return result }
        let work = bounds.union(result.bounds)
        let blur = GaussianBlur(
            width: work.width, height: work.height, channels: 4, sigmaX: extent.sigmaX, sigmaY: extent.sigmaY)
        let blurred = blur.blurred(plane(work, channels: 4))
        result.withPixels { pixels in
            blurred.withUnsafeBufferPointer { bytes in
                result.bounds.forEachRow(in: work) { target, source in
                    for index in 0..<result.bounds.width {
                        let at = (source + index) * 4
                        pixels[target + index] = UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8
                            | UInt32(bytes[at + 2]) << 16 | UInt32(bytes[at + 3]) << 24
                    }
                }
            }
        }
        return result
    }

    /// One pixel's colour wherever the layer has alpha, blurred, where it reaches inside `limits`.
    func silhouette(_ tint: UInt32, _ extent: BlurExtent, within limits: PixelRect) throws -> Layer {
        let result = try Layer(bounds: extent.grown(bounds).intersection(limits))
        if result.bounds.isEmpty { return result }
        let work = bounds.union(result.bounds)
        var alphas = plane(work, channels: 1)
        if !extent.isEmpty {
            let blur = GaussianBlur(
                width: work.width, height: work.height, channels: 1, sigmaX: extent.sigmaX, sigmaY: extent.sigmaY)
            alphas = blur.blurred(alphas)
        }
        result.withPixels { pixels in
            alphas.withUnsafeBufferPointer { alphas in
                result.bounds.forEachRow(in: work) { target, source in
                    for index in 0..<result.bounds.width {
                        pixels[target + index] = PackedPixel.scale(tint, by: UInt32(alphas[source + index]))
                    }
                }
            }
        }
        return result
    }

    func apply(_ matrix: ColorMatrix) {
        withPixels { pixels in
            // Neighbours are often equal, and a matrix gives equal pixels for equal ones.
            var (last, changed) = (UInt32(0), matrix(0))
            for index in pixels.indices {
                if pixels[index] != last {
                    last = pixels[index]
                    changed = matrix(last)
                }
                pixels[index] = changed
            }
        }
    }

    /// The layer's bytes over a larger box, transparent around it: all four channels, or alpha alone.
    private func plane(_ box: PixelRect, channels: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: box.width * box.height * channels)
        let width = bounds.width
        result.withUnsafeMutableBufferPointer { bytes in
            withPixels { pixels in
                bounds.forEachRow(in: box) { source, target in
                    for index in 0..<width {
                        let pixel = pixels[source + index]
                        let at = (target + index) * channels
                        bytes[at] = UInt8(truncatingIfNeeded: channels == 1 ? pixel >> 24 : pixel)
                        if channels == 1 { continue }
                        bytes[at + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                        bytes[at + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
                        bytes[at + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
                    }
                }
            }
        }
        return result
    }
}

extension PixelRect {
    /// Calls `body` for each row with the index of its first pixel in this box and in a larger one around it.
    fileprivate func forEachRow(in outer: PixelRect, _ body: (_ own: Int, _ outer: Int) -> Void) {
        for row in 0..<height {
            body(row * width, (minY + row - outer.minY) * outer.width + minX - outer.minX)
        }
    }
}
