/// Controls that belong together.
///
/// Source: Apple, SwiftUI `ControlGroup`.
nonisolated public struct ControlGroup<Content: View>: View {
    let content: AnyView
    let label: AnyView?
    @Environment(\.[styleOf: StyledKind<ControlGroupStyleConfiguration>()]) private var style

    private init(content: AnyView, label: AnyView?) {
        self.content = content
        self.label = label
    }

    public init(@ViewBuilder content: () -> Content) { self.init(content: AnyView(content()), label: nil) }

    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(content: AnyView(content()), label: AnyView(label()))
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: AnyView(content()), label: AnyView(Text(titleKey)))
    }

    @_disfavoredOverload
    public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: AnyView(content()), label: AnyView(Text(titleResource)))
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: AnyView(content()), label: AnyView(Text(title)))
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: AnyView(content()), label: AnyView(Label(titleKey, systemImage: systemImage)))
    }

    @_disfavoredOverload
    public init<C: View>(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: AnyView(content()), label: AnyView(Label(titleResource, systemImage: systemImage)))
    }

    @MainActor @preconcurrency public var body: some View {
        let inside = StyleKeepingContent(kind: ControlGroupStyleConfiguration.self, style: style, content: content)
        let configuration = ControlGroupStyleConfiguration(
            content: .init(content: AnyView(inside)), label: .init(content: label))
        return StyledControl(configuration) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
    }
}

/// Controls with a label.
///
/// Source: Apple, SwiftUI `LabeledControlGroupContent`.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    public var body: some View { content }
}

/// How groups of controls look.
///
/// Source: Apple, SwiftUI `ControlGroupStyle`.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls that a style arranges.
public struct ControlGroupStyleConfiguration {
    public let content: Content
    public let label: Label

    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    nonisolated public struct Label: View {
        let content: AnyView?
        @MainActor @preconcurrency public var body: some View { content }
    }
}

/// Controls side by side on one plate.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 20) { configuration.content }
            .buttonStyle(.borderless)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(RoundedRectangle(cornerRadius: 8, style: .continuous).fill(FillShapeStyle().tertiary))
    }
}

/// Controls side by side, as a navigation bar has them.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }.buttonStyle(.borderless)
    }
}

/// Controls in a row that is no higher than that of one item, as a menu has them.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
}

/// Controls in the row of a palette.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
}

/// Controls behind a button that brings up a menu of them.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

nonisolated extension View {
    /// Sets how groups of controls in this view look.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(style) { style, configuration in style.makeBody(configuration: configuration) }
    }
}
