import Foundation
import HostProtocol
import Synchronization
import TestSupport
import Testing
import VirtualTime

@testable import CaffeineTrackerExample
@testable import PreviewRendering

/// A host that lives, in this process: requests are lines, and answers are read back.
@Suite("Previews that are touched live", .serialized) @MainActor struct LiveSessionTests {
    private func answers(to requests: [LiveRequest], nonsense: String? = nil) async throws -> [[LiveAnswer]] {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        let lines = Mutex<[String]>([])
        let output = EventOutput { line in lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }
        let session = HostSession(request: HostRequest(.live), output: output)
        let waiting = Mutex(
            try requests.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) } + (nonsense.map { [$0] } ?? []))
        try await LiveWork(read: { waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() } }).run(in: session, options: RenderOptions())
        var all: [[LiveAnswer]] = [[]]
        for line in lines.withLock({ $0 }) {
            guard let (event, json) = LiveAnswer.parts(of: line.trimmingCharacters(in: .newlines)) else { continue }
            all[all.count - 1].append(try JSONDecoder().decode(LiveAnswer.self, from: Data(json.utf8)))
            if event == .end { all.append([]) }
        }
        return all.dropLast()
    }

    private func subject(_ name: String, scale: Double = 1) -> LiveSubject {
        var options = RenderOptions()
        (options.scale, options.framesPerSecond) = (scale, 10)
        return LiveSubject(preview: name, options: options)
    }

    @Test("A preview is drawn in the size of its picture, and again in another look") func draw() async throws {
        var dark = subject("Daily-caffeine", scale: 2)
        dark.options.colorScheme = .dark
        let answers = try await answers(to: [.draw(subject("Daily-caffeine")), .draw(dark)])
        expect(answers.map { $0.first?.pixels }, equals: [[180, 180], [360, 360]])
        expect(answers.map { $0.last?.event }, equals: [.end, .end])
        #expect(answers[0].first?.image != answers[1].first?.image)
    }

    @Test("A widget is opened with its entries, its views are listed, and its timeline is filmed") func widget() async throws {
        let answers = try await answers(to: [.open(subject("CaffeineTrackerWidget")), .inspect, .film])
        let opened = try #require(answers[0].first)
        expect(opened.event, equals: .opened)
        #expect((opened.entries?.count ?? 0) > 1)
        let tree = try #require(answers[1].first?.tree)
        #expect(!tree.elements.isEmpty && !tree.accessible.isEmpty)
        expect(Set(answers[2].compactMap(\.entry)).count, equals: opened.entries?.count)
        #expect(answers[2].count { $0.event == .frame } > 4)
    }

    @Test("Requests without a stage, for no preview, and nonsense are failures") func faults() async throws {
        let answers = try await answers(to: [.film, .open(subject("Nobody")), .draw(subject("Nobody"))], nonsense: "nonsense")
        expect(answers.map { $0.map(\.event) }, equals: Array(repeating: [.failure, .end], count: 4))
    }
}
