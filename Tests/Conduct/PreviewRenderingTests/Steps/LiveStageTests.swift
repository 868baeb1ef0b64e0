import Foundation
import HostProtocol
import SwiftUI
import Synchronization
import TestSupport
import Testing
import VirtualTime

@testable import PreviewRendering

/// A view that counts taps, and grows with them.
private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("Add \(count)") { withAnimation(.linear(duration: 0.2)) { count += 1 } }
            .frame(width: 60 + CGFloat(count) * 10, height: 44)
            .background(Color.orange)
    }
}

@Suite("A preview that is touched again and again", .serialized) @MainActor struct LiveStageTests {
    /// Opens the counter on 120 by 100 points, and returns the answers to each piece of work, the first one that of opening.
    private func answers(
        isHurried: @escaping @Sendable () -> Bool = { false }, to works: [@MainActor (LiveStage) async throws -> Void]
    ) async throws -> [[LiveAnswer]] {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        var options = RenderOptions()
        (options.scale, options.framesPerSecond) = (1, 20)
        let planner = PreviewPlanner(options: options, fonts: try FontSetup.shared(named: []).library)
        let plan = PreviewPlan(
            entries: [PreviewPlan.Entry(name: "entry1") { Counter() }], size: CGSize(width: 120, height: 100), placement: .centered,
            cornerRadius: 0, backdrop: .white, environment: planner.viewEnvironment, defaultAnimation: nil)
        let lines = Mutex<[String]>([])
        let output = EventOutput { line in lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }
        func taken() throws -> [LiveAnswer] {
            let taken = lines.withLock { lines in
                defer { lines = [] }
                return lines
            }
            return try taken.compactMap { line in
                try LiveAnswer.parts(of: line.trimmingCharacters(in: .newlines)).map {
                    try JSONDecoder().decode(LiveAnswer.self, from: Data($0.json.utf8))
                }
            }
        }
        var all: [[LiveAnswer]] = []
        try await LiveStage(by: PreviewRenderer(plan: plan, options: options), output: output, isHurried: isHurried).open { stage in
            all.append(try taken())
            for work in works {
                try await work(stage)
                all.append(try taken())
            }
        }
        return all
    }

    private static let tap: @MainActor (LiveStage) async throws -> Void = {
        try await $0.perform([.tap(.point(CGPoint(x: 60, y: 50)), count: 1)])
    }

    /// Returns true if a label or a text among the listed views is the given one.
    private static func lists(_ text: String, in answers: [LiveAnswer]) -> Bool {
        answers.compactMap(\.tree).contains { tree in
            let json = (try? JSONEncoder().encode(tree)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return json.contains("\"\(text)\"")
        }
    }

    @Test("It is opened with its facts and its picture") func opening() async throws {
        let opened = try await answers(to: [])[0]
        expect(opened.map(\.event), equals: [.opened, .frame])
        expect(opened[0].size, equals: [120, 100])
        expect(opened[0].entries, equals: [.init(name: "entry1", seconds: 0)])
        expect(opened[1].pixels, equals: [120, 100])
    }

    @Test("Each touch is filmed from its beginning and acts on what the one before has left") func touches() async throws {
        let answers = try await answers(to: [Self.tap, { try $0.inspect() }, Self.tap, { try $0.inspect() }])
        for touch in [answers[1], answers[3]] {
            let frames = touch.filter { $0.event == .frame }
            #expect(frames.count > 3, "a tap of 0.1 s and a motion of 0.2 s at 20 frames a second")
            #expect((frames.first?.time ?? 1) < 0.2 && zip(frames, frames.dropFirst()).allSatisfy { ($0.time ?? 0) < ($1.time ?? 0) })
        }
        #expect(Self.lists("Add 1", in: answers[2]))
        #expect(Self.lists("Add 2", in: answers[4]))
    }

    @Test("While another touch waits, a film is its last frame alone, and the next one begins there") func hurry() async throws {
        let isHurried = Mutex(true)
        let answers = try await answers(
            isHurried: { isHurried.withLock { $0 } },
            to: [Self.tap, { _ in isHurried.withLock { $0 = false } }, Self.tap, { try $0.inspect() }])
        expect(answers[0].map(\.event), equals: [.opened, .frame])
        let frames = answers[1].filter { $0.event == .frame }
        expect(frames.count, equals: 1)
        #expect((frames.first?.time ?? 0) >= 0.2, "the moment at which the motion has ended")
        let next = answers[3].filter { $0.event == .frame }
        #expect(next.count > 3 && next.first?.image != frames.first?.image && next.first?.image != next.last?.image)
        #expect(Self.lists("Add 2", in: answers[4]))
    }

    @Test("A tapped point goes by the label of its view") func label() async throws {
        let answers = try await answers(to: [Self.tap, { try await $0.perform([.tap(.label("Add 1"), count: 1)]) }])
        expect(answers[1].first { $0.event == .tapped }?.label, equals: "Add 0")
        expect(answers[2].contains { $0.event == .tapped }, equals: false)
    }

    @Test("After a step that cannot be carried out the stage goes on") func failure() async throws {
        let answers = try await answers(to: [
            { stage in await #expect(throws: (any Error).self) { try await stage.perform([.tap(.label("Nobody"), count: 1)]) } },
            { stage in await #expect(throws: (any Error).self) { try await stage.perform([.tap(.point(CGPoint(x: 500, y: 0)), count: 1)]) }
            },
            Self.tap, { try $0.inspect() },
        ])
        #expect(Self.lists("Add 1", in: answers[4]))
    }
}
