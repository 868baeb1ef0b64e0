import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What a transaction says of where its change comes from.
@Suite("Changes of continuous interaction") @MainActor struct ContinuousChangeTests {
    private final class Log {
        var value = 0.5
        var changes: [(isContinuous: Bool, tracksVelocity: Bool)] = []
        /// Sets the value, and notes with what transaction.
        var binding: Binding<Double> {
            Binding {
                self.value
            } set: { value, transaction in
                self.value = value
                self.changes.append((transaction.isContinuous, transaction.tracksVelocity))
            }
        }
    }

    private let way: [(Double, CGPoint)] = [(0, CGPoint(x: 100, y: 100)), (0.1, CGPoint(x: 120, y: 100)), (0.2, CGPoint(x: 140, y: 100))]

    @Test("A drag changes continuously while it goes on, and tracks velocities; its end is one change") func drag() throws {
        let (stage, log) = (try Stage(), Log())
        try stage.show(
            Color.red.gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { log.binding.wrappedValue = $0.translation.width }
                    .onEnded { _ in log.binding.wrappedValue = 0 }))
        try stage.tree.touch(along: [way.map { ($0.0, $0.1) }], at: 1)
        #expect(log.changes.count >= 3)
        #expect(log.changes.dropLast().allSatisfy { $0 == (true, true) } && log.changes.last.map { $0 == (false, false) } == true)
    }

    @Test("An animation of one's own in a gesture counts, beside that") func animated() throws {
        let (stage, log) = (try Stage(), Log())
        try stage.show(
            Color.red.gesture(
                DragGesture(minimumDistance: 0).onChanged { change in
                    withAnimation(.bouncy) { log.binding.wrappedValue = change.translation.width }
                }))
        try stage.tree.touch(along: [way.map { ($0.0, $0.1) }], at: 1)
        #expect(!log.changes.isEmpty && log.changes.allSatisfy(\.isContinuous))
    }

    private struct Updating: View {
        let log: (Transaction) -> Void
        @GestureState private var x = 0.0

        var body: some View {
            Color.red.gesture(
                DragGesture(minimumDistance: 0).updating($x) { value, state, transaction in
                    state = value.translation.width
                    log(transaction)
                })
        }
    }

    @Test("So does what a gesture updates") func updating() throws {
        let stage = try Stage()
        var changes: [Transaction] = []
        try stage.show(Updating { changes.append($0) })
        try stage.tree.touch(along: [way.map { ($0.0, $0.1) }], at: 1)
        #expect(!changes.isEmpty && changes.allSatisfy { $0.isContinuous && $0.tracksVelocity && $0.animation == nil })
    }

    @Test("A slider's changes are continuous, those of a button and a toggle are not") func controls() throws {
        let (stage, log) = (try Stage(), Log())
        try stage.show(Slider(value: log.binding))
        try stage.tree.touch(along: [way.map { ($0.0, $0.1) }], at: 1)
        #expect(!log.changes.isEmpty && log.changes.allSatisfy(\.isContinuous) && log.value > 0.5)

        log.changes = []
        try stage.show(
            Button {
                log.binding.wrappedValue = 1
            } label: {
                Color.red
            }, at: 5)
        try stage.tree.tap(at: CGPoint(x: 100, y: 100), at: 6)
        #expect(log.changes.count == 1 && !log.changes[0].isContinuous)
    }

    /// Notes the transactions in which a view inside something is evaluated.
    private final class Noted { var isContinuous: [Bool] = [] }

    private func noting<Content: View>(_ noted: Noted, _ content: Content) -> some View {
        content.transaction { noted.isContinuous.append($0.isContinuous) }
    }

    @Test("A finger that scrolls changes continuously while it is down; what goes on by itself then does not") func scroll() throws {
        let (stage, noted, log) = (try Stage(), Noted(), Log())
        let rows = ForEach(0..<50, id: \.self) { Text("\($0)").frame(height: 30) }
        try stage.show(
            noting(noted, ScrollView { VStack { rows } })
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: {
                    log.binding.wrappedValue = $1
                })
        (noted.isContinuous, log.changes) = ([], [])
        let way = (0...10).map { (Double($0) / 50, CGPoint(x: 100, y: 150 - 8 * $0)) }
        try stage.tree.touch(along: [way], at: 1)
        #expect(noted.isContinuous.count > 3 && noted.isContinuous.dropLast().allSatisfy { $0 } && noted.isContinuous.last == false)
        #expect(log.changes.count > 3 && log.changes.dropLast().allSatisfy(\.isContinuous))
        log.changes = []
        try stage.tree.advance(to: 4)
        #expect(!log.changes.isEmpty && log.changes.allSatisfy { !$0.isContinuous })
    }

    @Test("So does one that swipes a row") func swipe() throws {
        let (stage, noted) = (try Stage(), Noted())
        try stage.show(
            List { noting(noted, Color.red.frame(height: 22)).swipeActions { Button("Eat") {} } }.listStyle(.plain))
        noted.isContinuous = []
        let way = (0...10).map { (Double($0) / 50, CGPoint(x: 150 - 8 * $0, y: 20)) }
        try stage.tree.touch(along: [way], at: 1)
        #expect(noted.isContinuous.count > 3 && noted.isContinuous.dropLast().allSatisfy { $0 } && noted.isContinuous.last == false)
    }

    private struct Follower: View {
        @State private var x: CGFloat = 0

        var body: some View {
            Color.red.frame(width: 20, height: 20).offset(x: x)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { x = $0.translation.width }
                        .onEnded { _ in withAnimation(.spring(duration: 1)) { x = 0 } })
        }
    }

    @Test("A spring that takes over from a finger goes on at its velocity") func velocity() throws {
        let stage = try Stage()
        try stage.show(Follower())
        try stage.tree.touch(along: [(0...10).map { (Double($0) / 50, CGPoint(x: 100 + 4 * $0, y: 100)) }], at: 1)
        func x(_ time: Double) throws -> CGFloat { try #require(stage.drawn(.red, at: time)).box.minX }
        // The finger moves 200 points a second.
        let first = try x(1.21) - x(1.2)
        #expect(first > 1 && first < 2.1, "\(first)")
    }

    @Test("How a window is closed travels with the transaction, and is said") func dismissBehavior() {
        var transaction = Transaction()
        expect(transaction.dismissBehavior, equals: .interactive)
        transaction.dismissBehavior = .destructive
        withTransaction(transaction) { expect(Transaction.current.dismissBehavior, equals: .destructive) }
    }
}
