import AnimationEngine
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import WidgetArchive

/// Archives of boxes: what is written is read again, and whatever the bytes, there is an archive or an error.
@Suite("Archives of boxes") struct BoxArchiveTests {
    @Test("What is written is read again, and has the same bytes") func roundTrip() throws {
        let bytes = try Self.sample.bytes()
        let read = try WidgetArchive(bytes: bytes)
        expect(read, equals: Self.sample)
        try expect(read.bytes(), equals: bytes)
    }

    @Test("Boxes that no writer writes are told") func unsound() throws {
        func archive(_ kind: ArchivedBox.Kind, children: [ArchivedBox] = []) -> WidgetArchive {
            var archive = Self.sample
            archive.entries = [.init(date: .distantPast, boxes: [Self.box(1, kind, children), Self.box(1, .layers)])]
            return archive
        }
        let leaf = Self.box(2, .layers)
        let wrong: [WidgetArchive] = [
            archive(.mask, children: [leaf]), archive(.effect(ArchivedEffect(.opacity)), children: [leaf]),
            archive(.effect(ArchivedEffect(.clip)), children: [leaf]), archive(.effect(ArchivedEffect(.opacity, [1]))),
            archive(.layers, children: [leaf, leaf]),
            archive(.shape(ArchivedShape(form: .uneven([1], isContinuous: true), style: .color([0, 0, 0, 1]), rule: .nonZero))),
            archive(.shape(ArchivedShape(form: .circle, style: .color([0]), rule: .nonZero))),
            archive(.drawing(ArchivedImage(origin: .zero, leaves: [], tones: [[]]))),
            archive(.film(ArchivedFilm(millihertz: 0, frames: [], still: Self.picture, settling: nil))),
        ]
        for archive in wrong { #expect(throws: ArchiveError.self) { try archive.bytes() } }
        var deep = leaf
        for number in 3..<600 { deep = Self.box(number, .layers, [deep]) }
        #expect(throws: ArchiveError.tooMuch("boxes around a box", limit: ArchiveLimits.boxDepth)) {
            try archive(.layers, children: [deep]).bytes()
        }
        var form = ArchivedForm.circle
        for _ in 0..<40 { form = .offset(form, x: 1, y: 1) }
        #expect(throws: ArchiveError.self) {
            try archive(.shape(ArchivedShape(form: form, style: .color([0, 0, 0, 1]), rule: .nonZero))).bytes()
        }
    }

    /// What the sample is as bytes, written once for all that damage it.
    private static let parts = Result { try ArchiveContainer.parts(of: sample.bytes()) }

    /// Bytes with a right checksum, so that the damage gets past it.
    @Test("Mutated structures", arguments: 0..<400) func mutated(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let parts = try Self.parts.get()
        var (structure, pixels) = (Array(parts.structure), Array(parts.pixels))
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let index = random.below(structure.count)
            switch random.below(6) {
            case 0: structure[index] = UInt8(random.below(256))
            case 1: structure.remove(at: index)
            case 2: structure.removeSubrange(index..<min(index + random.below(40), structure.count))
            case 3: structure.insert(contentsOf: Array(#"[{"-9e999,]}:0"#.utf8).shuffled(using: &random), at: index)
            case 4:
                let digits = structure.indices.filter { (48...57).contains(structure[$0]) }
                structure[digits[random.below(digits.count)]] = UInt8(48 + random.below(10))
            default: if !pixels.isEmpty { pixels.removeLast(random.below(pixels.count)) }
            }
        }
        let file = try ArchiveContainer.bytes(structure: structure, pixels: pixels)
        do {
            let archive = try WidgetArchive(bytes: file)
            try expect(WidgetArchive(bytes: archive.bytes()).entries.count, equals: archive.entries.count)
        } catch { #expect(error is ArchiveError) }
    }

    // MARK: A sample

    private static func box(_ number: Int, _ kind: ArchivedBox.Kind, _ children: [ArchivedBox] = []) -> ArchivedBox {
        var surroundings = ArchivedSurroundings()
        if number % 2 == 1 { surroundings.content = .numericText(countsDown: true, value: 1.0 / 3) }
        return ArchivedBox(
            number: number, kind: kind, frame: CGRect(x: 1.0 / 3, y: 2, width: 30, height: 40.5), surroundings: surroundings,
            motion: ArchivedMotion(animation: number % 3 == 0 ? .curve(.linear, duration: 0.1) : nil, disablesAnimations: number == 4),
            zIndex: number == 5 ? 0.1 : nil, children: children)
    }

    private static let picture = ArchivedImage(
        origin: CGPoint(x: 1, y: 1.0 / 7), leaves: [ArchivedLeaf(ArchiveSample.drawing.items, fadesAsGroup: true)],
        tones: [[], [ArchivedLeaf(ArchiveSample.drawing.items, fadesAsGroup: false)], []])

    private static let sample: WidgetArchive = {
        let color = ArchivedStyle.color([0.1, 0.2, 0.3, 1])
        let gradient = ArchivedStyle.gradient(
            .angular(center: [0.5, 0.5], start: 0, end: 6), colors: [[0, 0, 0, 1], [1, 1, 1, 0.5]], locations: [0, 1.0 / 3],
            isPerceptual: true)
        let outline = ArchivedOutline(SharedPath(Path(CGRect(x: 0, y: 0, width: 7, height: 8))))
        let form = ArchivedForm.stroked(
            .trimmed(.inset(.rounded(width: 3, height: 4, isContinuous: true), by: 1), from: 0, to: 0.7),
            ArchivedStroke(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 2])))
        let run = ArchivedText.Run(
            text: "a b", design: "rounded", isItalic: true, style: color, underline: .init(pattern: .dash, color: color),
            strikethrough: nil, background: gradient, metrics: [17, 16, 4, 12, 9, 22, 1, 1])
        let glyph = ArchivedText.Glyph(outline: outline, x: 1.0 / 3, y: 15, advance: 9, run: 0, first: 0, end: 1, capHeight: 12)
        let text = ArchivedText(
            runs: [run], rows: [.init(baseline: 15, left: 0, width: 20, glyphs: [glyph])], layoutSize: CGSize(width: 20, height: 20.5),
            size: CGSize(width: 21, height: 20.5))
        let spring = AnimationForm.delay(.speed(.fluidSpring(response: 0.5, dampingFraction: 1, blendDuration: 0), factor: 2), seconds: 1)
        let passage = ArchivedPassage(
            transition: .asymmetric(insertion: .combined(.opacity, .move(.leading)), removal: .animated(.scale(0.1, x: 0.5, y: 1), spring)),
            entrance: ArchivedMotion(animation: spring, disablesAnimations: false), exit: nil)
        let film = ArchivedFilm(millihertz: 60_000, frames: [picture, picture], still: picture, settling: 0.1)
        func boxes(_ shift: Double) -> ArchivedBox {
            var root = box(
                1, .layers,
                [
                    box(2, .element(passage), [box(3, .text(text))]),
                    box(4, .effect(ArchivedEffect(.clip, form: .outline(outline), rule: .evenOdd)), [box(5, .drawing(picture))]),
                    box(6, .mask, [box(7, .shape(ArchivedShape(form: form, style: gradient, rule: .nonZero))), box(8, .film(film))]),
                    box(9, .effect(ArchivedEffect(.shadow, [0, 0, 0, 1, 2, 3, 4])), [box(10, .layers)]),
                ])
            root.frame.origin.x = shift
            return root
        }
        var canvas = WidgetArchive.Canvas(size: ArchiveSample.size, cornerRadius: 20, backdrop: [1, 1, 1, 1])
        canvas.animation = .standard
        canvas.stage = .init(
            size: CGSize(width: 300, height: 600), origin: .zero, scale: 1, isBare: false,
            behind: [ArchivedDrawing([]), ArchivedDrawing([])])
        return WidgetArchive(
            name: "Caffeine \"daily\"", family: "systemSmall", canvas: canvas, scales: [1, 2],
            entries: (0..<3).map { entry in
                .init(
                    name: "e\(entry)", date: Date(timeIntervalSinceReferenceDate: 0.1 + Double(entry)),
                    boxes: [boxes(Double(entry)), boxes(0.5)])
            })
    }()
}
