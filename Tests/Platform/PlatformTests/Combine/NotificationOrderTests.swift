import Combine
import Foundation
import FoundationGaps
import TestSupport
import Testing

@Suite("The order of notifications") struct NotificationOrderTests {
    @Test("Observers are called as they were registered, publishers among them, not by their addresses") func order() {
        let (name, heard) = (Notification.Name("order"), Heard())
        var tokens: [any NSObjectProtocol] = []
        var subscriptions: [AnyCancellable] = []
        for index in 0..<40 {
            if index.isMultiple(of: 2) {
                tokens.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in heard.add(index) })
            } else {
                subscriptions.append(NotificationCenter.default.publisher(for: name).sink { _ in heard.add(index) })
            }
        }
        NotificationCenter.default.post(name: name, object: nil)
        expect(heard.indices, equals: Array(0..<40))
        NotificationCenter.default.removeObserver(tokens[3] as Any)
        subscriptions[0].cancel()
        heard.clear()
        NotificationCenter.default.post(name: name, object: nil)
        expect(heard.indices, equals: (0..<40).filter { $0 != 6 && $0 != 1 })
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        subscriptions.removeAll()
        heard.clear()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(heard.indices.isEmpty)
    }

    @Test("An observer hears its own sender alone, and one without a name hears every name") func filters() {
        let (name, sender, heard) = (Notification.Name("filter"), Sender(), Heard())
        let center = NotificationCenter.default
        let tokens = [
            center.addObserver(forName: name, object: sender, queue: nil) { _ in heard.add(0) },
            center.addObserver(forName: nil, object: sender, queue: nil) { _ in heard.add(1) },
        ]
        defer { for token in tokens { center.removeObserver(token) } }
        center.post(name: name, object: sender)
        center.post(name: name, object: Sender())
        center.post(name: Notification.Name("filter.other"), object: sender)
        expect(heard.indices, equals: [0, 1, 1])
    }

    @Test("One that an observer before it removes is not called") func removedMeanwhile() {
        let (name, heard, second) = (Notification.Name("removed"), Heard(), Token())
        let center = NotificationCenter.default
        let first = center.addObserver(forName: name, object: nil, queue: nil) { _ in
            if let token = second.value { NotificationCenter.default.removeObserver(token) }
        }
        second.value = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard.add(2) }
        center.post(name: name, object: nil)
        center.removeObserver(first)
        #expect(heard.indices.isEmpty)
    }

    @Test("From the main queue an observer on the main queue is called at once, whichever thread serves it") func mainQueue() async {
        let (name, heard) = (Notification.Name("main"), Heard())
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in heard.add(7) }
        await MainActor.run {
            NotificationCenter.default.post(name: name, object: nil)
            expect(heard.indices, equals: [7])
        }
        NotificationCenter.default.removeObserver(token)
    }
}

private final class Sender: Sendable {}

private final class Token: @unchecked Sendable { var value: (any NSObjectProtocol)? }

private final class Heard: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Int] = []
    var indices: [Int] { lock.withLock { values } }
    func add(_ index: Int) { lock.withLock { values.append(index) } }
    func clear() { lock.withLock { values = [] } }
}
