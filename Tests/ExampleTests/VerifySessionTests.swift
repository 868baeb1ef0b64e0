import Foundation
import HostProtocol
import Synchronization
import TestSupport
import Testing
import VirtualTime

@testable import CaffeineTrackerExample
@testable import PreviewRendering

/// What `record` and `verify` leave behind, from accepted pictures to a report and back.
@Suite("Goldens of a session", .serialized) @MainActor struct VerifySessionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ command: HostRequest.Command, prune: Bool = false) async throws -> (code: Int32, events: [String]) {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        var request = HostRequest(command)
        request.options.filter = ["CaffeineTrackerWidget"]
        (request.options.scale, request.options.framesPerSecond, request.output.jobs) = (1, 2, 2)
        (request.golden.folder, request.golden.report) = ("\(folder.path)/Golden", "\(folder.path)/report")
        (request.golden.recordCommand, request.golden.prune) = ("zoetrope record", prune)
        let lines = Mutex<[String]>([])
        let output = EventOutput { line in lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }
        let code = try await HostSession(request: request, output: output).run()
        return (code, lines.withLock { $0 })
    }

    private func files(in name: String) throws -> [String] {
        try folder.files.filter { $0.hasPrefix("\(name)/") && $0.contains(".") }.map { String($0.dropFirst(name.count + 1)) }
    }

    @Test("A check evaluates previews and writes nothing") func check() async throws {
        let (code, events) = try await run(.check)
        expect(code, equals: 0)
        expect(events.count { $0.contains("\"event\":\"end\"") } > 0, equals: true)
        expect(try folder.files, equals: [])
    }

    @Test func aDifferenceHasAReportAndIsAcceptedByItsOwnCommand() async throws {
        try await expect(run(.record).code, equals: 0)
        try await expect(run(.verify).code, equals: 0)
        #expect(try files(in: "report").isEmpty)

        let goldens = try files(in: "Golden")
        let still = try #require(goldens.first { $0.hasSuffix(".png") })
        let film = try #require(goldens.first { $0.hasSuffix(".apng") })
        let other = try #require(goldens.last { $0.hasSuffix(".png") })
        for (from, to) in [(other, still), (goldens.last { $0.hasSuffix(".apng") } ?? film, film)] {
            let data = try #require(FileManager.default.contents(atPath: "\(folder.path)/Golden/\(from)"))
            try data.write(to: URL(fileURLWithPath: "\(folder.path)/Golden/\(to)"))
        }
        let (code, events) = try await run(.verify)
        expect(code, equals: 1)
        expect(events.count { $0.contains("\"event\":\"difference\"") }, equals: 2)
        #expect(events.allSatisfy { !$0.contains("\"event\":\"difference\"") || $0.contains("--filter 'CaffeineTrackerWidget'") })
        let report = try files(in: "report")
        #expect(report.contains("index.html") && report.count { $0.hasSuffix("-difference.png") } == 2)
        let page = try String(contentsOfFile: "\(folder.path)/report/index.html", encoding: .utf8)
        expect(page.components(separatedBy: "\"result\":\"changed\"").count, equals: 3)
        #expect(page.contains("zoetrope record --filter 'CaffeineTrackerWidget'") && page.contains("\"line\":"))
        expect(report.count { $0.hasPrefix("_films/") && $0.hasSuffix(".js") }, equals: 1)
        #expect(!report.contains { $0.contains(".items") })
    }

    @Test func aHashedFilmThatDiffersListsItsFramesAndShowsTheKeptOnes() async throws {
        let goldens = "\(folder.path)/Golden"
        try FileManager.default.createDirectory(atPath: goldens, withIntermediateDirectories: true)
        try Data("films-by-hash\n".utf8).write(to: URL(fileURLWithPath: "\(goldens)/form.txt"))
        try await expect(run(.record).code, equals: 0)
        try await expect(run(.verify).code, equals: 0)
        #expect(try !files(in: "Golden").contains { $0.hasSuffix(".apng") && !$0.contains("/kept-") })
        // The kept frames of all films of a preview are in one file.
        let films = try files(in: "Golden").filter { $0.hasSuffix(".frames.txt") }
        let (film, other) = (try #require(films.first), try #require(films.last))
        #expect(film != other)
        let data = try #require(FileManager.default.contents(atPath: "\(goldens)/\(other)"))
        try data.write(to: URL(fileURLWithPath: "\(goldens)/\(film)"))
        let (code, events) = try await run(.verify)
        let differences = events.filter { $0.contains("\"event\":\"difference\"") }
        #expect(code == 1 && differences.count == 1)
        #expect(
            differences.first?.contains(/\d of \d+ frames \(counted from 0\) differ; frame 0 differs in \d+ pixels/) == true,
            "\(differences)")
        let report = try files(in: "report")
        #expect(report.contains("index.html") && report.contains { $0.hasSuffix("-difference.png") }, "\(report)")
    }

    @Test func aGoldenOfNoPictureIsToldAndRemovedWhenAsked() async throws {
        try await expect(run(.record).code, equals: 0)
        let before = try files(in: "Golden")
        let stale = "\(folder.path)/Golden/CaffeineTrackerWidget/entry9.png"
        try Data([1]).write(to: URL(fileURLWithPath: stale))
        let told = try await run(.verify)
        #expect(told.code == 0 && told.events.contains { $0.contains("entry9.png is of an image that the preview no longer has") })
        #expect(FileManager.default.fileExists(atPath: stale))
        let removed = try await run(.verify, prune: true)
        #expect(removed.code == 0 && removed.events.contains { $0.contains("removed ") && $0.contains("entry9.png") })
        try expect(files(in: "Golden"), equals: before)
    }

    @Test("Goldens of variants stay where a run without variants removes others") func variantsStay() async throws {
        try await expect(run(.record).code, equals: 0)
        let variants = ["dark.png", "dark-log1-log2.apng", "ar-log1.png"].map { "\(folder.path)/Golden/CaffeineTrackerWidget/\($0)" }
        for file in variants { try Data([1]).write(to: URL(fileURLWithPath: file)) }
        let verified = try await run(.verify, prune: true)
        #expect(verified.code == 0 && !verified.events.contains { $0.contains("no longer has") || $0.contains("removed ") })
        #expect(variants.allSatisfy(FileManager.default.fileExists))
    }
}
