import BundledFonts
import Foundation
import TestSupport
import Testing
import Typesetting

/// Fonts that user code names. The files are the bundled ones, registered as a user's.
@Suite struct UserFontTests {
    private static let library = Result { () throws -> FontLibrary in
        let serifs = ["Regular", "Bold", "It", "BoldIt"].map { "ZoetropeSerif/ZoetropeSerif-\($0).ttf" }
        let files = try serifs + ["Inter/Inter-roman.ttf"]
        return try TestLibrary.make(adding: files.map { try user($0) })
    }

    private static func bytes(_ name: String) throws -> Data {
        try #require(BundledFonts.sources().first { $0.name == name }).bytes
    }

    private static func user(_ name: String) throws -> FontLibrary.Source {
        FontLibrary.Source(name: name, bytes: try bytes(name), role: .user)
    }

    private func layout(_ font: FontDescription, _ library: FontLibrary? = nil) throws -> TextLayout {
        let run = TextRun(text: "Hamburgefonts", font: font)
        let library = try library ?? Self.library.get()
        return Paragraph(runs: [run], style: ParagraphStyle(), library: library).layout(width: nil, height: nil)
    }

    /// What is drawn, as numbers: fonts differ in it wherever they differ at all.
    private func ink(_ font: FontDescription) throws -> [CGRect] {
        try layout(font).lines.flatMap(\.glyphs).compactMap { $0.outline?.path.boundingRect }
    }

    private func named(_ name: String, weight: Double? = nil, isItalic: Bool = false) -> FontDescription {
        var font = FontDescription(family: .named(name), sizeInPoints: 20, weight: weight ?? 400, isItalic: isItalic)
        font.isWeightGiven = weight != nil
        return font
    }

    @Test(
        "A name is a family, a full name or a PostScript name, in any case of its letters",
        arguments: [
            "Zoetrope Serif", "ZoetropeSerif-Regular", "zoetrope serif", "ZOETROPESERIF-BOLD", "Inter", "Inter Bold",
            "Inter-Bold", "inter-semibold",
        ])
    func names(name: String) throws {
        #expect(try layout(named(name)).missingFonts.isEmpty)
    }

    @Test func aNamedDesignKeepsItsWeight() throws {
        try expect(ink(named("ZoetropeSerif-Bold")), equals: ink(named("Zoetrope Serif", weight: 700)))
        #expect(try ink(named("ZoetropeSerif-Bold")) != ink(named("Zoetrope Serif")))
        try expect(ink(named("Inter-Bold")), equals: ink(named("Inter", weight: 700)))
        #expect(try ink(named("Inter-Bold")) != ink(named("Inter")))
    }

    @Test func traitsThatAreAskedForChooseAnotherDesign() throws {
        try expect(ink(named("ZoetropeSerif-Regular", weight: 700)), equals: ink(named("ZoetropeSerif-Bold")))
        try expect(ink(named("ZoetropeSerif-Bold", weight: 400)), equals: ink(named("ZoetropeSerif-Regular")))
        try expect(ink(named("ZoetropeSerif-Bold", isItalic: true)), equals: ink(named("ZoetropeSerif-BoldIt")))
        try expect(ink(named("Inter-Bold", weight: 300)), equals: ink(named("Inter", weight: 300)))
    }

    @Test("A design a family lacks is not made up")
    func noSlantedInter() throws {
        try expect(ink(named("Inter", isItalic: true)), equals: ink(named("Inter")))
    }

    @Test func everyFontOfACollectionIsFound() throws {
        let fonts = try ["JetBrainsMono-Regular", "JetBrainsMono-Bold"].map { try Self.bytes("JetBrainsMono/\($0).ttf") }
        let source = FontLibrary.Source(name: "mono.ttc", bytes: Self.collection(of: fonts), role: .user)
        let library = try TestLibrary.make(adding: [source])
        for name in ["JetBrainsMono-Regular", "JetBrainsMono-Bold"] { #expect(library.hasFont(named: name)) }
        #expect(library.familyNames.contains("JetBrains Mono"))
        #expect(Set(library.fontNames(ofFamily: "JetBrains Mono")).isSuperset(of: ["JetBrainsMono-Regular", "JetBrainsMono-Bold"]))
        let widths = try [400.0, 700].map { try layout(named("JetBrains Mono", weight: $0), library).size.width }
        expect(widths[0], equals: widths[1], "every letter of a monospaced family is as wide")
    }

    @Test func aDamagedMemberOfACollectionIsNamed() throws {
        let intact = try Self.bytes("JetBrainsMono/JetBrainsMono-Regular.ttf")
        var bytes = Self.collection(of: [intact, intact])
        // The second offset of the header.
        bytes[19] = 0xFF
        let source = FontLibrary.Source(name: "mono.ttc", bytes: bytes, role: .user)
        let error = #expect(throws: FontError.self) { try TestLibrary.make(adding: [source]) }
        expect(error?.description.contains("mono.ttc (font 2 of 2)"), equals: true)
    }

    @Test("A font packed for the web says what to use instead", arguments: ["wOFF", "wOF2"])
    func webFonts(signature: String) {
        let source = FontLibrary.Source(name: "a.woff", bytes: Data(signature.utf8) + Data(count: 100), role: .user)
        #expect(throws: FontError.webFont(font: "a.woff")) { try TestLibrary.make(adding: [source]) }
    }

    @Test func aFontThatIsNotThereIsReported() throws {
        let layout = try layout(named("Comic Serif"))
        expect(layout.missingFonts, equals: ["Comic Serif"])
        expect(layout.lines.first?.glyphs.allSatisfy { $0.outline != nil }, equals: true)
    }

    @Test("Characters that a user's font lacks come from the system's, and the other way round")
    func fallback() throws {
        let run = TextRun(text: "a\u{05D0}", font: named("ZoetropeSerif-Regular"))
        let library = try Self.library.get()
        let layout = Paragraph(runs: [run], style: ParagraphStyle(), library: library).layout(width: nil, height: nil)
        #expect(layout.missingCharacters.isEmpty)
    }

    /// An OpenType collection: a header with the place of each font, whose tables' places are moved along.
    private static func collection(of fonts: [Data]) -> Data {
        func bytes(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
        func number(_ data: [UInt8], _ place: Int) -> UInt32 {
            data[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
        }
        var header = Array("ttcf".utf8) + [0, 1, 0, 0] + bytes(UInt32(fonts.count))
        var body: [UInt8] = []
        let start = 12 + 4 * fonts.count
        for font in fonts {
            let place = start + body.count
            header += bytes(UInt32(place))
            var moved = Array(font)
            for table in 0..<(Int(moved[4]) << 8 | Int(moved[5])) {
                let entry = 12 + 16 * table + 8
                moved.replaceSubrange(entry..<entry + 4, with: bytes(number(moved, entry) + UInt32(place)))
            }
            body += moved + [UInt8](repeating: 0, count: (4 - moved.count % 4) % 4)
        }
        return Data(header + body)
    }
}
