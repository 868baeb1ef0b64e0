import RunContext
import UIKit

/// A button that opens a menu when it is tapped; in a widget nothing opens.
///
/// Source: Apple, SwiftUI `Menu`.
nonisolated public struct Menu<Label: View, Content: View>: View {
    let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?
    @State private var isOpen = false
    @Environment(\.isInMenu) private var isInMenu

    private init(label: Label, content: Content, primaryAction: (() -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// A menu that a long press brings up; a tap performs an action.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) { self.init(label: label(), content: content(), primaryAction: primaryAction) }

    @MainActor @preconcurrency public var body: some View {
        let isOpen = $isOpen
        let title = isInMenu ? AnyView(SubmenuLabel(label: label)) : AnyView(LabelRow(label))
        let configuration = MenuStyleConfiguration(
            label: .init(content: title), content: .init(content: AnyView(content)),
            tap: primaryAction ?? { isOpen.wrappedValue = true })
        return StyledControl(configuration) { DefaultMenuStyle().makeBody(configuration: $0) }
            // A menu in a menu opens beside it, and the one around stays.
            .environment(\.buttonFollowUp, nil)
            .highPriorityGesture(
                LongPressGesture().onEnded { _ in isOpen.wrappedValue = true }, including: primaryAction == nil ? .subviews : .all
            )
            .presenting(.menu, isPresented: isOpen) { [content] in content }
    }
}

/// The row of a menu in a menu.
private struct SubmenuLabel<Label: View>: View {
    let label: Label

    var body: some View {
        HStack(spacing: 12) {
            LabelRow(label).frame(maxWidth: .infinity, alignment: .leading)
            Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold)).foregroundStyle(HierarchicalShapeStyle.secondary)
        }
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction) }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// A title with a picture by the name that Xcode generates for it.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleResource, image: image) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, image: image) }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu that a style was given, in the style around it.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// The action of a tap on a view that brings up a menu: it notes that no picture shows the menu.
@MainActor
enum MenuTouch {
    static func report(_ word: String) {
        RunContext.current.tasks?.note(.notShown(word, instead: "only the button that opens it is drawn"))
    }
}

nonisolated extension View {
    /// Makes the view bring up a menu when it is tapped.
    func menuTouch(_ word: String) -> some View {
        contentShape(Rectangle()).tapAction { MainActor.assumeIsolated { MenuTouch.report(word) } }
    }
}

/// The look of menus.
///
/// Source: Apple, SwiftUI `MenuStyle`.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu that a style arranges.
public struct MenuStyleConfiguration {
    let label: Label
    let content: Content
    /// The action of a tap.
    var tap: () -> Void = {}

    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
}

/// A button in the style of the surroundings.
public struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(action: { [tap = configuration.tap] in tap() }) { configuration.label }
    }
}

/// A button in the style of the surroundings.
public struct ButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(action: { [tap = configuration.tap] in tap() }) { configuration.label }
    }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(action: { [tap = configuration.tap] in tap() }) { configuration.label }.buttonStyle(.borderless)
    }
}

/// A button with a border, as on a Mac.
///
/// Source: Apple, SwiftUI `BorderedButtonMenuStyle`.
public struct BorderedButtonMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(action: { [tap = configuration.tap] in tap() }) { configuration.label }.buttonStyle(.bordered)
    }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of the items of an open menu; a closed menu shows none.
///
/// Source: Apple, SwiftUI `MenuOrder`.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, priority, fixed }
    private let kind: Kind
    public static let automatic = MenuOrder(kind: .automatic)
    public static let priority = MenuOrder(kind: .priority)
    public static let fixed = MenuOrder(kind: .fixed)
}

private enum MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
    /// The order of the items of open menus.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how menus in this view look.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        controlStyle(style) { style, configuration in style.makeBody(configuration: configuration) }
    }

    /// Sets in which order open menus have their items.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets whether menus have an arrow; on iOS none has.
    public func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuIndicatorVisibility, visibility) }
}
