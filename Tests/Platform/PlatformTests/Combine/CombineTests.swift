import Combine
import Foundation
import TestSupport
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
        expect(seen, equals: ["1a", "2a", "2b"])
        subscription.cancel()
        words.send("c")
        expect(seen.count, equals: 3)
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
        expect(seen, equals: [111, 211])
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
        expect(seen, equals: [0, 1, 2])
        expect(failure?.code, equals: .timedOut)
        subscription.cancel()
    }

    @Test func mergedValuesWaitForDemand() {
        var seen: [Int] = []
        let subscription = [1, 2].publisher.merge(with: [3].publisher, [4, 5].publisher).prefix(4)
            .sink { seen.append($0) }
        expect(seen, equals: [1, 2, 3, 4])
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
        expect(seen, equals: 7)
        subscription.cancel()
    }

    /// The types that are inferred have no names but Apple's.
    @Test func whatIsInferredIsOfApplesTypes() {
        var received: [Publishers.ReceiveOn<Just<Int>, DispatchQueue>] = []
        let one = Just(1).receive(on: DispatchQueue.main)
        received.append(one)
        let subscribed: Publishers.SubscribeOn<Just<Int>, RunLoop> = Just(1).subscribe(on: RunLoop.main)
        let delay = Just(1).delay(for: .seconds(1), scheduler: RunLoop.main)
        let delayed: Publishers.Delay<Just<Int>, RunLoop> = delay
        let debounce = PassthroughSubject<Int, Never>().map { $0 + 1 }.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        let debounced: Publishers.Debounce<Publishers.Map<PassthroughSubject<Int, Never>, Int>, DispatchQueue> = debounce
        let throttled: Publishers.Throttle<Just<Int>, DispatchQueue> = Just(1).throttle(for: 1, scheduler: DispatchQueue.main, latest: true)
        let timeout = Just(1).timeout(.seconds(5), scheduler: DispatchQueue.main)
        let timed: Publishers.Timeout<Just<Int>, DispatchQueue> = timeout
        let immediate: Publishers.ReceiveOn<Just<Int>, ImmediateScheduler> = Just(1).receive(on: ImmediateScheduler.shared)
        func generic<S: Scheduler>(_ scheduler: S) -> Publishers.ReceiveOn<Just<Int>, S> { Just(1).receive(on: scheduler) }
        var seen = 0
        let subscriptions = [immediate.sink { seen += $0 }, generic(ImmediateScheduler.shared).sink { seen += $0 }]
        #expect(seen == 2 && received.count == 1)
        subscriptions.forEach { $0.cancel() }
        expect([subscribed.upstream, delayed.upstream, throttled.upstream, timed.upstream].count, equals: 4)
        expect(debounced.dueTime, equals: .milliseconds(300))
    }

    @Test("A property's publisher sends its value, and those that are announced until it is cancelled") func observedProperty() {
        final class Page: NSObject { var progress = 0.1 }
        let page = Page()
        var seen: [Double] = []
        func set(_ value: Double) {
            page.willChangeValue(for: \.progress)
            page.progress = value
            page.didChangeValue(for: \.progress)
        }
        let subscription = page.publisher(for: \.progress).sink { seen.append($0) }
        set(0.5)
        subscription.cancel()
        set(0.7)
        expect(seen, equals: [0.1, 0.5])
        let later = page.publisher(for: \.progress, options: .new).sink { seen.append($0) }
        set(1)
        later.cancel()
        expect(seen, equals: [0.1, 0.5, 1])
    }
}
