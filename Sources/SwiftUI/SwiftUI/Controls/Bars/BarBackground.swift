import Foundation
import UIKit
@_spi(Nodes) import SwiftUICore

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
    private let look: NavigationBarLook.Ground
    /// The colour behind the content; nil for the system's.
    private let ground: Color?
    /// The appearances that UIKit's settings give the bar, unless the content asks for a background.
    private let dress: BarDress
    @Environment(\.colorScheme) private var surroundingScheme
    @Environment(\.pixelLength) private var pixelLength

    init(
        _ content: NavigationBarContent, _ placement: ToolbarPlacement, share: Double, look: NavigationBarLook.Ground, ground: Color?,
        dress: BarDress
    ) {
        let isHidden = content.backgroundVisibilities[placement] == .hidden || content.edgeEffects[placement]?.isHidden == true
        self.dress = content.backgrounds[placement] != nil || isHidden ? BarDress() : dress
        style = content.backgrounds[placement] ?? AnyShapeStyle(Material.bar)
        visibility = content.backgroundVisibilities[placement] ?? .automatic
        scheme = content.colorSchemes[placement]
        edgeEffect = content.edgeEffects[placement] ?? ScrollEdgeEffect()
        isAtTop = placement != .bottomBar && placement != .tabBar
        // A background that code sets is drawn as a ground of its own.
        self.look = content.backgrounds[placement] != nil || visibility == .visible ? .material : look
        self.ground = ground
        self.share = isHidden ? 0 : share
    }

    /// A requested scheme holds while the background shows.
    func body(content: Content) -> some View {
        content
            .background { background }
            .overlay(alignment: isAtTop ? .bottom : .top) { hairline }
            .environment(\.colorScheme, scheme ?? surroundingScheme)
    }

    private var opacity: Double { visibility == .visible ? 1 : share }

    @ViewBuilder private var background: some View {
        if opacity < 1, let edge = dress.edge, !edge.isTransparent {
            BarGround(appearance: edge).transition(.identity).ignoresSafeArea()
        }
        if let standard = dress.standard, !standard.hasSystemGround {
            if opacity > 0 { BarGround(appearance: standard).opacity(opacity).transition(.identity).ignoresSafeArea() }
        } else if opacity > 0 {
            switch (look, edgeEffect.style) {
            case (.edgeEffect, .automatic), (.edgeEffect, .soft):
                ScrollEdgeFade(isAtTop: isAtTop, ground: ground ?? Color(source: .system(.systemBackground)))
                    .opacity(opacity).transition(.identity).ignoresSafeArea()
            case (.material, .soft) where visibility != .visible:
                // The half of the bar on the content's side fades away.
                Rectangle().fill(style)
                    .mask {
                        LinearGradient(
                            stops: [.init(color: .black, location: 0.5), .init(color: .clear, location: 1)],
                            startPoint: isAtTop ? .top : .bottom, endPoint: isAtTop ? .bottom : .top)
                    }
                    .opacity(opacity).transition(.identity).ignoresSafeArea()
            default:
                Rectangle().fill(style).opacity(opacity).transition(.identity).ignoresSafeArea()
            }
        }
    }

    /// UIKit's shadow of a bar, outside of it; with the edge effect, a hard one has it alone.
    @ViewBuilder private var hairline: some View {
        let isDrawn = look == .material ? edgeEffect.style != .soft : edgeEffect.style == .hard
        if let standard = dress.standard {
            if isDrawn || !standard.hasSystemGround { hairline(of: standard, opacity: share) }
        } else if isDrawn {
            hairline(AnyShapeStyle(.separator), opacity: share)
        }
        if let edge = dress.edge, isDrawn || !edge.hasSystemGround { hairline(of: edge, opacity: 1 - share) }
    }

    @ViewBuilder private func hairline(of appearance: UIBarAppearance, opacity: Double) -> some View {
        if let color = appearance.hairline { hairline(AnyShapeStyle(Color(uiColor: color)), opacity: opacity) }
    }

    @ViewBuilder private func hairline(_ style: AnyShapeStyle, opacity: Double) -> some View {
        if opacity > 0 {
            Rectangle().fill(style).frame(height: pixelLength).ignoresSafeArea(edges: .horizontal).offset(
                y: isAtTop ? pixelLength : -pixelLength
            ).opacity(opacity)
                .transition(.identity).allowsHitTesting(false)
        }
    }
}

/// The soft scroll edge effect: content under a bar is blurred, and fades to the colour behind it towards the edge of the screen.
///
/// Record `nav.scrolledge` of `bars26.json`. The amounts are by eye.
struct ScrollEdgeFade: View {
    let isAtTop: Bool
    let ground: Color

    var body: some View {
        ZStack {
            Rectangle().fill(EdgeBlurStyle()).mask { gradient(.black, [1, 0.9, 0]) }
            gradient(ground, [0.92, 0.75, 0])
        }
        .allowsHitTesting(false)
    }

    private func gradient(_ color: Color, _ opacities: [Double]) -> LinearGradient {
        LinearGradient(
            colors: opacities.map { color.opacity($0) }, startPoint: isAtTop ? .top : .bottom, endPoint: isAtTop ? .bottom : .top)
    }
}

/// The distance from the side of a screen to the items of a bar.
struct BarMargins: ViewModifier {
    /// In points; nil: the margins of the scene.
    let width: CGFloat?
    /// The distance beside an area that the device keeps clear; nil: as elsewhere.
    var besideInset: CGFloat?
    @Environment(\.screenInsets) private var screenInsets

    @ViewBuilder func body(content: Content) -> some View {
        if let width = screenInsets.leading > 0 ? besideInset ?? width : width {
            content.padding(.horizontal, width)
        } else {
            content.modifier(SceneMargins(edges: .horizontal))
        }
    }
}

private enum SharedBarRowKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private enum BarDistanceKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    /// The height, in points, of a bar of tabs above a page, whose row the items of the page's navigation bar share; 0 without one.
    var sharedBarRow: CGFloat {
        get { self[SharedBarRowKey.self] }
        set { self[SharedBarRowKey.self] = newValue }
    }

    /// True on a screen with room for columns beside each other: a tablet's.
    var hasRoomForColumns: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }

    /// The distance from the top of a page to its navigation bar, in points.
    var barDistance: CGFloat {
        get { self[BarDistanceKey.self] }
        set { self[BarDistanceKey.self] = newValue }
    }
}
