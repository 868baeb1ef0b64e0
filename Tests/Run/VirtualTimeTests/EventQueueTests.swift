import TestSupport
import Testing
import VirtualTime

@Suite("The queue of events") @MainActor struct EventQueueTests {
    /// Performs all events up to a time and returns their names.
    private func names(in queue: EventQueue, until end: Double, _ notes: Notes) -> [String] {
        while let event = queue.take(notAfter: end) { event.action() }
        return notes.names
    }

    private final class Notes { var names: [String] = [] }

    @Test("Events happen in order of time, and of two at one time the first added comes first") func order() {
        let (queue, notes) = (EventQueue(), Notes())
        for (time, name) in [(2, "c"), (1, "a"), (2, "d"), (1.5, "b"), (3, "late")] {
            queue.add(at: time) { notes.names.append(name) }
        }
        expect(names(in: queue, until: 2, notes), equals: ["a", "b", "c", "d"])
        expect(queue.next?.time, equals: 3)
    }

    @Test("A cancelled event does not happen, and one at no finite time never comes") func cancelled() {
        let (queue, notes) = (EventQueue(), Notes())
        let event = queue.add(at: 1) { notes.names.append("cancelled") }
        queue.add(at: .nan) { notes.names.append("NaN") }
        queue.add(at: 2) { notes.names.append("b") }
        event.cancel()
        #expect(!event.isPending)
        expect(names(in: queue, until: 1e9, notes), equals: ["b"])
        #expect(queue.next == nil)
    }

    @Test("A queue of endless rows alone only recurs") func rows() {
        let queue = EventQueue()
        queue.add(at: 1, recurs: true) {}
        let mark = queue.mark
        #expect(queue.onlyRecurs && !queue.onlyRecurs(since: mark) && queue.nextSingle == nil)
        queue.add(at: 5) {}
        #expect(!queue.onlyRecurs && queue.nextSingle?.time == 5)
    }

    @Test("Times that are added up lose the error of rounding", arguments: [(0.1, 0.2, 0.3), (0.7, 0.1, 0.8), (1.1, 2.2, 3.3)])
    func dust(first: Double, second: Double, sum: Double) {
        expect(first.later(by: second), equals: sum)
        expect((first + second).withoutDust, equals: sum)
    }
}
