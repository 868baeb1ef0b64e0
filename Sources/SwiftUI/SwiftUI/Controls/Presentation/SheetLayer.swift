import Drawing
import Foundation
@_spi(Nodes) import SwiftUICore

/// A sheet, a cover or a popover, with the shade that it throws.
struct SheetLayer: View {
    let shown: ShownPresentation
    @State private var posture = SheetPosture()
    /// The detent that a finger has chosen.
    @State private var chosen: PresentationDetent?
    /// The distance a finger has pulled the sheet down, in points.
    @State private var pull: CGFloat = 0

    var body: some View {
        // The sheet comes first, as it determines the darkness of the window behind it.
        SheetView(shown: shown, posture: posture, chosen: $chosen, pull: $pull)
            .visualEffect { [posture] content, proxy in
                let margin = MainActor.assumeIsolated { posture.margin }
                return content.scaleEffect(SheetPosture.scale(ofWidth: proxy.size.width, margin: margin), anchor: .bottom)
                    .offset(y: -margin)
            }
            .modifier(PostureTrait(posture: posture))
            .scaleEffect(shown.isPushedBack && posture.form == .sheet ? RootNode.pushedScale : 1, anchor: .top)
            .offset(y: shown.isPushedBack && posture.form == .sheet ? -shown.environment.systemLook.sheet.coveredRise : 0)
            .animation(.presentation, value: shown.isPushedBack)
            .zIndex(shown.level + 1)
            .onDisappear { [onDismiss = shown.presentation.onDismiss] in onDismiss?() }
        Shade(shown: shown, posture: posture)
    }

    private struct Shade: View {
        let shown: ShownPresentation
        let posture: SheetPosture

        private var share: Double {
            shown.environment.presentationDepth > 1 ? shown.environment.systemLook.sheet.shadeOverSheet : 1
        }

        var body: some View {
            if posture.form != .cover, !posture.letsTouchesThrough {
                PresentationShade(
                    close: posture.isDismissDisabled ? nil : shown.presentation.close, amount: posture.shade * share,
                    isClear: posture.form == .popover, level: shown.level)
            }
        }
    }
}

/// The posture of a sheet: made by its node from its content's options, and read by the views around it.
@MainActor
final class SheetPosture {
    enum Form { case sheet, cover, popover }

    var form = Form.sheet
    var place = PresentationPlace.bottom(margin: 0)
    var transition = AnyTransition.presentedSheet
    /// The source from which the sheet grows; nil where it comes from below.
    var zoom: MatchedTransitionKey?
    /// The place of the source when the sheet began to grow from it.
    var zoomSource: ZoomSource?
    /// The heights at which the sheet rests, in points, in order, each with its detent.
    var detents: [(detent: PresentationDetent, height: CGFloat)] = []
    var height: CGFloat = 0
    /// The distance of the sheet below its place, in points.
    var sinking: CGFloat = 0
    var largest: CGFloat = 0
    var letsTouchesThrough = false
    var isDismissDisabled = false
    /// True if a finger on scrolling content of the sheet scrolls, even where the sheet could be higher.
    var scrollsFirst = false
    /// True if a finger holds the sheet.
    var isHeld = false
    /// The distance from the sheet to the sides and to the bottom of the screen, in points. The sheet is laid out over the whole width,
    /// and drawn smaller.
    var margin: CGFloat = 0
    /// The darkness of the window behind, as a fraction of its greatest.
    var shade = 1.0
}

extension SheetPosture {
    /// Returns the scale at which a sheet of a width leaves margins at its sides.
    nonisolated static func scale(ofWidth width: CGFloat, margin: CGFloat) -> CGFloat {
        width > 2 * margin ? (width - 2 * margin) / width : 1
    }

    /// Returns whether a finger on scrolling content of the sheet moves the sheet: up where the sheet can be higher, down from the
    /// content's top.
    ///
    /// Source: Apple, SwiftUI `presentationContentInteraction(_:)`. On a device one swipe may first move the sheet and then scroll; here
    /// a swipe does only what it begins with.
    func takesFinger(movingDown: Bool, isAtTop: Bool) -> Bool {
        guard form == .sheet else { return false }
        if movingDown { return isAtTop }
        return !scrollsFirst && height < (detents.last?.height ?? height) - 0.5
    }
}

private enum SheetPostureKey: EnvironmentKey {
    static var defaultValue: SheetPosture? { nil }
}

extension EnvironmentValues {
    /// The sheet that holds the view; nil in a window and in other forms of presentation.
    var sheetPosture: SheetPosture? {
        get { self[SheetPostureKey.self] }
        set { self[SheetPostureKey.self] = newValue }
    }
}

/// Passes the posture that the sheet's content determines to the stage.
private struct PostureTrait: ViewModifier, TraitModifier {
    typealias Body = Never
    let posture: SheetPosture

    func write(to traits: inout ViewTraits) {
        MainActor.assumeIsolated {
            traits.layoutValues[ObjectIdentifier(PresentationPlaceKey.self)] = posture.place
            traits.transition = posture.transition
        }
    }
}

/// The sheet itself: content on a background with round corners.
private struct SheetView: View, ElementView {
    typealias Body = Never
    let shown: ShownPresentation
    let posture: SheetPosture
    let chosen: Binding<PresentationDetent?>
    let pull: Binding<CGFloat>

    func makeNode(in context: BuildContext) -> SheetNode { SheetNode(tree: context.tree, posture: posture) }

    func update(_ node: SheetNode, at structure: ViewElement, in context: BuildContext) {
        var inside = context.forContent
        inside.environment = shown.environment
        inside.environment.containerSize = node.container
        inside.environment.sheetPosture = posture
        let look = inside.environment.systemLook.sheet
        inside.environment.sharedBarRow = 0
        inside.environment.barDistance = shown.isUsuallySheet ? look.distanceToBar : 0
        let screen = inside.environment.screenInsets
        var content = shown.presentation.content()
        if screen != EdgeInsets() {
            content = AnyView(ClearedView(content: content, clearance: { [weak node] in node?.clearance(on: screen) }))
        }
        if look.fillsScreen {
            (inside.environment.closesPage, inside.environment.isRaised) = (shown.presentation.close, false)
            content = AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity).modifier(WatchClockLayer()))
        }
        func buildContent() {
            if let scheme = node.preferredColorScheme { inside.environment.colorScheme = scheme }
            node.setContent(context.tree.build(content, at: structure.child(0, holding: AnyView.self), in: inside), in: inside)
        }
        buildContent()
        // A presentation counts as a window: its content determines its colour scheme.
        if node.takePreferredColorScheme() { buildContent() }
        let options = node.options
        node.take(options, of: shown, chosen: chosen, pull: pull)
        let form = node.backgroundForm(look)
        node.rim = form == .glass && options.background == nil ? PlateRim(in: inside.environment) : nil
        let background = options.background?() ?? AnyView(SheetBackground(form: form))
        node.background = context.tree.build(background, at: structure.child(1, holding: AnyView.self), in: inside)
        let grabber = AnyView(SheetGrabber(isShown: node.hasGrabber(options)))
        node.grabber = context.tree.build(grabber, at: structure.child(2, holding: AnyView.self), in: inside)
    }
}

/// The background of presentations that bring none: the system's, which in the dark is raised; a popover's is a material, and a sheet
/// that floats is of glass.
private struct SheetBackground: View {
    enum Form { case page, material, glass }
    let form: Form

    var body: some View {
        switch form {
        case .page: Rectangle().fill(Color(source: .system(.systemBackground)))
        case .material: Rectangle().fill(Material.thick)
        case .glass: Rectangle().fill(FloatingGlassStyle())
        }
    }
}

extension ShownPresentation {
    /// True if the presentation is a sheet unless its content adapts it to another form.
    fileprivate var isUsuallySheet: Bool {
        switch presentation.form {
        case .cover: false
        case .popover: environment.horizontalSizeClass == .compact
        default: true
        }
    }
}

extension SheetNode {
    fileprivate func backgroundForm(_ look: SheetLook) -> SheetBackground.Form {
        if posture.form == .popover { return .material }
        return look.floatsOnGlass && posture.margin > 0 ? .glass : .page
    }
}

/// Source: UIKit's grabber, 36 by 5 points, 5 below the sheet's edge, in the tertiary label colour.
private struct SheetGrabber: View {
    let isShown: Bool

    var body: some View {
        if isShown {
            Capsule().fill(HierarchicalShapeStyle.tertiary).frame(width: 36, height: 5).accessibilityHidden(true)
        }
    }
}
