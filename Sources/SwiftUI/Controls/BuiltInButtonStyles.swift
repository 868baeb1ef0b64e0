/// The style of the surroundings: bordered in a widget, borderless elsewhere.
public struct DefaultButtonStyle: ButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { AutomaticButton(configuration: configuration) }
}

private struct AutomaticButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isInWidget) private var isInWidget

    var body: some View {
        if isInWidget {
            BorderedButton(configuration: configuration, isProminent: false)
        } else {
            BorderlessButton(configuration: configuration)
        }
    }
}

/// The label in the tint, without a border.
public struct BorderlessButtonStyle: ButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { BorderlessButton(configuration: configuration) }
}

/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in the tint on a translucent capsule of the tint.
public struct BorderedButtonStyle: ButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: false)
    }
}

/// The label in white on a capsule of the tint.
public struct BorderedProminentButtonStyle: ButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: true)
    }
}

private struct BorderlessButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if !isEnabled {
            // A disabled button's title is the tertiary label colour (UIKit's button configurations).
            configuration.label.foregroundStyle(HierarchicalShapeStyle.tertiary)
        } else if configuration.role == .destructive {
            configuration.label.foregroundStyle(Color.red)
        } else {
            configuration.label.foregroundStyle(TintShapeStyle())
        }
    }
}

private struct BorderedButton: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled

    /// The capsule's tint as a fraction of the tint's own opacity, and the insets of the label, in points.
    ///
    /// Source: the regular control size of iOS 26: a body label (20.33 points) in a capsule of 34.33 points; the bordered
    /// background is the tint at 0.18 (UIKit's tinted button configuration).
    private static let backgroundOpacity = 0.18
    private static let insets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    var body: some View {
        configuration.label
            .foregroundStyle(title)
            .padding(Self.insets)
            .background(Capsule().fill(background))
    }

    /// Disabled, the title is the tertiary label colour on the tertiary fill (UIKit's button configurations).
    private var title: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        return isProminent ? AnyShapeStyle(Color.white) : tint
    }

    private var background: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(FillShapeStyle().tertiary) }
        return isProminent ? tint : AnyShapeStyle(tint.opacity(Self.backgroundOpacity))
    }

    private var tint: AnyShapeStyle {
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
