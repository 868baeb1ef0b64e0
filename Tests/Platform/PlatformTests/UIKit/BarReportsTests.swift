import Foundation
import RunContext
import TestSupport
import Testing
import UIKit

/// What bars of UIKit's are told and no picture shows is told, each by its name.
@Suite("What bars keep and pictures lack", .serialized) @MainActor struct BarReportsTests {
    /// What a deed has said in the run's reports.
    private func said(_ name: String, _ deed: () -> Void) -> Bool {
        RunReports.noted(by: deed).contains("\(name) is stored but not drawn.")
    }

    @Test("Items of bars") func items() {
        let (item, button, tab) = (UIBarButtonItem(), UIBarButtonItem(), UITabBarItem())
        let noted = RunReports.noted {
            item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
            item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
            tab.badgeColor = .green
            tab.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
        }
        #expect(noted.isEmpty)
        #expect(
            said("The image size of UIBarItem.imageInsets") {
                item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
            })
        #expect(said("UIBarItem.setTitleTextAttributes(_:for:) with NSKern") { item.setTitleTextAttributes([.kern: 2], for: .normal) })
        #expect(said("UIBarButtonItem.isSelected") { button.isSelected = true })
        #expect(said("UIBarButtonItem.changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = true })
    }

    @Test("Items of navigation bars, and controllers") func navigation() {
        let (item, controller) = (UINavigationItem(), UIViewController())
        #expect(said("UINavigationItem.prompt") { item.prompt = "a" })
        #expect(said("UINavigationItem.backButtonTitle") { item.backButtonTitle = "a" })
        #expect(said("UINavigationItem.backButtonDisplayMode") { item.backButtonDisplayMode = .minimal })
        #expect(said("UINavigationItem.backBarButtonItem") { item.backBarButtonItem = UIBarButtonItem() })
        #expect(said("UINavigationItem.preferredSearchBarPlacement") { item.preferredSearchBarPlacement = .inline })
        #expect(said("UIViewController.hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = true })
        #expect(said("UISearchController's searchResultsController") { _ = UISearchController(searchResultsController: controller) })
    }

    @Test("Bars, search bars and menus") func bars() {
        let (bar, search, field) = (UIToolbar(), UISearchBar(), UITextField())
        #expect(said("UISearchBar.prompt") { search.prompt = "a" })
        #expect(said("UISearchBar.scopeButtonTitles") { search.scopeButtonTitles = ["a"] })
        #expect(said("UISearchBar.showsBookmarkButton") { search.showsBookmarkButton = true })
        #expect(said("UITextField.inputView") { field.inputView = UIView() })
        #expect(said("UITextView.inputView") { UITextView().inputView = UIView() })
        #expect(said("UIMenuElement.subtitle") { _ = UIAction(title: "a", subtitle: "b") { _ in } })
        #expect(said("UIMenu.Options.displayAsPalette") { _ = UIMenu(options: .displayAsPalette, children: []) })
        #expect(said("UIMenu.Options.destructive") { _ = UIMenu(options: .destructive, children: []) })
        let action = UIAction(title: "a") { _ in }
        #expect(said("UIMenuElement.Attributes.keepsMenuPresented") { action.attributes = .keepsMenuPresented })
        let interaction = UIContextMenuInteraction(delegate: MenuDelegate.shared)
        #expect(said("UIContextMenuInteraction.dismissMenu()") { interaction.dismissMenu() })
        #expect(said("UIContextMenuInteraction.updateVisibleMenu(_:)") { interaction.updateVisibleMenu { $0 } })
        #expect(said("UIMenu.preferredElementSize") { _ = UIMenu(preferredElementSize: .small, children: []) })
        #expect(said("UIContextMenuConfiguration's previewProvider") { _ = UIContextMenuConfiguration(previewProvider: { nil }) })
        let noted = RunReports.noted { _ = UIDeferredMenuElement { _ in }.elements() }
        #expect(noted.contains { $0.hasPrefix("A UIDeferredMenuElement delivered its elements asynchronously") })
        expect(bar.hidesGround, equals: false)
        bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
        #expect(bar.hidesGround)
    }

    @Test("What a search is not shown with, once somebody searches") func search() {
        let (plain, other) = (UISearchController(), UISearchController())
        plain.obscuresBackgroundDuringPresentation = false
        (other.hidesNavigationBarDuringPresentation, other.automaticallyShowsCancelButton) = (false, false)
        #expect(!said("UISearchController.obscuresBackgroundDuringPresentation") { plain.isActive = true })
        #expect(said("UISearchController.obscuresBackgroundDuringPresentation") { other.isActive = true })
        other.isActive = false
        #expect(said("UISearchController.hidesNavigationBarDuringPresentation") { other.isActive = true })
        other.isActive = false
        #expect(said("UISearchController.automaticallyShowsCancelButton") { other.isActive = true })
    }

    private final class MenuDelegate: UIContextMenuInteractionDelegate {
        static let shared = MenuDelegate()
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }
}
