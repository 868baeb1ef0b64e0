import Pixels

extension Layer {
    /// The layer blurred, where it reaches inside `limits`.
    func blurred(_ extent: BlurExtent, within limits: PixelRect) throws -> Layer {
        let result = try Layer(bounds: extent.grown(bounds).intersection(limits), budget: budget)
        if result.bounds.isEmpty { return result }
        result.withPixels { pixels in
            guard let pixels = pixels.baseAddress else { return }
            storage.withUnsafeBufferPointer { bytes in
                guard let bytes = bytes.baseAddress else { return }
                extent.forEachRow(of: result.bounds, bytes, bounds, channels: 4) { y, row in
                    UnsafeMutableRawPointer(pixels + result.rowStart(y))
                        .copyMemory(from: row, byteCount: result.bounds.width * 4)
                }
            }
        }
        return result
    }

    /// Composites the blurred layer over another one, inside `limits`.
    func layBlurred(_ extent: BlurExtent, over layer: Layer, within limits: PixelRect) {
        let box = extent.grown(bounds).intersection(limits)
        precondition(layer.bounds.contains(box), "A blur is drawn inside its layer.")
        if box.isEmpty { return }
        layer.withPixels { pixels in
            guard let pixels = pixels.baseAddress else { return }
            withPixels { own in
                guard let own = own.baseAddress else { return }
                let bytes = UnsafeRawPointer(own).assumingMemoryBound(to: UInt8.self)
                extent.forEachRow(of: box, bytes, bounds, channels: 4) { y, row in
                    row.withMemoryRebound(to: UInt32.self, capacity: box.width) { row in
                        let start = layer.rowStart(y) + box.minX - layer.bounds.minX
                        RowComposer.pixels(row, 255, pixels + start, box.width)
                    }
                }
            }
        }
    }

    /// Returns one pixel's colour wherever the layer has alpha, blurred, where it reaches inside `limits`.
    func silhouette(_ tint: UInt32, _ extent: BlurExtent, within limits: PixelRect) throws -> Layer {
        let result = try Layer(bounds: extent.grown(bounds).intersection(limits), budget: budget)
        result.withPixels { pixels in
            guard let pixels = pixels.baseAddress else { return }
            forEachSilhouetteRow(of: result.bounds, extent) { y, alphas in
                RowComposer.solid(tint, alphas, pixels + result.rowStart(y), result.bounds.width)
            }
        }
        return result
    }

    /// Composites one pixel over another layer wherever this one has alpha, blurred, inside `limits`.
    func laySilhouette(_ tint: UInt32, _ extent: BlurExtent, over layer: Layer, within limits: PixelRect) {
        let box = extent.grown(bounds).intersection(limits)
        precondition(layer.bounds.contains(box), "A shadow is drawn inside its layer.")
        layer.withPixels { pixels in
            guard let pixels = pixels.baseAddress else { return }
            forEachSilhouetteRow(of: box, extent) { y, alphas in
                let start = layer.rowStart(y) + box.minX - layer.bounds.minX
                RowComposer.solid(tint, alphas, pixels + start, box.width)
            }
        }
    }

    /// Returns the blurred alpha of the pixels of a box, row by row from the top.
    func blurredAlphas(of box: PixelRect, _ extent: BlurExtent) -> [UInt8] {
        let count = box.width * box.height
        return [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
            guard let bytes = bytes.baseAddress else { return }
            forEachSilhouetteRow(of: box, extent) { y, alphas in
                (bytes + (y - box.minY) * box.width).update(from: alphas, count: box.width)
            }
            initialized = count
        }
    }

    /// Calls `body` with the blurred alpha of each row of a box.
    private func forEachSilhouetteRow(
        of box: PixelRect, _ extent: BlurExtent, _ body: (_ y: Int, _ alphas: UnsafePointer<UInt8>) -> Void
    ) {
        if box.isEmpty { return }
        alphas().withUnsafeBufferPointer { alphas in
            guard let alphas = alphas.baseAddress else { return }
            extent.forEachRow(of: box, alphas, bounds, channels: 1, body)
        }
    }

    private func alphas() -> [UInt8] {
        let count = bounds.width * bounds.height
        return [UInt8](unsafeUninitializedCapacity: count) { alphas, initialized in
            guard let alphas = alphas.baseAddress else { return }
            withPixels { pixels in
                for index in 0..<count { alphas[index] = UInt8(truncatingIfNeeded: pixels[index] >> 24) }
            }
            initialized = count
        }
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
}
