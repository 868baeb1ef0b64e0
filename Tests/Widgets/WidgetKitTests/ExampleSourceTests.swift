import Foundation
import TestSupport
import Testing

/// The examples are code that others published: what was published must stand in them, apart from white space.
///
/// Sources: the code of WWDC23 session 10028 "Bring widgets to life" and notes taken there; Ben Cardy's articles "Anatomy of a
/// Widget", "SwiftUI: Equal Width Icons" and "SwiftUI Text Views and Alignment".
struct ExampleSourceTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let name: String
        let example: String
        /// Slips of the published text, each with what it should say.
        var corrections: [(slip: String, meant: String)] = []
        var testDescription: String { name }
    }

    static let samples: [Sample] = [
        Sample(name: "ContainerBackground", example: "CaffeineTracker"),
        Sample(name: "CaffeinePreview", example: "CaffeineTracker"),
        Sample(name: "TotalCaffeineView", example: "CaffeineTracker"),
        Sample(name: "LastDrinkView", example: "CaffeineTracker"),
        Sample(name: "LogDrinkIntent", example: "CaffeineTracker"),
        Sample(name: "LogDrinkView", example: "CaffeineTracker"),
        Sample(
            name: "CaffeineTrackerWidgetView", example: "CaffeineTracker",
            corrections: [("LogDrinkButtonView", "LogDrinkView")]),
        Sample(name: "MyWidgetEntry", example: "WidgetAnatomy"),
        Sample(
            name: "MyTimelineProvider", example: "WidgetAnatomy",
            corrections: [
                ("        WidgetEntry(date: Date(), text", "        MyWidgetEntry(date: Date(), text"),
                ("emoji: \"In", "text: \"In"),
            ]),
        Sample(name: "MyWidgetView", example: "WidgetAnatomy"),
        Sample(name: "MyWidget", example: "WidgetAnatomy"),
        Sample(name: "PreviewProvider", example: "WidgetAnatomy"),
        Sample(name: "WidgetPreview", example: "WidgetAnatomy"),
        Sample(name: "MyWidgets", example: "WidgetAnatomy"),
        Sample(name: "HelloText", example: "TextAndGrid"),
        Sample(name: "WrappingText", example: "TextAndGrid"),
        Sample(name: "CentredParagraphs", example: "TextAndGrid"),
        Sample(name: "FramedText", example: "TextAndGrid"),
        Sample(name: "FullWidthText", example: "TextAndGrid"),
        Sample(name: "IconWidthPreferenceKey", example: "TextAndGrid"),
        Sample(name: "WhatsNewSectionProperties", example: "TextAndGrid"),
        Sample(name: "IconWithWidth", example: "TextAndGrid"),
        Sample(
            name: "EqualWidthIcons", example: "TextAndGrid",
            // The article passes the binding in a later step, for one of the four lines.
            corrections: [(".\")\n", ".\", iconWidth: $iconWidth)\n")]),
        Sample(name: "WhatsNewGridRow", example: "TextAndGrid"),
        Sample(name: "GridWidthIcons", example: "TextAndGrid"),
    ]

    @Test(arguments: samples)
    func publishedCodeStandsInTheExample(_ sample: Sample) throws {
        let url = TruthTable.folder.appending(path: "Samples/\(sample.name).txt")
        var text = try String(contentsOf: url, encoding: .utf8)
        for correction in sample.corrections {
            #expect(text.contains(correction.slip))
            text = text.replacingOccurrences(of: correction.slip, with: correction.meant)
        }
        let wanted = Self.withoutWhiteSpace(text)
        try #require(!wanted.isEmpty)
        let files = try Self.swiftFiles(of: sample.example)
        #expect(files.contains { Self.withoutWhiteSpace($0).contains(wanted) })
    }

    @Test func everySampleIsCompared() throws {
        let folder = TruthTable.folder.appending(path: "Samples")
        let stored = try FileManager.default.contentsOfDirectory(atPath: folder.path())
        expect(stored.sorted(), equals: Self.samples.map { $0.name + ".txt" }.sorted())
    }

    @Test(arguments: ["CaffeineTracker", "WidgetAnatomy", "TextAndGrid"])
    func exampleKnowsNothingOfItsRenderer(_ example: String) throws {
        let known: Set = ["SwiftUI", "WidgetKit", "AppIntents", "Foundation"]
        for file in try Self.swiftFiles(of: example) {
            for line in file.split(separator: "\n") where line.hasPrefix("import ") {
                #expect(known.contains(String(line.dropFirst("import ".count))))
            }
        }
    }

    private static func swiftFiles(of example: String) throws -> [String] {
        let sources = TruthTable.repository.appending(path: "Examples/\(example)/Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path())
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
            try String(contentsOf: sources.appending(path: $0), encoding: .utf8)
        }
    }

    private static func withoutWhiteSpace(_ text: String) -> String {
        String(text.unicodeScalars.filter { !CharacterSet.whitespacesAndNewlines.contains($0) })
    }
}
