import Drawing
import Foundation
import Pixels
import QuartzCore
import Raster
import RunContext
import StageSupport
import TestSupport
import Testing
import UIKit

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Views of UIKit's among SwiftUI's: what is made, where it stands and what is drawn of it.
@Suite("Represented views") @MainActor struct RepresentedViewTests {
    private struct Plate: UIViewRepresentable {
        final class Coordinator { var updates = 0 }
        let color: UIColor
        var size: CGSize?
        let calls: (String) -> Void

        func makeCoordinator() -> Coordinator {
            calls("coordinator")
            return Coordinator()
        }

        func makeUIView(context: Context) -> UIView {
            calls("make")
            return UIView()
        }

        func updateUIView(_ view: UIView, context: Context) {
            context.coordinator.updates += 1
            calls("update \(context.coordinator.updates) \(context.environment.colorScheme)")
            view.backgroundColor = color
        }

        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { size }
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    @Test("Made once, brought up to date at every evaluation, as large as it is offered or as it wants")
    func life() throws {
        var calls: [String] = []
        let stage = try Stage(width: 100, height: 50)
        try stage.show(Plate(color: red) { calls.append($0) })
        expect(calls, equals: ["coordinator", "make", "update 1 light"])
        expect(stage.drawn(Color(red: 1, green: 0, blue: 0), at: 0)?.box, equals: CGRect(x: 0, y: 0, width: 100, height: 50))
        try stage.show(Plate(color: green, size: CGSize(width: 20, height: 10)) { calls.append($0) }, at: 1)
        #expect(calls.last == "update 2 light" && calls.count == 4)
        expect(stage.drawn(Color(red: 0, green: 1, blue: 0), at: 1)?.box, equals: CGRect(x: 40, y: 20, width: 20, height: 10))
    }

    private final class Framed: UIView {
        let inner = UIView()
        override init(frame: CGRect) {
            super.init(frame: frame)
            inner.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            inner.translatesAutoresizingMaskIntoConstraints = false
            addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
                inner.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
                inner.centerYAnchor.constraint(equalTo: centerYAnchor),
                inner.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private struct Hosted: UIViewRepresentable {
        let make: @MainActor () -> UIView
        func makeUIView(context: Context) -> UIView { make() }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test("Constraints to the view around give views their places")
    func constraints() throws {
        for isRightToLeft in [false, true] {
            try RunContext.with(\.surroundings.isRightToLeft, isRightToLeft) {
                let stage = try Stage(width: 100, height: 40)
                try stage.show(Hosted { Framed(frame: .zero) })
                let box = CGRect(x: isRightToLeft ? 20 : 10, y: 10, width: 70, height: 20)
                expect(stage.drawn(Color(red: 0, green: 1, blue: 0), at: 0)?.box, equals: box)
            }
        }
    }

    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    @Test("A gradient that is a view's own layer fills its rounded corners alone")
    func roundedGradient() throws {
        let stage = try Stage(width: 100, height: 40)
        func show(_ radius: CGFloat) throws {
            try stage.show(
                Hosted {
                    let view = GradientView(frame: .zero)
                    let layer = view.layer as? CAGradientLayer
                    layer?.colors = [self.red.cgColor, self.green.cgColor]
                    layer?.cornerRadius = radius
                    return view
                }.id(radius))
        }
        let image = { (radius: CGFloat) in
            try show(radius)
            return try Rasterizer(scale: 1).render(stage.tree.displayList(at: 0))
        }
        #expect(try image(16)[0, 0].alpha == 0 && image(16)[50, 20].alpha == 255 && image(0)[0, 0].alpha == 255)
    }

    @Test("A segmented control's plate and the words on it have its colours")
    func segments() throws {
        let stage = try Stage(width: 200, height: 40)
        let control = UISegmentedControl(items: ["Day", "Week"])
        (control.selectedSegmentIndex, control.selectedSegmentTintColor) = (1, red)
        control.setTitleTextAttributes([.foregroundColor: green], for: .selected)
        control.setTitleTextAttributes([.foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)], for: .normal)
        try stage.show(Hosted { control })
        let plate = try #require(stage.drawn(Color(red: 1, green: 0, blue: 0), at: 0)?.box)
        let chosen = try #require(stage.drawn(Color(red: 0, green: 1, blue: 0), at: 0)?.box)
        let other = try #require(stage.drawn(Color(red: 0, green: 0, blue: 1), at: 0)?.box)
        #expect(plate.minX > 95 && plate.contains(chosen) && other.maxX < 100)
    }

    @Test("A view inside that may grow follows the one around")
    func mask() throws {
        let stage = try Stage(width: 100, height: 40)
        try stage.show(
            Hosted {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                let inner = UIView(frame: CGRect(x: 2, y: 2, width: 6, height: 6))
                inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                inner.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
                view.addSubview(inner)
                return view
            })
        expect(stage.drawn(Color(red: 0, green: 1, blue: 0), at: 0)?.box, equals: CGRect(x: 2, y: 2, width: 96, height: 36))
    }

    private struct Controlled: UIViewControllerRepresentable {
        final class Controller: UIViewController {
            var log: [String] = []
            override func viewDidLoad() { log.append("load") }
            override func viewWillAppear(_ animated: Bool) { log.append("will") }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log.append("traits") }
            override func viewIsAppearing(_ animated: Bool) { log.append("is") }
            override func viewDidLayoutSubviews() { log.append("layout \(view.bounds.width)") }
            override func viewDidAppear(_ animated: Bool) { log.append("did") }
        }
        let controller: Controller
        func makeUIViewController(context: Context) -> Controller { controller }
        func updateUIViewController(_ controller: Controller, context: Context) {}
    }

    @Test("A controller's view is loaded, laid out and shown in the order of a device")
    func controller() throws {
        let controller = Controlled.Controller()
        let stage = try Stage(width: 100, height: 40)
        try stage.show(Controlled(controller: controller))
        expect(Array(controller.log.prefix(6)), equals: ["load", "will", "traits", "is", "layout 100.0", "did"])
    }

    @Test("SwiftUI's views inside UIKit's inside SwiftUI's")
    func hosting() throws {
        let stage = try Stage(width: 100, height: 40)
        try stage.show(Hosted { UIHostingController(rootView: Color(red: 0, green: 0, blue: 1).frame(width: 30)).view })
        expect(stage.drawn(Color(red: 0, green: 0, blue: 1), at: 0)?.box, equals: CGRect(x: 35, y: 0, width: 30, height: 40))
    }

    @Test("In a widget the system's sign is drawn in their place, and it is told")
    func widget() throws {
        let stage = try Stage(width: 100, height: 40)
        var environment = stage.tree.environment
        environment.isInWidget = true
        let tree = ViewTree(size: CGSize(width: 100, height: 40), environment: environment)
        try tree.update(Hosted { UIView() }, transaction: Transaction(), at: 0)
        expect(tree.diagnostics.entries, equals: [.unarchivedView("Hosted")])
        expect(UnarchivedViewTests.ground(in: tree), equals: CGRect(x: 0, y: 0, width: 100, height: 40))
    }

    @Test("An animation of a layer is told")
    func layerAnimation() {
        let noted = RunReports.noted { CALayer().add(CABasicAnimation(keyPath: "opacity"), forKey: nil) }
        #expect(noted.contains { $0.contains("Core Animation of opacity") })
    }

    // MARK: Particles

    /// One particle a second from a point, ten points a second to the right, four seconds long.
    private func emitter() throws -> CAEmitterLayer {
        var layer = CAEmitterLayer()
        try Stage().tree.perform(at: 1) { layer = makeEmitter() }
        return layer
    }

    private func makeEmitter() -> CAEmitterLayer {
        let cell = CAEmitterCell()
        cell.contents = CGImage(Pixmap(widthInPixels: 2, heightInPixels: 2, bytes: Array(repeating: 255, count: 16)))
        (cell.birthRate, cell.lifetime, cell.velocity) = (1, 4, 10)
        let layer = CAEmitterLayer()
        layer.emitterPosition = CGPoint(x: 5, y: 7)
        layer.emitterCells = [cell]
        return layer
    }

    @Test("Particles have always been thrown, and fly") func particles() throws {
        let layer = try emitter()
        expect(layer.particles(at: 100.5).map(\.position.x), equals: [40, 30, 20, 10])
        #expect(layer.particles(at: 100.5).allSatisfy { $0.position.y == 7 && $0.opacity == 1 && $0.scale == 1 && $0.color == nil })
        layer.renderMode = .oldestLast
        expect(layer.particles(at: 100.5).map(\.position.x), equals: [10, 20, 30, 40])
        // A particle stays the same one.
        layer.emitterCells?[0].velocityRange = 8
        let (before, after) = (layer.particles(at: 100.5)[0], layer.particles(at: 101.5)[1])
        #expect(before.position.x != 10 && abs((after.position.x - 5) - 3 * (before.position.x - 5)) < 1e-6)
    }

    @Test("An emitter with a time to begin throws nothing before that") func lateParticles() throws {
        let layer = try emitter()
        layer.beginTime = 100
        #expect(layer.particles(at: 99).isEmpty)
        expect(layer.particles(at: 102.5).map(\.position.x), equals: [30, 20, 10])
    }

    @Test("What was thrown before an emitter stops flies on") func burst() throws {
        let layer = try emitter()
        try Stage().tree.perform(at: 10.5) { layer.birthRate = 0 }
        let stop = ViewClock.start.date.timeIntervalSinceReferenceDate + 10.5
        expect(layer.particles(at: stop - 0.5).count, equals: 4)
        expect(layer.particles(at: stop + 1.5).count, equals: 2)
        #expect(layer.particles(at: stop + 5).isEmpty)
    }

    @Test("What gravity, fading, growing and a line do") func particleMotion() throws {
        let layer = try emitter()
        let cell = layer.emitterCells![0]
        (cell.yAcceleration, cell.alphaSpeed, cell.scaleSpeed, cell.spin) = (4, -0.25, 0.5, 2)
        let oldest = layer.particles(at: 103)[1]
        #expect(oldest.position == CGPoint(x: 25, y: 15) && oldest.opacity == 0.5 && oldest.scale == 2 && oldest.angle == 4)
        // Confetti falls from a line with a longitude of half a turn.
        (layer.emitterShape, cell.emissionLongitude, cell.yAcceleration) = (.line, .pi, 0)
        let fallen = layer.particles(at: 103)[1]
        #expect(abs(fallen.position.x - 5) < 1e-9 && abs(fallen.position.y - 27) < 1e-9)
    }

    @Test("An emitter in a view is drawn, and moves") func drawnParticles() throws {
        let stage = try Stage(width: 100, height: 40)
        try stage.show(
            Hosted {
                let view = UIView()
                view.layer.addSublayer(self.makeEmitter())
                return view
            })
        let (first, second) = (stage.tree.displayList(at: 0.2).dump(), stage.tree.displayList(at: 0.4).dump())
        #expect(first.contains("2x2px"))
        #expect(first != second)
    }
}
