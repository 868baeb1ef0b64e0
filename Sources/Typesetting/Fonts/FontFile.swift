import CHarfBuzz
import Foundation

/// The bytes of a font file, which hold one face or, as a collection, several. They come from outside and are not
/// trusted.
final class FontFile: @unchecked Sendable {
    let name: String
    /// How many faces the file says it holds, at least 1.
    let faceCount: Int
    let bytes: UnsafeRawBufferPointer
    private let blob: OpaquePointer?

    /// A collection of more faces is a slip or an attack: the largest known one has 40.
    static let mostFaces = 256

    /// - Throws: `FontError`, when the bytes cannot be a font.
    init(name: String, bytes data: Data) throws {
        guard data.count >= 12 else { throw FontError.truncated(font: name, sizeInBytes: data.count) }
        guard data.count < Int(UInt32.max) else {
            throw FontError.malformed(font: name, fault: "it is larger than 4 GB")
        }
        if data.starts(with: Array("wOF".utf8)) { throw FontError.webFont(font: name) }
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
        data.copyBytes(to: copy)
        let start = copy.baseAddress?.assumingMemoryBound(to: CChar.self)
        let blob = hb_blob_create(start, UInt32(data.count), HB_MEMORY_MODE_READONLY, nil, nil)
        let count = Int(hb_face_count(blob))
        guard count <= FontFile.mostFaces else {
            hb_blob_destroy(blob)
            copy.deallocate()
            throw FontError.malformed(font: name, fault: "it says that it holds \(count) fonts")
        }
        self.name = name
        self.blob = blob
        bytes = UnsafeRawBufferPointer(copy)
        faceCount = max(count, 1)
    }

    deinit {
        hb_blob_destroy(blob)
        bytes.deallocate()
    }

    /// HarfBuzz's view of a face; the caller owns it.
    func harfBuzzFace(_ member: Int) -> OpaquePointer? { hb_face_create(blob, UInt32(member)) }

    /// What messages call a face.
    func faceName(_ member: Int) -> String { faceCount > 1 ? "\(name) (font \(member + 1) of \(faceCount))" : name }
}
