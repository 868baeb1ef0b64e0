import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// `animation(_:body:)` and `transaction(_:body:)`, nested and beside animators; velocity that a hand leaves behind.
@Suite("Transactions of bodies, and of hands") @MainActor struct ScopedTransactionTests {
    private let a = Animation.linear(duration: 2)
    private let b = Animation.linear(duration: 4)
    private func box(_ x: CGFloat) -> some View { Color.red.frame(width: 20, height: 20).offset(x: x) }

    /// How far of 40 points the box has moved after a second.
    private func moved<V: View>(_ animation: Animation?, _ view: (CGFloat) -> V) throws -> CGFloat {
        let stage = try Stage()
        try stage.show(view(0))
        let start = try #require(stage.drawn(.red, at: 0)).box.minX
        try stage.show(view(40), animation, at: 0)
        return try #require(stage.drawn(.red, at: 1)).box.minX - start
    }

    @Test("The body's modifiers move by its animation, what is inside by the transaction's") func body() throws {
        try expect(moved(a) { x in box(0).animation(b) { $0.offset(x: x) } }, equals: 10)
        try expect(moved(a) { x in box(x).animation(b) { $0.opacity(1) } }, equals: 20)
        try expect(moved(nil) { x in box(x).animation(b) { $0.opacity(1) } }, equals: 40)
        try expect(moved(a) { x in box(0).transaction({ $0.animation = nil }) { $0.offset(x: x) } }, equals: 40)
    }

    @Test("Bodies in bodies: each placeholder has the transaction around its own body") func nested() throws {
        try expect(
            moved(a) { x in
                box(x).animation(b) { outer in outer.opacity(1).animation(nil) { $0.opacity(1) } }
            }, equals: 20)
        try expect(
            moved(nil) { x in
                box(0).animation(b) { outer in outer.offset(x: x).animation(a) { $0.opacity(1) } }
            }, equals: 10)
    }

    @Test("An animator inside of a body has the transaction of its place") func animatorInside() throws {
        try expect(
            moved(nil) { x in
                Color.red.frame(width: 20, height: 20)
                    .phaseAnimator([0], trigger: 0) { content, _ in content }
                    .offset(x: 0)
                    .offset(x: x)
                    .animation(a, value: x)
                    .animation(b) { $0.opacity(1) }
            }, equals: 20)
        try expect(
            moved(nil) { x in
                box(x).phaseAnimator([0], trigger: 0) { content, _ in content }
                    .animation(a, value: x)
                    .animation(b) { $0.opacity(1) }
            }, equals: 20)
    }

    @Test("A spring goes on at the velocity of a tracked hand") func tracksVelocity() throws {
        func speed(tracks: Bool) throws -> Double {
            let stage = try Stage()
            var transaction = Transaction()
            transaction.tracksVelocity = tracks
            transaction.isContinuous = true
            for step in 0...6 {
                try stage.tree.update(box(CGFloat(step) * 5), transaction: transaction, at: Double(step) / 60)
            }
            try stage.show(box(0), .spring(duration: 0.5), at: 0.1)
            let first = try #require(stage.drawn(.red, at: 0.1)).box.minX
            return Double(try #require(stage.drawn(.red, at: 0.1 + 1.0 / 60)).box.minX - first) * 60
        }
        // 300 points per second, less what the spring takes away within a frame.
        #expect(try speed(tracks: true) > 150)
        #expect(try speed(tracks: false) < 0)
    }

    @Test("A hand that rested leaves no velocity") func restedHand() throws {
        let stage = try Stage()
        var transaction = Transaction()
        transaction.tracksVelocity = true
        try stage.tree.update(box(0), transaction: transaction, at: 0)
        try stage.tree.update(box(10), transaction: transaction, at: 0.05)
        try stage.tree.update(box(20), transaction: transaction, at: 0.1)
        try stage.show(box(0), .spring(duration: 0.5), at: 0.5)
        let x = try [0.5, 0.52].map { try #require(stage.drawn(.red, at: $0)).box.minX }
        #expect(x[1] < x[0])
    }

    @Test("Keys of one's own go along, and are read below") func keys() throws {
        let stage = try Stage()
        func view(_ x: CGFloat) -> some View {
            box(x).transaction { if $0.isHurried { $0.animation = .linear(duration: 1) } }
        }
        try stage.show(view(0))
        let start = try #require(stage.drawn(.red, at: 0)).box.minX
        var transaction = Transaction(animation: .linear(duration: 2))
        transaction.isHurried = true
        try stage.tree.update(view(40), transaction: transaction, at: 0)
        try expect(#require(stage.drawn(.red, at: 0.5)).box.minX - start, equals: 20)
    }

    private final class Log { var times: [Double] = [] }

    private struct Completed: View {
        let log: Log
        let now: @MainActor () -> Double
        let isOn: Bool
        let isByValue: Bool

        private func add(_ transaction: inout Transaction) {
            transaction.animation = .linear(duration: 0.5)
            transaction.addAnimationCompletion { MainActor.assumeIsolated { log.times.append(now()) } }
        }

        var body: some View {
            let box = Color.red.frame(width: 20, height: 20).offset(x: isOn ? 40 : 0)
            if isByValue {
                box.transaction(value: isOn, add)
            } else {
                box.transaction { if $0.animation != nil { add(&$0) } }
            }
        }
    }

    @Test("A completion that a view adds to the transaction inside it is called once", arguments: [true, false])
    func addedCompletion(isByValue: Bool) throws {
        let (stage, log) = (try Stage(), Log())
        func view(_ isOn: Bool) -> some View { Completed(log: log, now: { stage.tree.now }, isOn: isOn, isByValue: isByValue) }
        try stage.show(view(false))
        try stage.show(view(true), .linear(duration: 3), at: 1)
        _ = stage.drawn(at: 1.25)
        try stage.tree.advance(to: 5)
        expect(log.times, equals: [1.5])
    }
}

extension Transaction {
    @Entry fileprivate var isHurried = false
}
