import Foundation
import HostProtocol
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("The forms of a report") struct ReportFormTests {
    private var report: RunReport {
        var collector = RunReport.Collector()
        let previews = [
            ("Card", "/app/Sources/Card.swift", 12), ("List", "/app/Sources/List.swift", 3), ("Ok", "/app/Sources/List.swift", 9),
        ]
        collector.take(
            .previews(
                previews.enumerated().map { .init(index: $0, name: $1.0, file: $1.1, line: $1.2, kind: "view") }), at: 0)
        collector.take(.filming(preview: 0, name: "Card"), at: 1)
        collector.take(
            .difference(
                .init(
                    preview: 0, name: "Card/light", message: "the picture differs in 4 pixels, by at most 9 of 255",
                    command: "zoetrope record",
                    paths: ["/app/report/Card/light-reference.png", "/app/report/Card/light-actual.png"])), at: 1.5)
        collector.take(.end(preview: 0, note: nil), at: 2.25)
        collector.take(.failure(preview: 1, code: .trap, message: "it trapped: a < \"b\" & c,\nsecond: line"), at: 3)
        collector.take(.diagnostic(preview: 2, message: "no font 'X'"), at: 3)
        collector.take(.error(message: "the disk is full"), at: 4)
        return collector.report(of: "verify", seconds: 4)
    }

    @Test("JUnit has a suite for each file, failures for differences, errors for previews that fail, and the images as attachments")
    func junit() throws {
        let text = JUnitReport(report: report, workingFolder: "/app").text
        for part in [
            #"<testsuites name="zoetrope verify" tests="3" failures="1" errors="2" skipped="0" time="4">"#,
            #"<testsuite name="Sources/Card.swift" tests="1" failures="1" errors="0" skipped="0" time="1.25">"#,
            #"<testcase classname="Sources/Card.swift" name="Card" file="Sources/Card.swift" line="12" time="1.25">"#,
            #"<failure type="difference" message="Card/light: the picture differs in 4 pixels, by at most 9 of 255">"#,
            "[[ATTACHMENT|/app/report/Card/light-reference.png]]&#10;[[ATTACHMENT|/app/report/Card/light-actual.png]]",
            #"<error type="failure" message="it trapped: a &lt; &quot;b&quot; &amp; c,">"#, #"<error message="the disk is full"/>"#,
            "<system-err>no font 'X'</system-err>",
        ] {
            #expect(text.contains(part), "\(part) is missing in \(text)")
        }
        expect(JUnitReport.escaped("\u{1B}[31ma\u{0}"), equals: "\u{FFFD}[31ma\u{FFFD}")
        let parser = XMLParserDelegateCount.elements(in: text)
        expect(parser["testcase"], equals: 4)
    }

    @Test("Annotations have the file and the line, escaped as GitHub's runner reads them") func annotations() {
        expect(
            GitHubAnnotations(report: report, root: "/app").lines,
            equals: [
                "::error::the disk is full",
                "::error file=Sources/Card.swift,line=12,title=Card/light::the picture differs in 4 pixels, by at most 9 of 255",
                "::error file=Sources/List.swift,line=3,title=List::it trapped: a < \"b\" & c,%0Asecond: line",
                "::warning file=Sources/List.swift,line=9,title=Ok::no font 'X'",
            ])
    }

    @Test("A file outside of the checkout is named in the message, as GitHub has no line for it") func annotationsElsewhere() {
        expect(
            GitHubAnnotations(report: report, root: "/ap").lines[1],
            equals: "::error title=Card/light::/app/Sources/Card.swift:12: the picture differs in 4 pixels, by at most 9 of 255")
    }

    @Test("GitHub shows ten errors of a step: the tenth counts the rest") func manyAnnotations() {
        var many = RunReport(command: "verify")
        many.faults = (0..<30).map { RunReport.Fault(kind: .failure, message: "\($0)") }
        let lines = GitHubAnnotations(report: many, root: "/").lines
        expect(lines.count, equals: 10)
        expect(lines.last, equals: "::error::and 21 more; the report lists them all")
    }

    @Test("Markdown has a row for each fault, with its images where they have an address") func markdown() {
        var run = report
        run.acceptCommand = "zoetrope record --golden Golden"
        let text = MarkdownReport(report: run, workingFolder: "/app") { "https://x.test/\($0.split(separator: "/").last ?? "")" }.text
        for part in [
            "### zoetrope verify: 3 of 3 previews not the same", "> the disk is full",
            "| **Card/light**<br>`Sources/Card.swift:12` | the picture differs in 4 pixels, by at most 9 of 255 | "
                + "<img src=\"https://x.test/light-reference.png\" alt=\"reference\" width=\"160\"> | "
                + "<img src=\"https://x.test/light-actual.png\" alt=\"actual\" width=\"160\"> |  |",
            "| **List**<br>`Sources/List.swift:3` | it trapped: a &lt; \"b\" &amp; c,<br>second: line |  |  |  |",
            "To accept all: `zoetrope record --golden Golden`", "1 warning",
        ] {
            #expect(text.contains(part), "\(part) is missing in \(text)")
        }
        #expect(!MarkdownReport(report: run, workingFolder: "/app", address: { _ in nil }).text.contains("<img"))
    }

    @Test("Files are written beside each other, images by relative links, and a summary grows") func files() throws {
        let folder = try TemporaryFolder().path
        var forms = ReportForms(json: false, imageFolder: "\(folder)/report", imagesAddress: nil)
        (forms.junit, forms.markdown, forms.summary) = ("\(folder)/out/junit.xml", "\(folder)/out/a.md", "\(folder)/summary.md")
        var run = report
        run.cases[0].faults[0].images = ["\(folder)/report/Card/a b-actual.png"]
        var lines: [String] = []
        for _ in 0..<2 { try forms.write(run) { lines.append($0) } }
        expect(lines, equals: [])
        let markdown = try String(contentsOfFile: "\(folder)/out/a.md", encoding: .utf8)
        #expect(markdown.contains("<img src=\"../report/Card/a%20b-actual.png\""), "\(markdown)")
        let summary = try String(contentsOfFile: "\(folder)/summary.md", encoding: .utf8)
        expect(summary.components(separatedBy: "### zoetrope verify").count, equals: 3)
    }

    @Test("A sidecar has the keys that services read") func sidecar() throws {
        let folder = try TemporaryFolder().path
        var test = RunReport.Case(name: "Mail/systemSmall", file: "/app/Mail.swift", line: 3)
        test.stills = [
            RunReport.Still(path: "\(folder)/a.png", label: "entry1"), RunReport.Still(path: "\(folder)/b.png", label: "entry2"),
        ]
        var run = RunReport(command: "render")
        run.cases = [test]
        try Sidecar.write(of: run, variant: ["color-scheme": "dark"], below: "/app")
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/b.json"))
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        expect(object?["display_name"] as? String, equals: "Mail/systemSmall, entry2")
        expect(object?["group"] as? String, equals: "Mail")
        expect(object?["diff_threshold"] as? Double, equals: 0)
        expect(object?["tags"] as? [String: String], equals: ["color-scheme": "dark"])
        let context = object?["context"] as? [String: Any]
        expect(context?["file"] as? String, equals: "Mail.swift")
        expect(context?["line"] as? Int, equals: 3)
    }

    @Test("A suite's failures have the place of their assertion, and recordings are warnings") func suite() {
        var results = SuiteResults()
        results.change("CardTests/testLight") {
            $0.issues = [
                .init(
                    message: "testLight.1: the picture differs\n  /app/report/testLight.1-actual.png", file: "/app/CardTests.swift", line: 8
                )
            ]
        }
        results.change("CardTests/testNew") { $0.issues = [.init(message: "a: recorded, because there is no golden")] }
        let run = RunReport(results, page: nil, seconds: 1)
        expect(run.cases[0].faults[0].images, equals: ["/app/report/testLight.1-actual.png"])
        expect(run.cases[0].line, equals: 8)
        expect(run.cases[1].faults, equals: [])
        expect(run.warnings, equals: 1)
        expect(run.exitCode, equals: 1)
        #expect(JUnitReport(report: run, workingFolder: "/app").text.contains("<failure type=\"failure\""))
    }
}

/// Counts the elements of an XML text, which also shows that it is well-formed.
private enum XMLParserDelegateCount {
    static func elements(in text: String) -> [String: Int] {
        var counts: [String: Int] = [:]
        var open: [Substring] = []
        for match in text.matches(of: #/<(/?)([a-z-]+)([^<>]*?)(/?)>/#) {
            if !match.1.isEmpty {
                guard open.popLast() == match.2 else { return [:] }
            } else {
                counts[String(match.2), default: 0] += 1
                if match.4.isEmpty { open.append(match.2) }
            }
        }
        return open.isEmpty ? counts : [:]
    }
}
