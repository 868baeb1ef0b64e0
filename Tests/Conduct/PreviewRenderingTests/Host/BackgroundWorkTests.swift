import Foundation
import HostProtocol
import SwiftUI
import TestSupport
import Testing

@testable import PreviewRendering

/// Views whose code works beside the main thread.
@Suite("Films of work in the background", .serialized) @MainActor struct BackgroundWorkTests {
    private struct Gallery: View {
        @State private var log = ""
        @State private var order: [Int] = []
        private let name = UUID()
        private let word = ProcessInfo.processInfo.globallyUniqueString

        var body: some View {
            VStack(alignment: .leading) {
                Text(log)
                Text(order.map(String.init).joined(separator: " "))
                Text(name.uuidString + word).font(.caption2)
                Text(NSHomeDirectory() + ProcessInfo.processInfo.hostName).font(.caption2)
            }
            .onAppear {
                for index in 0..<3 {
                    Task.detached {
                        let sum = work(for: 30_000 * (3 - index))
                        await MainActor.run { log += " task \(sum % 10)" }
                    }
                    DispatchQueue.global().async {
                        let sum = work(for: 20_000 * (3 - index))
                        DispatchQueue.main.async { log += " queue \(sum % 10)" }
                    }
                }
            }
            .task {
                await withTaskGroup(of: Int.self) { group in
                    for index in 0..<8 { group.addTask { work(for: 8000 * (8 - index)) == 1 ? -1 : index } }
                    for await index in group { withAnimation { order.append(index) } }
                }
                try? await Task.sleep(for: .milliseconds(200))
                log += " woken"
            }
        }
    }

    private func film() async throws -> [String] {
        let studio = try ViewStudio(options: RenderOptions())
        var plan = try studio.plan(of: EmptyView(), size: CGSize(width: 400, height: 100))
        plan.entries = [PreviewPlan.Entry(name: "entry1") { Gallery() }]
        let film = try await PreviewRenderer(plan: plan, options: RenderOptions()).film()
        return film.stills.map { $0.list.dump() } + (film.motion?.frames ?? []).map { $0.dump() }
    }

    @Test("They are the same in twenty runs, idle and under load") func sameInEveryRun() async throws {
        let first = try await film()
        #expect(first.count > 10)
        for _ in 0..<9 { try await expect(film(), equals: first) }
        let busy = (0..<4).map { _ in Thread { while !Thread.current.isCancelled {} } }
        for thread in busy { thread.start() }
        defer { for thread in busy { thread.cancel() } }
        for _ in 0..<10 { try await expect(film(), equals: first) }
    }
}

/// Computes for a while that depends on the number of steps and the machine's load.
private nonisolated func work(for steps: Int) -> Int {
    var sum = 0
    for step in 0..<steps { sum = (sum &* 31) &+ step }
    return sum
}
