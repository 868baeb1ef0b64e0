import Foundation
import StageSupport
import TestSupport
import Testing
import UIKit

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Menus, toolbars and search bars of UIKit's, drawn as SwiftUI draws its own.
@Suite("Menus and bars of UIKit's") @MainActor struct PlatformMenuTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private struct Controlled: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private func stage(_ view: some View) throws -> Stage {
        let stage = try Stage(width: 300, height: 600)
        try stage.show(view)
        return stage
    }

    private func words(_ stage: Stage) -> String { stage.tree.layoutDump() }

    /// What a finger can reach, by its words.
    private func reachable(_ stage: Stage) -> [String] { stage.tree.hitTargets.map(\.label) }

    @MainActor private final class Done {
        var deeds: [String] = []
        lazy var menu = UIMenu(
            title: "Sort",
            children: [
                UIAction(title: "By name", image: UIImage(systemName: "textformat")) { [weak self] in self?.deeds.append($0.title) },
                UIAction(title: "Hidden", attributes: .hidden) { _ in },
                UIMenu(
                    title: "More", options: .displayInline,
                    children: [UIAction(title: "Delete", attributes: .destructive) { [weak self] in self?.deeds.append($0.title) }]),
                UIDeferredMenuElement { $0([UIAction(title: "Later") { _ in }]) },
            ])
    }

    @Test("A tap on a button opens its menu, and a tap on a row performs its action") func buttonMenu() throws {
        let (done, button) = (Done(), UIButton(type: .system))
        button.setTitle("Sort", for: .normal)
        (button.menu, button.showsMenuAsPrimaryAction) = (done.menu, true)
        let stage = try stage(Shown(view: button).frame(width: 100, height: 40))
        #expect(!reachable(stage).contains("By name"))
        try stage.tree.tap("Sort", at: 1)
        try stage.tree.advance(to: 2)
        #expect(["By name", "Delete", "Later"].allSatisfy(reachable(stage).contains) && !reachable(stage).contains("Hidden"))
        try stage.tree.tap("By name", at: 3)
        expect(done.deeds, equals: ["By name"])
        try stage.tree.advance(to: 5)
        #expect(!reachable(stage).contains("Delete"))
    }

    @Test("A button without that does what it does, and a long press opens its menu") func heldMenu() throws {
        let (done, button) = (Done(), UIButton(type: .system, primaryAction: nil))
        var presses = 0
        button.setTitle("Go", for: .normal)
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        button.menu = done.menu
        let stage = try stage(Shown(view: button).frame(width: 100, height: 40))
        try stage.tree.tap("Go", at: 1)
        #expect(presses == 1 && !reachable(stage).contains("By name"))
    }

    @Test("A button that says what is chosen in its menu") func selection() throws {
        let button = UIButton(type: .system)
        var chosen: [String] = []
        button.menu = UIMenu(children: ["French", "English"].map { name in UIAction(title: name) { chosen.append($0.title) } })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "French" && button.menu?.selectedElements.map(\.title) == ["French"])
        let stage = try stage(Shown(view: button).frame(width: 100, height: 40))
        try stage.tree.tap("French", at: 1)
        try stage.tree.tap("English", at: 2)
        #expect(chosen == ["English"] && button.currentTitle == "English" && button.menu?.selectedElements.map(\.title) == ["English"])
    }

    @Test("A button of a bar opens its menu") func barMenu() throws {
        let (done, page) = (Done(), UIViewController())
        page.title = "Page"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Options", menu: done.menu)
        let stage = try stage(Controlled(controller: UINavigationController(rootViewController: page)))
        try stage.tree.tap("Options", at: 1)
        try stage.tree.tap("Delete", at: 2)
        expect(done.deeds, equals: ["Delete"])
    }

    @Test("A long press on a view brings up the menu of its interaction") func contextMenu() throws {
        @MainActor final class Delegate: NSObject, UIContextMenuInteractionDelegate {
            let done = Done()
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { _ in self.done.menu }) }
        }
        let (delegate, view) = (Delegate(), UIView())
        let interaction = UIContextMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        #expect(interaction.view === view && view.interactions.count == 1)
        let stage = try stage(Shown(view: view).frame(width: 100, height: 40))
        #expect(stage.tree.hitTargets.contains { if case .longPress = $0.action { true } else { false } })
        view.removeInteraction(interaction)
        #expect(view.interactions.isEmpty && interaction.view == nil)
    }

    @Test("A toolbar shows its items at their places, and a finger on one performs it") func toolbar() throws {
        @MainActor final class Target: NSObject {
            var count = 0
            func pressed(_ sender: Any?) { count += 1 }
        }
        let (target, bar) = (Target(), UIToolbar())
        let done = UIBarButtonItem(title: "Done", style: .done, target: target, action: Selector("p", Target.self, { $0.pressed(_:) }))
        bar.setItems([UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), done], animated: false)
        bar.sizeToFit()
        expect(bar.bounds.height, equals: 44)
        let stage = try stage(Shown(view: bar))
        let frame = try #require(stage.tree.hitTargets.first { $0.label == "Done" }?.frame)
        #expect(frame.maxX > 250 && frame.minX > 200)
        try stage.tree.tap("Done", at: 1)
        expect(target.count, equals: 1)
    }

    @Test("What a field has over the keyboard comes with it") func accessory() throws {
        let (field, bar) = (UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30)), UIToolbar())
        field.placeholder = "Amount"
        var ends = 0
        bar.items = [.flexibleSpace(), UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in ends += 1 })]
        field.inputAccessoryView = bar
        let stage = try stage(Shown(view: field).frame(width: 200, height: 30))
        #expect(!reachable(stage).contains("Done"))
        let point = try #require(stage.tree.hitTargets.first { $0.action == .field }?.point)
        _ = try stage.tree.tap(at: point, at: 1)
        try stage.tree.advance(to: 2)
        #expect(reachable(stage).contains("Done"))
        try stage.tree.tap("Done", at: 3)
        expect(ends, equals: 1)
    }

    @Test("The toolbar of a navigation controller shows its page's items, unless it is hidden") func bottomItems() throws {
        let page = UIViewController()
        page.setToolbarItems([UIBarButtonItem(title: "Share"), .flexibleSpace(), UIBarButtonItem(title: "Trash")], animated: false)
        let navigation = UINavigationController(rootViewController: page)
        #expect(!words(try stage(Controlled(controller: navigation))).contains("Share"))
        navigation.setToolbarHidden(false, animated: false)
        let stage = try stage(Controlled(controller: navigation))
        #expect(page.navigationController === navigation && reachable(stage) == ["Share", "Trash"])
        let frame = try #require(stage.tree.hitTargets.first { $0.label == "Share" }?.frame)
        #expect(frame.minY > 500)
    }

    @Test("A search controller's bar stands below the title, and what is typed there is told") func search() throws {
        @MainActor final class Updater: NSObject, UISearchResultsUpdating {
            var texts: [String] = []
            func updateSearchResults(for controller: UISearchController) { texts.append(controller.searchBar.text ?? "") }
        }
        let (updater, page, search) = (Updater(), UIViewController(), UISearchController(searchResultsController: nil))
        search.searchResultsUpdater = updater
        search.searchBar.placeholder = "Find a city"
        page.title = "Cities"
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = false
        let stage = try stage(Controlled(controller: UINavigationController(rootViewController: page)))
        #expect(words(stage).contains("Find a city"))
        let point = try #require(stage.tree.hitTargets.first { $0.action == .field }?.point)
        _ = try stage.tree.tap(at: point, at: 1)
        try stage.tree.advance(to: 2)
        let field = try #require(stage.tree.hitTargets.first { $0.action == .field })
        #expect(try stage.tree.enter("B", at: CGPoint(x: field.frame.midX, y: field.frame.midY), time: 2))
        #expect(updater.texts.last == "B" && search.searchBar.text == "B" && search.isActive)
    }

    @Test("A tab's badge has its colour, its words have theirs, and what moves them moves them") func tabLook() throws {
        let page = UIHostingController(rootView: Color.clear)
        let item = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
        (item.badgeValue, item.badgeColor) = ("7", UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        item.setTitleTextAttributes([.foregroundColor: UIColor(red: 1, green: 0, blue: 1, alpha: 1)], for: .normal)
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        page.tabBarItem = item
        let stage = try stage(Controlled(controller: tabs))
        #expect(stage.drawn(Color(red: 0, green: 1, blue: 0), at: 0) != nil)
        let title = try #require(stage.drawn(Color(red: 1, green: 0, blue: 1), at: 0)).box
        item.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: -3)
        let moved = try #require(try self.stage(Controlled(controller: tabs)).drawn(Color(red: 1, green: 0, blue: 1), at: 0)).box
        #expect(abs(moved.minX - title.minX - 5) < 0.01 && abs(moved.minY - title.minY + 3) < 0.01)
    }
}

extension ViewTree {
    fileprivate func tap(_ name: String, at time: Double) throws {
        let point = try #require(try target(named: name, at: time).point)
        _ = try tap(at: point, at: time)
    }
}
