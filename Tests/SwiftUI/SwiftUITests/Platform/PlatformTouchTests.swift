import Foundation
import StageSupport
import TestSupport
import Testing
import UIKit

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Fingers on views of UIKit's, and what their code changes.
@Suite("Touches of UIKit's views") @MainActor struct PlatformTouchTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    @MainActor private final class Coordinator: NSObject {
        weak var plate: UIView?
        var pans: [String] = []
        func pressed(_ sender: UIButton) { plate?.frame.size.width += 10 }
        func moved(_ sender: UIButton) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.plate?.frame.origin.x += 100 }
        }
        func tapped(_ tap: UITapGestureRecognizer) { pans.append("\(tap.location(in: tap.view).x) \(tap.state)") }
    }

    private struct Pad: UIViewRepresentable {
        let coordinator: Coordinator
        let action: Selector

        func makeCoordinator() -> Coordinator { coordinator }
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            let plate = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            plate.backgroundColor = PlatformTouchTests.red
            plate.addGestureRecognizer(
                UITapGestureRecognizer(target: context.coordinator, action: Selector("t", Coordinator.self, { $0.tapped(_:) })))
            let button = UIButton(frame: CGRect(x: 0, y: 50, width: 100, height: 30))
            button.addTarget(context.coordinator, action: action, for: .touchUpInside)
            view.addSubview(plate)
            view.addSubview(button)
            context.coordinator.plate = plate
            return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func plate(_ stage: Stage, at time: Double) throws -> CGRect {
        try #require(stage.drawn(Color(red: 1, green: 0, blue: 0), at: time)).box
    }

    @Test("A button tells its target, and what that changes is drawn") func button() throws {
        let (stage, coordinator) = (try Stage(), Coordinator())
        try stage.show(Pad(coordinator: coordinator, action: Selector("p", Coordinator.self, { $0.pressed(_:) })))
        try expect(plate(stage, at: 0).width, equals: 20)
        _ = try stage.tree.tap(at: CGPoint(x: 50, y: 65), at: 1)
        try expect(plate(stage, at: 2).width, equals: 30)
    }

    @Test("UIView.animate moves what its closure changes") func animate() throws {
        let (stage, coordinator) = (try Stage(), Coordinator())
        try stage.show(Pad(coordinator: coordinator, action: Selector("m", Coordinator.self, { $0.moved(_:) })))
        _ = try stage.tree.tap(at: CGPoint(x: 50, y: 65), at: 1)
        let begin = stage.tree.now
        try stage.tree.advance(to: begin)
        try expect(plate(stage, at: begin).minX, equals: 0)
        #expect(abs(try plate(stage, at: begin + 0.5).minX - 50) < 1)
        try expect(plate(stage, at: begin + 1).minX, equals: 100)
    }

    @Test("A recogniser of a view hears of taps on it, in the view's points") func recogniser() throws {
        let (stage, coordinator) = (try Stage(), Coordinator())
        try stage.show(Pad(coordinator: coordinator, action: Selector("m", Coordinator.self, { $0.moved(_:) })).padding(10))
        _ = try stage.tree.tap(at: CGPoint(x: 17, y: 22), at: 1)
        expect(coordinator.pans, equals: ["7.0 ended"])
    }

    @Test("What a method that makes the view gives no view for is a card") func card() throws {
        struct Broken: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { fatalError("not to be called") }
            func updateUIView(_ view: UIView, context: Context) {}
            static var _leftOutMake: String? { "Broken.makeUIView does not compile" }
        }
        let stage = try Stage()
        try stage.show(
            VStack {
                Color.green.frame(height: 10); Broken()
            })
        #expect(stage.drawn(Color(red: 0.72, green: 0.11, blue: 0.11), at: 0) != nil)
    }
}

/// What UIKit's controls do with a finger.
@Suite("UIKit's controls under a finger") @MainActor struct PlatformControlTests {
    @MainActor private final class Target: NSObject {
        var values: [Double] = []
        func stepped(_ stepper: UIStepper) { values.append(stepper.value) }
    }

    private struct Wrapped: UIViewRepresentable {
        let control: UIStepper
        func makeUIView(context: Context) -> UIStepper { control }
        func updateUIView(_ view: UIStepper, context: Context) {}
    }

    @Test("A stepper stops at its end, or comes in at the other", arguments: [(false, [2.0]), (true, [2.0, 0.0])])
    func stepper(wraps: Bool, values: [Double]) throws {
        let (stage, target, stepper) = (try Stage(), Target(), UIStepper())
        (stepper.value, stepper.maximumValue, stepper.wraps) = (1, 2, wraps)
        stepper.addTarget(target, action: Selector("stepped", Target.self, { $0.stepped(_:) }), for: .valueChanged)
        try stage.show(Wrapped(control: stepper))
        let increment = try #require(stage.tree.hitTargets.first { $0.label.hasSuffix("Increment") }?.point)
        for time in [1.0, 2.0] { _ = try stage.tree.tap(at: increment, at: time) }
        expect(target.values, equals: values)
    }

    @Test("The text of a search bar is its field's") func searchBar() {
        let bar = UISearchBar()
        (bar.text, bar.placeholder) = ("a", "Search")
        #expect(bar.searchTextField.text == "a" && bar.searchTextField.placeholder == "Search")
        bar.searchTextField.text = "b"
        expect(bar.text, equals: "b")
    }
}
