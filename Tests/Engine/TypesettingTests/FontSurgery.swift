import Foundation

/// Adds tables to a font, so that tests have fonts of kinds that are not among the bundled ones.
struct FontSurgery {
    private(set) var tables: [(tag: String, bytes: Data)] = []

    init(_ font: Data) {
        let bytes = Array(font)
        for table in 0..<Self.number(bytes, at: 4, count: 2) {
            let entry = 12 + 16 * table
            let (place, length) = (Self.number(bytes, at: entry + 8), Self.number(bytes, at: entry + 12))
            let tag = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
            tables.append((tag, Data(bytes[place..<place + length])))
        }
    }

    mutating func set(_ tag: String, _ bytes: Data) {
        tables.removeAll { $0.tag == tag }
        tables.append((tag, bytes))
        tables.sort { $0.tag < $1.tag }
    }

    /// Takes the outline of a glyph away, in a font whose places are short.
    mutating func clear(glyph: Int) {
        guard let index = tables.firstIndex(where: { $0.tag == "loca" }) else { return }
        var places = Array(tables[index].bytes)
        places.replaceSubrange(2 * glyph..<2 * glyph + 2, with: Array(places[2 * glyph + 2..<2 * glyph + 4]))
        tables[index].bytes = Data(places)
    }

    /// The font; checksums are left at zero, which nobody reads.
    var font: Data {
        var header = Data([0, 1, 0, 0]) + Self.bytes(tables.count, 2) + Data(count: 6)
        var (body, place) = (Data(), 12 + 16 * tables.count)
        for table in tables {
            header += Data(table.tag.utf8) + Data(count: 4) + Self.bytes(place, 4) + Self.bytes(table.bytes.count, 4)
            let padding = (4 - table.bytes.count % 4) % 4
            body += table.bytes + Data(count: padding)
            place += table.bytes.count + padding
        }
        return header + body
    }

    /// Big-endian numbers of two bytes.
    static func words(_ numbers: Int...) -> Data { numbers.reduce(into: Data()) { $0 += bytes($1, 2) } }

    static func bytes(_ number: Int, _ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) })
    }

    private static func number(_ bytes: [UInt8], at place: Int, count: Int = 4) -> Int {
        bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
}
