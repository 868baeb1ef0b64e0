import Foundation

/// The font of a file.
///
/// Source: Apple, Core Graphics `CGFont`; the file's form is that of OpenType 1.9, "Font file" and "name".
public final class CGFont: @unchecked Sendable {
    /// The name by which a text asks for the font; nil if the file has none.
    public let postScriptName: CFString?
    public let fullName: CFString?

    /// Creates the font of a file's bytes; nil if they are no font's.
    public init?(_ provider: CGDataProvider) {
        let file = FontFile(bytes: [UInt8](provider.bytes))
        guard let names = file.names else { return nil }
        postScriptName = names[6].map { NSString(string: $0) }
        fullName = names[4].map { NSString(string: $0) }
    }
}

/// The bytes of a font's file; numbers outside of it are missing.
private struct FontFile {
    let bytes: [UInt8]

    private func number(at place: Int, bytes count: Int) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        return bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The names of the font by their numbers; nil if the bytes are no font's.
    var names: [Int: String]? {
        // A collection begins with the places of its fonts.
        let isCollection = number(at: 0, bytes: 4) == 0x7474_6366
        guard let start = isCollection ? number(at: 12, bytes: 4) : 0, let version = number(at: start, bytes: 4),
            [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version), let count = number(at: start + 4, bytes: 2)
        else { return nil }
        for entry in (0..<count).map({ start + 12 + 16 * $0 }) where number(at: entry, bytes: 4) == 0x6E61_6D65 {
            return number(at: entry + 8, bytes: 4).map(names) ?? [:]
        }
        return [:]
    }

    /// The names of the table at a place. Those for Windows are in UTF-16, the others taken for ASCII.
    private func names(at table: Int) -> [Int: String] {
        guard let count = number(at: table + 2, bytes: 2), let texts = number(at: table + 4, bytes: 2) else { return [:] }
        var names: [Int: String] = [:]
        for record in (0..<count).map({ table + 6 + 12 * $0 }) {
            guard let platform = number(at: record, bytes: 2), let name = number(at: record + 6, bytes: 2),
                let length = number(at: record + 8, bytes: 2), let offset = number(at: record + 10, bytes: 2)
            else { break }
            let place = table + texts + offset
            guard names[name] == nil, place + length <= bytes.count else { continue }
            let text = bytes[place..<(place + length)]
            names[name] = String(bytes: text, encoding: platform == 1 ? .ascii : .utf16BigEndian)
        }
        return names
    }
}
