import TestSupport
import Testing

@testable import Typesetting

/// Fonts that iOS has and the bundle has not: their names say what is to stand for them.
@Suite("Fonts that stand for others") struct SubstituteFontTests {
    typealias Case = (name: String, design: FontDescription.Design, weight: Double?, width: Double?, isItalic: Bool)

    static let cases: [Case] = [
        ("HelveticaNeue-Bold", .default, 700, nil, false), ("HelveticaNeue-UltraLightItalic", .default, 100, nil, true),
        ("HelveticaNeue-CondensedBlack", .default, 900, 80, false), ("AvenirNext-DemiBold", .default, 600, nil, false),
        ("AvenirNextCondensed-Heavy", .default, 900, 80, false), ("Avenir-BookOblique", .default, nil, nil, true),
        ("Georgia", .serif, nil, nil, false), ("Georgia-BoldItalic", .serif, 700, nil, true),
        ("Menlo-Regular", .monospaced, nil, nil, false), ("ArialRoundedMTBold", .rounded, 700, nil, false),
        ("Chalkduster", .rounded, nil, nil, false), ("PTSans-Bold", .default, 700, nil, false),
        ("Futura-CondensedExtraBold", .default, 800, 80, false), ("No such font", .default, nil, nil, false),
    ]

    @Test(arguments: cases) func names(_ expected: Case) {
        let font = SubstituteFont(forName: expected.name)
        #expect(font.design == expected.design && font.weight == expected.weight)
        #expect(font.width == expected.width && font.isItalic == expected.isItalic)
    }

    @Test(
        "The system font by its name is there",
        arguments: [
            ("SFProRounded-Semibold", true), ("SF Pro Display", true), (".SFUI-Regular", true), ("SFMono-Bold", true),
            ("Sofia-Bold", false),
        ])
    func ownNames(name: String, isThere: Bool) throws {
        let font = FontDescription(family: .named(name), sizeInPoints: 17)
        try expect(TestLibrary.make().resolve(font).missingName, equals: (isThere ? nil : name))
    }

    @Test func whatIsAskedForCountsMoreThanTheName() {
        var light = FontDescription(family: .named("Avenir-Black"), sizeInPoints: 17, weight: 300)
        light.isWeightGiven = true
        expect(SubstituteFont(forName: "Avenir-Black").description(of: light).weight, equals: 300)
        let plain = FontDescription(family: .named("Avenir-Black"), sizeInPoints: 17)
        expect(SubstituteFont(forName: "Avenir-Black").description(of: plain).weight, equals: 900)
    }

    @Test func theSubstituteIsDrawnAndTold() throws {
        let library = try TestLibrary.make()
        func layout(_ font: FontDescription) -> TextLayout {
            Paragraph(runs: [TextRun(text: "Hamburg", font: font)], style: ParagraphStyle(), library: library)
                .layout(width: nil, height: nil)
        }
        let bold = layout(FontDescription(family: .named("Georgia-Bold"), sizeInPoints: 17))
        let serif = layout(FontDescription(family: .system(.serif), sizeInPoints: 17, weight: 700))
        #expect(bold.size == serif.size && bold.missingFonts == ["Georgia-Bold"])
    }
}
