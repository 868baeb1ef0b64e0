import Foundation
import LocalService
import TestSupport
import Testing

@testable import CommandLineFront

/// The live page in a browser, with scripts in place of hosts.
@Suite(.enabled(if: PageClient.isThere, PageClient.lack), .serialized)
struct LivePageBrowserTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// 200 by 120 orange pixels, and 100 by 60 blue ones.
    private static let orange =
        "iVBORw0KGgoAAAANSUhEUgAAAMgAAAB4CAIAAAA48Cq8AAAA7UlEQVR42u3SQQ0AAAjEsJODRBSjAw+EZ5MqWJbpgneRAGNhLIwFxsJYGAuMhbEwFhgLY2EsMBb"
        + "GwlhgLIyFscBYGAtjgbEwFsYCY2EsjAXGwlgYC4yFsTAWGAtjYSwwFsbCWGAsjIWxwFgYC2OBsTAWxgJjYSyMBcbCWBgLjIWxMBYYC2NhLDAWxsJYYCyMhbHAW"
        + "BgLY4GxMBbGAmNhLIwFxsJYGAuMhbEwFhgLY2EsMBbGwlgYSwWMhbEwFhgLY2EsMBbGwlhgLIyFscBYGAtjgbEwFsYCY2EsjAXGwlgYC4yFsTAWGAtjYSy4WKU82"
        + "tMwfbgNAAAAAElFTkSuQmCC"
    private static let blue =
        "iVBORw0KGgoAAAANSUhEUgAAAGQAAAA8CAIAAAAfXYiZAAAAbUlEQVR42u3QQQ0AAAgEoItjRBObwwq+HRsJSPVwFAWyZMmSJUuWAlmyZMmSJUuBLFmyZMmSpUC"
        + "WLFmyZMlSIEuWLFmyZCmQJUuWLFmyFMiSJUuWLFkKZMmSJUuWLAWyZMmSJUuWAlmyZMn6aQH0T7auwhCWtQAAAABJRU5ErkJggg=="

    /// Writes each request to the log. A touch is filmed in three frames; the preview `Trap` cannot be drawn.
    private func script(_ picture: String) -> String {
        func frame(_ time: String) -> String { #"echo '@zoetrope-live frame {"event":"frame","time":\#(time),"image":"\#(picture)"}'"# }
        return """
            echo "$line" >> '\(folder.path)/log'
            case "$line" in
            '{"draw"'*'"preview":"Trap"'*) echo '@zoetrope-live failure {"event":"failure","message":"it trapped"}' ;;
            '{"open"'*)
                echo '@zoetrope-live opened {"event":"opened","size":[100,60],"scale":2,"entries":[{"name":"one","seconds":0},\
            {"name":"two","seconds":60}]}'
                \(frame("0")) ;;
            '{"perform"'*)
                case "$line" in *tap*) echo '@zoetrope-live tapped {"event":"tapped","label":"Add"}' ;; esac
                \(frame("0")); \(frame("0.1")); \(frame("0.2")) ;;
            *) \(frame("0")) ;;
            esac
            echo '@zoetrope-live end {"event":"end"}'
            """
    }

    private struct Seen: Decodable {
        var faults, folds, unfolded, steps, entry, onion: [String]
        var count, results, shown, address, looks, command, swift, first, second: String
        var closed: Bool
    }

    @Test("A preview is opened by the keyboard, touched, scrubbed, and laid under its golden and a revision") func page() async throws {
        let (now, past) = (
            try ScriptedHost(script(Self.orange), previews: ["Card", "Copy", "Trap"], in: folder).launch,
            try ScriptedHost(script(Self.blue), in: folder).launch
        )
        let golden = "\(folder.path)/Golden/Card"
        try FileManager.default.createDirectory(atPath: golden, withIntermediateDirectories: true)
        try Data(base64Encoded: Self.blue)?.write(to: URL(fileURLWithPath: "\(golden)/two.png"))
        let revisions = LiveRevisions(
            commit: { name in
                guard name == "HEAD" else { throw AgentFault.noRevision(name, output: "unknown") }
                return "1"
            }, build: { _ in past })
        let service = LiveService(roots: [folder.path], title: "App", words: ["App"], revisions: revisions)
        await service.take(
            LiveBuild.Result(launch: now, failures: [], watched: [], places: PreviewPlaces(.packages([folder.path]))))
        let seen: Seen = try await seen("live", of: service)
        expect(seen.faults, equals: [])
        expect(seen.count, equals: "3 previews")
        expect(seen.results, equals: "All3 Failed1 Drawn2")
        expect(seen.folds, equals: ["Card+1 equalCard.swift:3", "TrapCard.swift:3"])
        expect(seen.unfolded, equals: ["CardFoldCard.swift:3", "CopyCard.swift:3 · same picture as Card", "TrapCard.swift:3"])
        expect([seen.shown, seen.address], equals: ["Card", "#Card"])
        expect(seen.steps, equals: Array(repeating: "tap Add", count: 8) + ["drag 10,10:40,10 through 60,40 through 60,50", "type tea"])
        // An app's view stands on the screen of its device; places are for widgets.
        #expect(seen.looks.hasPrefix("Appearance, Text size, Language, Direction, Screen, Zoom"), "\(seen.looks)")
        let taps = Array(repeating: "--tap Add", count: 8).joined(separator: " ")
        expect(
            seen.command,
            equals: "zoetrope render App --filter Card --format gif \(taps) --drag 10,10:40,10 --through 60,40 --through 60,50 --type tea")
        #expect(seen.swift.hasPrefix("record(view) {\n    Tap(\"Add\")\n") && seen.swift.contains("    TypeText(\"tea\")\n}"))
        #expect(seen.swift.contains("    Drag(along: [CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 10), "))
        expect([seen.first, seen.second], equals: ["0.00 / 0.20 s", "0.10 / 0.20 s"])
        expect(seen.entry, equals: ["two · 60 s"])
        expect(seen.onion, equals: ["100% 0.5", "50% 0.5", "There is no revision 'nonsense': unknown"])
        expect(seen.closed, equals: true)
        try expect(touched(), equals: (1...8).map { "[\($0 * 10),30]" })
    }

    /// The observations of a scenario at the page of a service, which is closed then.
    private func seen<Seen: Decodable>(_ scenario: String, of service: LiveService) async throws -> Seen {
        let routes = LiveRoutes(service: service)
        let server = try LocalServer(host: "127.0.0.1", port: 0, token: "0123456789abcdef") { await routes.answer($0) }
        server.start()
        defer { server.stop() }
        defer { service.close() }
        return try await PageClient.seen(server.address, scenario)
    }

    private struct Many: Decodable {
        var faults: [String]
        var count: String
        var workPerFrame, scrolled, megabytes: Double
        var nodes, nodesAfter: Int
    }

    @Test("Of 10,000 previews a page has those in sight in its document, and scrolls in frames of a screen's time") func many() async throws
    {
        let names = (0..<10_000).map { "Preview\($0)" }
        let service = LiveService(roots: [folder.path], title: "App")
        await service.take(
            LiveBuild.Result(
                launch: try ScriptedHost(script(Self.orange), previews: names, in: folder).launch, failures: [], watched: [],
                places: PreviewPlaces(.packages([folder.path]))))
        let seen: Many = try await seen("many", of: service)
        expect(seen.faults, equals: [])
        expect(seen.count, equals: "10,000 previews")
        // Only the rows in sight and a little around them are in the document.
        #expect(seen.nodes > 4 && seen.nodes < 120 && seen.nodesAfter < 120)
        #expect(seen.scrolled > 10_000)
        // A frame of 60 a second has 16.7 ms.
        #expect(seen.workPerFrame < 16.7 && seen.megabytes < 80, "\(seen)")
    }

    /// The points of the taps, in the order in which the host has them.
    private func touched() throws -> [String] {
        let log = try String(contentsOfFile: "\(folder.path)/log", encoding: .utf8)
        return log.split(separator: "\n").filter { $0.hasPrefix(#"{"perform""#) && $0.contains("tap") }
            .compactMap { $0.firstMatch(of: #/\[[0-9.]+,[0-9.]+\]/#).map { String($0.output) } }
    }
}
