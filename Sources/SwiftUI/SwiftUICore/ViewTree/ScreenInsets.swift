/// The areas that a device keeps clear at the sides of its screen.
package enum ScreenInsets {
    /// All of it, of a screen of a size, in points.
    ///
    /// Source: the safe areas of Apple's devices: 34 points at the bottom where there is a line in place of a home button, 20 on
    /// tablets; on its side a telephone keeps the island or notch clear on both sides, and 21 points at the bottom.
    package static func safeArea(of window: CGSize) -> EdgeInsets {
        let top = top(of: window)
        if top == 0, window.width > window.height {
            let side = self.top(of: CGSize(width: window.height, height: window.width))
            let isRound = side > 24
            return EdgeInsets(
                top: isRound ? 0 : side, leading: isRound ? side : 0, bottom: isRound ? 21 : side == 24 ? 20 : 0,
                trailing: isRound ? side : 0)
        }
        return EdgeInsets(top: top, leading: 0, bottom: top > 24 ? 34 : top == 24 ? 20 : 0, trailing: 0)
    }

    /// The height of the status bar on the screen of a device, which may differ from that of others of the same size.
    package static func top(of window: CGSize, in environment: EnvironmentValues) -> CGFloat {
        let insets = environment.screenInsets
        return insets == EdgeInsets() ? top(of: window) : insets.top
    }

    /// The radius of a screen's corners, in points; 0 for screens with a home button.
    ///
    /// Source: the radii that UIKit gives the displays of Apple's telephones, as read from them by many.
    package static func cornerRadius(of window: CGSize) -> CGFloat {
        switch (window.width, window.height) {
        case (402, 874), (440, 956), (420, 912): 62
        case (393, 852), (430, 932): 55
        case (428, 926): 53.33
        case (390, 844): 47.33
        case (414, 896): 41.5
        case (375, 812): 39
        default: 0
        }
    }

    /// The height of the status bar on a screen, in points.
    ///
    /// Source: the safe areas of Apple's devices: 59 points with a Dynamic Island (62 from iPhone 16 Pro on), 47 with a notch
    /// (44 on screens of 375 points), 20 with a home button.
    static func top(of window: CGSize) -> CGFloat {
        switch (window.width, window.height) {
        case (393, 852), (430, 932): 59
        case (402, 874), (440, 956), (420, 912): 62
        case (390, 844), (428, 926): 47
        case (375, 812): 44
        case (414, 896): 48
        case (744..., 1000...): 24
        default: window.height >= 600 && window.width < window.height ? 20 : 0
        }
    }
}

private enum ScreenInsetsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
    /// The space that the device keeps clear at the sides of its screen, in points; zero where the canvas is not a screen.
    package var screenInsets: EdgeInsets {
        get { self[ScreenInsetsKey.self] }
        set { self[ScreenInsetsKey.self] = newValue }
    }
}
