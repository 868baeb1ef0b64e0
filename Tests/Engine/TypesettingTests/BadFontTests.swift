import BundledFonts
import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct BadFontTests {
    private static let victims = ["JetBrainsMono/JetBrainsMono-Regular.ttf", "Inter/Inter-roman.ttf"]

    private func bytes(_ name: String) throws -> Data {
        try #require(BundledFonts.sources().first { $0.name == name }).bytes
    }

    /// A typed error or a usable library; never a crash.
    private func tryOut(_ bytes: Data) throws {
        do {
            let broken = FontLibrary.Source(name: "broken", bytes: bytes, role: .systemText(isItalic: false))
            let library = try FontLibrary(sources: [broken])
            let font = FontDescription(sizeInPoints: 17, weight: 650)
            let paragraph = Paragraph(
                runs: [TextRun(text: "Hamburgefonts 012 é", font: font)], style: ParagraphStyle(), library: library)
            let size = paragraph.layout(width: 80, height: nil).size
            #expect(size.width.isFinite && size.height.isFinite)
        } catch let error as FontError {
            #expect(!error.description.isEmpty)
        }
    }

    @Test(arguments: victims)
    func mutatedFontsDoNotCrash(name: String) throws {
        let intact = try bytes(name)
        var generator = SeededGenerator(seed: 0x9E37_79B9_7F4A_7C15)
        for round in 0..<60 {
            var mutated = intact
            // The directory and the small tables at the front matter most: every other round stays there.
            let reach = round % 2 == 0 ? min(4096, mutated.count) : mutated.count
            for _ in 0..<(1 + generator.below(40)) {
                mutated[mutated.startIndex + generator.below(reach)] = UInt8(generator.below(256))
            }
            try tryOut(mutated)
        }
    }

    @Test(arguments: victims)
    func truncatedFontsDoNotCrash(name: String) throws {
        let intact = try bytes(name)
        for length in [0, 1, 11, 12, 100, 500, 2000, 20_000, intact.count / 2, intact.count - 1] {
            try tryOut(intact.prefix(length))
        }
    }

    @Test func noFontIsATypedError() {
        #expect(throws: FontError.truncated(font: "x", sizeInBytes: 3)) {
            try FontLibrary(sources: [.init(name: "x", bytes: Data([1, 2, 3]), role: .user)])
        }
        #expect(throws: FontError.self) {
            try FontLibrary(sources: [.init(name: "text", bytes: Data(repeating: 65, count: 5000), role: .user)])
        }
        #expect(throws: FontError.withoutSystemFont) { try FontLibrary(sources: []) }
    }

    @Test func userFontsAreFoundByFamilyAndPostScriptName() throws {
        let file = try bytes("ZoetropeSerif/ZoetropeSerif-Bold.ttf")
        let library = try TestLibrary.make(adding: [.init(name: "mine", bytes: file, role: .user)])
        for name in ["Zoetrope Serif", "ZoetropeSerif-Bold"] {
            let run = TextRun(text: "Hi", font: FontDescription(family: .named(name), sizeInPoints: 20))
            let paragraph = Paragraph(runs: [run], style: ParagraphStyle(), library: library)
            let layout = paragraph.layout(width: nil, height: nil)
            #expect(layout.missingFonts.isEmpty)
            #expect(library.hasFont(named: name))
        }
    }
}
