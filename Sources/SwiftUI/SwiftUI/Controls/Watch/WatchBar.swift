import Foundation
@_spi(Nodes) import SwiftUICore

/// The top of a page on a watch: the clock, the title, and round buttons in the corners.
///
/// Everything has its place on the screen, whatever the device keeps clear above the page.
struct WatchBar: View {
    let content: NavigationBarContent
    let place: NavigationPlace
    /// True if the title stands at the leading side, as that of a first page does.
    let isLarge: Bool
    let look: WatchLook.Parts
    let screen: WatchScreen
    @Environment(\.screenInsets) private var insets
    @Environment(\.closesPage) private var close

    var body: some View {
        if !content.isHidden, content.visibilities[.navigationBar] != .hidden {
            ZStack(alignment: .top) {
                Color.clear
                WatchClock(look: look, screen: screen, isCentred: isCentred)
                title
                corners
            }
            .frame(height: screen.contentTop, alignment: .top)
            .padding(.top, -insets.top)
        }
    }

    /// The buttons at the leading and at the trailing side.
    private var leading: [ToolbarEntry] { content.items(at: .leading, .cancellation) }
    private var trailing: [ToolbarEntry] { content.items(at: .trailing, .confirmation) }
    private var hasBack: Bool { place.below != nil && !content.isBackButtonHidden }
    /// A button in the clock's corner moves the clock to the middle.
    private var isCentred: Bool { !trailing.isEmpty }
    private var isInline: Bool { !isLarge || isCentred || hasBack || hasClose || !leading.isEmpty }
    /// The first page of a sheet can be left, unless it has a button of its own in that corner.
    private var hasClose: Bool { close != nil && place.below == nil && leading.isEmpty }

    @ViewBuilder private var title: some View {
        if let title = content.title, !content.removed.contains(.title) {
            let baseline = screen.clockBaseline + (isInline ? look.titleDistance : look.largeTitleDistance)
            title
                .font(.system(size: isInline ? look.titleSize : look.largeTitleSize, weight: .semibold))
                .lineLimit(1)
                .padding(.horizontal, isInline ? screen.clockMargin : look.largeTitleMargin)
                .frame(maxWidth: .infinity, alignment: isCentred ? .center : isInline ? .trailing : .leading)
                .modifier(BaselineAt(y: baseline))
        }
    }

    private var corners: some View {
        HStack(spacing: 0) {
            if hasBack, let below = place.below {
                WatchCornerButton(symbol: "chevron.backward", label: "Back", look: look, screen: screen) {
                    below.model.pop(to: below.level)
                }
                .accessibilityIdentifier("BackButton")
            } else if hasClose, let close {
                WatchCornerButton(symbol: "xmark", label: "Close", look: look, screen: screen, action: close)
            }
            items(leading)
            Spacer(minLength: 0)
            items(trailing)
        }
        .padding(.horizontal, screen.cornerMargin)
        .padding(.top, screen.cornerTop)
    }

    private func items(_ entries: [ToolbarEntry]) -> some View {
        ForEach(entries.indices, id: \.self) { index in
            entries[index].content.toolbarIcons().buttonStyle(WatchCornerStyle(look: look, diameter: screen.cornerDiameter))
        }
    }
}

/// The time in the corner of a watch's screen, or in its middle.
struct WatchClock: View {
    let look: WatchLook.Parts
    let screen: WatchScreen
    var isCentred = false

    var body: some View {
        // Apple's pictures of watches show this time.
        Text(verbatim: "10:09")
            .font(.system(size: look.clockSize, weight: .medium))
            .foregroundStyle(Color.white)
            .padding(.horizontal, screen.clockMargin)
            .frame(maxWidth: .infinity, alignment: isCentred ? .center : .trailing)
            .modifier(BaselineAt(y: screen.clockBaseline))
            .accessibilityHidden(true)
    }
}

/// Moves a text to a baseline below the top of its container.
private struct BaselineAt: ViewModifier {
    let y: CGFloat

    func body(content: Content) -> some View {
        content.alignmentGuide(.top) { [y] in $0[.firstTextBaseline] - y }
    }
}

/// A button in a corner of a watch's screen.
private struct WatchCornerStyle: PrimitiveButtonStyle {
    let look: WatchLook.Parts
    let diameter: CGFloat

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.font(.system(size: 15, weight: .medium))
            .modifier(WatchCorner(look: look, diameter: diameter))
            .contentShape(Circle())
    }
}

/// A symbol on a round button in a corner of a watch's screen, which leaves a page.
private struct WatchCornerButton: View {
    let symbol: String
    let label: LocalizedStringKey
    let look: WatchLook.Parts
    let screen: WatchScreen
    let action: @MainActor () -> Void

    var body: some View {
        Image(systemName: symbol)
            .font(.system(size: 17, weight: .semibold))
            .modifier(WatchCorner(look: look, diameter: screen.cornerDiameter))
            .contentShape(Circle())
            .tapAction(.button, action)
            .accessibilityLabel(label)
    }
}

/// A circle with a rim.
private struct WatchCorner: ViewModifier {
    let look: WatchLook.Parts
    let diameter: CGFloat

    func body(content: Content) -> some View {
        content
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .frame(width: diameter, height: diameter)
            .background {
                Circle().fill(Color(look.corner))
                    .overlay(Circle().strokeBorder(Color(look.rim), lineWidth: look.rimWidth))
            }
    }
}

/// The clock over pages that have no bar with one, and in a sheet the button for leaving it.
struct WatchClockLayer: ViewModifier {
    @Environment(\.systemLook.watch) private var look
    @Environment(\.closesPage) private var close

    func body(content: Content) -> some View {
        if let look {
            content.overlayPreferenceValue(WatchClockKey.self) { hasClock in
                if !hasClock {
                    GeometryReader { proxy in
                        let screen = WatchScreen.of(proxy.size)
                        ZStack(alignment: .topLeading) {
                            Color.clear.allowsHitTesting(false)
                            WatchClock(look: look, screen: screen).allowsHitTesting(false)
                            if let close {
                                WatchCornerButton(symbol: "xmark", label: "Close", look: look, screen: screen, action: close)
                                    .padding(.leading, screen.cornerMargin).padding(.top, screen.cornerTop)
                            }
                        }
                    }
                    .ignoresSafeArea()
                }
            }
        } else {
            content
        }
    }
}

/// True if a bar of the page has a clock.
enum WatchClockKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private enum ClosesPageKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
    /// The action that leaves the sheet that fills the screen; nil outside of one.
    var closesPage: (@MainActor () -> Void)? {
        get { self[ClosesPageKey.self] }
        set { self[ClosesPageKey.self] = newValue }
    }
}
