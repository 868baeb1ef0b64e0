import Foundation
import HostProtocol
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Events of a host")
struct EventTests {
    /// What a printer wrote.
    private final class Lines {
        var output: [String] = []
        var errors: [String] = []
    }

    private func printed(json: Bool = false, _ events: [String], milliseconds: Double? = nil) throws -> (Lines, EventPrinter) {
        let lines = Lines()
        var printer = EventPrinter(
            json: json, workingFolder: "/home/me", write: { lines.output.append($0) },
            complain: { lines.errors.append($0) })
        for event in events {
            printer.take(try JSONDecoder().decode(HostEvent.self, from: Data(event.utf8)))
        }
        if let milliseconds { printer.printSummary(milliseconds: milliseconds) }
        return (lines, printer)
    }

    private let list = """
        {"event":"previews","previews":[\
        {"index":0,"name":"Tracker","title":null,"file":"W/A.swift","line":12,"kind":"widget","source":"preview","family":"systemSmall",\
        "size":[170,170],"entries":4},\
        {"index":10,"name":"View","title":"Long title","file":"B.swift","line":3,"kind":"view","source":"preview","family":null,\
        "size":[],"entries":1}]}
        """

    @Test("Pictures that a missing program would draw are noted before the first picture, and warned of once for each program")
    func vectorPictures() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/vectors-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["A.xcassets/a.imageset/a.pdf", "A.xcassets/b.imageset/b.PDF", "A.xcassets/c.imageset/c.svg", "loose.svg"] {
            try FileSystem.write("", to: "\(folder)/\(name)")
        }
        expect(
            VectorImages.notes(in: [folder], searchPath: "/nowhere"),
            equals: [
                "2 pictures of the catalogs are PDFs, and drawn as grey placeholders: install poppler-utils, for pdftocairo",
                "1 picture of the catalogs is SVG, and drawn as grey placeholders: install librsvg2-bin, for rsvg-convert",
            ])
        let warnings = ["a", "b"].map { name in
            "{\"event\":\"diagnostic\",\"preview\":0,\"severity\":\"warning\",\"message\":\"The picture \(name) is a PDF, which is not drawn. "
                + "Install poppler-utils to draw it\"}"
        }
        let (lines, _) = try printed([list] + warnings, milliseconds: 10)
        #expect(lines.errors.count == 1 && lines.output.last?.contains("1 warning as above") == true)
    }

    @Test("A view without a preview that traps is a warning, and a failure only where nothing else is drawn")
    func undrawn() throws {
        func outcome(_ sources: [String]) throws -> (Int32, [String]) {
            let previews = sources.enumerated().map { index, source in
                "{\"index\":\(index),\"name\":\"V\(index)\",\"title\":null,\"file\":\"A.swift\",\"line\":1,\"kind\":\"view\","
                    + "\"source\":\"\(source)\",\"family\":null,\"size\":[],\"entries\":1}"
            }
            var (lines, printer) = try printed(["{\"event\":\"previews\",\"previews\":[\(previews.joined(separator: ","))]}"])
            printer.takeTrap(of: 0, .trap, message: "A.swift:1: it trapped")
            return (printer.outcome.exitCode, lines.errors)
        }
        let advice = "A.swift:1: it trapped. No preview shows it, and it cannot be drawn by itself; show it with a #Preview"
        expect(try outcome(["view", "sample"]).0, equals: 0)
        expect(try outcome(["sample", "view"]).1, equals: ["warning: V0: \(advice)"])
        expect(try outcome(["view"]).0, equals: 2)
        expect(try outcome(["preview", "view"]).0, equals: 2)
        expect(try outcome(["app", "view"]).1, equals: ["error: V0: A.swift:1: it trapped"])
    }

    @Test("The files of a folder of frames are counted one by one")
    func frames() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/frames-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for index in 0..<12 { try FileSystem.write("", to: "\(folder)/\(index).png") }
        let event = HostEvent.file(.init(preview: 0, path: folder, kind: .frames, bytes: 1, milliseconds: 1, label: nil))
        #expect(try printed([event.json], milliseconds: 10).1.outcome.files == 12)
    }

    @Test("A check names the line of each preview, and counts what it finds") func check() throws {
        let lines = Lines()
        var printer = EventPrinter(
            json: false, workingFolder: "/home/me", showsPlaces: true, write: { lines.output.append($0) },
            complain: { lines.errors.append($0) })
        let events = [
            list, #"{"event":"failure","preview":0,"message":"it trapped"}"#,
            #"{"event":"diagnostic","preview":10,"severity":"warning","message":"there is no image named \"Bean\""}"#,
        ]
        for event in events { printer.take(try JSONDecoder().decode(HostEvent.self, from: Data(event.utf8))) }
        printer.printChecked(milliseconds: 12)
        expect(
            lines.errors,
            equals: ["error: W/A.swift:12: Tracker: it trapped", "warning: B.swift:3: Long title: there is no image named \"Bean\""])
        expect(lines.output, equals: ["2 previews checked: 1 failure, 1 warning in 12 ms"])
    }

    @Test("The list has columns")
    func columns() throws {
        let (lines, printer) = try printed([list])
        printer.printList()
        expect(
            lines.output,
            equals: [
                " 0  Tracker     systemSmall  4 entries  W/A.swift:12",
                "10  Long title  view         1 entry    B.swift:3",
            ])
    }

    @Test("What does not compile in a widget is told once for all of its families") func lacksOfWidgets() throws {
        let lines = Lines()
        var printer = EventPrinter(
            json: false, workingFolder: "/home/me", write: { lines.output.append($0) }, complain: { lines.errors.append($0) })
        let names = ["A/systemSmall", "A/systemMedium", "B/systemSmall"]
        printer.take(.previews(names.enumerated().map { .init(index: $0, name: $1, file: "A.swift", line: 0, kind: "widget") }))
        let reason = "A.swift:44: Entry.placeholder does not compile: it is too long"
        for preview in names.indices {
            for part in ["placeholder", "snapshot"] {
                printer.take(.failure(preview: preview, message: "No \(part) could be made: \(reason)"))
            }
        }
        printer.take(.failure(preview: 1, message: "No timeline could be made: P.timeline does not compile, as reported for A/systemSmall"))
        printer.take(.failure(preview: 0, message: "No timeline could be made: A.swift:9: it trapped: Fatal error: x"))
        expect(
            lines.errors,
            equals: [
                "error: A/systemSmall: No placeholder could be made: \(reason)",
                "error: B/systemSmall: No placeholder could be made: \(reason)",
                "error: A/systemSmall: No timeline could be made: A.swift:9: it trapped: Fatal error: x",
            ])
        printer.printSummary(milliseconds: 1)
        expect(lines.output.last?.contains("8 failures (5 of them as above)"), equals: true)
    }

    @Test("Who waits long is told what is done: after five seconds, and ever more seldom") func longWork() throws {
        let lines = Lines()
        var time = 0.0
        var printer = EventPrinter(
            json: false, workingFolder: "/home/me", now: { time }, write: { lines.output.append($0) }, complain: { lines.errors.append($0) }
        )
        printer.take(try JSONDecoder().decode(HostEvent.self, from: Data(list.utf8)))
        printer.take(.filming(preview: 0, name: "Tracker"))
        for second in stride(from: 0.0, through: 130, by: 0.5) {
            time = second
            printer.take(.pulse(work: "\(Int(second)) of 91 frames are drawn"))
        }
        expect(lines.errors, equals: [5, 10, 20, 40, 80].map { "still working on Tracker after \($0) s: \($0) of 91 frames are drawn" })
        printer.take(.filmed(preview: 0))
        time = 136
        printer.take(.pulse())
        #expect(lines.errors.count == 6 && lines.errors.last == "still working on Tracker after 6 s")
        expect(lines.output, equals: [])
    }

    @Test("A pulse says what is done, if it can") func pulses() throws {
        for event in [HostEvent.pulse(), .pulse(work: "a loop is looked for")] {
            try expect(JSONDecoder().decode(HostEvent.self, from: Data(event.json.utf8)), equals: event)
        }
    }

    @Test("A file is a line with path, size and time; the page comes last")
    func files() throws {
        let page =
            #"{"event":"file","preview":null,"path":"/home/me/out/index.html","kind":"page","bytes":2000000,"milliseconds":1200,"label":"x"}"#
        let still = #"{"event":"file","preview":0,"path":"/home/me/out/a.png","kind":"still","bytes":1234,"milliseconds":3.24,"label":"x"}"#
        let away = #"{"event":"file","preview":0,"path":"/workshop/a.gif","kind":"animation","bytes":999,"milliseconds":12.6}"#
        let (lines, printer) = try printed([page, still, away], milliseconds: 412)
        expect(
            lines.output,
            equals: [
                "out/index.html  2.0 MB  1.2 s", "out/a.png  1.2 kB  3.2 ms", "/workshop/a.gif  999 B  13 ms",
                "3 files in 412 ms", "/home/me/out/index.html",
            ])
        expect(printer.outcome.exitCode, equals: 0)
    }

    @Test("A warning that holds for several previews is told of the first, and counted for the others")
    func repeatedWarnings() throws {
        let events = (0..<3).map { #"{"event":"diagnostic","preview":\#($0),"severity":"warning","message":"no font"}"# }
        let (lines, _) = try printed(events, milliseconds: 12)
        expect(lines.errors, equals: ["warning: preview 0: no font"])
        expect(lines.output, equals: ["0 files, 2 warnings as above for other previews in 12 ms"])
        try expect(printed(json: true, events).0.output.count, equals: 3)
    }

    @Test("A note that holds for several previews is told of the first")
    func notes() throws {
        let events = (0..<3).map { #"{"event":"diagnostic","preview":\#($0),"severity":"note","message":"it is old"}"# }
        let (lines, _) = try printed(events + [events[0].replacing("note", with: "warning")])
        expect(lines.errors, equals: ["note: preview 0: it is old", "warning: preview 0: it is old"])
        let (json, _) = try printed(json: true, [list] + events)
        expect(json.output.filter { $0.contains("it is old") }.count, equals: 3)
    }

    @Test("Failures name their preview once, and decide the exit code over differences")
    func failures() throws {
        let (lines, printer) = try printed(
            [
                list, #"{"event":"failure","preview":10,"message":"never settles"}"#,
                #"{"event":"failure","preview":0,"message":"Tracker: no entries"}"#,
                #"{"event":"failure","message":"disk full"}"#,
                #"{"event":"diagnostic","preview":0,"severity":"warning","message":"no symbol 'x'"}"#,
                #"{"event":"difference","preview":0,"name":"Tracker/log1","message":"pixel 3","command":"zoetrope record","paths":["/home/me/r.png"]}"#,
            ], milliseconds: 1)
        expect(
            lines.errors,
            equals: [
                "error: Long title: never settles", "error: Tracker: no entries", "error: disk full",
                "warning: Tracker: no symbol 'x'", "different: Tracker/log1: pixel 3", "    r.png", "to accept: zoetrope record",
            ])
        expect(lines.output, equals: ["0 files, 3 failures, 1 difference in 1.0 ms"])
        expect(printer.outcome.exitCode, equals: 2)
    }

    @Test("Ten differences are shown, the rest is counted, and one command accepts all") func manyDifferences() throws {
        let lines = Lines()
        var printer = EventPrinter(
            json: false, workingFolder: "/", write: { lines.output.append($0) }, complain: { lines.errors.append($0) })
        printer.acceptCommand = "zoetrope record"
        for number in 0..<540 {
            printer.take(
                .difference(
                    .init(
                        preview: nil, name: "P\(number)/a", message: "m", command: "zoetrope record --filter 'P\(number)'",
                        paths: ["/a.png"])))
        }
        printer.printSummary(milliseconds: 1)
        expect(lines.errors.count, equals: 22)
        expect(lines.errors.suffix(2), equals: ["and 530 more differ", "to accept all: zoetrope record"])
        expect(lines.output, equals: ["0 files, 540 differences in 1.0 ms"])
    }

    @Test("A difference alone is exit code 1")
    func difference() throws {
        let (_, printer) = try printed([#"{"event":"difference","name":"a","message":"m"}"#])
        expect(printer.outcome.exitCode, equals: 1)
    }

    @Test("JSON names previews by their names; they come once, and the sum last")
    func json() throws {
        let end = #"{"event":"end","preview":0}"#
        let summary = #"{"event":"summary","files":9,"failures":0,"differences":0,"milliseconds":1}"#
        let (lines, _) = try printed(json: true, [list, end, summary, list], milliseconds: 1.25)
        expect(
            lines.output,
            equals: [
                #"{"schema":1,"event":"preview","preview":"Tracker","kind":"widget","source":"preview","family":"systemSmall","#
                    + #""file":"W/A.swift","line":12,"entries":4,"size":[170,170]}"#,
                #"{"schema":1,"event":"preview","preview":"View","title":"Long title","kind":"view","source":"preview","#
                    + #""file":"B.swift","line":3,"entries":1}"#,
                #"{"schema":1,"event":"end","preview":"Tracker"}"#,
                #"{"schema":1,"event":"summary","previews":2,"files":0,"failures":0,"differences":0,"warnings":0,"milliseconds":1.3}"#,
            ])
    }

    @Test("A line of the user's is no event", arguments: ["hello", "zoetrope {}", " @zoetrope {}", ""])
    func userOutput(line: String) {
        #expect(HostEvent.json(in: line) == nil)
    }

    @Test(
        "Numbers read well",
        arguments: [
            (0, "0 B"), (999, "999 B"), (1000, "1.0 kB"), (999_949, "999.9 kB"), (999_950, "1.0 MB"), (12_345_678, "12.3 MB"),
        ])
    func sizes(bytes: Int, text: String) {
        expect(Amounts.size(bytes: bytes), equals: text)
    }

    @Test(
        "Times read well",
        arguments: [(0.04, "0.0 ms"), (9.94, "9.9 ms"), (9.96, "10 ms"), (999.4, "999 ms"), (1000, "1.0 s"), (.nan, "?")])
    func times(milliseconds: Double, text: String) {
        expect(Amounts.time(milliseconds: milliseconds), equals: text)
    }
}
