import Combine
import Foundation
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A timer that a model starts in its initialiser, and that is received on a queue or a run loop.
@Suite("Timers of models") @MainActor struct ModelTimerTests {
    private class Model: ObservableObject {
        @Published var count = 0
        private var cancellables = Set<AnyCancellable>()

        init(onQueue: Bool) {
            let timer = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .default).autoconnect()
            if onQueue {
                timer.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.count += 1 }.store(in: &cancellables)
            } else {
                timer.receive(on: RunLoop.main).sink { [weak self] _ in self?.count += 1 }.store(in: &cancellables)
            }
        }
    }

    private struct Counter: View {
        @StateObject private var model: Model
        init(onQueue: Bool) { _model = StateObject(wrappedValue: Model(onQueue: onQueue)) }
        var body: some View { Color.red.frame(width: CGFloat(10 + model.count * 10), height: 10) }
    }

    @Test(arguments: [true, false]) func theyFire(onQueue: Bool) throws {
        let tree = ViewTree(size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
        try tree.update(Counter(onQueue: onQueue), transaction: Transaction(), at: 0)
        expect(tree.nextEventTime, equals: 1)
        let before = tree.displayList(at: 0)
        try tree.advance(to: 2.5)
        #expect(tree.displayList(at: 2.5) != before)
        expect(tree.nextEventTime, equals: 3)
    }

    private class Searcher: ObservableObject {
        @Published var text = "a"
        @Published var found = 0
        @Published var late = 0
        init() {
            $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main).map(\.count).assign(to: &$found)
            $text.delay(for: 0.5, scheduler: DispatchQueue.main).map(\.count).assign(to: &$late)
        }
    }

    private struct Field: View {
        @StateObject private var searcher = Searcher()
        var body: some View {
            Color.red.frame(width: CGFloat(10 + searcher.found * 10), height: CGFloat(10 + searcher.late * 20))
                .onTapGesture { searcher.text += "b" }
        }
    }

    @Test("What is debounced and delayed comes in the view's time") func debounced() throws {
        let tree = ViewTree(size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
        func size(at time: Double) throws -> CGSize? {
            try tree.advance(to: time)
            guard case .fill(let path, _, _)? = tree.displayList(at: time).items.first else { return nil }
            return path.boundingRect.size
        }
        try tree.update(Field(), transaction: Transaction(), at: 0)
        try expect(size(at: 0.2), equals: CGSize(width: 10, height: 10))
        try expect(size(at: 0.4), equals: CGSize(width: 20, height: 10))
        try expect(size(at: 0.6), equals: CGSize(width: 20, height: 30))
        try tree.tap(at: CGPoint(x: 50, y: 50), at: 1)
        try tree.tap(at: CGPoint(x: 50, y: 50), at: 1.2)
        try expect(size(at: 1.4), equals: CGSize(width: 20, height: 30))
        try expect(size(at: 1.6), equals: CGSize(width: 40, height: 50))
        try expect(size(at: 1.8), equals: CGSize(width: 40, height: 70))
    }

    private struct Ticking: View {
        let timer: Publishers.Autoconnect<Timer._TimerPublisher>
        @State private var count = 0
        var body: some View { Color.red.frame(width: CGFloat(10 + count * 10), height: 10).onReceive(timer) { _ in count += 1 } }
    }

    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    @Test("A timer ticks in each tree that listens to it") func twoTrees() throws {
        let trees = [0, 1].map { _ in ViewTree(size: CGSize(width: 100, height: 100), environment: EnvironmentValues()) }
        for tree in trees { try tree.update(Ticking(timer: timer), transaction: Transaction(), at: 0) }
        for tree in trees {
            try tree.advance(to: 2.5)
            guard case .fill(let path, _, _)? = tree.displayList(at: 2.5).items.first else { Issue.record("Nothing is drawn."); continue }
            expect(path.boundingRect.width, equals: 30)
        }
    }

    @Test("Another tree shows it after the first has gone") func oneAfterAnother() throws {
        let view = Ticking(timer: timer)
        for _ in 0..<3 {
            let tree = ViewTree(size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
            try tree.update(view, transaction: Transaction(), at: 0)
            expect(tree.nextEventTime, equals: 1)
        }
    }

    private class Loader: ObservableObject {
        @Published var text = "loading"
        private let subject = PassthroughSubject<String, Never>()
        private var cancellables = Set<AnyCancellable>()

        init() {
            subject.receive(on: RunLoop.main).sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
            let send: @Sendable () -> Void = { [subject = Sent(subject)] in subject.value.send("loaded") }
            Thread.detachNewThread(send)
        }

        private struct Sent: @unchecked Sendable {
            let value: PassthroughSubject<String, Never>
            init(_ value: PassthroughSubject<String, Never>) { self.value = value }
        }
    }

    @Test("What another thread sends to the main run loop arrives") func otherThreads() async throws {
        let loader = Loader()
        for _ in 0..<200 where loader.text == "loading" { try await Task.sleep(for: .milliseconds(10), clock: .continuous) }
        expect(loader.text, equals: "loaded")
    }
}
