extension Animation {
    /// The animation of sheets, covers and alerts.
    ///
    /// Source: the animation that UIKit gives its own presentations, as read from layers by many: mass 3, stiffness 1,000 and
    /// damping 500, which Core Animation, where nothing overdamps, takes for critical damping.
    static var presentation: Animation { .interpolatingSpring(mass: 3, stiffness: 1000, damping: 500) }

    /// The animation that opens and closes menus and popovers; judged by eye.
    static var menu: Animation { .spring(response: 0.32, dampingFraction: 0.8) }
}

extension AnyTransition {
    /// A transition from below the window, by the view's own height, and back.
    static var presentedSheet: AnyTransition { .move(edge: .bottom).animation(.presentation) }

    /// UIKit's alerts begin at 1.2 times their size and leave without shrinking.
    static var presentedAlert: AnyTransition {
        .asymmetric(insertion: .scale(scale: 1.2).combined(with: .opacity), removal: .opacity).animation(.presentation)
    }

    static var presentedShade: AnyTransition { .opacity.animation(.presentation) }

    /// A transition that grows a menu out of the point to which it belongs; a fiftieth of its size is as small as can be seen.
    static func presentedMenu(from anchor: UnitPoint) -> AnyTransition {
        .scale(scale: 0.02, anchor: anchor).combined(with: .opacity).animation(.menu)
    }
}

/// The shade between the window and a presentation: it darkens the window and takes the touches outside of the presentation.
struct PresentationShade: View {
    /// Closes the presentation after a touch outside of it; nil where such a touch does nothing.
    let close: (@MainActor () -> Void)?
    /// The darkness of the shade, from 0 to 1, as a fraction of its greatest.
    var amount = 1.0
    var isClear = false
    let level: Double
    @Environment(\.colorScheme) private var colorScheme

    /// Source: UIKit's dimming views: black at 0.2, in the dark at 0.48.
    private var color: Color { Color.black.opacity(isClear ? 0 : (colorScheme == .dark ? 0.48 : 0.2) * amount) }

    var body: some View {
        if let close {
            color.contentShape(Rectangle()).tapAction { MainActor.assumeIsolated { close() } }
                .accessibilityLabel("dismiss popup").accessibilityIdentifier("PopoverDismissRegion")
                .modifier(ShadePlace(level: level))
        } else {
            color.contentShape(Rectangle()).modifier(ShadePlace(level: level))
        }
    }
}

private struct ShadePlace: ViewModifier {
    let level: Double

    func body(content: Content) -> some View {
        content
            .layoutValue(key: PresentationPlaceKey.self, value: .barrier)
            .zIndex(level)
            .transition(.presentedShade)
    }
}
