import Drawing
import Foundation

/// The structure of an archive's file: the tables, and the entries that refer to them.
struct ArchiveFile: Codable {
    let archive: WidgetArchive

    private enum Key: String, CodingKey { case name, family, canvas, canvases, scales, tables, entries, scenes }

    /// An entry, its boxes at each scale in the order in which they begin.
    private struct Entry: Codable {
        var name: String
        /// Seconds since the reference date, 1 January 2001.
        var date: Double
        var isAside: Bool
        var layouts: [[Box]]
        var touches: [Touch]
        var url: String?
    }

    private struct Scene: Codable {
        var name: String
        var scale: Double
        var end: Double
        /// nil: that of the archive.
        var canvas: WidgetArchive.Canvas?
        var moments: [Moment]

        struct Moment: Codable {
            var time: Double
            var boxes: [Box]
        }
    }

    private struct Touch: Codable {
        var kind: ArchivedTouch.Kind
        var label: String
        var identifier: String?
        /// x, y, width, height.
        var frame: [Double]
        var intents: [ArchivedIntent]
        var url: String?
        /// The boxes at each scale, if the touch changes anything.
        var before: [[Box]]
        var switched: [[Box]]
        var after: [[Box]]
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
        /// The number of boxes directly inside it.
        var inside: Int
    }

    init(archive: WidgetArchive) { self.archive = archive }

    func encode(to encoder: any Encoder) throws {
        let tables = try ArchiveTables.of(encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(archive.name, forKey: .name)
        try container.encode(archive.family, forKey: .family)
        try container.encode(archive.scales, forKey: .scales)
        try container.encode(archive.canvas, forKey: .canvas)
        try container.encodeIfPresent(archive.canvases, forKey: .canvases)
        let entries = archive.entries.map { entry in
            Entry(
                name: entry.name, date: entry.date.timeIntervalSinceReferenceDate, isAside: entry.isAside,
                layouts: entry.boxes.map(Self.flattened), touches: entry.touches.map(Self.flattened), url: entry.url)
        }
        try container.encode(entries, forKey: .entries)
        let scenes = archive.scenes.map { scene in
            let moments = scene.moments.map { Scene.Moment(time: $0.time, boxes: Self.flattened($0.box)) }
            return Scene(name: scene.name, scale: scene.scale, end: scene.end, canvas: scene.canvas, moments: moments)
        }
        if !scenes.isEmpty { try container.encode(scenes, forKey: .scenes) }
        // The images that the entries have named are known now.
        let images = tables.writer.images.map(\.pixmap)
        guard images.count <= ArchiveLimits.images else { throw ArchiveError.tooMuch("images", limit: ArchiveLimits.images) }
        guard images.allSatisfy({ max($0.widthInPixels, $0.heightInPixels) <= ArchiveLimits.imageSide }) else {
            throw ArchiveError.tooMuch("pixels along a side of an image", limit: ArchiveLimits.imageSide)
        }
        guard tables.writer.mostPathElements <= ArchiveLimits.pathElements else {
            throw ArchiveError.tooMuch("elements of an outline", limit: ArchiveLimits.pathElements)
        }
        let form = ArchiveTableForm(
            paths: tables.writer.paths, images: images.map { [$0.widthInPixels, $0.heightInPixels] }, parts: tables.writer.parts)
        try container.encode(form, forKey: .tables)
    }

    init(from decoder: any Decoder) throws {
        let tables = try ArchiveTables.of(decoder)
        let container = try decoder.container(keyedBy: Key.self)
        tables.reader = try ArchiveReader(try container.decode(ArchiveTableForm.self, forKey: .tables), pixels: tables.pixels)
        var entries: [WidgetArchive.Entry] = []
        for entry in try container.decode([Entry].self, forKey: .entries) {
            entries.append(
                WidgetArchive.Entry(
                    name: entry.name, date: Date(timeIntervalSinceReferenceDate: entry.date), isAside: entry.isAside,
                    boxes: try entry.layouts.map(Self.box(of:)), touches: try entry.touches.map(Self.touch), url: entry.url))
        }
        // Archives of earlier versions have no scenes.
        let scenes = try (try container.decodeIfPresent([Scene].self, forKey: .scenes) ?? []).map { scene in
            let moments = try scene.moments.map { ArchivedScene.Moment(time: $0.time, box: try Self.box(of: $0.boxes)) }
            var archived = ArchivedScene(name: scene.name, scale: scene.scale, moments: moments, end: scene.end)
            archived.canvas = scene.canvas
            return archived
        }
        var archive = WidgetArchive(
            name: try container.decode(String.self, forKey: .name), family: try container.decode(String.self, forKey: .family),
            canvas: try container.decode(WidgetArchive.Canvas.self, forKey: .canvas),
            scales: try container.decode([Double].self, forKey: .scales), entries: entries, scenes: scenes)
        archive.canvases = try container.decodeIfPresent([WidgetArchive.Canvas].self, forKey: .canvases)
        self.archive = archive
    }

    private static func flattened(_ touch: ArchivedTouch) -> Touch {
        Touch(
            kind: touch.kind, label: touch.label, identifier: touch.identifier, frame: numbers(of: touch.frame), intents: touch.intents,
            url: touch.url, before: touch.before.map(flattened), switched: touch.switched.map(flattened),
            after: touch.after.map(flattened))
    }

    private static func touch(_ touch: Touch) throws -> ArchivedTouch {
        ArchivedTouch(
            kind: touch.kind, label: touch.label, identifier: touch.identifier, frame: try frame(of: touch.frame),
            intents: touch.intents, url: touch.url, before: try touch.before.map(box(of:)),
            switched: try touch.switched.map(box(of:)), after: try touch.after.map(box(of:)))
    }

    private static func numbers(of frame: CGRect) -> [Double] {
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Double.init)
    }

    private static func frame(of numbers: [Double]) throws(ArchiveError) -> CGRect {
        guard numbers.count == 4 else { throw .wrongValue("a frame of \(numbers.count) numbers, not 4") }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The one box of a layout.
    private static func box(of layout: [Box]) throws -> ArchivedBox {
        var rest = layout[...]
        var former: Box?
        let box = try box(&rest, after: &former, depth: 0)
        guard rest.isEmpty else { throw ArchiveError.wrongValue("\(rest.count) boxes outside any box") }
        return box
    }

    private static func flattened(_ box: ArchivedBox) -> [Box] {
        var boxes: [Box] = []
        var former: ArchivedBox?
        append(box, after: &former, to: &boxes)
        return boxes
    }

    private static func append(_ box: ArchivedBox, after former: inout ArchivedBox?, to boxes: inout [Box]) {
        boxes.append(
            Box(
                number: box.number, kind: box.kind, frame: numbers(of: box.frame),
                surroundings: former?.surroundings == box.surroundings ? nil : box.surroundings,
                motion: former?.motion == box.motion ? nil : box.motion, zIndex: box.zIndex, inside: box.children.count))
        former = box
        for child in box.children { append(child, after: &former, to: &boxes) }
    }

    private static func box(
        _ rest: inout ArraySlice<Box>, after former: inout Box?, depth: Int
    ) throws(ArchiveError) -> ArchivedBox {
        guard depth <= ArchiveLimits.boxDepth else { throw .tooMuch("boxes around a box", limit: ArchiveLimits.boxDepth) }
        guard var box = rest.popFirst() else { throw .wrongValue("a box with fewer boxes inside than it claims") }
        let frame = try frame(of: box.frame)
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
            number: box.number, kind: box.kind, frame: frame, surroundings: surroundings, motion: motion, zIndex: box.zIndex,
            children: children)
    }
}
