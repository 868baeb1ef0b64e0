import Foundation
import HostProtocol
import TestSupport
import Testing

@testable import CommandLineFront

/// The lines of `--json` have the events and keys that `Documentation/JSON.md` lists.
@Suite("The schema of JSON lines")
struct JSONSchemaTests {
    /// The keys of each event, among all lines that the commands print.
    private static func printedKeys() throws -> [String: Set<String>] {
        var keys: [String: Set<String>] = [:]
        for line in lines {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            let event = try #require(object["event"] as? String)
            expect(object["schema"] as? Int, equals: 1)
            keys[event, default: []].formUnion(Set(object.keys).subtracting(["schema", "event"]))
        }
        return keys
    }

    /// Lines with all that each event can hold.
    private static var lines: [String] { eventLines + suiteLines + doctorLines + ReportLine.lines(for: .noCache) }

    private static var eventLines: [String] {
        var lines: [String] = []
        var report = EventReport()
        report.variant = ["color-scheme": "dark"]
        var printer = EventPrinter(json: true, workingFolder: "/", report: report, write: { lines.append($0) }, complain: { _ in })
        for event in WireTests.events { printer.take(event) }
        printer.take(.diagnostic(preview: 0, message: "no symbol 'x'"))
        printer.take(.failure(preview: 0, code: .trap, message: "it trapped"))
        report = EventReport()
        report.listsAccessibility = true
        _ = report.lines(for: WireTests.events[0])
        for event in WireTests.events { if case .tree = event { lines += report.lines(for: event) } }
        printer.printSummary(milliseconds: 1)
        lines.append(
            ReportLine.failure(.compile, "it does not compile", declaration: "Card.body", causes: ["/A.swift:3:4: no such name"]))
        lines.append(ReportLine.note("two files are left out", at: SourcePlace(file: "/A.swift", line: 1)))
        lines.append(ReportLine.summary([("pictures", 3)], milliseconds: 1))
        lines += [ReportLine.json("service", [("address", "http://127.0.0.1:7117/")]), ReportLine.json("print", [("message", "hello")])]
        return lines
    }

    private static var suiteLines: [String] {
        var results = SuiteResults()
        results.change("A/testB") { $0.issues = [.init(message: "it failed", file: "/T.swift", line: 3)] }
        results.change("A/testC") { $0.issues = [.init(message: "recorded, because there was none", file: "/T.swift", line: 4)] }
        return SuitePrinter(results: results, leftOut: [], skippedFiles: 0, report: "/r", workingFolder: "/").jsonLines(milliseconds: 1)
    }

    private static var doctorLines: [String] {
        let survey = MissingSurvey.Entry(kind: .module, name: "Metal", version: "8.0", places: ["/A.swift:1"])
        return [
            MissingReport.json(of: survey),
            SymbolReport.json(.init(name: "heart", resolution: .substitute("heart.fill"), places: ["/A.swift:1"])),
            ReportLine.json("computedSymbols", [("places", ["/A.swift:1"])]),
            SymbolReport.sum(files: 1, names: 1, uses: 1, resolvedUses: 1, missingNames: 0),
            MergeCommand.summary(of: RunReport(command: "render", page: "/index.html"), parts: 2),
        ]
    }

    /// The keys of each event in the documentation's table.
    private static func documentedKeys() throws -> [String: Set<String>] {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../../Documentation/JSON.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let table = text.components(separatedBy: "\n## Events\n").last?.components(separatedBy: "\n## ").first ?? ""
        var keys: [String: Set<String>] = [:]
        for row in table.split(separator: "\n") where row.hasPrefix("| `") {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let words = cells[2].matches(of: /`(\w+)`/).map { String($0.output.1) }
            keys[cells[0].trimmingCharacters(in: ["`"])] = Set(words)
        }
        return keys
    }

    @Test("Every event has the keys that the documentation lists, and no others") func keys() throws {
        let (printed, documented) = (try Self.printedKeys(), try Self.documentedKeys())
        expect(printed.keys.sorted(), equals: documented.keys.sorted())
        for (event, keys) in documented { expect(printed[event, default: []].sorted(), equals: keys.sorted(), "\(event)") }
    }

    @Test("A failure takes its place from the front of its message, with the compiler's column") func places() throws {
        let line = ReportLine.failure(
            .evaluation, "/a/Card.swift:12:5: error: no such name", preview: "Card", at: SourcePlace(file: "/a/B.swift", line: 1))
        expect(
            line,
            equals: #"{"schema":1,"event":"failure","preview":"Card","file":"/a/Card.swift","line":12,"column":5,"code":"evaluation","#
                + #""message":"no such name"}"#)
    }

    @Test("A view of a tree has the place of its type's declaration, if the code declares it") func placesOfViews() throws {
        var report = EventReport()
        report.placeOfType = { $0 == "Card" ? SourcePlace(file: "/A.swift", line: 7) : nil }
        func element(_ name: String, _ children: [TreeElement]? = nil) -> TreeElement {
            TreeElement(name: name, frame: [0, 0, 1, 1], proposal: [1, nil], children: children)
        }
        let tree = PreviewTree(
            preview: 0, entry: "entry1", time: 0, elements: [element("Padding", [element("Card", [element("Text")])])], accessible: [])
        let line = report.lines(for: .tree(tree))[0]
        #expect(line.contains(#""file":"\/A.swift""#) || line.contains(#""file":"/A.swift""#))
        expect(line.components(separatedBy: #""line":7"#).count, equals: 2)
    }

    @Test("A failure without a place of its own has that of its preview") func placeOfPreview() throws {
        var report = EventReport()
        _ = report.lines(
            for: .previews([.init(index: 0, name: "Card", file: "/A.swift", line: 3, kind: "view")]))
        expect(
            report.lines(for: .failure(preview: 0, code: .trap, message: "it trapped")),
            equals: [
                #"{"schema":1,"event":"failure","preview":"Card","file":"/A.swift","line":3,"code":"trap","message":"it trapped"}"#
            ])
    }

    @Test("A file of a variant has the variant's values beside those of the run") func variant() throws {
        var report = EventReport()
        report.variant = ["os": "18"]
        let variant = RenderVariant([.colorScheme: "dark", .boldText: "true"])
        _ = report.lines(
            for: .previews([.init(index: 0, name: "Card", file: "/A.swift", line: 3, kind: "view", variant: variant)]))
        let image = ImageFacts(widthInPixels: 1, heightInPixels: 1, scale: 1)
        let line = report.lines(
            for: .file(.init(preview: 0, path: "/dark-bold.png", kind: .still, bytes: 1, milliseconds: 1, label: nil, image: image)))
        #expect(line[0].contains(#""variant":{"bold-text":"true","color-scheme":"dark","os":"18"}"#))
    }

    @Test("The failures of a list wait for the names of its previews") func list() throws {
        var report = EventReport()
        report.awaitsPreviews = true
        expect(report.lines(for: .begin(preview: 0, name: "Long title")), equals: [])
        expect(report.lines(for: .failure(preview: 0, message: "no entries")), equals: [])
        let lines = report.lines(
            for: .previews([.init(index: 0, name: "Card", title: "Long title", file: "/A.swift", line: 3, kind: "view")]))
        expect(lines.map { $0.contains(#""preview":"Card""#) }, equals: [true, true])
    }

    @Test("A build's errors are failures with file, line and column, before the error that ends the run") func build() throws {
        let lines = ReportLine.lines(for: .buildFailed("/a/B.swift:2:7: error: cannot find 'x' in scope\n"))
        expect(
            lines,
            equals: [
                #"{"schema":1,"event":"failure","file":"/a/B.swift","line":2,"column":7,"code":"compile","message":"cannot find 'x' in scope"}"#,
                #"{"schema":1,"event":"error","code":"compile","message":"the build failed"}"#,
            ])
    }

    @Test("A preview without a line in the running code has the place of its type") func placeOfType() throws {
        let folder = try TemporaryFolder()
        try FileSystem.write("import SwiftUI\nstruct Card_Previews: PreviewProvider {}\n", to: "\(folder.path)/A.swift")
        let places = PreviewPlaces(.packages([folder.path]))
        let preview = HostEvent.PreviewSummary(index: 0, name: "Card", file: "App/Card_Previews", line: 0, kind: "view", source: .provider)
        expect(places.place(of: preview), equals: SourcePlace(file: "\(folder.path)/A.swift", line: 2))
    }

    @Test("A list without a build gives previews the names of a render") func names() throws {
        let found: [(path: String, preview: PreviewScan.Found)] = [
            ("/b/B.swift", .init(kind: .preview, name: "Card", family: nil, line: 1)),
            ("/a/A.swift", .init(kind: .provider, name: "Card", family: nil, line: 1)),
            ("/a/A.swift", .init(kind: .preview, name: "Card", family: nil, line: 9)),
            ("/a/A.swift", .init(kind: .preview, name: "My card!", family: nil, line: 2)),
        ]
        expect(ListCommand.names(of: found), equals: ["Card-2", "Card-3", "Card", "My-card"])
        func variants(_ kind: PreviewScan.Found.Kind, family: String? = nil, hasOwnSize: Bool = false) -> Set<VariantAxis> {
            Set(PreviewScan.Found(kind: kind, name: "Card", family: family, line: 1, hasOwnSize: hasOwnSize).variants)
        }
        let all = Set(VariantAxis.allCases)
        expect(variants(.preview), equals: all.subtracting([.renderingMode]))
        expect(variants(.preview, hasOwnSize: true), equals: all.subtracting([.renderingMode, .orientation, .device]))
        expect(variants(.preview, family: "systemSmall"), equals: all.subtracting([.orientation]))
        expect(variants(.provider), equals: all.subtracting([.renderingMode, .orientation, .device]))
    }
}
