import UIKit
@_spi(Nodes) import SwiftUICore

/// The look of a tab as code sets it, like UIKit's tab bar items.
struct TabItemLook: Equatable {
    var titleFont: Font?
    var titleColor: Color?
    var pictureColor: Color?
    /// The offset of the title, in points.
    var titleOffset = CGSize.zero
    var pictureOffset = CGSize.zero
    var badgeColor: Color?
    /// The font and the colour of the badge's text.
    var badgeText = BarTextLook()

    /// Returns the look with the settings of another where it has none.
    func over(_ other: TabItemLook) -> TabItemLook {
        var look = self
        look.titleFont = titleFont ?? other.titleFont
        look.titleColor = titleColor ?? other.titleColor
        look.pictureColor = pictureColor ?? other.pictureColor
        look.badgeColor = badgeColor ?? other.badgeColor
        look.badgeText = BarTextLook(font: badgeText.font ?? other.badgeText.font, color: badgeText.color ?? other.badgeText.color)
        if titleOffset == .zero { look.titleOffset = other.titleOffset }
        return look
    }
}

/// The looks that a bar gives its tabs.
struct TabItemLooks: Equatable {
    private(set) var (normal, selected) = (TabItemLook(), TabItemLook())

    init() {}

    @MainActor init(_ settings: BarSettings<UITabBar>, isAtEdge: Bool) {
        if let items = (isAtEdge ? settings.scrollEdge : settings.standard)?.stackedLayoutAppearance {
            (normal, selected) = (TabItemLook(items.normal), TabItemLook(items.selected))
        }
        if let color = settings.first(\.unselectedItemTintColor).map({ Color(uiColor: $0) }) {
            normal.pictureColor = normal.pictureColor ?? color
            normal.titleColor = normal.titleColor ?? color
        }
    }
}

extension TabItemLook {
    @MainActor fileprivate init(_ state: UITabBarItemStateAppearance) {
        let title = BarTextLook(state.titleTextAttributes)
        (titleFont, titleColor) = (title.font, title.color)
        (pictureColor, badgeColor) = (state.iconColor.map { Color(uiColor: $0) }, state.badgeBackgroundColor.map { Color(uiColor: $0) })
        badgeText = BarTextLook(state.badgeTextAttributes)
        titleOffset = CGSize(width: state.titlePositionAdjustment.horizontal, height: state.titlePositionAdjustment.vertical)
    }
}

private enum TabItemLooksKey: EnvironmentKey {
    static var defaultValue: TabItemLooks { TabItemLooks() }
}

extension EnvironmentValues {
    /// The looks that the bar around gives its tabs.
    var tabItemLooks: TabItemLooks {
        get { self[TabItemLooksKey.self] }
        set { self[TabItemLooksKey.self] = newValue }
    }
}
