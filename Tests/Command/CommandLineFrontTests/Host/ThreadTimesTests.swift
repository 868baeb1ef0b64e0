import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Threads at work")
struct ThreadTimesTests {
    @Test("A thread's ticks are read behind its name, whatever the name holds")
    func ticks() {
        expect(ThreadTimes.ticks(in: "7 (a ) b) R 1 2 3 4 5 6 7 8 9 10 40 2 0 0"), equals: 42)
        #expect(ThreadTimes.ticks(in: "7 (short) R 1") == nil && ThreadTimes.ticks(in: "") == nil)
        #expect(!ThreadTimes(of: getpid()).ticks.isEmpty)
    }

    @Test("The busiest is the one that has run most since then, a new one among them; none where all wait")
    func busiest() {
        let before = ThreadTimes(ticks: [1: 900, 2: 5])
        expect(ThreadTimes(ticks: [1: 901, 2: 5, 3: 9]).busiest(since: before), equals: 3)
        #expect(ThreadTimes(ticks: [1: 900, 2: 5]).busiest(since: before) == nil)
        expect(ThreadTimes(ticks: [1: 905, 2: 10]).busiest(since: before), equals: 1)
    }
}
