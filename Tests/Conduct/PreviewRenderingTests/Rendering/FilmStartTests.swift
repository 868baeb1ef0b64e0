import HostProtocol
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering

#Preview("Start eased", traits: .fixedLayout(width: 120, height: 40)) {
    TaskLoop(animation: .easeInOut(duration: 0.6), seconds: 0.8, isWaiting: false)
}

#Preview("Start long", traits: .fixedLayout(width: 120, height: 40)) {
    TaskLoop(animation: .linear(duration: 1.5), seconds: 1, isWaiting: false)
}

#Preview("Start spring", traits: .fixedLayout(width: 120, height: 40)) {
    TaskLoop(animation: .spring(duration: 0.5, bounce: 0.4), seconds: 0.5, isWaiting: false)
}

#Preview("Start default", traits: .fixedLayout(width: 120, height: 40)) {
    TaskLoop(animation: .default, seconds: 1, isWaiting: false)
}

#Preview("Start waiting", traits: .fixedLayout(width: 120, height: 40)) {
    TaskLoop(animation: .spring, seconds: 1, isWaiting: true)
}

#Preview("Start words", traits: .fixedLayout(width: 120, height: 40)) { TaskWords() }

/// A box that goes there and back, as a task says.
private struct TaskLoop: View {
    let animation: Animation
    let seconds: Double
    /// Whether the task sleeps before it changes anything.
    let isWaiting: Bool
    @State private var isOn = false

    var body: some View {
        Color.red.frame(width: 20, height: 20).offset(x: isOn ? 40 : -40)
            .task {
                while true {
                    if isWaiting { try? await Task.sleep(for: .seconds(seconds)) }
                    withAnimation(animation) { isOn.toggle() }
                    if !isWaiting { try? await Task.sleep(for: .seconds(seconds)) }
                }
            }
    }
}

/// Words that follow one another with a push.
private struct TaskWords: View {
    private static let words = ["one", "two", "three"]
    @State private var index = 0

    var body: some View {
        ZStack { Text(Self.words[index]).id(index).transition(.push(from: .bottom)) }
            .task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .seconds(0.9))
                    withAnimation(.snappy) { index = (index + 1) % 3 }
                }
            }
    }
}

/// Films of views that a task moves for ever begin as the view does.
@Suite("Starts of films", .serialized) @MainActor struct FilmStartTests {
    @Test(
        "A loop that a task drives begins with the view",
        arguments: [
            ("Start eased", 48), ("Start long", 60), ("Start spring", 30), ("Start default", 60), ("Start waiting", 60),
            ("Start words", 81),
        ])
    func begins(_ title: String, count: Int) async throws {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        var options = RenderOptions()
        options.scale = 1
        let preview = try #require(PreviewCatalog.all().first { $0.title == title })
        let plan = try await PreviewPlanner(options: options, fonts: try FontLibrary.bundled()).plan(preview)
        let motion = try #require(try await PreviewRenderer(plan: plan, options: options).film().motion)
        #expect(motion.isLoop && motion.frames.count == count, "\(motion.frames.count)")
        // A whole number of rounds after the view has appeared.
        let rounds = motion.start * 30 / Double(count)
        expect(rounds, near: rounds.rounded(), within: 1e-6, "\(motion.start)")
    }
}
