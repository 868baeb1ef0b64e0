import Combine
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// The views of a widget are evaluated once for each entry, and no entry knows of the one before.
@Suite("State of a widget's entries") @MainActor struct WidgetEntryStateTests {
    private func stage(isInWidget: Bool = true) throws -> Stage {
        let stage = try Stage()
        stage.tree.environment.isInWidget = isInWidget
        return stage
    }

    private func width(_ stage: Stage, at time: Double) throws -> CGFloat { try #require(stage.drawn(.red, at: time)).box.width }

    private final class Model: ObservableObject { @Published var count = 1 }

    /// Counts its appearances in its state, its object, and as its value changes.
    private struct Counting: View {
        let entry: Int
        @State private var appearances = 0
        @State private var changes = 0
        @StateObject private var model = Model()

        var body: some View {
            let width = 10 * appearances + 30 * changes + 100 * (model.count - 1)
            Color.red.frame(width: CGFloat(width), height: 10)
                .onAppear {
                    appearances += 1
                    model.count += 1
                }
                .onChange(of: entry) { changes += 1 }
        }
    }

    @Test(arguments: [true, false]) func eachEntryBeginsWithTheInitialState(_ isInWidget: Bool) throws {
        let stage = try stage(isInWidget: isInWidget)
        for entry in 0..<3 { try stage.show(Counting(entry: entry), at: Double(entry)) }
        try expect(width(stage, at: 2), equals: (isInWidget ? 110 : 170))
    }

    /// A view whose state comes to rest only after it has appeared.
    private struct Appearing: View {
        let entry: Int
        @State private var isThere = false
        @State private var measured: CGFloat = 10

        var body: some View {
            Color.red.frame(width: measured, height: 10).opacity(isThere ? 1 : 0.25)
                .frame(width: 60)
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { measured = $0 })
                .onAppear { isThere = true }
                .padding(.leading, CGFloat(entry) * 10)
        }
    }

    @Test func whatIsAsBeforeInTheNextEntryStandsStill() throws {
        let stage = try stage()
        try stage.show(Appearing(entry: 0))
        try stage.show(Appearing(entry: 0), .default, at: 10)
        #expect(stage.tree.settlingTime < 10.1)
        for time in [10, 10.1, 10.3, 11] {
            let item = try #require(stage.drawn(.red, at: time))
            #expect(item.box.width == 60 && item.alpha == 1, "\(item) at \(time)")
        }
    }

    @Test func whatAnEntryChangesMovesAllTheSame() throws {
        let stage = try stage()
        try stage.show(Appearing(entry: 0))
        try stage.show(Appearing(entry: 4), .linear(duration: 1), at: 10)
        let places = try [10, 10.5, 11].map { try #require(stage.drawn(.red, at: $0)).box.minX }
        expect(places, equals: [70, 80, 90])
    }

    private struct Clockwork: View {
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        @State private var ticks = 1

        var body: some View {
            Color.red.frame(width: CGFloat(ticks) * 10, height: 10).onReceive(timer) { _ in ticks += 1 }
                .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { ticks += 10 } }
        }
    }

    @Test func timersNeverFireInAWidgetWhichIsTold() throws {
        let stage = try stage()
        try stage.show(Clockwork())
        try stage.tree.advance(to: 5)
        try expect(width(stage, at: 5), equals: 10)
        try stage.show(Clockwork(), at: 5)
        try expect(width(stage, at: 5), equals: 10)
        #expect(stage.tree.nextEventTime == nil)
        #expect(stage.tree.diagnostics.entries.map(\.description).contains { $0.hasPrefix("A timer does not run in a widget") })
    }

    private struct Waiting: View {
        let entry: Int
        let done: @MainActor (Int) -> Void

        var body: some View {
            Color.red.task { [entry, done] in
                guard (try? await Task.sleep(for: .seconds(60))) != nil else { return }
                done(entry)
            }
        }
    }

    @Test func theTasksOfAnEntrySleepForGood() async throws {
        let stage = try stage()
        var entries: [Int] = []
        for entry in 0..<3 {
            try stage.show(Waiting(entry: entry) { entries.append($0) }, at: Double(entry))
            try await stage.tree.tasks.settle()
        }
        try stage.tree.advance(to: 100)
        try await stage.tree.tasks.settle()
        #expect(entries.isEmpty)
        #expect(stage.tree.diagnostics.entries.map(\.description).contains { $0.hasPrefix("A task that sleeps does not run in a widget") })
    }
}
