import Foundation
import StageSupport
import TestSupport
import Testing
import UIKit

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Controllers of UIKit's with bars of the system's, drawn as SwiftUI draws its own.
@Suite("Controllers with bars") @MainActor struct ControllersTests {
    private final class Page: UIViewController {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 30))
        var presses = 0

        override func viewDidLoad() {
            label.text = "0 presses"
            view.addSubview(label)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.press() })
            navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
        }

        private func press() {
            presses += 1
            label.text = "\(presses) presses"
        }
    }

    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private func stage(_ controller: UIViewController) throws -> Stage {
        let stage = try Stage(width: 300, height: 500)
        try stage.show(Shown(controller: controller))
        return stage
    }

    private func words(_ stage: Stage) -> String { stage.tree.layoutDump() }

    @Test("Tabs stand in a bar, a finger chooses one, and the delegate hears of it") func tabs() throws {
        final class Hearer: UITabBarControllerDelegate {
            var chosen: [Int] = []
            func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) { chosen.append(tabs.selectedIndex) }
        }
        let (tabs, hearer) = (UITabBarController(), Hearer())
        let first = UIHostingController(rootView: Text(verbatim: "first page"))
        first.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
        let second = UIHostingController(rootView: Text(verbatim: "second page"))
        second.title = "Two"
        tabs.viewControllers = [first, second]
        tabs.delegate = hearer
        #expect(second.tabBarController === tabs && tabs.selectedViewController === first)
        let stage = try stage(tabs)
        expect(stage.tree.hitTargets.filter { $0.label == "One" || $0.label == "Two" }.count, equals: 2)
        #expect(words(stage).contains("first page") && words(stage).contains("\"One\"") && words(stage).contains("\"Two\""))
        try stage.tree.tap("Two", at: 1)
        #expect(tabs.selectedIndex == 1 && hearer.chosen == [1])
        #expect(words(stage).contains("second page"))
        expect(stage.tree.target("Two").map { $0.frame.minY > 400 }, equals: true)
    }

    @Test("A navigation bar has the title and the buttons of the controller that is shown") func navigation() throws {
        let page = Page()
        page.title = "Chart"
        let stage = try stage(UINavigationController(rootViewController: page))
        #expect(words(stage).contains("\"Chart\"") && words(stage).contains("\"Sort\"") && words(stage).contains("0 presses"))
        try stage.tree.tap("refresh", at: 1)
        expect(page.presses, equals: 1)
        #expect(words(stage).contains("1 presses"))
    }

    @Test("A hosted view's title is large where its controller prefers large titles and the view wants none inline")
    func hostedTitles() throws {
        func top(_ mode: NavigationBarItem.TitleDisplayMode, prefersLarge: Bool) throws -> CGFloat? {
            let page = Color.red.navigationTitle("Chart").navigationBarTitleDisplayMode(mode)
            let navigation = UINavigationController(rootViewController: UIHostingController(rootView: page))
            navigation.navigationBar.prefersLargeTitles = prefersLarge
            let shown = try stage(navigation)
            #expect(words(shown).contains("\"Chart\""))
            return shown.drawn(.red, at: 0)?.box.minY
        }
        for mode in [NavigationBarItem.TitleDisplayMode.automatic, .inline, .large] {
            try expect(top(mode, prefersLarge: false), equals: 54)
            try expect(top(mode, prefersLarge: true), equals: mode == .inline ? 54 : 106)
        }
    }

    @Test("What is pushed is shown with a button that leads back") func pushed() throws {
        let (page, detail) = (Page(), UIHostingController(rootView: Text(verbatim: "details")))
        page.title = "Chart"
        detail.navigationItem.title = "Detail"
        let navigation = UINavigationController(rootViewController: page)
        navigation.pushViewController(detail, animated: false)
        #expect(detail.navigationController === navigation && navigation.popToRootViewController(animated: false)?.count == 1)
        navigation.pushViewController(detail, animated: false)
        let stage = try stage(navigation)
        #expect(words(stage).contains("details") && words(stage).contains("\"Detail\""))
        try stage.tree.tap("Chart", at: 1)
        expect(navigation.viewControllers.count, equals: 1)
        #expect(navigation.popViewController(animated: false) == nil)
    }

    @Test("Items keep what they are given") func items() {
        let item = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        #expect(item.style == .done && item.systemItem == .done)
        expect(UIBarButtonItem.fixedSpace(8).width, equals: 8)
        let tab = UITabBarItem(tabBarSystemItem: .search, tag: 3)
        #expect(tab.title == "Search" && tab.tag == 3)
        let controller = UIViewController()
        controller.title = "A"
        #expect(controller.navigationItem.title == "A" && controller.tabBarItem.title == "A")
        controller.title = "B"
        #expect(controller.navigationItem.title == "B" && controller.tabBarItem.title == "B")
    }
}

extension ViewTree {
    fileprivate func target(_ name: String) -> HitTarget? { try? target(named: name, at: now) }
}

/// A scene whose window code makes.
final class BakerySceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: Text(verbatim: "bread"))
        window.makeKeyAndVisible()
        self.window = window
    }
}

@Suite("Windows that UIKit's delegates make") @MainActor struct LaunchedSceneTests {
    @Test("A scene's delegate is made, its scene connects, and its window is shown") func scene() throws {
        let scene = try #require(LaunchedScene.all().first { $0.name == "BakerySceneDelegate" })
        let stage = try Stage(width: 100, height: 100)
        try stage.show(AnyView(existential: try #require(scene.makeView())))
        #expect(stage.tree.layoutDump().contains("bread"))
    }
}
