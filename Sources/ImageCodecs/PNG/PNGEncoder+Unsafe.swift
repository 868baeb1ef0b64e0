import CPNG

extension PNGEncoder {
    /// Hands rows to libpng and takes the file back.
    func encode(_ rows: PNGRows) throws(ImageCodecError) -> [UInt8] {
        precondition(rows.bytes.count == rows.bytesPerRow * rows.height, "Every row has its bytes.")
        var picture = cpng_picture()
        picture.width = png_uint_32(rows.width)
        picture.height = png_uint_32(rows.height)
        picture.bit_depth = 8
        picture.bytes_per_row = rows.bytesPerRow
        picture.pixels_per_metre = pixelsPerMetre
        picture.compression_level = Int32(min(9, max(0, compressionLevel)))
        var (colors, alphas): ([UInt8], [UInt8]) = ([], [])
        switch rows.type {
        case .grey: picture.color_type = PNG_COLOR_TYPE_GRAY
        case .greyAlpha: picture.color_type = PNG_COLOR_MASK_ALPHA
        case .rgb: picture.color_type = PNG_COLOR_MASK_COLOR
        case .rgba: picture.color_type = PNG_COLOR_MASK_COLOR | PNG_COLOR_MASK_ALPHA
        case .palette(let palette):
            picture.color_type = PNG_COLOR_MASK_COLOR | PNG_COLOR_MASK_PALETTE
            picture.bit_depth = Int32(palette.bits)
            (colors, alphas) = (palette.rgbBytes, palette.alphaBytes)
        }
        picture.palette_count = Int32(colors.count / 3)
        picture.palette_alpha_count = Int32(alphas.count)

        var output = cpng_output()
        defer { cpng_free(&output) }
        let isWritten = rows.bytes.withUnsafeBufferPointer { bytes in
            colors.withUnsafeBufferPointer { colors in
                alphas.withUnsafeBufferPointer { alphas in
                    picture.rows = bytes.baseAddress
                    picture.palette = colors.baseAddress
                    picture.palette_alpha = alphas.baseAddress
                    return cpng_write(&picture, &output)
                }
            }
        }
        guard isWritten == 1 else { throw output.fault.error(in: .png, byteCount: output.count) }
        return [UInt8](UnsafeBufferPointer(start: output.bytes, count: output.count))
    }
}

extension cpng_fault {
    /// The fault as an error of this room.
    func error(in format: ImageFormat, byteCount: Int) -> ImageCodecError {
        if is_out_of_memory != 0 { return .outOfMemory }
        if is_past_end != 0 { return .truncated(format, byteCount: byteCount) }
        let text = withUnsafeBytes(of: message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return .corrupt(format, fault: text.isEmpty ? "libpng gave no reason" : text)
    }
}
