import CFreeType
import CHarfBuzz
import Foundation
import Synchronization

/// One font file: HarfBuzz reads its tables, FreeType its outlines. Bytes come from outside and are not trusted.
final class FontFace: @unchecked Sendable {
    struct Axis: Sendable, Hashable {
        var tag: UInt32
        var lowest: Double
        var standard: Double
        var highest: Double
    }

    let name: String
    /// The place in the library; identifies the face there.
    let index: Int
    let familyName: String
    let postScriptName: String
    let weight: Double
    let isItalic: Bool
    let unitsPerEm: Double
    let glyphCount: Int
    let axes: [Axis]
    let harfBuzz: OpaquePointer
    /// FreeType's objects are not safe to share among threads; the lock makes them so.
    let outlines: Mutex<FreeTypeFace>
    private let bytes: UnsafeMutableRawBufferPointer

    /// - Throws: `FontError`, when the bytes are not a font with outlines.
    init(name: String, bytes data: Data, index: Int) throws {
        guard data.count >= 12 else { throw FontError.truncated(font: name, sizeInBytes: data.count) }
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
        data.copyBytes(to: bytes)
        let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        let blob = hb_blob_create(start, UInt32(data.count), HB_MEMORY_MODE_READONLY, nil, nil)
        let face = hb_face_create(blob, 0)
        hb_blob_destroy(blob)
        do {
            guard let face, hb_face_get_glyph_count(face) > 0 else {
                throw FontError.malformed(font: name, fault: "it has no glyphs or no table directory")
            }
            try FontFace.requireTables(of: face, bytes: bytes, name: name)
            outlines = Mutex(try FreeTypeFace(name: name, bytes: UnsafeRawBufferPointer(bytes)))
            harfBuzz = face
        } catch {
            hb_face_destroy(face)
            bytes.deallocate()
            throw error
        }
        hb_face_make_immutable(harfBuzz)
        self.name = name
        self.index = index
        self.bytes = bytes
        unitsPerEm = Double(hb_face_get_upem(harfBuzz))
        glyphCount = Int(hb_face_get_glyph_count(harfBuzz))
        axes = FontFace.axes(of: harfBuzz)
        familyName =
            FontFace.entry(.typographicFamily, of: harfBuzz) ?? FontFace.entry(.family, of: harfBuzz) ?? name
        postScriptName = FontFace.entry(.postScript, of: harfBuzz) ?? familyName
        let font = hb_font_create(harfBuzz)
        weight = Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
        isItalic =
            hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0 || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) < 0
        hb_font_destroy(font)
    }

    deinit {
        hb_face_destroy(harfBuzz)
        outlines.withLock { $0.close() }
        bytes.deallocate()
    }

    func hasAxis(_ tag: UInt32) -> Bool { axes.contains { $0.tag == tag } }

    /// Four ASCII letters as the number OpenType calls a tag.
    static func tag(_ letters: StaticString) -> UInt32 {
        letters.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
    }

    private static func requireTables(
        of face: OpaquePointer, bytes: UnsafeMutableRawBufferPointer, name: String
    ) throws {
        func has(_ tag: UInt32) -> Bool {
            let blob = hb_face_reference_table(face, tag)
            defer { hb_blob_destroy(blob) }
            return hb_blob_get_length(blob) > 0
        }
        for table in ["head", "hhea", "hmtx", "maxp", "cmap"] {
            let tag = table.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            if !has(tag) {
                throw FontError.malformed(font: name, fault: "the table \(table) is missing or outside the file")
            }
        }
        if !has(tag("glyf")), !has(tag("CFF ")), !has(tag("CFF2")) {
            throw FontError.withoutOutlines(font: name)
        }
    }

    private static func axes(of face: OpaquePointer) -> [Axis] {
        var count = hb_ot_var_get_axis_count(face)
        guard count > 0 else { return [] }
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.prefix(Int(count)).map {
            Axis(
                tag: $0.tag, lowest: Double($0.min_value), standard: Double($0.default_value),
                highest: Double($0.max_value))
        }
    }

    /// Identifiers of OpenType's table `name`.
    private enum NameIdentifier: UInt32 {
        case family = 1
        case postScript = 6
        case typographicFamily = 16
    }

    private static func entry(_ id: NameIdentifier, of face: OpaquePointer) -> String? {
        var length: UInt32 = 256
        var buffer = [CChar](repeating: 0, count: 256)
        let total = hb_ot_name_get_utf8(face, id.rawValue, hb_language_from_string("en", 2), &length, &buffer)
        guard total > 0 else { return nil }
        return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
