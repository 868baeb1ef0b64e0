import SwiftUI
import TestSupport
import Testing
import UIKit

@Suite("Collections of traits") struct UITraitCollectionTests {
    @Test("A closure sets traits of a new collection, or changes those of another") func mutations() {
        let dark = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 2
        }
        let bold = dark.modifyingTraits { traits in
            if traits.displayScale == 2 { traits.legibilityWeight = .bold }
        }
        expect(bold.userInterfaceStyle, equals: .dark)
        expect(bold.legibilityWeight, equals: .bold)
        expect(dark.legibilityWeight, equals: .unspecified)
    }

    @Test("Weights of SwiftUI and of UIKit stand for one another") func weights() {
        for weight in [LegibilityWeight.regular, .bold, nil] { expect(LegibilityWeight(UILegibilityWeight(weight)), equals: weight) }
        expect(UILegibilityWeight(nil), equals: .unspecified)
    }

    @MainActor @Test("The font of a text style follows the type size of the traits where a view asks for it") func typeSize() {
        let (label, field, view) = (UILabel(), UITextField(), UITextView())
        (label.font, field.font, view.font) = (title, title, title)
        func sizes() -> [CGFloat?] { [label.font.pointSize, field.font?.pointSize, view.font?.pointSize] }
        let larger = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        larger.performAsCurrent { expect(sizes(), equals: [28, 28, 28]) }
        label.adjustsFontForContentSizeCategory = true
        field.adjustsFontForContentSizeCategory = true
        view.adjustsFontForContentSizeCategory = true
        larger.performAsCurrent { expect(sizes(), equals: [30, 30, 30]) }
        label.font = .systemFont(ofSize: 11)
        larger.performAsCurrent { expect(sizes(), equals: [11, 30, 30]) }
    }

    private var title: UIFont {
        .preferredFont(forTextStyle: .title1, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    }

    private final class Follower: UIView {
        var calls = 0
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { calls += 1 }
    }

    @MainActor @Test("Each view gets its traits once, before its first layout") func arrival() {
        let (outer, inner) = (Follower(), Follower())
        outer.addSubview(inner)
        expect([outer.calls, inner.calls], equals: [0, 0])
        for _ in 1...2 { outer.arrange(in: CGSize(width: 10, height: 10)) }
        let late = Follower()
        outer.addSubview(late)
        outer.arrange(in: CGSize(width: 10, height: 10))
        expect([outer.calls, inner.calls, late.calls], equals: [1, 1, 1])
    }

    private final class Shown: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { calls.append("traits") }
    }

    @MainActor @Test("A controller and those in it appear anew, with their traits, after they have disappeared") func appearances() {
        let (outer, inner, hidden) = (Shown(), Shown(), Shown())
        outer.addChild(inner)
        outer.addChild(hidden)
        for _ in 1...2 {
            outer.arrange(in: CGSize(width: 10, height: 10))
            inner.arrange(in: CGSize(width: 10, height: 10))
            outer.disappear()
        }
        let once = ["will appear", "traits", "did appear", "will disappear", "did disappear"]
        expect(outer.calls, equals: once + once)
        expect(inner.calls, equals: once + once)
        expect(hidden.calls, equals: [])
    }

    private struct Theme: UITraitDefinition {
        static let defaultValue = "plain"
    }

    @MainActor @Test("A trait of the program's own flows down the views, and those who follow it are called once for each change")
    func overrides() {
        let controller = UIViewController()
        let (outer, inner) = (UIView(), UIView())
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        var heard: [String] = []
        let registration = inner.registerForTraitChanges([Theme.self]) { (view: UIView, former: UITraitCollection) in
            heard.append("\(former[Theme.self]) → \(view.traitCollection[Theme.self])")
        }
        inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in heard.append("style") }
        controller.traitOverrides[Theme.self] = "sepia"
        outer.traitOverrides[Theme.self] = "ink"
        controller.traitOverrides[Theme.self] = "night"
        expect(heard, equals: ["plain → sepia", "sepia → ink"])
        expect([controller.traitCollection[Theme.self], inner.traitCollection[Theme.self]], equals: ["night", "ink"])
        inner.unregisterForTraitChanges(registration)
        outer.traitOverrides.remove(Theme.self)
        expect(inner.traitCollection[Theme.self], equals: "night")
        outer.traitOverrides.userInterfaceStyle = .dark
        expect(heard.dropFirst(2), equals: ["style"])
        #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self) && !outer.traitOverrides.contains(Theme.self))
    }

    @MainActor @Test("A view has the style that it or its controller is given") func style() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        let inner = UIView()
        controller.view.addSubview(inner)
        expect(inner.traitCollection.userInterfaceStyle, equals: .dark)
        inner.overrideUserInterfaceStyle = .light
        expect(inner.traitCollection.userInterfaceStyle, equals: .light)
        expect(controller.traitCollection.userInterfaceStyle, equals: .dark)
    }
}
