import Foundation
@testable import PreviewRendering
import Snapshots
import TestSupport
@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore
import Testing

/// Steps whose target is not there yet wait, in virtual time, for what sleeps.
@Suite("Steps wait for what sleeps", .serialized) @MainActor struct StepSearchTests {
    private let size = CGSize(width: 200, height: 160)

    /// Brings a button after some seconds, beside something that moves for ever.
    private struct Loader: View {
        let seconds: Double
        var byTask = true
        @State private var isLoading = false
        @State private var isThere = false
        @State private var isDone = false
        @State private var isDim = false

        var body: some View {
            VStack {
                if isDone {
                    Color.green.frame(width: 20, height: 20).accessibilityLabel("Done").onTapGesture {}
                } else if isThere {
                    Button("Next") { isDone = true }
                } else if isLoading {
                    Color.gray.frame(width: 60, height: 20).opacity(isDim ? 0.4 : 1)
                        .onAppear { withAnimation(.easeInOut(duration: 0.8).repeatForever()) { isDim = true } }
                } else {
                    Button("Load") { load() }
                }
            }
        }

        private func load() {
            isLoading = true
            if byTask {
                Task {
                    try? await Task.sleep(for: .seconds(seconds))
                    isThere = true
                }
            } else {
                DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { isThere = true }
            }
        }
    }

    @Test("A task or delayed work behind what never ends is waited for", arguments: [(1.5, true), (5, true), (9.5, false)])
    func waits(_ seconds: Double, _ byTask: Bool) async throws {
        let film = try await record(Loader(seconds: seconds, byTask: byTask), size: size, scale: 1) {
            Tap("Load")
            Tap("Next")
            Tap("Done")
        }
        #expect(film.seconds > seconds && film.seconds < seconds + 9)
    }

    @Test("What sleeps for longer is named, with what waits for it") func tooLong() async throws {
        let fault = await #expect(throws: StepError.self) {
            try await record(Loader(seconds: 30), size: size, scale: 1) {
                Tap("Load")
                Tap("Next")
            }
        }
        expect(
            fault?.description,
            equals:
                "No touchable view is labelled \"Next\". No view here can be touched. Still asleep after the step before it: a task for "
                + "30 s. A step waits at most 10 s for sleeping code: --wait 30.1 before it waits as long.")
        let film = try await record(Loader(seconds: 30), size: size, scale: 1) {
            Tap("Load")
            Wait(.seconds(30.1))
            Tap("Next")
        }
        #expect(film.seconds > 30)
    }

    private struct Unready: View {
        @State private var isReady = false
        @State private var ticks = 0

        var body: some View {
            VStack {
                Button("Send") {}.disabled(!isReady)
                Text("\(ticks)")
            }
            .task {
                try? await Task.sleep(for: .seconds(9))
                isReady = true
            }
        }
    }

    @Test("What is disabled until something wakes is waited for, too") func disabled() async throws {
        _ = try await record(Unready(), size: size, scale: 1) { Tap("Send") }
    }

    private struct Countdown: View {
        @State private var left = 5
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

        var body: some View {
            VStack {
                Button("Start") {}
                Text("\(left)").onReceive(timer) { _ in left = max(left - 1, 0) }
                if left == 0 { Button("Send again") {} }
            }
        }
    }

    @Test("A timer that counts down is waited for") func timer() async throws {
        _ = try await record(Countdown(), size: size, scale: 1) {
            Tap("Start")
            Tap("Send again")
        }
    }

    @Test("Where nothing sleeps, what is not there is told at once") func nothingSleeps() async throws {
        await #expect(throws: ViewTreeError.noSuchLabel("Milk", known: ["Add"])) {
            try await record(Button("Add") {}, size: size, scale: 1) { Tap("Milk") }
        }
    }
}
