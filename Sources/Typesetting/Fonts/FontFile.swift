import CHarfBuzz
import Foundation

/// The bytes of a font file, which hold one face or, as a collection, several. They come from outside and are not
/// trusted.
final class FontFile: @unchecked Sendable {
    let name: String
    /// How many faces the file says it holds, at least 1.
    let faceCount: Int
    /// Valid as long as this object is: `NSData` says so of its bytes. They are not copied, so that of a font that lies in
    /// a mapped file only what is read is loaded.
    let bytes: UnsafeRawBufferPointer
    private let data: NSData
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
        let data = data as NSData
        let start = data.bytes.assumingMemoryBound(to: CChar.self)
        let blob = hb_blob_create(start, UInt32(data.length), HB_MEMORY_MODE_READONLY, nil, nil)
        let count = Int(hb_face_count(blob))
        guard count <= FontFile.mostFaces else {
            hb_blob_destroy(blob)
            throw FontError.malformed(font: name, fault: "it says that it holds \(count) fonts")
        }
        self.name = name
        self.blob = blob
        self.data = data
        bytes = UnsafeRawBufferPointer(start: data.bytes, count: data.length)
        faceCount = max(count, 1)
    }

    deinit { hb_blob_destroy(blob) }

    /// HarfBuzz's view of a face; the caller owns it.
    func harfBuzzFace(_ member: Int) -> OpaquePointer? { hb_face_create(blob, UInt32(member)) }

    /// What messages call a face.
    func faceName(_ member: Int) -> String { faceCount > 1 ? "\(name) (font \(member + 1) of \(faceCount))" : name }
}
