/// The style of the surroundings: bordered in a widget and on a watch, borderless elsewhere.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { AutomaticButton(configuration: configuration) }
}

private struct AutomaticButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isInWidget) private var isInWidget
    @Environment(\.listLook) private var listLook
    @Environment(\.systemLook.button.platter) private var platter
    @Environment(\.barItemForm) private var barItemForm

    var body: some View {
        if isInWidget {
            BorderedButton(label: configuration.label.content, role: configuration.role, look: .tinted)
        } else if let barItemForm {
            GlassBarLabel(label: configuration.label.content, role: configuration.role, isProminent: barItemForm == .prominentGlass)
        } else if platter != nil, listLook == nil {
            BorderedButton(label: configuration.label.content, role: configuration.role, look: .tinted)
        } else {
            BorderlessButton(label: configuration.label.content, role: configuration.role)
        }
    }
}

/// The label in the tint, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButton(label: configuration.label.content, role: configuration.role)
    }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { PlainButton(label: configuration.label.content) }
}

/// The label in the tint on a translucent shape of the tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label.content, role: configuration.role, look: .tinted)
    }
}

/// The label in white on a shape of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label.content, role: configuration.role, look: .filled)
    }
}

/// The label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label.content, role: configuration.role, look: .glass)
    }
}

/// The label in white on glass of the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label.content, role: configuration.role, look: .tintedGlass)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
