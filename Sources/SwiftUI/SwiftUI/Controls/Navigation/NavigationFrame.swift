import UIKit
@_spi(Nodes) import SwiftUICore

/// The place of a view in a stack.
@MainActor
struct NavigationPlace {
    let model: NavigationModel
    /// The number of views below.
    let level: Int
    /// The place of this stack in an enclosing stack with which it shows as one.
    var outer: NavigationLevel?

    /// The view below, and the way there; nil for the first.
    var below: NavigationLevel? {
        if level > 0 { return NavigationLevel(model: model, level: level - 1) }
        guard let outer, outer.level > 0 else { return nil }
        return NavigationLevel(model: outer.model, level: outer.level - 1)
    }
}

/// A view of a stack.
@MainActor
struct NavigationLevel: HandedOn {
    let model: NavigationModel
    let level: Int

    var page: NavigationPage? { model.page(at: level) }

    func isSamePlace(as other: any HandedOn) -> Bool {
        guard let other = other as? NavigationLevel else { return false }
        return model === other.model && level == other.level
    }
}

/// A view between the bars that its content asks for.
struct NavigationFrame<Content: View>: View, ElementView {
    typealias Body = Never
    let content: Content
    let place: NavigationPlace
    /// True if only the first of several views is shown.
    var showsFirstAlone = false

    func makeNode(in context: BuildContext) -> BarredNode {
        let node = BarredNode(tree: context.tree)
        node.ownPreferences = [ObjectIdentifier(NavigationBarKey.self)]
        node.followsScroll = true
        return node
    }

    func update(_ node: BarredNode, at structure: ViewElement, in context: BuildContext) {
        let barStructure = structure.child(1, holding: NavigationBar.self)
        let bars = { @MainActor [place] (node: BarredNode) -> [BarredNode.Bar] in
            var content = node.preference(NavigationBarKey.self)
            if place.level == 0 { content.search = content.search ?? context.environment.searchField }
            let look = context.environment.systemLook
            if place.below == nil, !content.removed.contains(.sidebarToggle), let toggle = context.environment.columnToggle {
                content.items.append(toggle.entry)
            }
            content.takeSearch(in: context.environment)
            let bar = NavigationBar(
                content: content, place: place, scrolled: node.scrolled, systemLook: look, ground: node.ground,
                distanceAbove: context.environment.barDistance, sharedRow: context.environment.sharedBarRow,
                typeSize: context.environment.dynamicTypeSize,
                settings: BarSettings(
                    of: context.environment.uiNavigationBar, standard: content.standardAppearance, scrollEdge: content.scrollEdgeAppearance)
            )
            if let page = place.model.page(at: place.level) { (page.title, page.isLarge) = (content.title, bar.isLarge) }
            // A nested stack has its own bars.
            guard !content.isNested else { return [] }
            var outside = context.forContent
            outside.environment.stackAxis = nil
            @MainActor func build<Bar: View>(_ bar: Bar, at position: Int) -> [ViewNode] {
                outside.tree.build(bar, at: barStructure.child(position, holding: Bar.self), in: outside)
            }
            if let watch = look.watch {
                let bar = WatchBar(content: content, place: place, isLarge: bar.isLarge, look: watch, screen: .of(context.tree.size))
                return [BarredNode.Bar(edge: .top, content: build(bar, at: 2))]
            }
            return [
                BarredNode.Bar(edge: .top, content: build(bar, at: 0), collapses: bar.collapse.stops),
                BarredNode.Bar(
                    edge: .bottom, content: build(BottomToolbar(content: content, remaining: node.remaining, ground: node.ground), at: 1)),
            ]
        }
        var inside = context.forContent
        inside.environment.safeArea = node.safeArea
        inside.environment.containerSize = node.container
        inside.environment.stackAxis = nil
        inside.environment.uiNavigationBar = nil
        node.makeBars = bars
        let nodes = context.tree.build(content, at: structure.child(0, holding: Content.self), in: inside)
        node.setContent(showsFirstAlone ? Array(nodes.prefix(1)) : nodes)
    }
}

/// In a bar an icon stands alone.
nonisolated private struct ToolbarLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View { configuration.spokenIcon }
}

nonisolated extension View {
    /// Gives icons their look in a bar: large, whether an icon is a label's or a separate image.
    ///
    /// Source: Apple, UIKit `UIBarButtonItem`, whose symbols have the large scale.
    func toolbarIcons() -> some View { labelStyle(ToolbarLabelStyle()).imageScale(.large) }
}
