import Foundation
import RunContext
import StageSupport
import TestSupport
import Testing
import UIKit

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Bars and controls with the settings of UIKit's `appearance()`.
@Suite("Appearances of bars") @MainActor struct BarAppearanceTests {
    /// Returns the stage of a view in a run with settings of its own.
    private func stage(_ view: some View, isGlass: Bool = false, _ set: () -> Void = {}) throws -> Stage {
        try RunContext.with(\.appearances, AppearanceProxies()) {
            set()
            let stage = try Stage(width: 300, height: 500, system: isGlass ? .iOS26 : .iOS18)
            try stage.show(view)
            return stage
        }
    }

    private let marked = Color(uiColor: .systemPink)
    private var page: some View { NavigationStack { Text("Page").navigationTitle("Title") } }

    private func appearance(_ set: (UINavigationBarAppearance) -> Void) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        set(appearance)
        return appearance
    }

    @Test(arguments: [false, true])
    func titlesTakeTheAttributesOfTheAppearance(isGlass: Bool) throws {
        func title(size: CGFloat?) throws -> DrawnItem {
            var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.systemPink]
            attributes[.font] = size.map { UIFont.systemFont(ofSize: $0) }
            let stage = try stage(page, isGlass: isGlass) {
                UINavigationBar.appearance().standardAppearance = appearance {
                    $0.largeTitleTextAttributes = attributes
                }
            }
            return try #require(stage.drawn(marked, at: 0))
        }
        try expect(title(size: 17).box.width < title(size: nil).box.width, equals: true)
        try expect(stage(page, isGlass: isGlass).drawn(marked, at: 0) == nil, equals: true)

        let inline = NavigationStack { Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        let former = try stage(inline, isGlass: isGlass) {
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.systemPink]
        }
        try expect(#require(former.drawn(marked, at: 0)).isText, equals: true)
    }

    @Test("The hairline of a bar goes on beside the safe area, to the edges of the screen")
    func hairlines() throws {
        let lined = appearance {
            $0.configureWithOpaqueBackground()
            $0.shadowColor = .systemPink
        }
        let stage = try stage(page.safeAreaPadding(.horizontal, 44)) {
            UINavigationBar.appearance().standardAppearance = lined
            UINavigationBar.appearance().scrollEdgeAppearance = lined
        }
        let line = try #require(stage.drawn(marked, at: 0)?.box)
        expect(line.minX, equals: 0)
        expect(line.width, equals: 300)
    }

    @Test("A bar has its ground at the edge of the content only if an appearance for the edge has one")
    func grounds() throws {
        let opaque = appearance {
            $0.configureWithOpaqueBackground()
            $0.backgroundColor = .systemPink
        }
        let standard = try stage(page) { UINavigationBar.appearance().standardAppearance = opaque }
        expect(standard.drawn(marked, at: 0) == nil, equals: true)
        let both = try stage(page) {
            UINavigationBar.appearance().standardAppearance = opaque
            UINavigationBar.appearance().scrollEdgeAppearance = opaque
        }
        let ground = try #require(both.drawn(marked, at: 0)?.box)
        expect(ground.width, equals: 300)
        expect(ground.height, near: 96, within: 0.01)
        let withoutBackground = NavigationStack { Text("Page").navigationTitle("Title").toolbarBackground(.hidden, for: .navigationBar) }
        let hidden = try stage(withoutBackground) { UINavigationBar.appearance().scrollEdgeAppearance = opaque }
        expect(hidden.drawn(marked, at: 0) == nil, equals: true)
    }

    @Test("A background of SwiftUI's takes the place of the appearance's")
    func modifierWins() throws {
        let stage = try stage(
            NavigationStack {
                Text("Page").navigationTitle("Title").toolbarBackground(Color.green, for: .navigationBar)
                    .toolbarBackground(.visible, for: .navigationBar)
            }
        ) {
            UINavigationBar.appearance().scrollEdgeAppearance = appearance { $0.backgroundColor = .systemPink }
        }
        #expect(stage.drawn(marked, at: 0) == nil && stage.drawn(.green, at: 0) != nil)
    }

    @Test("A bar's tint colours its buttons, not the page")
    func tint() throws {
        let page = NavigationStack {
            Button("Inside") {}.toolbar { Button("Save") {} }
        }
        let items = try stage(page) { UINavigationBar.appearance().tintColor = .systemPink }.drawn(at: 0)
        // Other tests may have left the process in the dark.
        let light = UIColor.systemPink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let wanted = try #require(light.cgColor.components)
        let tinted = items.filter { item in item.color.map { abs($0.red - wanted[0]) + abs($0.green - wanted[1]) < 1e-3 } ?? false }
        expect(tinted.count, equals: "Save".count)
        #expect(tinted.allSatisfy { $0.box.midY < 44 })
    }

    @Test("Buttons of a bar have the font and the colour of the appearance")
    func buttons() throws {
        let page = NavigationStack { Text("Page").toolbar { Button("Save") {} } }
        let stage = try stage(page) {
            UINavigationBar.appearance().standardAppearance = appearance {
                $0.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
            }
        }
        #expect(try #require(stage.drawn(marked, at: 0)).isText)
    }

    @Test("The bar of a navigation controller has its own settings, and a page's item overrides them")
    func controllers() throws {
        func drawn(_ set: (UINavigationController, UIViewController) -> Void) throws -> Stage {
            let controller = UIHostingController(rootView: Text("Page"))
            controller.title = "Title"
            let navigation = UINavigationController(rootViewController: controller)
            set(navigation, controller)
            return try stage(Shown(controller: navigation))
        }
        let pink = appearance { $0.titleTextAttributes = [.foregroundColor: UIColor.systemPink] }
        let own = try drawn { navigation, _ in navigation.navigationBar.standardAppearance = pink }
        #expect(own.drawn(marked, at: 0) != nil)
        let item = try drawn { navigation, page in
            navigation.navigationBar.standardAppearance = pink
            page.navigationItem.standardAppearance = UINavigationBarAppearance()
        }
        #expect(item.drawn(marked, at: 0) == nil)
    }

    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    @Test(arguments: [false, true])
    func tabsTakeTheColoursOfTheirStates(isGlass: Bool) throws {
        let tabs = TabView {
            Tab("One", systemImage: "star") { Text("Page") }
            Tab("Two", systemImage: "moon") { Text("Other") }
        }
        var shown: Stage?
        let noted = try RunReports.noted {
            shown = try self.stage(tabs, isGlass: isGlass) {
                let appearance = UITabBarAppearance()
                appearance.backgroundColor = .systemYellow
                appearance.stackedLayoutAppearance.normal.iconColor = .systemPink
                appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemMint]
                UITabBar.appearance().standardAppearance = appearance
                UITabBar.appearance().scrollEdgeAppearance = appearance
            }
        }
        let stage = try #require(shown)
        let (symbol, title) = try (#require(stage.drawn(marked, at: 0)), #require(stage.drawn(Color(uiColor: .systemMint), at: 0)))
        // The symbol of the second tab, and the title of the first, which is chosen.
        #expect(symbol.box.midX > title.box.midX && symbol.box.midY < title.box.midY)
        // A bar of glass has no ground of its own, and this is reported.
        expect(noted.contains { $0.contains("ground of UITabBarAppearance") }, equals: isGlass)
        expect(stage.drawn(Color(uiColor: .systemYellow), at: 0) != nil, equals: !isGlass)
    }

    @Test("A bar of the black style has white words in a light interface", arguments: [false, true])
    func blackStyle(isGlass: Bool) throws {
        let inline = NavigationStack { Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        func hasWhiteTitle(_ style: UIBarStyle) throws -> Bool {
            let stage = try stage(inline, isGlass: isGlass) { UINavigationBar.appearance().barStyle = style }
            return stage.drawn(.white, at: 0)?.isText ?? false
        }
        try expect(hasWhiteTitle(.black), equals: true)
        try expect(hasWhiteTitle(.default), equals: false)
    }

    @Test("The appearance of a selected tab's item takes the place of the bar's")
    func selectedItem() throws {
        func shown(selected: Int) throws -> Stage {
            let controller = UITabBarController()
            controller.viewControllers = ["One", "Two"].map { title in
                let page = UIHostingController(rootView: Text("Page"))
                page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
                page.tabBarItem.badgeValue = "3"
                return page
            }
            let own = UITabBarAppearance()
            own.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
            own.stackedLayoutAppearance.selected.badgeTextAttributes = [.foregroundColor: UIColor.systemMint]
            controller.viewControllers?[1].tabBarItem.standardAppearance = own
            controller.viewControllers?[1].tabBarItem.scrollEdgeAppearance = own
            controller.selectedIndex = selected
            return try stage(Shown(controller: controller))
        }
        let (first, second) = try (shown(selected: 0), shown(selected: 1))
        expect(first.drawn(marked, at: 0) == nil, equals: true)
        let mint = Color(uiColor: .systemMint)
        let (title, badge) = try (#require(second.drawn(marked, at: 0)), #require(second.drawn(mint, at: 0)))
        // The title of the other tab, and the badge of the selected one.
        #expect(title.box.midX < badge.box.midX && title.isText && badge.isText)
        expect(first.drawn(mint, at: 0) == nil, equals: true)
    }

    @Test("A bar of tabs has its ground over content, and at the edge of the content that of the appearance for the edge")
    func tabsAtTheEdge() throws {
        func isDrawn(rows: Int, atEdge: UITabBarAppearance?) throws -> Bool {
            let tabs = TabView { Tab("One", systemImage: "star") { List(0..<rows, id: \.self) { Text("Row \($0)") } } }
            let appearance = UITabBarAppearance()
            appearance.backgroundColor = .systemPink
            let stage = try stage(tabs) {
                UITabBar.appearance().standardAppearance = appearance
                UITabBar.appearance().scrollEdgeAppearance = atEdge
            }
            return stage.drawn(marked, at: 0) != nil
        }
        let pink = UITabBarAppearance()
        pink.backgroundColor = .systemPink
        try expect(isDrawn(rows: 1, atEdge: nil), equals: false)
        try expect(isDrawn(rows: 1, atEdge: pink), equals: true)
        try expect(isDrawn(rows: 40, atEdge: nil), equals: true)
        try expect(isDrawn(rows: 40, atEdge: UITabBarAppearance()), equals: true)
    }

    @Test("The table of a controller with tabs reaches beneath the bar") func tableBeneathTabs() throws {
        final class Rows: NSObject, UITableViewDataSource {
            let count: Int
            init(_ count: Int) { self.count = count }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        func isDrawn(rows count: Int) throws -> Bool {
            let (table, rows, controller) = (UITableViewController(), Rows(count), UITabBarController())
            table.tableView.dataSource = rows
            controller.viewControllers = [UINavigationController(rootViewController: table)]
            controller.tabBar.standardAppearance.backgroundColor = .systemPink
            return try withExtendedLifetime(rows) { try stage(Shown(controller: controller)).drawn(marked, at: 0) != nil }
        }
        try expect(isDrawn(rows: 1), equals: false)
        try expect(isDrawn(rows: 40), equals: true)
    }

    @Test("Settings of one run are those of no other, and hold over those of the process")
    func runs() throws {
        let first = RunContext.with(\.appearances, AppearanceProxies()) {
            UITabBar.appearance().unselectedItemTintColor = .systemPink
            return AppearanceProxies.all(of: UITabBar.self).count
        }
        expect(first, equals: AppearanceProxies.all(of: UITabBar.self).count + 1)
    }

    @Test("A segmented picker has the track, the plate and the titles of the appearance")
    func segments() throws {
        let picker = Picker("", selection: .constant(0)) {
            Text("A").tag(0)
            Text("B").tag(1)
        }.pickerStyle(.segmented)
        let stage = try stage(picker) {
            UISegmentedControl.appearance().backgroundColor = .systemPink
            UISegmentedControl.appearance().selectedSegmentTintColor = .systemMint
            UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemYellow], for: .selected)
        }
        let colors: [UIColor] = [.systemPink, .systemMint, .systemYellow]
        for color in colors { #expect(stage.drawn(Color(uiColor: color), at: 0) != nil) }
    }

    @Test("Appearances are copied when they are set")
    func copies() {
        let (bar, given) = (UINavigationBar(), UINavigationBarAppearance())
        bar.standardAppearance = given
        given.backgroundColor = .red
        #expect(bar.standardAppearance !== given && bar.standardAppearance.backgroundColor == nil)
        bar.standardAppearance.backgroundColor = .green
        #expect(bar.standardAppearance.backgroundColor == .green)
        let tabs = UITabBarAppearance(barAppearance: given)
        #expect(tabs.backgroundColor == .red)
    }

    @Test("Attributes and pictures that no bar draws are reported")
    func reports() {
        let noted = RunReports.noted {
            let appearance = UINavigationBarAppearance()
            appearance.titleTextAttributes = [.kern: 2]
            let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
            appearance.setBackIndicatorImage(image, transitionMaskImage: nil)
            _ = UINavigationBar.appearance(whenContainedInInstancesOf: [UINavigationController.self])
        }
        #expect(noted.contains("UINavigationBarAppearance.titleTextAttributes with NSKern is stored but not drawn."))
        #expect(noted.contains("UINavigationBarAppearance.setBackIndicatorImage(_:transitionMaskImage:) is stored but not drawn."))
        #expect(noted.contains("UINavigationBar.appearance(whenContainedInInstancesOf:) is kept and changes no view here."))
    }
}
