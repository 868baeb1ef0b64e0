import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import WidgetArchive

/// Archives that somebody damaged or made up: whatever the bytes, there is an archive or an error, never a crash.
@Suite("Damaged widget archives") struct DamagedArchiveTests {
    @Test("Other files are told from archives") func otherFiles() {
        for text in ["", "Z", "ZOETARC", "GIF89a and more than that", "zoetarch0000000000000000"] {
            #expect(throws: ArchiveError.notAnArchive) { try WidgetArchive(bytes: Array(text.utf8)) }
        }
    }

    @Test("A newer archive is named by its version, and an older one is to be made again") func versions() throws {
        var bytes = try ArchiveSample.archive.bytes()
        bytes[8] = 9
        #expect(throws: ArchiveError.unknownVersion(9)) { try WidgetArchive(bytes: bytes) }
        bytes[8] = 1
        let error = #expect(throws: ArchiveError.unknownVersion(1)) { try WidgetArchive(bytes: bytes) }
        expect(error?.description.contains("Archive the widget again."), equals: true)
        // Of version 2 all is as it is now.
        bytes[8] = 2
        #expect(throws: Never.self) { try WidgetArchive(bytes: bytes) }
    }

    @Test("An archive that is cut off or added to is told") func length() throws {
        let bytes = try ArchiveSample.archive.bytes()
        #expect(throws: ArchiveError.wrongLength(expected: bytes.count, found: bytes.count - 1)) {
            try WidgetArchive(bytes: bytes.dropLast())
        }
        #expect(throws: ArchiveError.wrongLength(expected: bytes.count, found: bytes.count + 1)) {
            try WidgetArchive(bytes: bytes + [0])
        }
    }

    @Test("An outline of more elements than there may be is neither written nor read") func longOutline() throws {
        var path = Path()
        for index in 0...ArchiveLimits.pathElements { path.move(to: CGPoint(x: index, y: 0)) }
        let fault = ArchiveError.tooMuch("elements of an outline", limit: ArchiveLimits.pathElements)
        #expect(throws: fault) { try ArchiveSample.archive([[.fill(path, FillStyle(), .color(.white))]]).bytes() }
        let text = Self.structure(items: "[]").replacingOccurrences(of: #""paths":["#, with: #""paths":["\#(path.description)","#)
        #expect(throws: fault) { try WidgetArchive(bytes: file(text)) }
    }

    @Test("A byte that is another one is told", arguments: [28, 29, 100, 1001, 2500, 4096])
    func damaged(offset: Int) throws {
        var bytes = try ArchiveSample.archive.bytes()
        bytes[offset] ^= 4
        #expect(throws: ArchiveError.wrongChecksum) { try WidgetArchive(bytes: bytes) }
    }

    @Test("A header that announces more than there may be is told") func announced() throws {
        var bytes = try ArchiveSample.archive.bytes()
        bytes.replaceSubrange(16..<24, with: repeatElement(255, count: 8))
        #expect(throws: ArchiveError.tooMuch("bytes of structure", limit: ArchiveLimits.structureBytes)) {
            try WidgetArchive(bytes: bytes)
        }
    }

    @Test(
        "A structure that no writer writes is told",
        arguments: [
            (#"[{"fill":{"path":7,"rule":"evenOdd","paint":{"color":{"_0":[0,0,0,1]}}}}]"#, "path 7 of 1"),
            (#"[{"group":{"opacity":1,"blendMode":"normal","inside":2}}]"#, "an item with 2 items inside, of 0"),
            (#"[{"group":{"opacity":1,"blendMode":"normal","inside":-1}}]"#, "an item with -1 items inside, of 0"),
            (#"[{"image":{"image":0,"rect":[0,0,1,1],"style":{"sampling":"smooth","isAntialiased":true}}}]"#, "image 0 of 0"),
            (#"[{"transform":{"matrix":[1],"inside":0}}]"#, "a transform of 1 numbers, not 6"),
            (
                #"[{"fill":{"path":0,"rule":"evenOdd","paint":{"mesh":{"columns":9000000000000000000,"rows":3,"knots":[],"background":[0,0,0,1]}}}}]"#,
                "a mesh of 9000000000000000000 by 3 knots with 0 numbers"
            ),
        ])
    func madeUp(items: String, place: String) throws {
        #expect(throws: ArchiveError.wrongValue(place)) { try WidgetArchive(bytes: file(Self.structure(items: items))) }
    }

    @Test("What is not of the form is told with its place") func form() throws {
        let text = Self.structure(items: #"[{"fill":{"path":"a"}}]"#)
        let bytes = try file(text)
        let error = #expect(throws: ArchiveError.self) { try WidgetArchive(bytes: bytes) }
        let reason = error?.description ?? ""
        #expect(reason.contains("at entries.") && reason.contains(".layouts."), "\(reason)")
    }

    @Test("A structure of brackets alone is told") func brackets() throws {
        #expect(throws: ArchiveError.self) {
            try WidgetArchive(bytes: file(String(repeating: "[", count: 1_000_000)))
        }
    }

    /// What the sample is as bytes, written once for all that damage it.
    private static let bytes = Result { try ArchiveSample.archive.bytes() }
    private static let parts = Result { try ArchiveContainer.parts(of: bytes.get()) }

    /// Bytes with a right checksum, so that the damage gets past it.
    @Test("Mutated structures", arguments: 0..<3000) func mutated(seed: Int) throws {
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
                // Another digit leaves it JSON: counts and indices that are not right.
                let digits = structure.indices.filter { (48...57).contains(structure[$0]) }
                structure[digits[random.below(digits.count)]] = UInt8(48 + random.below(10))
            default: if !pixels.isEmpty { pixels.removeLast(random.below(pixels.count)) }
            }
        }
        let file = try ArchiveContainer.bytes(structure: structure, pixels: pixels)
        do {
            let archive = try WidgetArchive(bytes: file)
            // What could be read can be written, and read again.
            try expect(WidgetArchive(bytes: archive.bytes()).entries.count, equals: archive.entries.count)
        } catch { #expect(error is ArchiveError) }
    }

    @Test("Mutated files", arguments: 0..<2000) func mutatedFile(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 1000)
        let original = try Self.bytes.get()
        var bytes = original
        for _ in 0..<4 { bytes[random.below(seed % 2 == 0 ? 28 : bytes.count)] = UInt8(random.below(256)) }
        do {
            let archive = try WidgetArchive(bytes: bytes)
            #expect(bytes == original && archive == ArchiveSample.archive)
        } catch { #expect(bytes != original) }
    }

    /// The structure of an archive of one entry, which draws items of the file.
    private static func structure(items: String, parts: String = "[]") -> String {
        let parts = #""paths":["0 0 m"],"images":[],"parts":"# + parts
        let surroundings =
            #"{"isRightToLeft":false,"reducesMotion":false,"isRedacted":false,"content":{"automatic":{}},"contentAddsGroup":false}"#
        let leaf = #"{"drawing":"# + items + #","fadesAsGroup":false}"#
        let box =
            #"{"number":1,"kind":{"drawing":{"_0":{"origin":[0,0],"leaves":["# + leaf + #"]}}},"frame":[0,0,1,1],"surroundings":"#
            + surroundings + #","motion":{"disablesAnimations":false},"inside":0}"#
        let canvas =
            #"{"size":[1,1],"cornerRadius":0,"backdrop":[1,1,1,1],"look":"fullColor","tint":[1,1,1,1],"isDimmed":false,"#
            + #""isDark":false,"drawsContainer":true}"#
        return #"{"name":"k","family":"f","scales":[3],"canvas":"# + canvas + #","tables":{"# + parts
            + #"},"entries":[{"name":"e","date":0,"isAside":false,"layouts":[["# + box + #"]],"touches":[]}]}"#
    }

    @Test(
        "Parts that no writer writes are told",
        arguments: [
            ("[[]]", "part 0 is empty"), (#"[[{"part":{"part":0}}]]"#, "part 0 of 0"),
            (#"[[{"group":{"opacity":1,"blendMode":"normal","inside":0}},{"part":{"part":0}}]]"#, "part 0 has several items"),
        ])
    func parts(_ parts: String, place: String) {
        let text = Self.structure(items: "[]", parts: parts)
        #expect(throws: ArchiveError.wrongValue(place)) { try WidgetArchive(bytes: file(text)) }
    }

    @Test("Few bytes are not many items") func multipliedParts() {
        let many = (0..<2000).map { _ in #"{"group":{"opacity":1,"blendMode":"normal","inside":0}}"# }
        let part = #"[[{"group":{"opacity":1,"blendMode":"normal","inside":2000}},"# + many.joined(separator: ",") + "]]"
        let uses = (0..<1000).map { _ in #"{"part":{"part":0}}"# }.joined(separator: ",")
        let text = Self.structure(items: "[\(uses)]", parts: part)
        #expect(throws: ArchiveError.tooMuch("items", limit: ArchiveLimits.items)) { try WidgetArchive(bytes: file(text)) }
    }

    @Test("A name that leads out of a folder is told", arguments: ["../x", "..", "a/b", "", ".hidden", "a\u{0}b"])
    func names(_ name: String) {
        var archive = ArchiveSample.archive([[]])
        archive.entries[0].name = name
        #expect(throws: ArchiveError.wrongValue("entry 0 has a name that cannot be a file name")) { try archive.bytes() }
    }

    @Test("Scales of no screen are told") func scales() {
        var archive = ArchiveSample.archive([[]])
        for scale in [Double.nan, 0, -1, 17] {
            archive.scales = [scale]
            #expect(throws: ArchiveError.wrongValue("a scale of \(scale)")) { try archive.bytes() }
        }
        archive.scales = []
        #expect(throws: ArchiveError.wrongValue("0 scales")) { try archive.bytes() }
        archive.scales = [1, 2]
        #expect(throws: ArchiveError.wrongValue("entry 0 is stored at 1 of 2 scales")) { try archive.bytes() }
    }

    @Test("The structure that the tests make up is one") func sound() throws {
        let items = #"[{"fill":{"path":0,"rule":"evenOdd","paint":{"color":{"_0":[0,0,0,1]}}}}]"#
        let archive = try WidgetArchive(bytes: file(Self.structure(items: items)))
        expect(archive.entries.count, equals: 1)
    }

    private func file(_ structure: String) throws -> [UInt8] {
        try ArchiveContainer.bytes(structure: Array(structure.utf8), pixels: [])
    }
}
