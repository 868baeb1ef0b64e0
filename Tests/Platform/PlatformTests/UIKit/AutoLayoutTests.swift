import Foundation
import RunContext
import TestSupport
import Testing
@testable import UIKit

/// A test on a screen of three pixels a point, with the bundled fonts.
struct OnScreen: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await RunContext.with(
            { ($0.surroundings.fonts, $0.surroundings.displayScale) = (BundledFontLibrary.shared, 3) }) { try await function() }
    }
}

@MainActor @Suite("Auto Layout", OnScreen()) struct AutoLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    /// Adds views whose places constraints determine.
    private func add(_ views: UIView..., to outer: UIView? = nil) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            (outer ?? root).addSubview(view)
        }
    }

    private func activate(_ constraints: [NSLayoutConstraint], _ priority: UILayoutPriority = .required) {
        for constraint in constraints { constraint.priority = priority }
        NSLayoutConstraint.activate(constraints)
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    /// Pins the sides of a view to those of the outermost one.
    private func pin(_ view: UIView, _ sides: String) {
        for side in sides {
            switch side {
            case "l": view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            case "t": view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            case "r": view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
            default: view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
            }
        }
    }

    @Test("The label that resists less is the narrower one where two do not fit") func resistance() {
        let (name, price) = (label("A name that is much too long for this row"), label("1,234.00"))
        add(name, price)
        pin(name, "lt")
        pin(price, "rt")
        name.trailingAnchor.constraint(lessThanOrEqualTo: price.leadingAnchor, constant: -8).isActive = true
        name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        root.layoutIfNeeded()
        expect(Double(price.frame.width), near: Double(price.intrinsicContentSize.width), within: 0.34)
        expect(Double(name.frame.maxX), near: Double(price.frame.minX - 8), within: 0.34)
    }

    @Test("The view that hugs its content less takes the room") func hugging() {
        let (title, value) = (label("Title"), label("Value"))
        add(title, value)
        pin(title, "lt")
        pin(value, "rt")
        title.trailingAnchor.constraint(equalTo: value.leadingAnchor).isActive = true
        value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        root.layoutIfNeeded()
        expect(value.frame.width, equals: value.intrinsicContentSize.width)
        expect(title.frame.width, equals: 300 - value.frame.width)
    }

    @Test("A wish gives way to a limit, at any depth") func priorities() {
        let (box, inner) = (UIView(), UIView())
        add(box)
        add(inner, to: box)
        activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
            box.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
            inner.topAnchor.constraint(equalTo: box.topAnchor), inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            // Between attributes of both axes.
            NSLayoutConstraint(
                item: inner, attribute: .height, relatedBy: .equal, toItem: inner, attribute: .width, multiplier: 0.5, constant: 0),
        ])
        activate([inner.widthAnchor.constraint(equalToConstant: 400)], .defaultHigh)
        root.layoutIfNeeded()
        expect(box.frame, equals: CGRect(x: 0, y: 0, width: 150, height: 65))
        expect(inner.frame, equals: CGRect(x: 10, y: 0, width: 130, height: 65))
    }

    @Test("Views of different containers may have equal lengths") func acrossContainers() {
        let (first, second) = (label("Short"), label("A longer text"))
        let rows = [first, second].map { UIStackView(arrangedSubviews: [$0, UIView()]) }
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        add(column)
        pin(column, "ltr")
        first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
        root.layoutIfNeeded()
        expect(first.frame.width, equals: second.frame.width)
        expect(second.frame.width, equals: second.intrinsicContentSize.width)
        expect(Double(rows[1].frame.minY), near: Double(rows[0].frame.height), within: 1e-6)
    }

    @Test("A text is as high as its lines in the width that it gets") func lines() {
        let text = label("Some words that do not fit into a line of this width, whatever the font")
        text.numberOfLines = 0
        let below = UIView()
        add(text, below)
        pin(text, "lt")
        activate([
            text.widthAnchor.constraint(equalToConstant: 100), below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 4),
            below.leadingAnchor.constraint(equalTo: text.leadingAnchor),
        ])
        root.layoutIfNeeded()
        let height = text.sizeThatFits(CGSize(width: 100, height: 0)).height
        expect(text.frame.height > 60, equals: true)
        expect(text.frame.height, equals: height)
        expect(below.frame.minY, equals: height + 4)
    }

    @Test("A guide has the place of its constraints, and views are placed by it") func guides() {
        let (guide, view) = (UILayoutGuide(), UIView())
        root.addLayoutGuide(guide)
        add(view)
        activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20), guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25), guide.heightAnchor.constraint(equalToConstant: 40),
            view.centerXAnchor.constraint(equalTo: guide.centerXAnchor), view.topAnchor.constraint(equalTo: guide.bottomAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        expect(guide.layoutFrame, equals: CGRect(x: 20, y: 0, width: 75, height: 40))
        expect(view.frame.midX, equals: 57.666_666_666_666_664)
        expect(view.frame.minY, equals: 40)
    }

    @Test("The content of a scroll view is as large as its constraints make it") func scrolledContent() {
        let (scroll, content) = (UIScrollView(), UIView())
        add(scroll)
        pin(scroll, "ltrb")
        add(content, to: scroll)
        activate([
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor), content.heightAnchor.constraint(equalToConstant: 700),
        ])
        root.layoutIfNeeded()
        expect(content.frame, equals: CGRect(x: 0, y: 10, width: 300, height: 700))
        expect(scroll.contentSize, equals: CGSize(width: 300, height: 730))
    }

    @Test(
        "A stack shares its room by its distribution",
        arguments: [
            (UIStackView.Distribution.fill, [0, 190, 250], [180, 50, 50]),
            (.fillEqually, [0, 103.333, 206.667], [93.333, 93.333, 93.333]),
            (.equalSpacing, [0, 95, 250], [20, 80, 50]), (.fillProportionally, [0, 47.333, 206.667], [37.333, 149.333, 93.333]),
        ])
    func distributions(_ distribution: UIStackView.Distribution, _ starts: [Double], _ lengths: [Double]) {
        class Sized: UIView {
            var own: CGFloat = 0
            override var intrinsicContentSize: CGSize { CGSize(width: own, height: 10) }
        }
        let owns: [CGFloat] = distribution == .fill ? [20, 50, 50] : [20, 80, 50]
        let views = owns.map { own in
            let view = Sized()
            view.own = own
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        stack.distribution = distribution
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        stack.layoutIfNeeded()
        for (view, (start, length)) in zip(views, zip(starts, lengths)) {
            expect(Double(view.frame.minX), near: start, within: 0.34)
            expect(Double(view.frame.width), near: length, within: 0.34)
            expect(view.frame.height, equals: 40)
        }
    }

    @Test("The view of a controller has the system's margins at its sides, and others have eight points") func margins() {
        let (controller, label) = (UIViewController(), label("Text"))
        add(label, to: controller.view)
        label.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.topAnchor).isActive = true
        let least = controller.systemMinimumLayoutMargins.leading
        expect([16, 20].contains(least), equals: true)
        controller.view.arrange(in: CGSize(width: 300, height: 200))
        expect(label.frame.origin, equals: CGPoint(x: least, y: 0))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        controller.view.layoutMargins.left = 4
        controller.view.layoutIfNeeded()
        expect(label.frame.minX, equals: 4)
        expect(root.layoutMargins.left, equals: 8)
    }

    @Test("A stack of controllers has the tab of its first one") func tabOfStack() {
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        let stack = UINavigationController(rootViewController: page)
        expect(stack.tabBarItem === page.tabBarItem, equals: true)
        stack.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 1)
        expect(stack.tabBarItem.title, equals: "Own")
    }

    @Test("The anchors of a constraint are the same objects each time") func anchors() {
        let view = UIView()
        let constraint = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        expect(constraint.firstAnchor === constraint.firstAnchor, equals: true)
        expect(constraint.firstAnchor.isEqual(view.leadingAnchor), equals: true)
    }

    @Test("Of required constraints that contradict one another one is broken, and reported by its sides or its identifier")
    func contradiction() {
        let view = UIView()
        add(view)
        pin(view, "lt")
        activate([view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 20)])
        expect(RunReports.noted { root.layoutIfNeeded() }, equals: [])
        let wide = view.widthAnchor.constraint(equalToConstant: 150)
        wide.isActive = true
        let noted = RunReports.noted {
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        expect([100, 150].contains(view.frame.width), equals: true)
        let broken = view.frame.width == 100 ? "UIView.width == 150.0" : "UIView.width == 100.0"
        expect(noted, equals: ["Required constraints contradict one another, and \(broken) is broken."])
        wide.priority = .defaultHigh
        let settled = RunReports.noted {
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        expect(settled, equals: [])
        expect(view.frame.width, equals: 100)
    }
}
