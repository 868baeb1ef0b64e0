import CHarfBuzz
import Foundation

/// The bytes of a font file, which hold one face or, as a collection, several. They come from outside and are not
/// trusted.
final class FontFile: @unchecked Sendable {
    let name: String
    /// The number of faces that the file declares, at least 1.
    let faceCount: Int
    /// The address of the bytes of `data`. They lie outside of the value, as they are more than the few bytes it can hold inside, and
    /// stay there as long as it lives, as nothing changes it. They are not copied, so only the used part of a mapped font is read.
    let bytes: UnsafeRawBufferPointer
    private let data: Data
    private let blob: OpaquePointer?

    /// A collection of more faces is a slip or an attack: the largest known one has 40.
    static let mostFaces = 256

    /// A header and the places of the five tables without which there is no font.
    private static let fewestBytes = 12 + 5 * 16

    /// - Throws: `FontError`, when the bytes cannot be a font.
    init(name: String, bytes data: Data) throws {
        guard data.count >= FontFile.fewestBytes else { throw FontError.truncated(font: name, sizeInBytes: data.count) }
        guard data.count < Int(UInt32.max) else {
            throw FontError.malformed(font: name, fault: "it is larger than 4 GB")
        }
        if data.starts(with: Array("wOF".utf8)) { throw FontError.webFont(font: name) }
        let bytes = data.withUnsafeBytes { $0 }
        let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        let blob = hb_blob_create(start, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
        let count = Int(hb_face_count(blob))
        guard count <= FontFile.mostFaces else {
            hb_blob_destroy(blob)
            throw FontError.malformed(font: name, fault: "it claims to hold \(count) fonts")
        }
        self.name = name
        self.blob = blob
        self.data = data
        self.bytes = bytes
        faceCount = max(count, 1)
    }

    deinit { hb_blob_destroy(blob) }

    /// HarfBuzz's view of a face; the caller owns it.
    func harfBuzzFace(_ member: Int) -> OpaquePointer? { hb_face_create(blob, UInt32(member)) }

    /// The bytes of a table of a face; empty if it is missing.
    static func table(_ name: String, of face: OpaquePointer) -> [UInt8] {
        let blob = hb_face_reference_table(face, name.utf8.reduce(0) { $0 << 8 | UInt32($1) })
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let start = hb_blob_get_data(blob, &length), length > 0 else { return [] }
        return Array(UnsafeRawBufferPointer(start: start, count: Int(length)))
    }

    /// Returns the name of a face in messages.
    func faceName(_ member: Int) -> String { faceCount > 1 ? "\(name) (font \(member + 1) of \(faceCount))" : name }
}
