import Drawing

extension Layer {
    /// Blends the `count` pixels of another layer from index `offset` into the row from (x, y).
    func blend(
        _ source: Layer, offset: Int, _ coverage: RowCoverage, _ mode: BlendMode, x: Int, y: Int, count: Int
    ) {
        let start = rowStart(y) + x - bounds.minX
        withPixels { row in
            source.withPixels { source in
                precondition(start >= 0 && start + count <= row.count && offset + count <= source.count, "Rows lie inside.")
                for index in 0..<count {
                    let level: UInt32
                    switch coverage {
                    case .constant(let constant): level = constant
                    case .bytes(let bytes, let first): level = UInt32(bytes[first + index])
                    }
                    let pixel = PackedPixel.scale(source[offset + index], by: level)
                    if pixel == 0 { continue }
                    let blended = BlendFormula.blend(
                        PackedPixel.channels(pixel), PackedPixel.channels(row[start + index]), mode)
                    row[start + index] = PackedPixel.pixel(blended)
                }
            }
        }
    }
}

extension PackedPixel {
    /// The channels as numbers from 0 to 1.
    @inline(__always)
    fileprivate static func channels(_ pixel: UInt32) -> SIMD4<Float> {
        SIMD4(
            Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24)) / 255
    }

    /// Returns the pixel of premultiplied channels, each at most alpha.
    @inline(__always)
    fileprivate static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
        func byte(_ value: Float, _ limit: UInt32) -> UInt32 { min(UInt32(min(max(value, 0), 1) * 255 + 0.5), limit) }
        let alpha = byte(channels.w, 255)
        return byte(channels.x, alpha) | byte(channels.y, alpha) << 8 | byte(channels.z, alpha) << 16 | alpha << 24
    }
}
