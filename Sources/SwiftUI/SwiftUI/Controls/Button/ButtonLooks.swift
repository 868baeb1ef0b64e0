/// The colour of a button: a style set further out takes precedence over the tint, a role's colour over both defaults.
///
/// Source: FAULTS.md 4 (measured): a foreground style reaches the label of a button of every style.
private struct ButtonColors {
    let role: ButtonRole?

    /// Red for a destructive action, else the tint.
    var tint: AnyShapeStyle {
        role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

/// The label in the tint; on a watch, where rows are platters, in the colour of labels.
struct BorderlessButton: View {
    let label: AnyView
    let role: ButtonRole?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var ownTint
    @Environment(\.systemLook.button.platter) private var platter

    var body: some View { label.buttonForeground(style, isEnabled: isEnabled) }

    private var style: AnyShapeStyle {
        if platter != nil, role == nil { return ownTint ?? AnyShapeStyle(Color.primary) }
        return ButtonColors(role: role).tint
    }
}

/// The label as it is; pale while the button is disabled.
struct PlainButton: View {
    let label: AnyView
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.barItemForm) private var barItemForm

    var body: some View {
        label.opacity(isEnabled ? 1 : 0.5)
            .transformPreference(BarItemStyleKey.self) { [barItemForm] in if barItemForm != nil { $0 = .plain } }
    }
}

/// The label on a shape.
struct BorderedButton: View {
    enum Look { case tinted, filled, glass, tintedGlass }

    let label: AnyView
    let role: ButtonRole?
    let look: Look
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonBorderShape) private var chosenShape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.isInWidget) private var isInWidget
    @Environment(\.tint) private var ownTint
    @Environment(\.systemLook) private var system
    @Environment(\.barItemForm) private var barItemForm

    var body: some View {
        if barItemForm != nil {
            GlassBarLabel(label: label, role: role, isProminent: look == .filled || look == .tintedGlass)
        } else {
            sized
                .buttonInsets()
                .background { background }
        }
    }

    @ViewBuilder private var sized: some View {
        switch sizing.kind {
        case .automatic where button.platter != nil: colored.frame(maxWidth: .infinity)
        case .automatic, .fitted: colored
        case .flexible: colored.frame(maxWidth: .infinity)
        }
    }

    private var colored: some View { label.buttonForeground(titleStyle, isEnabled: isEnabled) }

    private var titleStyle: AnyShapeStyle {
        switch look {
        case .tinted where button.platter != nil && role == nil: AnyShapeStyle(ownTint ?? AnyShapeStyle(Color.primary))
        case .tinted: tint
        case .filled, .tintedGlass: AnyShapeStyle(Color.white)
        case .glass: role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
        }
    }

    /// Disabled, the tertiary fill (UIKit's button configurations).
    @ViewBuilder private var background: some View {
        switch look {
        case .tinted: borderShape.fill(isEnabled ? tintedGround : disabledFill)
        case .filled: borderShape.fill(isEnabled ? tint : disabledFill)
        case .glass where isEnabled: GlassPlate(kind: .button(AnyShapeStyle(Material.thin)), shape: borderShape)
        case .tintedGlass where isEnabled: GlassPlate(kind: .button(tint), shape: borderShape)
        case .glass, .tintedGlass: borderShape.fill(disabledFill)
        }
    }

    /// The buttons of widgets look alike on all systems.
    private var button: ButtonLook { isInWidget ? .iOS26 : system.button }

    private var borderShape: ButtonBorderShape { chosenShape == .automatic ? button.shape : chosenShape }

    private var tintedGround: AnyShapeStyle {
        if let ground = button.untintedGround, ownTint == nil, role == nil { return AnyShapeStyle(ground) }
        return AnyShapeStyle(tint.opacity(button.groundOpacity))
    }

    private var disabledFill: AnyShapeStyle { AnyShapeStyle(FillShapeStyle().tertiary) }
    private var tint: AnyShapeStyle { ButtonColors(role: role).tint }
}

nonisolated extension View {
    /// The space that a bordered button keeps around its label, and the font of its size.
    func buttonInsets() -> some View { modifier(ButtonInsets()) }
}

extension View {
    /// Puts a control that is no button on the ground of the buttons of a watch, as wide as its place.
    func platterGround() -> some View { modifier(PlatterGround()) }
}

private struct PlatterGround: ViewModifier {
    @Environment(\.systemLook.button) private var look

    /// As high as a button with a line of text, which is 19.5 points on a watch of 45 mm.
    private var height: CGFloat { 19.5 + 2 * (look.platter?.vertical ?? 0) }

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity, minHeight: height)
            .background { if let ground = look.untintedGround { look.shape.fill(ground) } }
    }
}

nonisolated private struct ButtonInsets: ViewModifier {
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.systemLook.button) private var look

    @MainActor func body(content: Content) -> some View {
        if borderShape.isCircle {
            content.defaultFont(font).padding(measures.vertical).frame(minWidth: side, minHeight: side)
        } else {
            content.defaultFont(font).padding(insets)
        }
    }

    @MainActor private var insets: EdgeInsets {
        EdgeInsets(
            top: measures.vertical, leading: measures.horizontal, bottom: measures.vertical,
            trailing: measures.horizontal)
    }

    /// A circle is as wide as a button with a line of text is high.
    @MainActor private var side: CGFloat { measures.lineHeight + 2 * measures.vertical }

    /// The insets in points; the heights that come of them are UIKit's: 28 for small and mini, 34.33 for regular, 50.33 for
    /// large and extra large buttons. Regular is iOS 26's, a body label in a capsule of 34.33 points.
    @MainActor private var measures: (horizontal: CGFloat, vertical: CGFloat, lineHeight: CGFloat) {
        switch controlSize {
        case .mini, .small: (10, look.platter?.smallVertical ?? 5, 18)
        case .regular: (12, look.platter?.vertical ?? 7, 20.333)
        case .large, .extraLarge: (20, 15, 20.333)
        }
    }

    @MainActor private var font: Font {
        switch controlSize {
        case .mini, .small: .subheadline
        case .regular, .large, .extraLarge: .body
        }
    }
}
