import Drawing
import Foundation
import Geometry

/// The contents stored once in the file, however many boxes use them: outlines, images and items.
///
/// It belongs to one coder at a time.
final class ArchiveTables: @unchecked Sendable {
    static let key = CodingUserInfoKey(rawValue: "tables").unsafelyUnwrapped

    var writer = ArchiveWriter()
    var reader: ArchiveReader?
    /// The pixels that follow the structure.
    var pixels: ArraySlice<UInt8> = []

    static func of(_ encoder: any Encoder) throws(ArchiveError) -> ArchiveTables { try of(encoder.userInfo) }
    static func of(_ decoder: any Decoder) throws(ArchiveError) -> ArchiveTables { try of(decoder.userInfo) }

    private static func of(_ userInfo: [CodingUserInfoKey: Any]) throws(ArchiveError) -> ArchiveTables {
        guard let tables = userInfo[key] as? ArchiveTables else { throw .wrongStructure("There are no tables.") }
        return tables
    }
}

/// Items, each described once in the file.
package struct ArchivedDrawing: Codable, Sendable, Equatable {
    package var items: [DisplayItem]

    package init(_ items: [DisplayItem]) { self.items = items.withoutRuns }

    package init(from decoder: any Decoder) throws {
        let tables = try ArchiveTables.of(decoder)
        let archived = try [ArchivedItem](from: decoder)
        guard var reader = tables.reader else { throw ArchiveError.wrongStructure("There are no tables.") }
        items = try reader.drawing(of: archived)
        tables.reader = reader
    }

    package func encode(to encoder: any Encoder) throws {
        try ArchiveTables.of(encoder).writer.items(of: items).encode(to: encoder)
    }
}

/// An outline, by its index in the file.
package struct ArchivedOutline: Codable, Sendable, Equatable {
    package var path: SharedPath

    package init(_ path: SharedPath) { self.path = path }

    package init(from decoder: any Decoder) throws {
        let index = try Int(from: decoder)
        guard let reader = try ArchiveTables.of(decoder).reader else { throw ArchiveError.wrongStructure("There are no tables.") }
        path = try reader.outline(index)
    }

    package func encode(to encoder: any Encoder) throws {
        try ArchiveTables.of(encoder).writer.index(of: path).encode(to: encoder)
    }
}
