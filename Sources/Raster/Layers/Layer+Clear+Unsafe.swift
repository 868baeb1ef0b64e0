extension Layer {
    /// Makes a box of the layer transparent.
    func clear(_ box: PixelRect) {
        let box = box.intersection(bounds)
        guard !box.isEmpty else { return }
        withPixels { pixels in
            for y in box.minY..<box.maxY {
                let start = rowStart(y) + box.minX - bounds.minX
                UnsafeMutableBufferPointer(rebasing: pixels[start..<(start + box.width)]).update(repeating: 0)
            }
        }
    }
}
