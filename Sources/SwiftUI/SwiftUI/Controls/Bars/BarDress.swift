import UIKit
@_spi(Nodes) import SwiftUICore

/// The appearances that UIKit's settings give a bar; nil where it has the system's.
@MainActor
struct BarDress {
    /// The appearance over content.
    private(set) var standard: UIBarAppearance?
    /// The appearance at the edge of the content.
    private(set) var edge: UIBarAppearance?

    /// The dress of the system.
    init() {}

    init<Bar: AppearingBar>(_ settings: BarSettings<Bar>) { (standard, edge) = (settings.standard, settings.scrollEdge) }
}

extension View {
    /// Gives a bar the tint and the style of UIKit's settings.
    func barColors<Bar: AppearingBar>(of settings: BarSettings<Bar>) -> some View {
        transformEnvironment(\.tint) { if let tint = settings.tint { $0 = AnyShapeStyle(Color(uiColor: tint)) } }
            .modifier(ForcedScheme(style: settings.interfaceStyle))
    }
}

/// The ground of a bar that an appearance describes.
struct BarGround: View {
    let appearance: UIBarAppearance

    var body: some View {
        ZStack {
            if let effect = appearance.backgroundEffect { Rectangle().filled(by: effect) }
            if let color = appearance.backgroundColor { Rectangle().fill(Color(uiColor: color)) }
            if let image = appearance.backgroundImage { Image(uiImage: image).resizable() }
        }
    }
}

/// The look of words in a bar, where code sets it.
struct BarTextLook: Equatable {
    var font: Font?
    var color: Color?

    init(font: Font? = nil, color: Color? = nil) { (self.font, self.color) = (font, color) }

    /// Creates the look of some attributes: their font and their colour.
    @MainActor init(_ attributes: [NSAttributedString.Key: Any]) {
        font = (attributes[.font] as? UIFont).map { Font($0) }
        color = (attributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
    }

    /// Creates the look set for a state, or else for the normal one.
    @MainActor init(of item: UIBarItem, in state: UIControl.State) {
        self.init((item.titleTextAttributes(for: .normal) ?? [:]).merging(item.titleTextAttributes(for: state) ?? [:]) { $1 })
    }

    func applied(to text: Text) -> Text {
        var text = text
        if let font { text = text.font(font) }
        if let color { text = text.foregroundStyle(color) }
        return text
    }

    /// Returns a title in this look, or in the font of the system's.
    @MainActor @ViewBuilder
    func applied(to title: some View, otherwise systemFont: Font) -> some View {
        if let color {
            title.font(font ?? systemFont).foregroundStyle(color)
        } else {
            title.font(font ?? systemFont)
        }
    }
}

/// The looks of the buttons in a bar.
struct BarButtonLooks: Equatable {
    private var (plain, done) = (BarTextLook(), BarTextLook())

    init() {}

    @MainActor init(of appearance: UINavigationBarAppearance) {
        plain = BarTextLook(appearance.buttonAppearance.normal.titleTextAttributes)
        done = BarTextLook(appearance.doneButtonAppearance.normal.titleTextAttributes)
    }

    /// Returns the look of a button, and the font that it has without one.
    func look(isConfirmation: Bool) -> (BarTextLook, systemFont: Font) { isConfirmation ? (done, .headline) : (plain, .body) }
}

nonisolated extension View {
    /// Gives a button in a bar its font and its colour.
    func barButtonLook(isConfirmation: Bool) -> some View { modifier(BarButtonModifier(isConfirmation: isConfirmation)) }
}

private struct BarButtonModifier: ViewModifier {
    let isConfirmation: Bool
    @Environment(\.barButtonLooks) private var looks

    func body(content: Content) -> some View {
        let (look, systemFont) = looks.look(isConfirmation: isConfirmation)
        content.font(look.font ?? systemFont).transformEnvironment(\.tint) { if let color = look.color { $0 = AnyShapeStyle(color) } }
    }
}

extension Shape {
    /// Returns the shape filled with the material of an effect, in the appearance that the effect is of.
    @MainActor
    func filled(by effect: UIBlurEffect) -> some View {
        fill(effect.style.material).modifier(ForcedScheme(style: effect.style.interfaceStyle))
    }
}

/// The appearance that a UIKit style asks for; that of the surroundings where it asks for none.
struct ForcedScheme: ViewModifier {
    let style: UIUserInterfaceStyle

    func body(content: Content) -> some View {
        if let scheme = ColorScheme(style) { content.environment(\.colorScheme, scheme) } else { content }
    }
}

extension UIBlurEffect.Style {
    /// The material of the same name; the styles from before there were materials take the nearest.
    fileprivate var material: Material {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight, .prominent: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .dark: .regular
        }
    }

    /// The appearance that a style is of; unspecified: that of its surroundings.
    fileprivate var interfaceStyle: UIUserInterfaceStyle {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
            .systemChromeMaterialLight:
            .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark:
            .dark
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            .systemChromeMaterial:
            .unspecified
        }
    }
}

private enum NavigationBarOfUIKitKey: EnvironmentKey {
    static var defaultValue: UINavigationBar? { nil }
}

private enum TabBarOfUIKitKey: EnvironmentKey {
    static var defaultValue: UIKitTabs? { nil }
}

/// The bar of a UIKit controller with tabs, and the selected controller.
@MainActor
struct UIKitTabs {
    let bar: UITabBar
    let page: UIViewController?

    var selected: UITabBarItem? { page?.tabBarItem }

    /// The distance that the content of the page's scroll view continues beneath the bar, in points; nil without such a view.
    ///
    /// Source: Apple, UIKit `UIViewController.contentScrollView(for:)`: by default the view of the controller, or the first one inside.
    var remaining: CGFloat? {
        var shown = page
        while let stack = shown as? UINavigationController { shown = stack.topViewController }
        guard let view = shown?.viewIfLoaded, let scroll = view as? UIScrollView ?? view.subviews.first as? UIScrollView else { return nil }
        return scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.maxY
    }
}

private enum BarButtonLooksKey: EnvironmentKey {
    static var defaultValue: BarButtonLooks { BarButtonLooks() }
}

extension EnvironmentValues {
    /// The bar of the UIKit controller whose stack is drawn; nil for a stack of SwiftUI's.
    var uiNavigationBar: UINavigationBar? {
        get { self[NavigationBarOfUIKitKey.self] }
        set { self[NavigationBarOfUIKitKey.self] = newValue }
    }

    /// The bar of the UIKit controller whose tabs are drawn; nil for a tab view of SwiftUI's.
    var uiTabs: UIKitTabs? {
        get { self[TabBarOfUIKitKey.self] }
        set { self[TabBarOfUIKitKey.self] = newValue }
    }

    /// The looks of the buttons in the bar around.
    var barButtonLooks: BarButtonLooks {
        get { self[BarButtonLooksKey.self] }
        set { self[BarButtonLooksKey.self] = newValue }
    }
}
