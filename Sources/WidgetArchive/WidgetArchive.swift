import Drawing
import Foundation

/// What a widget of one family draws, entry by entry, and on the way from one entry to the next: data that another program can
/// draw at any scale, without the widget's code.
package struct WidgetArchive: Sendable, Equatable {
    /// What is drawn from a date on.
    package struct Entry: Sendable, Equatable {
        /// What the entry is called; files are called by it.
        package var name: String
        package var date: Date
        /// The entry at rest.
        package var drawing: DisplayList
        /// The frames of the change from the entry before it, at the archive's rate, until the entry is at rest or the next one
        /// comes up; empty for the first one, and for entries beside the timeline.
        package var arrival: [DisplayList]
        /// Whether the entry is no moment of the timeline: a placeholder, a snapshot. Those stand first.
        package var isAside: Bool

        package init(
            name: String = "entry", date: Date, drawing: DisplayList, arrival: [DisplayList] = [], isAside: Bool = false
        ) {
            (self.name, self.date, self.drawing) = (name, date, drawing)
            (self.arrival, self.isAside) = (arrival, isAside)
        }
    }

    /// What the widget, or the preview that shows it, is called.
    package var name: String
    /// The family, as `systemSmall`.
    package var family: String
    /// Frames per second of the changes, in thousandths, so that rates like 29.97 are exact.
    package var millihertz: Int
    /// Pixels per point of the screen that the widget was laid out for; it can be drawn at any other.
    package var scale: Double
    package var entries: [Entry]

    package init(name: String, family: String, millihertz: Int = 30_000, scale: Double = 3, entries: [Entry]) {
        (self.name, self.family, self.entries) = (name, family, entries)
        (self.millihertz, self.scale) = (millihertz, scale)
    }

    /// The bytes of the archive's file; the same archive has the same bytes.
    package func bytes() throws(ArchiveError) -> [UInt8] {
        guard entries.count <= ArchiveLimits.entries else { throw .tooMuch("entries", limit: ArchiveLimits.entries) }
        try check()
        var writer = ArchiveWriter()
        var archived: [ArchiveStructure.Entry] = []
        for entry in entries {
            let size = entry.drawing.size
            guard entry.arrival.allSatisfy({ $0.size == size }) else { throw .wrongValue("frames of several sizes in \(entry.name)") }
            var arrival: [[ArchivedItem]] = []
            for frame in entry.arrival { arrival.append(try writer.items(of: frame.items)) }
            archived.append(
                ArchiveStructure.Entry(
                    name: entry.name, date: entry.date.timeIntervalSinceReferenceDate, isAside: entry.isAside,
                    size: [Double(size.width), Double(size.height)], arrival: arrival, items: try writer.items(of: entry.drawing.items)))
        }
        let images = writer.images.map(\.pixmap)
        guard images.count <= ArchiveLimits.images else { throw .tooMuch("images", limit: ArchiveLimits.images) }
        guard images.allSatisfy({ max($0.widthInPixels, $0.heightInPixels) <= ArchiveLimits.imageSide }) else {
            throw .tooMuch("pixels along a side of an image", limit: ArchiveLimits.imageSide)
        }
        let structure = ArchiveStructure(
            name: name, family: family, millihertz: millihertz, scale: scale, paths: writer.paths,
            images: images.map { [$0.widthInPixels, $0.heightInPixels] }, parts: writer.parts, entries: archived)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = Self.wordsOut
        let json: Data
        do { json = try encoder.encode(structure) } catch { throw .wrongStructure("\(error).") }
        return try ArchiveContainer.bytes(structure: Array(json), pixels: images.flatMap(\.bytes))
    }

    /// Whether a file that begins with these bytes, eight of them or more, calls itself an archive.
    package static func begins(_ bytes: [UInt8]) -> Bool { ArchiveContainer.isSignature(bytes) }

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
        var reader = try ArchiveReader(structure.tables, pixels: pixels)
        var entries: [Entry] = []
        for entry in structure.entries {
            guard entry.date.isFinite else { throw .wrongValue("an entry of no date") }
            var arrival: [DisplayList] = []
            for frame in entry.arrival { arrival.append(try reader.drawing(of: frame, size: entry.size)) }
            entries.append(
                Entry(
                    name: entry.name, date: Date(timeIntervalSinceReferenceDate: entry.date),
                    drawing: try reader.drawing(of: entry.items, size: entry.size), arrival: arrival, isAside: entry.isAside))
        }
        self.init(
            name: structure.name, family: structure.family, millihertz: structure.millihertz, scale: structure.scale,
            entries: entries)
        try check()
    }

    /// What must hold of every archive, since files are called by its names and frames are counted by its rate.
    private func check() throws(ArchiveError) {
        guard ArchiveLimits.rates.contains(millihertz) else { throw .wrongValue("\(millihertz) thousandths of a frame per second") }
        guard scale > 0, scale <= ArchiveLimits.scale else { throw .wrongValue("a scale of \(scale)") }
        for (index, entry) in entries.enumerated() {
            let bytes = entry.name.utf8
            let isSafe = !bytes.contains { $0 < 0x20 || $0 == 0x2F || $0 == 0x7F }
            guard isSafe, (1...ArchiveLimits.nameBytes).contains(bytes.count), !entry.name.hasPrefix(".") else {
                throw .wrongValue("entry \(index) has a name that no file can have")
            }
            guard !entry.isAside || index == 0 || entries[index - 1].isAside else {
                throw .wrongValue("entry \(index) stands beside the timeline, behind what is in it")
            }
        }
    }

    // A path may hold any number; so may what is made of one.
    static let wordsOut = JSONEncoder.NonConformingFloatEncodingStrategy.convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    static let wordsIn = JSONDecoder.NonConformingFloatDecodingStrategy.convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")

    /// What a decoder says, in a sentence with the place.
    static func words(for error: any Error) -> String {
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
