import Drawing
import Foundation

/// The structure of an archive's file: the tables, and the entries that name what is in them.
struct BoxArchiveFile: Codable {
    let archive: BoxArchive

    private enum Key: String, CodingKey { case name, family, canvas, scales, tables, entries }

    /// An entry, its boxes at each scale in the order in which they begin.
    private struct Entry: Codable {
        var name: String
        /// Seconds since the reference date, 1 January 2001.
        var date: Double
        var isAside: Bool
        var layouts: [[Box]]
    }

    /// A box; those inside it follow.
    private struct Box: Codable {
        var number: Int
        var kind: ArchivedBox.Kind
        /// x, y, width, height.
        var frame: [Double]
        /// nil: as those of the box before.
        var surroundings: ArchivedSurroundings?
        var motion: ArchivedMotion?
        var zIndex: Double?
        /// How many boxes are directly inside it.
        var inside: Int
    }

    init(archive: BoxArchive) { self.archive = archive }

    func encode(to encoder: any Encoder) throws {
        let tables = try ArchiveTables.of(encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(archive.name, forKey: .name)
        try container.encode(archive.family, forKey: .family)
        try container.encode(archive.scales, forKey: .scales)
        try container.encode(archive.canvas, forKey: .canvas)
        let entries = archive.entries.map { entry in
            Entry(
                name: entry.name, date: entry.date.timeIntervalSinceReferenceDate, isAside: entry.isAside,
                layouts: entry.boxes.map(Self.flattened))
        }
        try container.encode(entries, forKey: .entries)
        // What the entries have named is known now.
        let images = tables.writer.images.map(\.pixmap)
        guard images.count <= ArchiveLimits.images else { throw ArchiveError.tooMuch("images", limit: ArchiveLimits.images) }
        guard images.allSatisfy({ max($0.widthInPixels, $0.heightInPixels) <= ArchiveLimits.imageSide }) else {
            throw ArchiveError.tooMuch("pixels along a side of an image", limit: ArchiveLimits.imageSide)
        }
        let form = ArchiveTableForm(
            paths: tables.writer.paths, images: images.map { [$0.widthInPixels, $0.heightInPixels] }, parts: tables.writer.parts)
        try container.encode(form, forKey: .tables)
    }

    init(from decoder: any Decoder) throws {
        let tables = try ArchiveTables.of(decoder)
        let container = try decoder.container(keyedBy: Key.self)
        tables.reader = try ArchiveReader(try container.decode(ArchiveTableForm.self, forKey: .tables), pixels: tables.pixels)
        var entries: [BoxArchive.Entry] = []
        for entry in try container.decode([Entry].self, forKey: .entries) {
            var boxes: [ArchivedBox] = []
            for layout in entry.layouts {
                var rest = layout[...]
                var former: Box?
                boxes.append(try Self.box(&rest, after: &former, depth: 0))
                guard rest.isEmpty else { throw ArchiveError.wrongValue("\(rest.count) boxes in no box") }
            }
            entries.append(
                BoxArchive.Entry(
                    name: entry.name, date: Date(timeIntervalSinceReferenceDate: entry.date), isAside: entry.isAside, boxes: boxes))
        }
        archive = BoxArchive(
            name: try container.decode(String.self, forKey: .name), family: try container.decode(String.self, forKey: .family),
            canvas: try container.decode(BoxArchive.Canvas.self, forKey: .canvas),
            scales: try container.decode([Double].self, forKey: .scales), entries: entries)
    }

    private static func flattened(_ box: ArchivedBox) -> [Box] {
        var boxes: [Box] = []
        var former: ArchivedBox?
        append(box, after: &former, to: &boxes)
        return boxes
    }

    private static func append(_ box: ArchivedBox, after former: inout ArchivedBox?, to boxes: inout [Box]) {
        let frame = [box.frame.origin.x, box.frame.origin.y, box.frame.size.width, box.frame.size.height].map(Double.init)
        boxes.append(
            Box(
                number: box.number, kind: box.kind, frame: frame,
                surroundings: former?.surroundings == box.surroundings ? nil : box.surroundings,
                motion: former?.motion == box.motion ? nil : box.motion, zIndex: box.zIndex, inside: box.children.count))
        former = box
        for child in box.children { append(child, after: &former, to: &boxes) }
    }

    private static func box(
        _ rest: inout ArraySlice<Box>, after former: inout Box?, depth: Int
    ) throws(ArchiveError) -> ArchivedBox {
        guard depth <= ArchiveLimits.boxDepth else { throw .tooMuch("boxes around a box", limit: ArchiveLimits.boxDepth) }
        guard var box = rest.popFirst() else { throw .wrongValue("a box with fewer boxes inside than it says") }
        guard box.frame.count == 4 else { throw .wrongValue("a frame of \(box.frame.count) numbers, not 4") }
        guard let surroundings = box.surroundings ?? former?.surroundings, let motion = box.motion ?? former?.motion else {
            throw .wrongValue("box \(box.number) has nothing around it")
        }
        (box.surroundings, box.motion) = (surroundings, motion)
        former = box
        guard (0...rest.count).contains(box.inside) else {
            throw .wrongValue("a box with \(box.inside) boxes inside, of \(rest.count)")
        }
        var children: [ArchivedBox] = []
        for _ in 0..<box.inside { children.append(try Self.box(&rest, after: &former, depth: depth + 1)) }
        return ArchivedBox(
            number: box.number, kind: box.kind,
            frame: CGRect(x: box.frame[0], y: box.frame[1], width: box.frame[2], height: box.frame[3]), surroundings: surroundings,
            motion: motion, zIndex: box.zIndex, children: children)
    }
}
