import Foundation
@_spi(Nodes) import SwiftUICore

/// The items of a bar on pieces of glass: symbols that follow each other share a piece, a title and a prominent item have one each.
///
/// Source: Apple, WWDC25 session 323, "Build a SwiftUI app with the new design": items are grouped, and `ToolbarSpacer` separates groups.
struct GlassBarItems: View, PrimitiveView {
    typealias Body = Never
    let entries: [ToolbarEntry]
    let look: GlassItemsLook
    /// The field that stands at the place of an entry for the search.
    var search: SearchFieldContent?

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        var parts: [BarItemPart] = []
        for (index, entry) in entries.enumerated() {
            if let spacer = entry.spacer {
                parts.append(BarItemPart(kind: spacer == .flexible ? .flexibleSpace : .fixedSpace, node: nil))
                continue
            }
            if entry.isSearch {
                if search != nil { parts.append(BarItemPart(kind: .search, node: nil)) }
                continue
            }
            let content = styled(entry)
            let nodes = context.tree.build(content, at: node.child(index, holding: AnyView.self), in: context.forContent)
            // The items of a sidebar lie on its own glass.
            var entry = entry
            if context.environment.isInSidebar { entry.hidesGlass = true }
            parts += nodes.filter { !$0.isDeparting }.map { BarItemPart($0, of: entry) }
        }
        let row = GlassBarRow(groups: BarItemGroup.groups(of: parts), look: look, search: search)
        return context.tree.build(row, at: node.child(entries.count, holding: GlassBarRow.self), in: context)
    }

    private func styled(_ entry: ToolbarEntry) -> AnyView {
        let isConfirmation = entry.placement.slot == .confirmation
        return AnyView(
            entry.content.toolbarIcons().environment(\.barItemForm, isConfirmation ? .prominentGlass : .glass)
                .barButtonLook(isConfirmation: isConfirmation))
    }
}

/// A view of an item, with its way to stand on glass.
@MainActor
struct BarItemPart {
    enum Kind { case symbol, title, text, plain, prominent, bare, search, flexibleSpace, fixedSpace }
    let kind: Kind
    let node: ViewNode?
    /// The tint of a prominent item.
    var tint: AnyShapeStyle?

    init(kind: Kind, node: ViewNode?) { (self.kind, self.node) = (kind, node) }

    init(_ node: ViewNode, of entry: ToolbarEntry) {
        var style: BarItemStyle?
        node.collect(BarItemStyleKey.self, into: &style)
        self.node = node
        switch style ?? .label {
        case _ where node.isSpacer: kind = .flexibleSpace
        case _ where entry.hidesGlass: kind = .bare
        case .prominent(let tint): (kind, self.tint) = (.prominent, tint)
        case _ where !node.hasText: kind = .symbol
        case .label: kind = .text
        case .button: kind = .title
        case .plain: kind = .plain
        }
    }
}

extension ViewNode {
    /// True if the node is a spacer, in whatever wrappers.
    fileprivate var isSpacer: Bool { self is SpacerNode || children.count == 1 && children[0].isSpacer }

    /// True if a text is among the views inside.
    fileprivate var hasText: Bool { self is TextNode || children.contains { !$0.isDeparting && $0.hasText } }
}

/// The items on one piece of glass.
@MainActor
struct BarItemGroup {
    var parts: [BarItemPart]
    /// True if the item before it is at a flexible distance.
    var isPushedAway = false

    static func groups(of parts: [BarItemPart]) -> [BarItemGroup] {
        var groups: [BarItemGroup] = []
        var (isApart, isPushedAway) = (true, false)
        for part in parts {
            switch part.kind {
            case .flexibleSpace: (isApart, isPushedAway) = (true, true)
            case .fixedSpace: isApart = true
            default:
                let joins = !isApart && part.kind == .symbol && groups.last?.parts.last?.kind == .symbol
                if joins {
                    groups[groups.count - 1].parts.append(part)
                } else {
                    groups.append(BarItemGroup(parts: [part], isPushedAway: isPushedAway))
                }
                (isApart, isPushedAway) = (false, false)
            }
        }
        if isPushedAway { groups.append(BarItemGroup(parts: [], isPushedAway: true)) }
        return groups
    }
}

/// Pieces of glass with items in a row.
private struct GlassBarRow: View {
    let groups: [BarItemGroup]
    let look: GlassItemsLook
    let search: SearchFieldContent?

    var body: some View {
        HStack(spacing: look.spacing) {
            ForEach(groups.indices, id: \.self) { index in
                let group = groups[index]
                if group.isPushedAway { Spacer(minLength: 0) }
                if let first = group.parts.first { GlassBarPiece(parts: group.parts, kind: first.kind, look: look, search: search) }
            }
        }
    }
}

/// A piece of glass with the items on it.
private struct GlassBarPiece: View {
    let parts: [BarItemPart]
    let kind: BarItemPart.Kind
    let look: GlassItemsLook
    let search: SearchFieldContent?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        switch kind {
        case .bare: content
        case .search: if let search { SearchBarItem(content: search) }
        default:
            content
                .opacity(kind == .symbol ? GlassItemsLook.symbolOpacity(in: colorScheme) : 1)
                .padding(.horizontal, inset)
                .frame(minWidth: look.height, minHeight: look.height, maxHeight: look.height)
                .background { GlassPlate(kind: .bar(tint: tint), shape: Capsule(style: .circular)) }
        }
    }

    private var content: some View {
        HStack(spacing: look.symbolSpacing) {
            ForEach(parts.indices, id: \.self) { index in
                if let node = parts[index].node { BuiltView(node: node) }
            }
        }
        .lineLimit(1)
    }

    private var inset: CGFloat {
        switch kind {
        case .title: look.titleInset
        case .prominent: parts.first?.node?.hasText ?? false ? look.titleInset : 0
        case .text: look.textInset
        case .symbol: parts.count > 1 ? look.symbolInset : Self.loneInset
        default: 0
        }
    }

    /// The least distance from a lone symbol to its circle, in points; a choice with which pictures of 32 points have a circle.
    private static let loneInset: CGFloat = 6

    private var tint: AnyShapeStyle? { parts.first?.tint }
}

/// How the style of a button wants it to stand in a bar.
enum BarItemStyle {
    case label, button, plain
    case prominent(AnyShapeStyle)
}

enum BarItemStyleKey: PreferenceKey {
    static var defaultValue: BarItemStyle { .label }
    static func reduce(value: inout BarItemStyle, nextValue: () -> BarItemStyle) {
        if case .label = value { value = nextValue() }
    }
}

/// The bar that an item stands in.
enum BarItemForm: Sendable { case glass, prominentGlass }

private enum BarItemFormKey: EnvironmentKey {
    static var defaultValue: BarItemForm? { nil }
}

extension EnvironmentValues {
    /// The bar that a view is an item of, where its buttons look different in it; nil elsewhere.
    var barItemForm: BarItemForm? {
        get { self[BarItemFormKey.self] }
        set { self[BarItemFormKey.self] = newValue }
    }
}

/// The label of a button that stands on the glass of a bar: in the tint where code sets one.
struct GlassBarLabel: View {
    let label: AnyView
    let role: ButtonRole?
    var isProminent = false
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        if isProminent {
            label
                .foregroundStyle(.white)
                .transformPreference(BarItemStyleKey.self) { [fill] in $0 = .prominent(fill) }
        } else {
            label
                .buttonForeground(foreground, isEnabled: isEnabled)
                .transformPreference(BarItemStyleKey.self) { $0 = .button }
        }
    }

    /// Record `ha.sheet.confirm`: a prominent button that is disabled is #D6D6D9 over #F2F2F7 and #3C3C3C over black.
    private var fill: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(colorScheme == .dark ? Color(white: 0.235) : Color(white: 0, opacity: 0.115)) }
        return AnyShapeStyle(TintShapeStyle())
    }

    private var foreground: AnyShapeStyle {
        role == .destructive ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color.primary)
    }
}
