import CPNG

extension PNGDecoder {
    /// Deflate makes no more than 258 bytes of two bits, 1,032 of a byte (RFC 1951), and a pixel has at least a bit.
    private static let mostPixelsPerByte = 1032 * 8

    /// The straight RGBA pixels that libpng reads, with the reader that holds size and density.
    func straightPixels(_ bytes: [UInt8]) throws(ImageCodecError) -> (pixels: [UInt8], header: cpng_reader) {
        var reader = cpng_reader()
        var pixels: [UInt8] = []
        let failure: ImageCodecError? = bytes.withUnsafeBufferPointer { file in
            reader.bytes = file.baseAddress
            reader.count = file.count
            defer { cpng_read_end(&reader) }
            guard cpng_read_begin(&reader, png_uint_32(clamping: limits.side)) == 1 else {
                return reader.fault.error(in: .png, byteCount: bytes.count)
            }
            let (width, height) = (Int(reader.width), Int(reader.height))
            do throws(ImageCodecError) {
                try limits.check(widthInPixels: width, heightInPixels: height)
            } catch {
                return error
            }
            // A few bytes may claim any size: no memory is taken for more than they can hold.
            guard width * height <= bytes.count * Self.mostPixelsPerByte else {
                return .truncated(.png, byteCount: bytes.count)
            }
            pixels = [UInt8](repeating: 0, count: width * height * 4)
            guard cpng_read_rows(&reader, &pixels) == 1 else {
                return reader.fault.error(in: .png, byteCount: bytes.count)
            }
            return nil
        }
        reader.bytes = nil
        if let failure { throw failure }
        return (pixels, reader)
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
