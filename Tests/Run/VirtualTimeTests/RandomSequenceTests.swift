import Foundation
import TestSupport
import Testing
import VirtualTime

/// The sequence of random numbers without any view.
@Suite("Random numbers of a run") @MainActor struct RandomSequenceTests {
    @Test("A sequence goes on, and begins again; code outside of films has the system's") func sequence() {
        func draw() -> [UInt64] { (0..<4).map { _ in UInt64.random(in: 0...UInt64.max) } }
        let (one, two) = VirtualRandom.fromStart { (draw(), draw()) }
        #expect(one != two && Set(one + two).count == 8)
        expect(VirtualRandom.fromStart(draw), equals: one)
        #expect(draw() != draw())
        let sum: Double = VirtualRandom.fromStart {
            var sum = 0.0
            for _ in 0..<1000 { sum += Double.random(in: 0..<1) }
            return sum
        }
        expect(sum / 1000, near: 0.5, within: 0.05)
    }
}
