import Drawing
import Foundation

/// What a widget of one family draws for each entry of its timeline: data that another program can draw at any scale, without
/// the widget's code.
package struct WidgetArchive: Sendable, Equatable {
    /// What is drawn from a date on.
    package struct Entry: Sendable, Equatable {
        package var date: Date
        package var drawing: DisplayList

        package init(date: Date, drawing: DisplayList) {
            self.date = date
            self.drawing = drawing
        }
    }

    /// The widget's kind, as its configuration names it.
    package var kind: String
    /// The family, as `systemSmall`.
    package var family: String
    package var entries: [Entry]

    package init(kind: String, family: String, entries: [Entry]) {
        self.kind = kind
        self.family = family
        self.entries = entries
    }

    /// The bytes of the archive's file; the same archive has the same bytes.
    package func bytes() throws(ArchiveError) -> [UInt8] {
        guard entries.count <= ArchiveLimits.entries else { throw .tooMuch("entries", limit: ArchiveLimits.entries) }
        var writer = ArchiveWriter()
        var archived: [ArchiveStructure.Entry] = []
        for entry in entries {
            let size = entry.drawing.size
            archived.append(
                ArchiveStructure.Entry(
                    date: entry.date.timeIntervalSinceReferenceDate, size: [Double(size.width), Double(size.height)],
                    items: try writer.items(of: entry.drawing)))
        }
        let images = writer.images.map(\.pixmap)
        guard images.count <= ArchiveLimits.images else { throw .tooMuch("images", limit: ArchiveLimits.images) }
        guard images.allSatisfy({ max($0.widthInPixels, $0.heightInPixels) <= ArchiveLimits.imageSide }) else {
            throw .tooMuch("pixels along a side of an image", limit: ArchiveLimits.imageSide)
        }
        let structure = ArchiveStructure(
            kind: kind, family: family, paths: writer.paths, images: images.map { [$0.widthInPixels, $0.heightInPixels] },
            entries: archived)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = Self.wordsOut
        let json: Data
        do { json = try encoder.encode(structure) } catch { throw .wrongStructure("\(error).") }
        return try ArchiveContainer.bytes(structure: Array(json), pixels: images.flatMap(\.bytes))
    }

    /// The archive of a file's bytes, which may be anything.
    package init(bytes: [UInt8]) throws(ArchiveError) {
        let (json, pixels) = try ArchiveContainer.parts(of: bytes)
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = Self.wordsIn
        let structure: ArchiveStructure
        do { structure = try decoder.decode(ArchiveStructure.self, from: Data(json)) } catch {
            throw .wrongStructure(Self.words(for: error))
        }
        guard structure.entries.count <= ArchiveLimits.entries else { throw .tooMuch("entries", limit: ArchiveLimits.entries) }
        var reader = try ArchiveReader(structure, pixels: pixels)
        var entries: [Entry] = []
        for entry in structure.entries {
            guard entry.date.isFinite else { throw .wrongValue("an entry of no date") }
            let date = Date(timeIntervalSinceReferenceDate: entry.date)
            entries.append(Entry(date: date, drawing: try reader.drawing(of: entry)))
        }
        self.init(kind: structure.kind, family: structure.family, entries: entries)
    }

    // A path may hold any number; so may what is made of one.
    private static let wordsOut = JSONEncoder.NonConformingFloatEncodingStrategy.convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    private static let wordsIn = JSONDecoder.NonConformingFloatDecodingStrategy.convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")

    /// What a decoder says, in a sentence with the place.
    private static func words(for error: any Error) -> String {
        guard let error = error as? DecodingError else { return "it is no JSON." }
        let context: DecodingError.Context
        switch error {
        case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found), .dataCorrupted(let found):
            context = found
        @unknown default: return "it is not of the described form."
        }
        let place = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
        return place.isEmpty ? "\(context.debugDescription)" : "at \(place): \(context.debugDescription)"
    }
}
