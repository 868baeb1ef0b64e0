import Foundation
import RunContext
import StageSupport
import TestSupport
import Testing
import UIKit

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("Controllers that UIKit presents") @MainActor struct PlatformPresentationTests {
    private struct Controlled: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private func stage(_ controller: UIViewController) throws -> Stage {
        let stage = try Stage(width: 300, height: 600)
        try stage.show(Controlled(controller: controller))
        return stage
    }

    private func reachable(_ stage: Stage) -> [String] { stage.tree.hitTargets.map(\.label) }

    private final class Asking: UIViewController {
        var answers: [String] = []
        var style = UIAlertController.Style.alert
        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system)
            button.setTitle("Ask", for: .normal)
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
            view.addSubview(button)
        }
        func ask() {
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
            for (title, style) in [("Keep", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
                alert.addAction(UIAlertAction(title: title, style: style) { [weak self] in self?.answers.append($0.title ?? "") })
            }
            present(alert, animated: true)
        }
    }

    @Test("An alert comes with its buttons, which act and close it", arguments: [UIAlertController.Style.alert, .actionSheet])
    func alert(style: UIAlertController.Style) throws {
        let controller = Asking()
        controller.style = style
        let stage = try stage(controller)
        #expect(!reachable(stage).contains("Delete"))
        try stage.tree.tap("Ask", at: 1)
        try stage.tree.advance(to: 2)
        // A dialog that points to nothing stands at the bottom, with its button for leaving.
        #expect(reachable(stage).contains("Keep") && reachable(stage).contains("Delete"))
        try stage.tree.tap("Delete", at: 3)
        try stage.tree.advance(to: 5)
        #expect(controller.answers == ["Delete"] && controller.presentedViewController == nil)
        #expect(!reachable(stage).contains("Keep") && reachable(stage).contains("Ask"))
    }

    private final class Rows: UITableViewController {
        var chosen: [Int] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
    }

    @Test("A tap on a row of a table chooses it") func rows() throws {
        let controller = Rows(style: .plain)
        let stage = try stage(controller)
        expect(controller.tableView.visibleCells.map(\.frame.minY), equals: [0, 52, 104])
        #expect(try stage.tree.tap(at: CGPoint(x: 100, y: 70), at: 1))
        expect(controller.chosen, equals: [1])
    }

    private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
        let pages = ["one", "two"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            dataSource = self
            setViewControllers([pages[0]], direction: .forward, animated: false)
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
            page === pages[1] ? pages[0] : nil
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
            page === pages[0] ? pages[1] : nil
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 2 }
    }

    @Test("A swipe turns the pages of a page controller, which fill its view over the dots") func pages() throws {
        let controller = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let stage = try stage(controller)
        expect(controller.pages[0].view.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 563))
        let stroke = [(0.0, CGPoint(x: 250, y: 100)), (0.1, CGPoint(x: 150, y: 100)), (0.2, CGPoint(x: 50, y: 100))]
        #expect(try stage.tree.touch(along: [stroke.map { (seconds: $0.0, point: $0.1) }], at: 1))
        try stage.tree.advance(to: 3)
        expect(controller.viewControllers?.map(\.title), equals: ["two"])
        #expect(controller.pages[0].view.superview == nil && controller.pages[1].parent === controller)
    }

    private final class Titled: UIViewController {
        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
    }

    private func split() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Titled("Mailboxes"), for: .primary)
        split.setViewController(Titled("Message"), for: .secondary)
        return split
    }

    @Test("A split controller shows its columns one after another on a telephone, the last one on top") func collapsedSplit() throws {
        let split = split()
        #expect(split.isCollapsed)
        let stack = try #require(split.collapsed as? UINavigationController)
        expect(stack.viewControllers.map(\.title), equals: ["Mailboxes", "Message"])
        #expect(stack.topViewController?.splitViewController === split)
        let stage = try stage(split)
        #expect(stage.tree.hitTargets.contains { $0.label.contains("Mailboxes") }, "the bar leads back to the first column")
    }

    @Test("A split controller shows its columns beside each other on a wide screen") func wideSplit() {
        var surroundings = UIKitSurroundings.current
        surroundings.traits = UITraitCollection(horizontalSizeClass: .regular)
        RunContext.with(\.surroundings, surroundings) {
            let split = split()
            expect(split.shownColumns(in: 1000).map(\.width), equals: [320, nil])
            split.preferredDisplayMode = .secondaryOnly
            expect(split.shownColumns(in: 1000).map { $0.controller.children.first?.title }, equals: ["Message"])
        }
    }

    @Test("The view of a hosting controller has the size of its content, also when the controller is gone") func hostedSize() {
        let view: UIView = UIHostingController(rootView: Color.red.frame(width: 80, height: 30)).view
        expect(view.intrinsicContentSize, equals: CGSize(width: 80, height: 30))
        expect(view.sizeThatFits(CGSize(width: 500, height: 500)), equals: CGSize(width: 80, height: 30))
    }
}
