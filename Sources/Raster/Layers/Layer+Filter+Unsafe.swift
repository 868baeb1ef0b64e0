extension Layer {
    /// The layer blurred, where it reaches inside `limits`.
    func blurred(_ extent: BlurExtent, within limits: PixelRect) throws -> Layer {
        let result = try Layer(bounds: extent.grown(bounds).intersection(limits))
        if result.bounds.isEmpty { return result }
        let work = extent.aligned(bounds.union(result.bounds))
        let blur = GaussianBlur(
            width: work.width, height: work.height, channels: 4, sigmaX: extent.sigmaX, sigmaY: extent.sigmaY)
        let blurred = blur.blurred(plane(work, channels: 4))
        let count = result.bounds.width * 4
        result.storage.withUnsafeMutableBytes { pixels in
            blurred.withUnsafeBytes { bytes in
                result.bounds.forEachRow(in: work) { target, source in
                    let row = UnsafeRawBufferPointer(rebasing: bytes[(source * 4)..<(source * 4 + count)])
                    UnsafeMutableRawBufferPointer(rebasing: pixels[(target * 4)...]).copyMemory(from: row)
                }
            }
        }
        return result
    }

    /// One pixel's colour wherever the layer has alpha, blurred, where it reaches inside `limits`.
    func silhouette(_ tint: UInt32, _ extent: BlurExtent, within limits: PixelRect) throws -> Layer {
        let result = try Layer(bounds: extent.grown(bounds).intersection(limits))
        if result.bounds.isEmpty { return result }
        let work = extent.aligned(bounds.union(result.bounds))
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
            storage.withUnsafeBufferPointer { pixels in
                bounds.forEachRow(in: box) { source, target in
                    if channels == 1 {
                        for index in 0..<width { bytes[target + index] = pixels[(source + index) * 4 + 3] }
                    } else {
                        for index in 0..<(width * 4) { bytes[target * 4 + index] = pixels[source * 4 + index] }
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
