import HostProtocol
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Variants on the command line") struct VariantListTests {
    private func names(_ argument: String) throws -> [String] { try VariantList(argument).variants.map(\.name) }

    @Test("The values of several options are combined, the last one first")
    func product() throws {
        try expect(
            names("color-scheme=light,dark,dynamic-type=large,accessibility3"),
            equals: ["light-large", "light-accessibility3", "dark-large", "dark-accessibility3"])
    }

    @Test("Values may be separated by bars")
    func bars() throws { try expect(names("color-scheme=light|dark,locale=ar"), equals: ["light-ar", "dark-ar"]) }

    @Test("The words of a name stand in one order, whatever order they were typed in")
    func order() throws {
        try expect(names("locale=ar,dynamic-type=accessibility3,color-scheme=dark"), equals: ["dark-accessibility3-ar"])
    }

    @Test("An option without values has the usual ones", arguments: VariantAxis.allCases)
    func usual(axis: VariantAxis) throws {
        try expect(VariantList(axis.rawValue).variants.map { $0[axis] }, equals: axis.usualValues)
        #expect(axis.usualValues.allSatisfy { axis.words?.contains($0) ?? true })
    }

    @Test("Bold text has words in names, and a shorter name as an option")
    func bold() throws { try expect(names("bold"), equals: ["regular", "bold"]) }

    @Test("The files of variants are known by their first word, those of entries are not")
    func files() {
        let files = ["dark-accessibility3-ar.png", "bold.png", "pt_BR.png", "iPhone-SE-entry1.png", "rightToLeft-loaded-near.apng"]
        #expect(files.allSatisfy(RenderVariant.names))
        #expect(!["entry1.png", "loaded-near.frames.txt", "monday.png", "motion.apng", "log1.png"].contains(where: RenderVariant.names))
    }

    @Test("Several lists are one, in which each look stands once")
    func list() throws {
        let lists = try [
            VariantList("color-scheme"), VariantList("color-scheme=dark,contrast=increased"), VariantList("color-scheme=dark"),
        ]
        expect(VariantList.all(in: lists).map(\.name), equals: ["light", "dark", "dark-increased"])
    }

    @Test(
        "A slip is named with what there is",
        arguments: [
            ("colour-scheme=dark", "did you mean 'color-scheme'?"), ("color-scheme=black", "the values are light, dark"),
            ("locale=!", "is not a locale identifier"), ("device=", "device has an empty value"),
            ("contrast,contrast=increased", "has 'contrast' twice"), ("", "there are no variants of ''"),
        ])
    func slips(argument: String, words: String) {
        let error = #expect(throws: (any Error).self) { try VariantList(argument) }
        #expect("\(error.map { "\($0)" } ?? "")".contains(words))
    }

    @Test("The command that accepts differences names the variants")
    func again() throws {
        let options = try PreviewOptions.parse(["--variants", "color-scheme=light|dark", "--contrast", "increased", "--bold-text"])
        expect(
            options.arguments,
            equals: ["--contrast", "increased", "--bold-text", "--variants", ShellWord.quoted("color-scheme=light|dark")])
    }
}
