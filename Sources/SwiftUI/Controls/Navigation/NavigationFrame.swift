/// A view between the bars that it asks for.
struct NavigationFrame<Content: View>: View, ElementView {
    /// Where in a stack the view is.
    struct Place {
        let model: NavigationModel
        /// How many views are below.
        let level: Int
    }

    typealias Body = Never
    let content: Content
    let place: Place

    func makeNode(in context: BuildContext) -> BarredNode {
        let node = BarredNode(tree: context.tree)
        node.ownPreferences = [ObjectIdentifier(NavigationBarKey.self)]
        return node
    }

    func update(_ node: BarredNode, at structure: ViewElement, in context: BuildContext) {
        let barStructure = structure.child(1, holding: NavigationBarContent.self)
        let bars = { @MainActor [place] (node: BarredNode) -> [BarredNode.Bar] in
            let content = node.preference(NavigationBarKey.self)
            let (page, below) = (place.model.page(at: place.level), place.model.page(at: place.level - 1))
            let bar = NavigationBar(content: content, below: below, level: place.level, model: place.model)
            page?.title = content.title
            page?.isLarge = bar.isLarge
            var outside = context.forContent
            outside.environment.stackAxis = nil
            @MainActor func build<Bar: View>(_ bar: Bar, at position: Int) -> [ViewNode] {
                outside.tree.build(bar, at: barStructure.child(position, holding: Bar.self), in: outside)
            }
            return [
                BarredNode.Bar(edge: .top, content: build(bar, at: 0)),
                BarredNode.Bar(edge: .bottom, content: build(BottomToolbar(content: content), at: 1)),
            ]
        }
        var inside = context.forContent
        inside.environment.safeArea = node.safeArea
        inside.environment.containerSize = node.container
        inside.environment.stackAxis = nil
        node.makeBars = bars
        node.setContent(context.tree.build(content, at: structure.child(0, holding: Content.self), in: inside))
    }
}

/// The bar at the top: items at the sides, a title between them or, large, below.
///
/// Source: `fact.form` of the layout measurements: 96 points with a large title, of which a row of buttons takes 44; the
/// title stands 16 points from the side and 7.67 from the bottom.
private struct NavigationBar: View {
    let content: NavigationBarContent
    /// The view that the button leads back to.
    let below: NavigationPage?
    let level: Int
    let model: NavigationModel

    private static let rowHeight: CGFloat = 44
    private static let largeTitleHeight: CGFloat = 52
    private static let margin: CGFloat = 16

    var body: some View {
        if isShown {
            VStack(alignment: .leading, spacing: 0) {
                row
                if isLarge, let title = content.title {
                    title
                        .font(.largeTitle.bold())
                        .lineLimit(1)
                        .padding(.horizontal, Self.margin)
                        .padding(.bottom, 7.667)
                        .frame(maxWidth: .infinity, minHeight: Self.largeTitleHeight, maxHeight: Self.largeTitleHeight, alignment: .bottomLeading)
                }
                content.search
            }
            .barBackground(content, .navigationBar)
        }
    }

    private var isShown: Bool {
        guard !content.isHidden, content.visibilities[.navigationBar] != .hidden else { return false }
        return true
    }

    /// At the top of its content a bar is large unless it is told not to be, or a view stands in the title's place; one that
    /// is not told anything is as the one below it.
    var isLarge: Bool {
        switch content.displayMode ?? .automatic {
        case .inline: false
        case .automatic: (below?.isLarge ?? true) && content.items(at: .principal).isEmpty
        case .large: content.items(at: .principal).isEmpty
        }
    }

    /// The button that leads back, with the title of the view that it leads to.
    @ViewBuilder private var backButton: some View {
        if let below, !content.isBackButtonHidden {
            HStack(spacing: 6) {
                Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold))
                if let title = below.title { title } else { Text("Back") }
            }
            .font(.body)
            .lineLimit(1)
            .frame(maxWidth: 130, alignment: .leading)
            .fixedSize(horizontal: true, vertical: false)
            .foregroundStyle(TintShapeStyle())
            .contentShape(Rectangle())
            .tapAction { [model, level] in model.pop(to: level - 1) }
            .accessibilityIdentifier("BackButton")
            // The chevron stands nearer to the side than other items. Source: UIKit, 8 points.
            .padding(.leading, -8)
        }
    }

    private var row: some View {
        ZStack {
            middle
            HStack(spacing: 16) {
                backButton
                items(at: .leading, .cancellation)
                Spacer(minLength: 0)
                items(at: .trailing, .confirmation)
            }
        }
        .padding(.horizontal, Self.margin)
        .frame(maxWidth: .infinity, minHeight: Self.rowHeight, maxHeight: Self.rowHeight)
    }

    @ViewBuilder private var middle: some View {
        if !content.items(at: .principal).isEmpty {
            items(at: .principal)
        } else if !isLarge, let title = content.title {
            title.font(.headline).lineLimit(1)
        }
    }

    private func items(at slots: ToolbarItemPlacement.Slot...) -> some View {
        let entries = content.items.filter { slots.contains($0.placement.slot) }
        return ForEach(entries.indices, id: \.self) { index in
            entries[index].content
                .font(entries[index].placement.slot == .confirmation ? .headline : .body)
                .labelStyle(ToolbarLabelStyle())
        }
    }
}

/// The bar at the bottom, if there are items for it.
private struct BottomToolbar: View {
    let content: NavigationBarContent

    var body: some View {
        let entries = content.items(at: .bottomBar)
        if !entries.isEmpty, content.visibilities[.bottomBar] != .hidden {
            HStack(spacing: 16) {
                ForEach(entries.indices, id: \.self) { entries[$0].content.labelStyle(ToolbarLabelStyle()) }
            }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
            .barBackground(content, .bottomBar)
        }
    }
}

/// In a bar an icon stands alone.
private struct ToolbarLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.icon.imageScale(.large) }
}

extension View {
    /// What lies behind a bar: nothing while its content is at its beginning, unless it is asked for.
    fileprivate func barBackground(_ content: NavigationBarContent, _ placement: ToolbarPlacement) -> some View {
        modifier(
            BarBackground(
                style: content.backgrounds[placement], isVisible: content.backgroundVisibilities[placement] == .visible,
                scheme: content.colorSchemes[placement]))
    }
}

private struct BarBackground: ViewModifier {
    let style: AnyShapeStyle?
    let isVisible: Bool
    let scheme: ColorScheme?
    @Environment(\.colorScheme) private var surroundingScheme

    func body(content: Content) -> some View {
        content
            .background { if isVisible { Rectangle().fill(style ?? AnyShapeStyle(Material.bar)) } }
            .environment(\.colorScheme, scheme ?? surroundingScheme)
    }
}
