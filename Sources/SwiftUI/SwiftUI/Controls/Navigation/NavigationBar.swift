import Foundation
import UIKit

/// The extent to which a bar has made room for the content that scrolls under it.
///
/// Content first squeezes the search field and then pushes the large title up under the row of buttons; pulled beyond its beginning it
/// takes both along. By eye, after UIKit's `prefersLargeTitles` and `hidesSearchBarWhenScrolling`. The points over which the title in the
/// row and the bar's background appear are not published.
struct BarCollapse: Equatable {
    /// The hidden part of the large title's height, in points.
    private(set) var title: CGFloat = 0
    /// The hidden part of the search field's height, in points.
    private(set) var search: CGFloat = 0
    /// The distance everything below the row is pulled down, in points.
    private(set) var pull: CGFloat = 0
    /// The opacity of the background, and of the title in the row in place of the large one, 0 to 1.
    private(set) var share = 0.0
    /// The distances at which the bar comes to rest, in points: not at all collapsed, and with each part of it.
    private(set) var stops: [CGFloat] = []

    /// - Parameters:
    ///   - titleHeight: of a large title, in points; nil where there is none.
    ///   - searchHeight: of a search field that makes room; nil where none does.
    ///   - fadingDistance: points over which the background and the title in the row appear.
    init(scrolled: CGFloat, titleHeight: CGFloat?, searchHeight: CGFloat?, fadingDistance: CGFloat) {
        let heights = (search: searchHeight ?? 0, title: titleHeight ?? 0)
        let whole = heights.search + heights.title
        if whole > 0 { stops = [0] }
        if heights.search > 0 { stops.append(heights.search) }
        if heights.title > 0 { stops.append(whole) }
        search = min(max(scrolled, 0), heights.search)
        title = min(max(scrolled - heights.search, 0), heights.title)
        pull = max(-scrolled, 0)
        let start = max(whole - fadingDistance, 0)
        share = Double(min(max((scrolled - start) / fadingDistance, 0), 1))
    }
}

/// The bar at the top: items at the sides, a title between them or, large, below, and a search field.
///
/// Its measures and the forms of its parts are those of `NavigationBarLook`.
struct NavigationBar: View {
    let content: NavigationBarContent
    let place: NavigationPlace
    /// The distance the content is scrolled, in points.
    let scrolled: CGFloat
    let systemLook: SystemLook
    /// The colour behind the content, to which content fades under the bar; nil: that of the system's background.
    var ground: Color?
    /// Points between the top of the page and the bar.
    var distanceAbove: CGFloat = 0
    /// The height of a bar of tabs above the page, in whose row the items stand; 0 without one.
    var sharedRow: CGFloat = 0
    var typeSize = DynamicTypeSize.large
    var settings = BarSettings<UINavigationBar>(of: nil)

    private var look: NavigationBarLook { systemLook.navigationBar }

    var body: some View {
        if isShown {
            let collapse = collapse
            VStack(alignment: .leading, spacing: 0) {
                if !hidesForSearch { row(collapse).padding(.bottom, look.belowRow) }
                if let title = largeTitle {
                    largeTitle(title, collapse)
                }
                if let search {
                    SearchField(content: search, hidden: collapse.search)
                }
            }
            .padding(.top, distanceAbove - sharedRow)
            .background { if let color = settings.first(\.backgroundColor) { Color(uiColor: color) } }
            .modifier(
                BarBackground(
                    content, .navigationBar, share: look.hasGroundAtEdge && largeTitle == nil ? 1 : collapse.share, look: look.ground,
                    ground: ground, dress: BarDress(settings))
            )
            .environment(\.barButtonLooks, appearance(collapse).map { BarButtonLooks(of: $0) } ?? BarButtonLooks())
            .barColors(of: settings)
            // The bar's share of its container stays constant, or the content would move.
            .frame(height: height, alignment: .top)
        }
    }

    /// True during a search in the bar.
    private var isSearching: Bool { search?.isSearching ?? false }

    /// True if a search is on and the title makes room for the field.
    private var hidesForSearch: Bool { isSearching && !(content.search?.keepsTitle ?? false) }

    /// The field below the title.
    private var search: SearchFieldContent? { content.search.flatMap { content.searchPlace == .drawer ? $0 : nil } }

    private var isShown: Bool {
        !content.isHidden && content.visibilities[.navigationBar] != .hidden
            && (!isEmpty || content.visibilities[.navigationBar] == .visible)
    }

    /// True for the first page of a stack that has neither a title nor items nor a field: such a bar takes no room. Source: Skip, which
    /// rebuilds SwiftUI's bars, shows one if the page is not the first, has a title, or has items.
    private var isEmpty: Bool {
        place.below == nil && content.title == nil && content.subtitle == nil && search == nil
            && content.items.allSatisfy { $0.placement.slot == .bottomBar || $0.placement.slot == .keyboard }
    }

    /// The height at rest, in points; nil for its own.
    private var height: CGFloat? {
        guard !isSearching else { return nil }
        let row = distanceAbove + look.wholeRow - sharedRow
        return row + (largeTitle == nil ? 0 : largeHeight) + (search == nil ? 0 : systemLook.search.drawerHeight)
    }

    /// The height of a large title with the line under it, in points.
    private var largeHeight: CGFloat {
        max(look.largeTitleHeight, lineHeight + look.title.leastSpace)
            + (largeSubtitle == nil ? 0 : look.title.subtitleHeight)
    }

    /// The height of the line of a large title in points: 1.193 of its size, as of every line in the system's font.
    private var lineHeight: CGFloat { systemLook.textStyles.row(.largeTitle, typeSize).size * 1.193 }

    /// The space below a large title, in points; less where the title's line fills its height.
    private var spaceBelow: CGFloat {
        min(
            largeSubtitle == nil ? look.title.below : look.title.belowSubtitle,
            max(look.largeTitleHeight - lineHeight, look.title.leastSpace))
    }

    /// The appearance that holds more, of those over content and at its edge; nil for the system's.
    private func appearance(_ collapse: BarCollapse) -> UINavigationBarAppearance? {
        collapse.share < 0.5 ? settings.scrollEdge : settings.standard
    }

    /// The look of the title, or of a large one: the appearance's, or else the bar's.
    private func titleLook(isLarge: Bool, _ collapse: BarCollapse) -> BarTextLook {
        let own = appearance(collapse).map { isLarge ? $0.largeTitleTextAttributes : $0.titleTextAttributes } ?? [:]
        return BarTextLook(own.isEmpty ? settings.first(isLarge ? \.largeTitleTextAttributes : \.titleTextAttributes) ?? [:] : own)
    }

    private var title: AnyView? { content.removed.contains(.title) ? nil : content.title }

    private var largeTitle: AnyView? { isLarge && !hidesForSearch ? standIn(.largeTitle) ?? title : nil }
    private var largeSubtitle: AnyView? { standIn(.largeSubtitle) ?? subtitle }
    private var subtitle: AnyView? { content.removed.contains(.title) ? nil : content.subtitle }

    /// Returns the views at a place of the title.
    private func standIn(_ slot: ToolbarItemPlacement.Slot) -> AnyView? {
        content.items(at: slot).isEmpty ? nil : AnyView(HStack(spacing: 8) { items(at: slot) })
    }

    var collapse: BarCollapse {
        guard isShown, !isSearching else {
            return BarCollapse(scrolled: scrolled, titleHeight: nil, searchHeight: nil, fadingDistance: look.fadingDistance)
        }
        let hidesSearch = search.map { !$0.isAlwaysShown } ?? false
        return BarCollapse(
            scrolled: scrolled, titleHeight: largeTitle == nil ? nil : largeHeight,
            searchHeight: hidesSearch ? systemLook.search.drawerHeight : nil, fadingDistance: look.fadingDistance)
    }

    /// True if the bar is large at the top of its content: it is, unless its display mode is inline or a view takes the title's place. A
    /// bar without a display mode follows the bar below it.
    var isLarge: Bool {
        switch content.displayMode ?? .automatic {
        case .inline: false
        case .automatic: (place.below?.page?.isLarge ?? true) && content.items(at: .principal).isEmpty
        case .large: content.items(at: .principal).isEmpty
        }
    }

    private func largeTitle(_ title: AnyView, _ collapse: BarCollapse) -> some View {
        VStack(alignment: .leading, spacing: look.title.subtitleDistance) {
            titleLook(isLarge: true, collapse).applied(to: title, otherwise: .largeTitle.bold())
            // A line of subheadline.
            largeSubtitle?.font(.subheadline).foregroundStyle(.secondary).frame(height: 20)
        }
        .lineLimit(1)
        .modifier(SceneMargins(edges: .horizontal))
        .padding(.bottom, spaceBelow)
        .frame(maxWidth: .infinity, minHeight: largeHeight, maxHeight: largeHeight, alignment: .bottomLeading)
        .frame(height: largeHeight - collapse.title + collapse.pull, alignment: .bottom)
        .clipShape(UnderRow(overhang: max(Self.overhang - collapse.title, 0)))
        .opacity(collapse.title < largeHeight ? 1 : 0)
    }

    /// The distance that accents of a large title may reach into the row while it is at its place, in points.
    private static let overhang: CGFloat = 12

    @ViewBuilder private var backButton: some View {
        if let below = place.below, !content.isBackButtonHidden {
            switch look.items {
            case .plain: plainBackButton(to: below)
            case .glass:
                GlassBackButton(title: below.page?.title.flatMap { LabelStyleConfiguration.text(of: $0) }) {
                    below.model.pop(to: below.level)
                }
            }
        }
    }

    /// The button that leads back, with the title of the view that it leads to, or "Back" where that is too long.
    private func plainBackButton(to below: NavigationLevel) -> some View {
        ViewThatFits(in: .horizontal) {
            if isEditor { backLabel { EmptyView() } }
            backLabel { backLook.applied(to: Group { if let title = below.page?.title { title } else { Text("Back") } }, otherwise: .body) }
            backLabel { backLook.applied(to: Text("Back"), otherwise: .body) }
            backLabel { EmptyView() }
        }
        .foregroundStyle(TintShapeStyle())
        .contentShape(Rectangle())
        .tapAction { below.model.pop(to: below.level) }
        .accessibilityIdentifier("BackButton")
        // The chevron stands nearer to the side than other items. Source: UIKit, 8 points.
        .padding(.leading, -8)
    }

    /// The look of the words that lead back.
    private var backLook: BarTextLook {
        BarTextLook(settings.standard?.backButtonAppearance.normal.titleTextAttributes ?? [:])
    }

    private func backLabel(@ViewBuilder _ title: () -> some View) -> some View {
        HStack(spacing: 6) {
            Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold))
            title()
        }
        .font(.body)
        .lineLimit(1)
        .fixedSize(horizontal: true, vertical: false)
    }

    /// True if the title stands at the leading side, after a back button without words.
    private var isEditor: Bool { content.role == .editor }

    private func row(_ collapse: BarCollapse) -> some View {
        BarRowLayout(height: look.rowHeight) {
            HStack(spacing: look.itemSpacing) {
                backButton
                if isEditor { middle(collapse) }
                sideItems(at: .leading, .cancellation)
            }
            // A bar of tabs stands where the title would.
            ZStack { if !isEditor, sharedRow == 0 || content.visibilities[.tabBar] == .hidden { middle(collapse) } }
            HStack(spacing: look.itemSpacing) { sideItems(at: .trailing, .confirmation) }
        }
        .frame(maxWidth: .infinity)
        .modifier(BarMargins(width: look.margin, besideInset: look.marginBesideInset))
    }

    @ViewBuilder private func middle(_ collapse: BarCollapse) -> some View {
        if !content.items(at: .principal).isEmpty {
            items(at: .principal)
        } else if let title = standIn(.title) ?? title, !isLarge || collapse.share > 0 {
            titleMenu { inlineTitle(title, titleLook(isLarge: false, collapse)) }
                .offset(titleOffset(collapse))
                .opacity(isLarge ? collapse.share : 1).transition(.identity)
        }
    }

    /// The items at a side of the row.
    @ViewBuilder private func sideItems(at slots: ToolbarItemPlacement.Slot...) -> some View {
        switch look.items {
        case .plain: items(at: slots)
        case .glass: GlassBarItems(entries: content.items.filter { slots.contains($0.placement.slot) }, look: .navigationBar)
        }
    }

    /// A title of 17 points, or a smaller one with a line under it.
    @ViewBuilder private func inlineTitle(_ title: AnyView, _ titleLook: BarTextLook) -> some View {
        let subtitle = standIn(.subtitle) ?? subtitle
        if let subtitle {
            VStack(alignment: isEditor ? .leading : .center, spacing: 0) {
                titleLook.applied(to: title, otherwise: .system(size: look.title.inlineSize, weight: .semibold))
                subtitle.font(.system(size: look.title.inlineSubtitleSize)).foregroundStyle(.secondary)
            }
            .lineLimit(1)
        } else {
            // Source: UIKit's bar in pictures of sample-json-app: 17 points at the size medium, and 21 at the fourth accessibility size.
            titleLook.applied(to: title, otherwise: .headline).lineLimit(1).dynamicTypeSize(.large...(.xxLarge))
        }
    }

    private func titleOffset(_ collapse: BarCollapse) -> CGSize {
        let offset = appearance(collapse)?.titlePositionAdjustment ?? .zero
        return CGSize(width: offset.horizontal, height: offset.vertical)
    }

    /// A title that opens a menu has a small arrow beside it.
    @ViewBuilder private func titleMenu(@ViewBuilder _ title: () -> some View) -> some View {
        if content.items(at: .titleMenu).isEmpty {
            title()
        } else {
            Menu {
                items(at: .titleMenu)
            } label: {
                HStack(spacing: 4) {
                    title()
                    Image(systemName: "chevron.down.circle.fill").font(.system(size: 15)).symbolRenderingMode(.hierarchical)
                        .foregroundStyle(.secondary)
                }
            }
            .buttonStyle(.plain)
        }
    }

    private func items(at slots: ToolbarItemPlacement.Slot...) -> some View { items(at: slots) }

    private func items(at slots: [ToolbarItemPlacement.Slot]) -> some View {
        let entries = content.items.filter { slots.contains($0.placement.slot) }
        return ForEach(entries.indices, id: \.self) { index in
            switch entries[index].placement.slot {
            // A view in place of the title has its font, and a menu's rows have their own looks.
            case .title, .subtitle, .largeTitle, .largeSubtitle, .titleMenu: entries[index].content
            case .confirmation: entries[index].content.barButtonLook(isConfirmation: true).toolbarIcons()
            default: entries[index].content.barButtonLook(isConfirmation: false).toolbarIcons()
            }
        }
    }
}

/// The visible part of content that moves up under the row of a bar.
private nonisolated struct UnderRow: Shape {
    /// The distance it may reach over its upper edge, in points.
    let overhang: CGFloat

    /// A length, in points, beyond any content: nothing is clipped at the other sides.
    private static let beyond: CGFloat = 1000

    func path(in rect: CGRect) -> Path {
        Path(
            CGRect(
                x: rect.minX - Self.beyond, y: rect.minY - overhang, width: rect.width + 2 * Self.beyond,
                height: rect.height + overhang + Self.beyond))
    }
}

/// A row of a bar: items at its sides and an item in its middle, or off the middle where there is no room.
private nonisolated struct BarRowLayout: Layout {
    let height: CGFloat

    /// The distance from an item at a side to the one in the middle, in points.
    private static let gap: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let ideal = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
        return CGSize(width: proposal.width ?? ideal, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 3 else { return }
        let (leading, middle, trailing) = (subviews[0], subviews[1], subviews[2])
        let inner = bounds
        let (ideal, end) = (middle.sizeThatFits(.unspecified).width, trailing.sizeThatFits(.unspecified).width)
        let room = ideal > 0 ? (inner.width - min(ideal, inner.width / 2)) / 2 - Self.gap : inner.width - end - Self.gap
        let question = ProposedViewSize(width: max(room, 0), height: height)
        let start = leading.sizeThatFits(question).width
        let left = inner.minX + (start > 0 ? start + Self.gap : 0)
        let right = inner.maxX - (end > 0 ? end + Self.gap : 0)
        let answer = ProposedViewSize(width: max(right - left, 0), height: height)
        let width = middle.sizeThatFits(answer).width
        let x = min(max(bounds.midX - width / 2, left), max(right - width, left))
        leading.place(at: CGPoint(x: inner.minX, y: bounds.midY), anchor: .leading, proposal: question)
        middle.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: answer)
        trailing.place(at: CGPoint(x: inner.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
    }
}
