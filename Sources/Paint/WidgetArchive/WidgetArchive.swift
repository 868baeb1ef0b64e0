import AnimationEngine
import Drawing
import Foundation

/// The content of a widget of one family, a Live Activity or a control, entry by entry or state by state: boxes and their motions, as
/// data that another program can draw at any moment, without the widget's code.
package struct WidgetArchive: Sendable, Equatable {
    /// The view that is shown from a date on.
    package struct Entry: Sendable, Equatable {
        /// The name of the entry, after which its files are named.
        package var name: String
        package var date: Date
        /// True if the entry is no moment of the timeline: a placeholder, a snapshot. Those stand first.
        package var isAside: Bool
        /// The boxes at each of the archive's scales.
        package var boxes: [ArchivedBox]
        package var touches: [ArchivedTouch]
        /// The URL with which a touch of anything else opens the app.
        package var url: String?

        package init(
            name: String = "entry", date: Date, isAside: Bool = false, boxes: [ArchivedBox], touches: [ArchivedTouch] = [],
            url: String? = nil
        ) {
            (self.name, self.date, self.isAside, self.boxes) = (name, date, isAside, boxes)
            (self.touches, self.url) = (touches, url)
        }
    }

    /// The system's treatment of the boxes' drawing.
    package struct Canvas: Codable, Sendable, Equatable {
        package enum Look: String, Codable, Sendable { case fullColor, accented, vibrant, clear }

        /// A place around the widget, drawn once for all frames.
        package struct Stage: Codable, Sendable, Equatable {
            package var size: CGSize
            package var origin: CGPoint
            package var scale: Double
            package var isBare: Bool
            /// The drawings at each of the archive's scales.
            package var behind: [ArchivedDrawing]

            package init(size: CGSize, origin: CGPoint, scale: Double, isBare: Bool, behind: [ArchivedDrawing]) {
                (self.size, self.origin, self.scale, self.isBare, self.behind) = (size, origin, scale, isBare, behind)
            }
        }

        package var size: CGSize
        package var cornerRadius: Double
        /// Red, green, blue in linear light with sRGB primaries, and opacity.
        package var backdrop: [Float]
        package var look = Look.fullColor
        /// The accent colour in gamma-encoded sRGB: red, green, blue, alpha.
        package var tint: [Double] = [1, 1, 1, 1]
        package var isDimmed = false
        package var isDark = false
        /// True if the background that the views give their container is drawn.
        package var drawsContainer = true
        /// The animation of a change of entries where the boxes name no other.
        package var animation: AnimationForm?
        package var stage: Stage?

        package init(size: CGSize, cornerRadius: Double, backdrop: [Float]) {
            (self.size, self.cornerRadius, self.backdrop) = (size, cornerRadius, backdrop)
        }
    }

    /// The name of the widget, or of the preview that shows it.
    package var name: String
    /// The family, as `systemSmall`; of a Live Activity `banner`, `island` or `minimalIsland`, of a control `control`.
    package var family: String
    package var canvas: Canvas
    /// The canvas at each of the scales, where they are not all of one size, with its stage at that scale alone.
    package var canvases: [Canvas]?
    /// Pixels per point of the screens that the widget was laid out for, in order.
    package var scales: [Double]
    package var entries: [Entry]
    /// The films of the touches.
    package var scenes: [ArchivedScene] = []

    package init(
        name: String, family: String, canvas: Canvas, scales: [Double] = [3], entries: [Entry], scenes: [ArchivedScene] = []
    ) {
        (self.name, self.family, self.canvas, self.scales) = (name, family, canvas, scales)
        (self.entries, self.scenes) = (entries, scenes)
    }

    /// Returns whether files can have this name, all in one folder.
    static func isFileName(_ name: String) -> Bool {
        let bytes = name.utf8
        let isSafe = !bytes.contains { $0 < 0x20 || $0 == 0x2F || $0 == 0x7F }
        return isSafe && (1...ArchiveLimits.nameBytes).contains(bytes.count) && !name.hasPrefix(".")
    }

    /// The bytes of the archive's file; the same archive has the same bytes.
    package func bytes() throws(ArchiveError) -> [UInt8] {
        try check()
        let tables = ArchiveTables()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = WidgetArchive.wordsOut
        encoder.userInfo[ArchiveTables.key] = tables
        let json: Data
        do { json = try encoder.encode(ArchiveFile(archive: self)) } catch let error as ArchiveError { throw error } catch {
            throw .wrongStructure("\(error).")
        }
        let images = tables.writer.images.map(\.pixmap)
        return try ArchiveContainer.bytes(
            structure: Array(json), pixels: images.flatMap(\.bytes))
    }

    /// Returns whether a file that begins with these bytes, eight of them or more, identifies itself as an archive.
    package static func begins(_ bytes: [UInt8]) -> Bool { ArchiveContainer.isSignature(bytes) }

    /// The archive of a file's bytes, which may be anything.
    package init(bytes: [UInt8]) throws(ArchiveError) {
        let (json, pixels) = try ArchiveContainer.parts(of: bytes)
        let tables = ArchiveTables()
        tables.pixels = pixels
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = WidgetArchive.wordsIn
        decoder.userInfo[ArchiveTables.key] = tables
        do { self = try decoder.decode(ArchiveFile.self, from: Data(json)).archive } catch let error as ArchiveError {
            throw error
        } catch {
            throw .wrongStructure(WidgetArchive.words(for: error))
        }
        try check()
    }

    /// Checks the rules for every archive, since files are named after its parts and programs compute with its numbers.
    private func check() throws(ArchiveError) {
        guard entries.count <= ArchiveLimits.entries else { throw .tooMuch("entries", limit: ArchiveLimits.entries) }
        guard (1...ArchiveLimits.scales).contains(scales.count) else { throw .wrongValue("\(scales.count) scales") }
        for scale in scales where !(scale > 0 && scale <= ArchiveLimits.scale) { throw .wrongValue("a scale of \(scale)") }
        for (index, entry) in entries.enumerated() {
            guard Self.isFileName(entry.name) else {
                throw .wrongValue("entry \(index) has a name that cannot be a file name")
            }
            guard entry.date.timeIntervalSinceReferenceDate.isFinite else { throw .wrongValue("an entry without a date") }
            guard !entry.isAside || index == 0 || entries[index - 1].isAside else {
                throw .wrongValue("entry \(index) is outside the timeline, but follows an entry in it")
            }
            guard entry.boxes.count == scales.count else {
                throw .wrongValue("entry \(index) is stored at \(entry.boxes.count) of \(scales.count) scales")
            }
        }
        try canvas.check()
        if let stage = canvas.stage, stage.behind.count != scales.count {
            throw .wrongValue("the place around the widget is stored at \(stage.behind.count) of \(scales.count) scales")
        }
        guard canvases.map({ $0.count == scales.count }) ?? true else {
            throw .wrongValue("canvases for fewer or more than \(scales.count) scales")
        }
        for canvas in canvases ?? [] { try canvas.check(ofOneScale: true) }
        var census = BoxCensus()
        for entry in entries {
            for box in entry.boxes { try census.count(layout: box) }
            guard entry.touches.count <= ArchiveLimits.touches else { throw .tooMuch("things to touch", limit: ArchiveLimits.touches) }
            for touch in entry.touches {
                guard touch.before.count == touch.after.count, touch.switched.count == touch.after.count,
                    [0, scales.count].contains(touch.after.count)
                else {
                    throw .wrongValue("a touch is stored at \(touch.after.count) of \(scales.count) scales")
                }
                guard touch.intents.count <= ArchiveLimits.touches, touch.intents.allSatisfy(\.isShallow) else {
                    throw .wrongValue("a touch with too many intents, or with one that nests too deeply")
                }
                for box in touch.before + touch.switched + touch.after { try census.count(layout: box) }
            }
        }
        guard scenes.count <= ArchiveLimits.scenes else { throw .tooMuch("films of touches", limit: ArchiveLimits.scenes) }
        for scene in scenes {
            try scene.check(scales: scales)
            for moment in scene.moments { try census.count(layout: moment.box) }
        }
    }

    // A path may hold any number, and so may drawings made of it.
    static let wordsOut = JSONEncoder.NonConformingFloatEncodingStrategy.convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    static let wordsIn = JSONDecoder.NonConformingFloatDecodingStrategy.convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")

    /// Returns a decoder's message, in a sentence with the place.
    static func words(for error: any Error) -> String {
        guard let error = error as? DecodingError else { return "it is not valid JSON." }
        let context: DecodingError.Context
        switch error {
        case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found), .dataCorrupted(let found):
            context = found
        @unknown default: return "it does not have the described form."
        }
        let place = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
        return place.isEmpty ? "\(context.debugDescription)" : "at \(place): \(context.debugDescription)"
    }
}

extension WidgetArchive.Canvas {
    /// - Parameter ofOneScale: whether its stage is there at one scale alone.
    func check(ofOneScale: Bool = false) throws(ArchiveError) {
        if ofOneScale, let stage, stage.behind.count != 1 {
            throw .wrongValue("a place of one scale that is stored at \(stage.behind.count)")
        }
        for size in [size, stage?.size].compactMap({ $0 }) {
            guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else {
                throw .wrongValue("a size of \(size.width) by \(size.height)")
            }
            guard max(size.width, size.height) <= ArchiveLimits.drawingSide else {
                throw .tooMuch("points along a side", limit: Int(ArchiveLimits.drawingSide))
            }
        }
        guard backdrop.count == 4, tint.count == 4 else { throw .wrongValue("a colour that does not have four numbers") }
        guard animation?.isShallow ?? true else { throw .wrongValue("an animation that contains too many others") }
    }
}

/// Counts the boxes of an archive, and checks the contents of each.
private struct BoxCensus {
    private var boxes = 0
    private var glyphs = 0

    /// Counts the boxes of an entry at one scale.
    mutating func count(layout: ArchivedBox) throws(ArchiveError) {
        let before = boxes
        try count(layout, depth: 0)
        guard boxes - before <= ArchiveLimits.layoutBoxes else { throw .tooMuch("boxes of an entry", limit: ArchiveLimits.layoutBoxes) }
    }

    private mutating func count(_ box: ArchivedBox, depth: Int) throws(ArchiveError) {
        boxes += 1
        guard boxes <= ArchiveLimits.boxes else { throw .tooMuch("boxes", limit: ArchiveLimits.boxes) }
        guard depth <= ArchiveLimits.boxDepth else { throw .tooMuch("boxes around a box", limit: ArchiveLimits.boxDepth) }
        let numbers = [box.frame.origin.x, box.frame.origin.y, box.frame.size.width, box.frame.size.height]
        guard numbers.allSatisfy({ $0.isFinite && abs($0) <= ArchiveLimits.distance }) else {
            throw .wrongValue("box \(box.number) has an invalid frame")
        }
        guard box.number >= 0, box.zIndex.map(\.isFinite) ?? true, Self.isShallow(box.motion) else {
            throw .wrongValue("box \(box.number) has invalid numbers")
        }
        try look(at: box)
        let known = Set(box.children.map(\.number))
        guard known.count == box.children.count else { throw .wrongValue("two boxes with the same number in box \(box.number)") }
        for child in box.children { try count(child, depth: depth + 1) }
    }

    private mutating func look(at box: ArchivedBox) throws(ArchiveError) {
        let wanted: Int?
        var isSound = true
        switch box.kind {
        case .layers: wanted = nil
        case .mask, .containerLayer: wanted = 2
        case .effect(let effect):
            wanted = 1
            isSound =
                effect.numbers.count == effect.name.count && effect.form.map { $0.isSound() } ?? (effect.name != .clip)
                && (effect.name != .blend || effect.blendMode != nil)
        case .element(let passage):
            wanted = passage.exit == nil ? 1 : 0
            isSound =
                [passage.entrance, passage.exit].allSatisfy { $0.map(Self.isShallow) ?? true }
                && passage.transition?.isSound() ?? true
        case .text(let text):
            wanted = 0
            glyphs += text.rows.reduce(0) { $0 + $1.glyphs.count }
            guard glyphs <= ArchiveLimits.glyphs else { throw .tooMuch("glyphs", limit: ArchiveLimits.glyphs) }
            isSound = text.isSound
        case .shape(let shape):
            wanted = 0
            isSound = shape.form.isSound() && shape.style.isSound()
        case .drawing(let picture), .fade(let picture):
            wanted = 0
            isSound = picture.isSound
        case .film(let film):
            wanted = 0
            isSound = film.isSound
        }
        guard wanted == nil || wanted == box.children.count else {
            throw .wrongValue("box \(box.number) with \(box.children.count) boxes inside")
        }
        guard isSound else { throw .wrongValue("box \(box.number) lacks numbers that it needs") }
    }

    private static func isShallow(_ motion: ArchivedMotion) -> Bool { motion.animation?.isShallow ?? true }
}

extension ArchivedTransition {
    fileprivate func isSound(_ rest: Int = ArchiveLimits.chain) -> Bool {
        guard rest > 0 else { return false }
        switch self {
        case .identity, .opacity, .slide, .scale, .offset, .move, .push, .blurReplace: return true
        case .asymmetric(let first, let second), .combined(let first, let second):
            return first.isSound(rest - 1) && second.isSound(rest - 1)
        case .animated(let base, let animation): return base.isSound(rest - 1) && (animation?.isShallow ?? true)
        }
    }
}

extension ArchivedEffect.Name {
    /// The number of numbers it needs.
    fileprivate var count: Int {
        switch self {
        case .clip, .group, .opaqueGroup, .blend, .accented, .original, .standard: 0
        case .opacity, .blur, .opaqueBlur, .brightness, .contrast, .saturation, .grayscale, .hueRotation, .invert, .luminanceToAlpha: 1
        case .offset: 2
        case .rotation, .relativeOffset: 3
        case .scale, .colorMultiply: 4
        case .affine: 6
        case .shadow: 7
        case .rotation3D: 8
        case .projection: 9
        }
    }
}
