import Foundation
import HostProtocol
import PreviewRendering
import Synchronization
import TestSupport
import Testing
import VirtualTime

@testable import CaffeineTrackerExample
@testable import PreviewRendering
@testable import WidgetArchive

/// What `archive` writes, and what `present` makes of it and of other files.
@Suite("Archives of a session", .serialized) @MainActor struct ArchiveSessionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(
        _ command: HostRequest.Command, framesPerSecond: Double = 10, scale: Double? = nil, steps: [PreviewStep] = [], to output: String
    ) async throws -> (code: Int32, events: [String]) {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        var request = HostRequest(command)
        request.output.folder = "\(folder.path)/\(output)"
        (request.output.formats, request.output.jobs) = ([.png, .apng], 2)
        (request.options.filter, request.options.steps) = (["CaffeineTrackerWidget"], steps)
        (request.options.scale, request.options.framesPerSecond) = (scale ?? 2, framesPerSecond)
        let lines = Mutex<[String]>([])
        let sink = EventOutput { line in lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }
        let code = try await HostSession(request: request, output: sink).run()
        return (code, lines.withLock { $0 })
    }

    private static let archive = HostRequest.Command.archive(scales: [1, 2])

    private func present(_ files: [String], scale: Double? = nil, times: [Double] = []) -> HostRequest.Command {
        .present(HostRequest.Presentation(files: files.map { "\(folder.path)/\($0)" }, scale: scale, times: times))
    }

    private func bytes(of name: String) throws -> Data {
        try #require(FileManager.default.contents(atPath: "\(folder.path)/\(name)"))
    }

    /// The pictures of the widget in a folder.
    private func pictures(in root: String) throws -> [String] {
        try folder.files.filter { $0.hasPrefix("\(root)/CaffeineTrackerWidget/") && $0.contains(".") }.map {
            String($0.dropFirst(root.count))
        }
    }

    @Test func anArchiveIsPresentedAsTheWidgetIsRendered() async throws {
        try await expect(run(Self.archive, to: "archives").code, equals: 0)
        try expect(folder.files.filter { $0.hasSuffix(".zoetrope") }, equals: ["archives/CaffeineTrackerWidget.zoetrope"])
        try await expect(run(.render, to: "direct").code, equals: 0)
        try await expect(run(present(["archives/CaffeineTrackerWidget.zoetrope"]), to: "presented").code, equals: 0)
        let direct = try pictures(in: "direct")
        #expect(direct.count { $0.hasSuffix(".apng") } > 1 && direct.count { $0.hasSuffix(".png") } > 1)
        try expect(pictures(in: "presented"), equals: direct)
        for file in direct { try expect(bytes(of: "presented\(file)"), equals: bytes(of: "direct\(file)"), "\(file)") }
        // One that is presented needs none of the process's previews: another name gives the same pictures.
        try bytes(of: "archives/CaffeineTrackerWidget.zoetrope").write(to: URL(fileURLWithPath: "\(folder.path)/other.zoetrope"))
        let still = try await run(present(["other.zoetrope"], times: [0, 0.25, 1e9]), to: "at")
        #expect(still.code == 0 && still.events.count { $0.contains("\"kind\":\"still\"") }.isMultiple(of: 3))
    }

    @Test func whatIsNoArchiveIsToldAndTheOthersAreRendered() async throws {
        try await expect(run(Self.archive, to: ".").code, equals: 0)
        let good = Array(try bytes(of: "CaffeineTrackerWidget.zoetrope"))
        var (damaged, newer) = (good, good)
        damaged[good.count / 2] ^= 1
        newer[8] = 9
        let files: [(String, [UInt8], String)] = [
            ("damaged", damaged, "is damaged"), ("newer", newer, "is of version 9"),
            ("picture", Array("GIF89a...".utf8), "is not a widget archive"),
            ("empty", [], "is not a widget archive"), ("cut", good.dropLast(), "it was truncated"),
        ]
        for (name, bytes, _) in files { try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/\(name).zoetrope")) }
        let all = files.map { "\($0.0).zoetrope" } + ["missing.zoetrope", "CaffeineTrackerWidget.zoetrope"]
        let (code, events) = try await run(present(all), to: "presented")
        expect(code, equals: 2)
        let failures = events.filter { $0.contains("\"event\":\"failure\"") }
        expect(failures.count, equals: files.count + 1)
        for (failure, file) in zip(failures, files) { #expect(failure.contains(file.2), "\(failure)") }
        #expect(events.contains { $0.contains("presented/CaffeineTrackerWidget/timeline.apng") })
    }

    @Test("Of a file that asks for more than may be drawn nothing is drawn, and the others are") func hostile() async throws {
        try await expect(run(Self.archive, to: ".").code, equals: 0)
        let good = try WidgetArchive(bytes: Array(bytes(of: "CaffeineTrackerWidget.zoetrope")))
        var (vast, long, many) = (good, good, good)
        vast.canvas.size = CGSize(width: 16_000, height: 16_000)
        let moment = ArchivedScene.Moment(time: 0, box: good.entries[0].boxes[0])
        long.scenes = (0..<100).map { ArchivedScene(name: "steps\($0)", scale: 1, moments: [moment], end: 3600) }
        // Pictures of thirty million pixels, and more of them than may be drawn.
        many.canvas.size = CGSize(width: 2_750, height: 2_750)
        let (first, last) = (good.entries[0], good.entries[good.entries.count - 1])
        many.entries = (0..<100).map { index in
            var entry = index.isMultiple(of: 2) ? first : last
            (entry.name, entry.date) = ("entry\(index)", first.date.addingTimeInterval(Double(index) * 3600))
            return entry
        }
        for (name, archive) in [("vast", vast), ("long", long), ("many", many)] {
            try Data(archive.bytes()).write(to: URL(fileURLWithPath: "\(folder.path)/\(name).zoetrope"))
        }
        try Data(nested(good.bytes(), depth: 300)).write(to: URL(fileURLWithPath: "\(folder.path)/nested.zoetrope"))
        let files = ["vast", "long", "many", "nested"].map { "\($0).zoetrope" }
        let clock = ContinuousClock()
        let start = clock.now
        let (code, events) = try await run(present(files, scale: 2), framesPerSecond: 1000, to: "presented")
        #expect(code == 2 && clock.now - start < .seconds(60))
        let failures = events.filter { $0.contains("\"event\":\"failure\"") }
        expect(failures.count, equals: 4)
        let words = ["pixels in one picture", "frames", "frames", "more boxes around a box"]
        for (failure, word) in zip(failures, words) { #expect(failure.contains(word), "\(failure)") }
        #expect(!events.contains { $0.contains("\"event\":\"file\"") })
        let others = try await run(present(files + ["CaffeineTrackerWidget.zoetrope"], scale: 2), to: "others")
        #expect(others.code == 2 && others.events.contains { $0.contains("others/CaffeineTrackerWidget/timeline.apng") })
    }

    /// The archive with so many boxes around one in its first entry.
    private func nested(_ bytes: [UInt8], depth: Int) throws -> [UInt8] {
        let (structure, pixels) = try ArchiveContainer.parts(of: bytes)
        var archive = try #require(try JSONSerialization.jsonObject(with: Data(structure)) as? [String: Any])
        var entries = try #require(archive["entries"] as? [[String: Any]])
        let box = try #require((entries[0]["layouts"] as? [[[String: Any]]])?.first?.first)
        let boxes = (0..<depth).map { index in
            var box = box
            (box["number"], box["inside"]) = (index, index + 1 < depth ? 1 : 0)
            return box
        }
        entries[0]["layouts"] = [boxes, boxes]
        archive["entries"] = entries
        return try ArchiveContainer.bytes(structure: Array(JSONSerialization.data(withJSONObject: archive)), pixels: Array(pixels))
    }

    @Test("An archive is presented at any rate and scale", arguments: [(24.0, 1.0), (7, 2)])
    func anyRate(_ rate: Double, _ scale: Double) async throws {
        try await expect(run(Self.archive, to: ".").code, equals: 0)
        try await expect(run(.render, framesPerSecond: rate, scale: scale, to: "direct").code, equals: 0)
        let files = ["CaffeineTrackerWidget.zoetrope"]
        let (code, events) = try await run(present(files, scale: scale), framesPerSecond: rate, to: "presented")
        #expect(code == 0 && !events.contains { $0.contains("laid out for") })
        let direct = try pictures(in: "direct")
        #expect(try direct.count > 3 && pictures(in: "presented") == direct)
        for file in direct { try expect(bytes(of: "presented\(file)"), equals: bytes(of: "direct\(file)"), "\(file)") }
    }

    @Test func aScaleThatItWasNotLaidOutForIsTold() async throws {
        try await expect(run(Self.archive, to: ".").code, equals: 0)
        let (code, events) = try await run(present(["CaffeineTrackerWidget.zoetrope"], scale: 1.5), to: "out")
        expect(code, equals: 0)
        let words = "It was laid out for 1, 2 pixels per point: at 1.5 it is drawn from the layout for 2"
        #expect(events.contains { $0.contains(words) })
        // Films of steps are laid out once, for the largest scale.
        try await expect(run(Self.archive, steps: [.tap(.label("Espresso"), count: 1)], to: ".").code, equals: 0)
        for (scale, isTold) in [(1.0, true), (2, false)] {
            let events = try await run(present(["CaffeineTrackerWidget.zoetrope"], scale: scale), to: "out").events
            expect(events.contains { $0.contains("The touches were filmed only for 2 pixels per point: at 1 the lines") }, equals: isTold)
        }
    }
}
