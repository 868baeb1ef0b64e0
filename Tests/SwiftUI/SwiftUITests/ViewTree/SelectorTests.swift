import Foundation
import QuartzCore
import RunContext
import StageSupport
import TestSupport
import Testing
import UIKit

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Methods that are named by selectors, as the command writes them: `Selector("name", Type.self, { $0.name })`.
@Suite("Selectors") @MainActor struct SelectorTests {
    private static let name = Notification.Name("zoetrope.test.selector")

    private class Model: NSObject, ObservableObject {
        @Published var count = 0
        var heard: [String] = []
        var timer: Timer?
        var link: CADisplayLink?

        func start() {
            timer = Timer.scheduledTimer(
                timeInterval: 0.5, target: self, selector: Selector("tick", Model.self, { $0.tick }), userInfo: "info", repeats: true)
        }
        private func tick() {
            count += 1
            if count == 3 { timer?.invalidate() }
        }
        func startLink() {
            link = CADisplayLink(target: self, selector: Selector("step", Model.self, { $0.step(_:) }))
            link?.add(to: .main, forMode: .common)
        }
        func step(_ link: CADisplayLink) {
            count += 1
            if count == 6 { link.invalidate() }
        }
        func posted(_ notification: Notification) { heard.append(notification.name.rawValue) }
        func old(_ notification: NSNotification) { heard.append("old") }
        func bare() { heard.append("bare") }
        func two(_ first: Int, _ second: String) -> Int { first + second.count }
    }

    private struct Counter: View {
        @StateObject var model = Model()
        let starts: (Model) -> Void
        var body: some View {
            Color.red.frame(width: CGFloat(10 + model.count * 10), height: 10).onAppear { starts(model) }
        }
    }

    private func width(at time: Double, _ stage: Stage) -> CGFloat? { stage.drawn(Color.red, at: time)?.box.width }

    @Test("A timer with a selector fires in virtual time until it is invalidated") func timer() throws {
        let stage = try Stage()
        try stage.show(Counter { $0.start() })
        try stage.tree.advance(to: 1.2)
        expect(width(at: 1.2, stage), equals: 30)
        try stage.tree.advance(to: 5)
        expect(width(at: 5, stage), equals: 40)
        #expect(stage.tree.nextEventTime == nil)
    }

    @Test("A display link calls its method 60 times a second") func displayLink() throws {
        let stage = try Stage()
        try stage.show(Counter { $0.startLink() })
        try stage.tree.advance(to: 3.5 / 60)
        expect(width(at: 3.5 / 60, stage), equals: 40)
        try stage.tree.advance(to: 1)
        expect(width(at: 1, stage), equals: 70)
        #expect(stage.tree.nextEventTime == nil)
    }

    @Test("Notifications call the methods of observers, until those are removed or gone") func notifications() {
        let center = NotificationCenter()
        let model = Model()
        var other: Model? = Model()
        weak let gone = other
        center.addObserver(model, selector: Selector("posted(_:)", Model.self, { $0.posted(_:) }), name: Self.name, object: nil)
        center.addObserver(model, selector: Selector("old(_:)", Model.self, { $0.old(_:) }), name: Self.name, object: nil)
        center.addObserver(model, selector: Selector("bare", Model.self, { $0.bare }), name: Notification.Name("other"), object: nil)
        if let other { center.addObserver(other, selector: Selector("bare", Model.self, { $0.bare }), name: Self.name, object: nil) }
        center.post(name: Self.name, object: nil)
        expect(model.heard, equals: [Self.name.rawValue, "old"])
        expect(other?.heard, equals: ["bare"])
        other = nil
        #expect(gone == nil)
        center.post(name: Notification.Name("other"), object: nil)
        expect(model.heard.last, equals: "bare")
        center.removeObserver(model, name: Self.name, object: nil)
        center.post(name: Self.name, object: nil)
        expect(model.heard.count, equals: 3)
        center.removeObserver(model)
        center.post(name: Notification.Name("other"), object: nil)
        expect(model.heard.count, equals: 3)
    }

    @Test("Objects perform selectors with as many arguments as they take") func performing() {
        let model = Model()
        model.perform(Selector("bare", Model.self, { $0.bare }))
        expect(model.heard, equals: ["bare"])
        let answer = model.perform(Selector("two(_:_:)", Model.self, { $0.two(_:_:) }), with: 40, with: "ab")?.takeUnretainedValue()
        expect(answer as? Int, equals: 42)
        let noted = RunReports.noted { model.perform(Selector("bare")) }
        expect(model.heard, equals: ["bare"], "A name alone finds no method.")
        #expect(noted.contains { $0.hasPrefix("The selector bare performs nothing") })
    }

    @Test("Controls tell their targets, with themselves") func targets() {
        final class Target: NSObject {
            var senders: [UIButton] = []
            func pressed(_ sender: UIButton) { senders.append(sender) }
        }
        let (target, button) = (Target(), UIButton(type: .system))
        button.addTarget(target, action: Selector("pressed(_:)", Target.self, { $0.pressed(_:) }), for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        #expect(target.senders.isEmpty)
        button.sendActions(for: .touchUpInside)
        expect(target.senders, equals: [button])
        button.removeTarget(target, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        expect(target.senders.count, equals: 1)
    }
}
