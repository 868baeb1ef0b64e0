import CTurboJPEG
import Pixels

extension JPEGDecoder {
    /// The pixels as they are stored, before they are turned.
    ///
    /// - Parameter hasInvertedInks: Whether 255 of an ink means no ink, as Adobe's programs write it.
    func pixels(_ bytes: [UInt8], hasInvertedInks: Bool) throws(ImageCodecError) -> Pixmap {
        guard let handle = tjInitDecompress() else { throw .outOfMemory }
        defer { tjDestroy(handle) }
        var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let count = CUnsignedLong(bytes.count)
        guard tjDecompressHeader3(handle, bytes, count, &width, &height, &sampling, &space) == 0 else {
            throw Self.fault(of: handle, byteCount: bytes.count)
        }
        try limits.check(widthInPixels: Int(width), heightInPixels: Int(height))
        let isInk = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
        let layout = isInk ? TJPF_CMYK : TJPF_RGBA
        var pixels = [UInt8](repeating: 255, count: Int(width) * Int(height) * 4)
        // A few bytes can ask for thousands of passes over the picture; the library refuses more than 500.
        let flags = TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
        guard tjDecompress2(handle, bytes, count, &pixels, width, 0, height, layout.rawValue, flags) == 0 else {
            throw Self.fault(of: handle, byteCount: bytes.count)
        }
        if isInk { Self.makeColors(&pixels, hasInvertedInks: hasInvertedInks) }
        return Pixmap(widthInPixels: Int(width), heightInPixels: Int(height), bytes: pixels)
    }

    /// Cyan, magenta, yellow and black to the red, green and blue that they leave of white.
    private static func makeColors(_ pixels: inout [UInt8], hasInvertedInks: Bool) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for pixel in stride(from: 0, to: pixels.count, by: 4) {
                let flip: UInt8 = hasInvertedInks ? 0 : 255
                let black = Int(pixels[pixel + 3] ^ flip)
                for channel in pixel..<pixel + 3 {
                    pixels[channel] = UInt8((Int(pixels[channel] ^ flip) * black + 127) / 255)
                }
                pixels[pixel + 3] = 255
            }
        }
    }

    private static func fault(of handle: tjhandle, byteCount: Int) -> ImageCodecError {
        let text = tjGetErrorStr2(handle).map { String(cString: $0) } ?? ""
        if text.contains("Premature end") { return .truncated(.jpeg, byteCount: byteCount) }
        if text.contains("Insufficient memory") { return .outOfMemory }
        return .corrupt(.jpeg, fault: text.isEmpty ? "libjpeg gave no reason" : text)
    }
}
