import Combine
import Foundation
import Testing

/// What OpenCombine lacks of Combine and this package adds, and that Foundation's publishers are there.
@Suite("Combine")
struct CombineTests {
    @Test func theLatestValuesOfTwoAreSentTogether() {
        let (numbers, words) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var seen: [String] = []
        let subscription = numbers.combineLatest(words) { "\($0)\($1)" }.sink { seen.append($0) }
        numbers.send(1)
        #expect(seen.isEmpty, "Nothing is sent before both have sent.")
        words.send("a")
        numbers.send(2)
        words.send("b")
        #expect(seen == ["1a", "2a", "2b"])
        subscription.cancel()
        words.send("c")
        #expect(seen.count == 3)
    }

    @Test func theLatestValuesEndWhenAllEnd() {
        let (first, second, third) = (
            CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int?, Never>(nil), PassthroughSubject<Int, Never>()
        )
        var seen: [Int] = []
        var isOver = false
        let subscription = Publishers.CombineLatest3(first, second, third).sink(
            receiveCompletion: { _ in isOver = true }, receiveValue: { seen.append($0 + ($1 ?? 10) + $2) })
        third.send(100)
        first.send(completion: .finished)
        second.send(completion: .finished)
        #expect(!isOver)
        third.send(200)
        third.send(completion: .finished)
        #expect(seen == [111, 211])
        #expect(isOver)
        subscription.cancel()
    }

    @Test func mergedPublishersSendInTheOrderOfTheirCalls() {
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, URLError>() }
        var seen: [Int] = []
        var failure: URLError?
        let subscription = Publishers.MergeMany(subjects).sink(
            receiveCompletion: { if case .failure(let error) = $0 { failure = error } }, receiveValue: { seen.append($0) })
        for (index, subject) in subjects.enumerated() { subject.send(index) }
        subjects[1].send(completion: .failure(URLError(.timedOut)))
        subjects[0].send(9)
        #expect(seen == [0, 1, 2])
        #expect(failure?.code == .timedOut)
        subscription.cancel()
    }

    @Test func mergedValuesWaitForDemand() {
        var seen: [Int] = []
        let subscription = [1, 2].publisher.merge(with: [3].publisher, [4, 5].publisher).prefix(4)
            .sink { seen.append($0) }
        #expect(seen == [1, 2, 3, 4])
        subscription.cancel()
        var isOver = false
        let none = Publishers.MergeMany([Just<Int>]()).sink(receiveCompletion: { _ in isOver = true }, receiveValue: { _ in })
        #expect(isOver)
        none.cancel()
    }

    @Test func foundationPublishesNotifications() {
        let name = Notification.Name("zoetrope.test")
        var seen = 0
        let subscription = NotificationCenter.default.publisher(for: name).map { $0.object as? Int ?? 0 }.sink { seen += $0 }
        NotificationCenter.default.post(name: name, object: 7)
        #expect(seen == 7)
        subscription.cancel()
    }
}
