import Foundation
import HostProtocol
import ImageCodecs
import Synchronization
import TestSupport
import Testing
import VirtualTime

@testable import CaffeineTrackerExample
@testable import PreviewRendering

/// Renders of the caffeine widget for documents.
@Suite("Files for documents", .serialized) @MainActor struct DocumentSessionTests {
    private struct Outcome {
        var files: [String: [UInt8]] = [:]
        var events = ""
        var code: Int32 = 0
    }

    private func render(
        _ name: String = "CaffeineTrackerWidget", as formats: [OutputFormat], onlyFile: String? = nil,
        _ change: (inout RenderOptions) -> Void = { _ in }
    ) async throws -> Outcome {
        let folder = try TemporaryFolder()
        VirtualClock.start()
        defer { VirtualClock.stop() }
        var request = HostRequest(.render)
        (request.output.folder, request.output.formats, request.output.jobs) = (folder.path, formats, 2)
        request.output.onlyFile = onlyFile
        (request.options.filter, request.options.scale) = ([name], 2)
        change(&request.options)
        let lines = Mutex<[String]>([])
        let output = EventOutput { line in lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }
        var outcome = Outcome()
        outcome.code = try await HostSession(request: request, output: output).run()
        outcome.events = lines.withLock { $0.joined(separator: "\n") }
        for name in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
            guard let data = FileManager.default.contents(atPath: "\(folder.path)/\(name)"), !data.isEmpty else { continue }
            outcome.files[name] = Array(data)
        }
        return outcome
    }

    @Test("Each entry is a drawing, and the page shows none") func drawings() async throws {
        let outcome = try await render(as: [.png, .svg, .pdf])
        expect(outcome.code, equals: 0)
        for ending in ["png", "svg", "pdf"] { expect(outcome.files.keys.count { $0.hasSuffix(".\(ending)") }, equals: 4) }
        let page = String(decoding: outcome.files["index.html"] ?? [], as: UTF8.self)
        #expect(page.contains(".png") && !page.contains(".svg\"") && !page.contains(".pdf\""))
        let svg = String(decoding: outcome.files["CaffeineTrackerWidget/log1.svg"] ?? [], as: UTF8.self)
        #expect(svg.contains("<linearGradient") || svg.contains("<path"))
    }

    @Test("One file has the name that was asked for, and is the film of the changes, or of the steps") func onlyFilm() async throws {
        let changes = try await render(as: [.gif], onlyFile: "card") { ($0.scale, $0.framesPerSecond) = (1, 10) }
        #expect(changes.code == 0 && Set(changes.files.keys) == ["card.gif"])
        let whole = try await render(as: [.gif]) { ($0.scale, $0.framesPerSecond) = (1, 10) }
        expect(changes.files["card.gif"], equals: whole.files["CaffeineTrackerWidget/timeline.gif"])
        let steps = try await render(as: [.storyboard], onlyFile: "board") {
            ($0.framesPerSecond, $0.steps) = (10, [.tap(.label("Espresso"), count: 1)])
        }
        expect(Set(steps.files.keys), equals: ["board.storyboard.png"])
    }

    @Test("A video is the film of the steps at its rate", .enabled(if: ProgramOutput.path(of: "ffmpeg") != nil)) func video() async throws {
        let outcome = try await render(as: [.mp4], onlyFile: "clip") {
            ($0.framesPerSecond, $0.steps) = (10, [.tap(.label("Espresso"), count: 1)])
            $0[.showTouches] = true
        }
        #expect(outcome.code == 0 && Set(outcome.files.keys) == ["clip.mp4"])
        #expect(outcome.files["clip.mp4"]?.dropFirst(4).starts(with: Array("ftyp".utf8)) == true)
    }

    @Test("One image of several entries, and one file of several previews, are faults with what to choose") func tooMany() async throws {
        let entries = try await render(as: [.png], onlyFile: "card")
        #expect(entries.code == 2 && entries.files.isEmpty && entries.events.contains("Choose one with --entries"))
        let one = try await render(as: [.png], onlyFile: "card") { $0.entries = 2...2 }
        #expect(one.code == 0 && Set(one.files.keys) == ["card.png"])
        await #expect(throws: OnlyFileFault.self) { try await self.render("*", as: [.png], onlyFile: "card") }
        let still = try await render("Daily caffeine", as: [.gif], onlyFile: "card")
        #expect(still.code == 2 && still.events.contains("Nothing moves, so there is no film of it"))
    }

    @Test("A timeline is one storyboard of its entries") func storyboard() async throws {
        let outcome = try await render(as: [.storyboard])
        expect(Set(outcome.files.keys), equals: ["CaffeineTrackerWidget/timeline.storyboard.png", "index.html"])
    }

    @Test("A widget is cut to a part of it, in stills and films") func crop() async throws {
        let outcome = try await render(as: [.png, .gif]) {
            ($0.finish.crop, $0.finish.padding, $0.framesPerSecond) = ("Total Caffeine", 4, 5)
        }
        expect(outcome.code, equals: 0)
        let still = try PNGDecoder().decode(try #require(outcome.files["CaffeineTrackerWidget/log1.png"])).pixmap
        let film = try GIFDecoder().decode(try #require(outcome.files["CaffeineTrackerWidget/timeline.gif"])).frames[0].pixmap
        #expect(still.widthInPixels == film.widthInPixels && still.heightInPixels == film.heightInPixels)
        #expect(still.widthInPixels < 340 && still.heightInPixels < 340)
        let fault = try await render(as: [.png]) { $0.finish.crop = "Expresso" }
        #expect(fault.code == 2 && fault.events.contains("No view is called"))
    }

    @Test("A film plays as often as asked for in every form") func plays() async throws {
        let outcome = try await render(as: [.gif, .apng]) { ($0.scale, $0.framesPerSecond, $0.finish.plays) = (1, 5, 2) }
        for (name, bytes) in outcome.files where name.hasSuffix("gif") { expect(try GIFDecoder().decode(bytes).playCount, equals: 2) }
        for (name, bytes) in outcome.files where name.hasSuffix("apng") {
            expect(try APNGDecoder().decode(bytes).playCount, equals: 2)
        }
    }

    @Test("The first frame of each film is held", arguments: [0.5, 0]) func holds(seconds: Double) async throws {
        let outcome = try await render(as: [.gif, .apng]) { ($0.scale, $0.framesPerSecond, $0.finish.firstHold) = (1, 5, seconds) }
        let film = try APNGDecoder().decode(try #require(outcome.files["CaffeineTrackerWidget/timeline.apng"]))
        expect(film.frames[0].duration.seconds, near: max(seconds, 0.01), within: 1e-9)
        let change = try APNGDecoder().decode(try #require(outcome.files["CaffeineTrackerWidget/log1-log2.apng"]))
        expect(change.frames[0].duration.seconds, near: max(seconds, 0.2), within: 1e-9)
    }
}
