import Drawing
import Foundation
@_spi(Nodes) import SwiftUICore

/// An open menu beside the control that opened it.
struct MenuLayer: View {
    let shown: ShownPresentation

    var body: some View {
        MenuPlate(shown: shown, anchor: shown.anchor)
        PresentationShade(close: shown.presentation.close, isClear: true, level: shown.level)
    }
}

/// The rows of a menu, below a rectangle of the window, or above it where there is more room.
private struct MenuPlate: View {
    let shown: ShownPresentation
    let anchor: CGRect

    var body: some View {
        let placement = MenuPlacement()
        ActionPlate(
            form: .menu, environment: environment, header: AnyView(EmptyView()), actions: AnyView(rows),
            standard: AnyView(EmptyView())
        )
        .modifier(MenuPlacementModifier(anchor: anchor, placement: placement))
        .modifier(MenuPlacementTrait(placement: placement))
        .zIndex(shown.level + 1)
        .onDisappear { [onDismiss = shown.presentation.onDismiss] in onDismiss?() }
    }

    private var rows: some View {
        shown.presentation.content().buttonStyle(MenuButtonStyle()).toggleStyle(MenuToggleStyle())
    }

    private var environment: EnvironmentValues {
        var environment = shown.actionEnvironment
        var close = environment.buttonFollowUp
        // An inner menu closes the menus around it.
        if let outer = shown.presenter.environment.buttonFollowUp {
            close = { [close = shown.presentation.close] in
                close()
                outer()
            }
        }
        environment.enterMenu(closedBy: close, from: shown.presenter.environment)
        return environment
    }
}

/// The place of a menu; known once the menu has been measured.
@MainActor
final class MenuPlacement {
    var origin = CGPoint.zero
    /// Out of which point of itself it grows.
    var anchor = UnitPoint.top
}

struct MenuPlacementModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let anchor: CGRect
    let placement: MenuPlacement
    /// The distance to the anchor, in points: 8 by eye.
    var gap: CGFloat = 8
    /// True if it stands over the middle of the anchor, where the window has the room; else it begins at a side of the anchor.
    var isCentered = false

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let window = CGRect(origin: .zero, size: context.tree.size)
        // Eight points to the window's edges; judged by eye.
        let margin: CGFloat = 8
        let size = inner.sizeThatFits(ProposedViewSize(window.size))
        let isBelow = window.maxY - anchor.maxY - gap - margin >= size.height || window.maxY - anchor.maxY >= anchor.minY
        // It begins at the side at which the control is.
        let side = anchor.midX <= window.midX ? anchor.minX : anchor.maxX - size.width
        let x = min(max(isCentered ? anchor.midX - size.width / 2 : side, margin), max(window.maxX - margin - size.width, margin))
        let y = isBelow ? anchor.maxY + gap : anchor.minY - gap - size.height
        placement.origin = CGPoint(x: x, y: min(max(y, margin), max(window.maxY - margin - size.height, margin)))
        placement.anchor = UnitPoint(
            x: size.width > 0 ? min(max((anchor.midX - x) / size.width, 0), 1) : 0.5, y: isBelow ? 0 : 1)
        return MenuPlacementNode.reuse(existing, inner: inner) { MenuPlacementNode(tree: context.tree, inner: inner) }
    }
}

private final class MenuPlacementNode: WrapperNode {}

struct MenuPlacementTrait: ViewModifier, TraitModifier {
    typealias Body = Never
    let placement: MenuPlacement

    func write(to traits: inout ViewTraits) {
        MainActor.assumeIsolated {
            traits.layoutValues[ObjectIdentifier(PresentationPlaceKey.self)] = PresentationPlace.at(placement.origin)
            traits.transition = .presentedMenu(from: placement.anchor)
        }
    }
}

/// A view's own menu: the view is lifted out of the window, which is blurred behind it.
struct ContextMenuLayer: View {
    let shown: ShownPresentation
    let preview: (@MainActor () -> AnyView)?

    var body: some View {
        let space = CGRect(origin: .zero, size: shown.presenter.tree.size).insetBy(dx: 16, dy: 48)
        let lifted = liftedFrame(in: space)
        MenuPlate(shown: shown, anchor: lifted).zIndex(shown.level + 2)
        LiftedView(shown: shown, preview: preview)
            .frame(width: lifted.width, height: lifted.height)
            .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
            .layoutValue(key: PresentationPlaceKey.self, value: .at(lifted.origin))
            .zIndex(shown.level + 2)
            .transition(.presentedLift)
        Rectangle().fill(Material.ultraThin).contentShape(Rectangle())
            .tapAction { [close = shown.presentation.close] in MainActor.assumeIsolated { close() } }
            .accessibilityLabel("dismiss popup").accessibilityIdentifier("PopoverDismissRegion")
            .layoutValue(key: PresentationPlaceKey.self, value: .barrier)
            .zIndex(shown.level)
            .transition(.presentedShade)
    }

    /// Returns the frame in which the view is shown: its own, or the nearest that leaves room for its menu.
    private func liftedFrame(in space: CGRect) -> CGRect {
        var frame = shown.anchor
        if preview != nil {
            // A custom preview stands in the middle, as wide as there is room; judged by eye.
            let size = ViewTree.fittingSize(
                of: preview?() ?? AnyView(EmptyView()), proposal: ProposedViewSize(width: space.width, height: space.height / 2),
                environment: shown.environment)
            frame = CGRect(
                x: shown.anchor.midX - size.width / 2, y: shown.anchor.midY - size.height / 2, width: size.width, height: size.height)
        }
        frame.origin.x = min(max(frame.minX, space.minX), max(space.maxX - frame.width, space.minX))
        frame.origin.y = min(max(frame.minY, space.minY), max(space.maxY - frame.height, space.minY))
        return frame
    }
}

extension AnyTransition {
    /// A transition from the bottom and back, as for a sheet.
    static var presentedDialog: AnyTransition { .move(edge: .bottom).animation(.presentation) }

    /// A view that is lifted begins as large as it was; judged by eye.
    fileprivate static var presentedLift: AnyTransition { .scale(scale: 0.96).combined(with: .opacity).animation(.menu) }
}

/// The view that a context menu or a drag shows for its view: a custom preview, or the view once more.
struct LiftedView: View {
    let shown: ShownPresentation
    let preview: (@MainActor () -> AnyView)?

    var body: some View {
        if let preview {
            TransplantedView(environment: shown.environment, content: preview())
        } else {
            TwinView(original: shown.presenter)
        }
    }
}

/// Draws another view's node in its own place: it neither lays it out nor lets it be touched.
private struct TwinView: View, ElementView {
    typealias Body = Never
    let original: PresenterNode

    func makeNode(in context: BuildContext) -> TwinNode { TwinNode(tree: context.tree) }
    func update(_ node: TwinNode, at structure: ViewElement, in context: BuildContext) { node.original = original }
}

private final class TwinNode: ViewNode {
    weak var original: PresenterNode?

    override var kind: String { "Twin" }
    override var ownStillTime: Double { original?.timeSummary.stillTime ?? -.infinity }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { original?.liftedFrame?.size ?? .zero }

    override func paint(with painter: inout Painter) {
        guard let original else { return }
        let (own, other) = (frame(at: painter.time), original.frame(at: painter.time))
        let (lifted, placed) = (original.liftedFrame ?? other, original.placedFrame ?? other)
        let items = painter.group { original.paintLifted(with: &$0) }
        let shift = CGAffineTransform(
            translationX: own.minX - other.minX - (lifted.minX - placed.minX),
            y: own.minY - other.minY - (lifted.minY - placed.minY))
        painter.draw([.transform(shift, items)], isComposed: true)
    }
}
