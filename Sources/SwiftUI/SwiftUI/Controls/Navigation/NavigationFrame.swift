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
            let bar = NavigationBar(content: content, place: place, scrolled: node.scrolled)
            if let page = place.model.page(at: place.level) { (page.title, page.isLarge) = (content.title, bar.isLarge) }
            // A nested stack has its own bars.
            guard !content.isNested else { return [] }
            var outside = context.forContent
            outside.environment.stackAxis = nil
            @MainActor func build<Bar: View>(_ bar: Bar, at position: Int) -> [ViewNode] {
                outside.tree.build(bar, at: barStructure.child(position, holding: Bar.self), in: outside)
            }
            return [
                BarredNode.Bar(edge: .top, content: build(bar, at: 0), collapses: bar.collapse.stops),
                BarredNode.Bar(edge: .bottom, content: build(BottomToolbar(content: content, remaining: node.remaining), at: 1)),
            ]
        }
        var inside = context.forContent
        inside.environment.safeArea = node.safeArea
        inside.environment.containerSize = node.container
        inside.environment.stackAxis = nil
        node.makeBars = bars
        let nodes = context.tree.build(content, at: structure.child(0, holding: Content.self), in: inside)
        node.setContent(showsFirstAlone ? Array(nodes.prefix(1)) : nodes)
    }
}

/// The bar at the bottom, if there are items for it.
private struct BottomToolbar: View {
    let content: NavigationBarContent
    /// The distance that scrolling content continues beneath it, in points.
    let remaining: CGFloat

    var body: some View {
        let entries = content.items(at: .bottomBar)
        if !entries.isEmpty, content.visibilities[.bottomBar] != .hidden {
            HStack(spacing: 16) {
                ForEach(entries.indices, id: \.self) { index in
                    if entries[index].isSearch {
                        if let search = content.search { SearchBarItem(content: search) }
                    } else {
                        entries[index].content.toolbarIcons()
                    }
                }
            }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
            .modifier(BarBackground(content, .bottomBar, share: Double(min(max(remaining / Self.fadingDistance, 0), 1))))
        }
    }
}

extension BottomToolbar {
    /// Points of content beneath it over which the background comes, as at the top.
    private static let fadingDistance: CGFloat = 16
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

/// The background of a bar: empty while its content is at its beginning, unless code asks for one.
struct BarBackground: ViewModifier {
    private let style: AnyShapeStyle
    private let visibility: Visibility
    private let scheme: ColorScheme?
    /// The extent to which content has come under the bar, 0 to 1.
    private let share: Double
    private let edgeEffect: ScrollEdgeEffect
    /// True if content comes from below the bar; false if it comes from above.
    private let isAtTop: Bool
    @Environment(\.colorScheme) private var surroundingScheme
    @Environment(\.pixelLength) private var pixelLength

    init(_ content: NavigationBarContent, _ placement: ToolbarPlacement, share: Double = 0) {
        style = content.backgrounds[placement] ?? AnyShapeStyle(Material.bar)
        visibility = content.backgroundVisibilities[placement] ?? .automatic
        scheme = content.colorSchemes[placement]
        edgeEffect = content.edgeEffects[placement] ?? ScrollEdgeEffect()
        isAtTop = placement != .bottomBar
        self.share = visibility == .hidden || edgeEffect.isHidden ? 0 : share
    }

    /// A requested scheme holds while the background shows.
    func body(content: Content) -> some View {
        let opacity = visibility == .visible ? 1 : share
        content
            .background {
                if opacity > 0 {
                    if edgeEffect.isSoft, visibility != .visible {
                        // The half of the bar on the content's side fades away.
                        Rectangle().fill(style)
                            .mask {
                                LinearGradient(
                                    stops: [.init(color: .black, location: 0.5), .init(color: .clear, location: 1)],
                                    startPoint: isAtTop ? .top : .bottom, endPoint: isAtTop ? .bottom : .top)
                            }
                            .opacity(opacity).transition(.identity).ignoresSafeArea()
                    } else {
                        Rectangle().fill(style).opacity(opacity).transition(.identity).ignoresSafeArea()
                    }
                }
            }
            .overlay(alignment: isAtTop ? .bottom : .top) {
                // UIKit's shadow of a bar: a hairline, outside of it.
                if share > 0, !edgeEffect.isSoft {
                    Rectangle().fill(.separator).frame(height: pixelLength).offset(y: isAtTop ? pixelLength : -pixelLength).opacity(share)
                        .transition(.identity).allowsHitTesting(false)
                }
            }
            .environment(\.colorScheme, scheme ?? surroundingScheme)
    }
}
