import CTurboJPEG
import Pixels

extension JPEGEncoder {
    /// The file of an opaque picture.
    func compressed(_ picture: Pixmap) throws(ImageCodecError) -> [UInt8] {
        guard let handle = tjInitCompress() else { throw .outOfMemory }
        defer { tjDestroy(handle) }
        var file: UnsafeMutablePointer<UInt8>?
        var count: CUnsignedLong = 0
        // The library allocates the file and takes it back.
        defer { tjFree(file) }
        let sampling = percentage >= 90 ? TJSAMP_444 : TJSAMP_420
        let (width, height) = (Int32(picture.widthInPixels), Int32(picture.heightInPixels))
        let status = tjCompress2(
            handle, picture.bytes, width, width * 4, height, TJPF_RGBA.rawValue, &file, &count,
            Int32(sampling.rawValue), percentage, TJFLAG_ACCURATEDCT)
        guard status == 0, let file else { throw .outOfMemory }
        return Array(UnsafeBufferPointer(start: file, count: Int(count)))
    }
}
