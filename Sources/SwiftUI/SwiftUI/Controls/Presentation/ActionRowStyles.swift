@_spi(Nodes) import SwiftUICore

private enum ButtonFollowUpKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

private enum IsInMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The action of buttons after their own: buttons of an alert, a dialog or a menu close it.
    var buttonFollowUp: (@MainActor () -> Void)? {
        get { self[ButtonFollowUpKey.self] }
        set { self[ButtonFollowUpKey.self] = newValue }
    }

    /// True if controls are rows of an open menu.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}

/// A button of an alert or a dialog: words across a row of it.
///
/// Source: UIKit's alert controllers: 17 points in alerts, 20 in dialogs, cancel buttons semibold, destructive ones red.
struct ActionButtonStyle: PrimitiveButtonStyle {
    let form: ActionPlate.Form

    func makeBody(configuration: Configuration) -> some View {
        ActionButton(form: form, configuration: configuration)
            .layoutValue(key: ActionRowKey.self, value: .button(configuration.role))
    }
}

private struct ActionButton: View {
    let form: ActionPlate.Form
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.systemLook.actions) private var look

    private var color: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }

    var body: some View {
        switch look.form {
        case .rows: row
        case .capsules, .page: capsule
        }
    }

    /// Record `alert` of `bars26.json`: the default action is in the tint with white words, the others are #282828 on #0E0E0E in the
    /// dark. Their fill in light is the system's tertiary fill.
    private var capsule: some View {
        let isFilled = isEnabled && configuration.role == nil && form == .alert && look.form == .capsules
        let words: AnyShapeStyle = isFilled ? AnyShapeStyle(Color.white) : configuration.role == .destructive ? color : plainColor
        return configuration.label
            .font(.system(size: 17, weight: isFilled ? .semibold : .medium))
            .foregroundStyle(words)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity, minHeight: look.plate(of: form).rowHeight)
            .background(
                isFilled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(source: .system(.tertiarySystemFill))),
                in: Capsule(style: .circular)
            )
            .opacity(configuration.isPressed ? 0.6 : 1)
            .contentShape(Capsule(style: .circular))
    }

    private var plainColor: AnyShapeStyle {
        AnyShapeStyle(isEnabled ? HierarchicalShapeStyle.primary : HierarchicalShapeStyle.tertiary)
    }

    private var row: some View {
        configuration.label
            .font(.system(size: form == .dialog ? 20 : 17, weight: configuration.role == .cancel ? .semibold : .regular))
            .foregroundStyle(color)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: look.plate(of: form).rowHeight)
            .background { if configuration.isPressed { Rectangle().fill(Color(source: .system(.tertiarySystemFill))) } }
            .contentShape(Rectangle())
    }
}

/// A row of a menu: a title, and an icon at the end.
struct MenuRow<Content: View>: View {
    var role: ButtonRole?
    var isPressed = false
    /// True if a tick stands before the title; nil where nothing is chosen in the menu.
    var isChosen: Bool?
    let content: Content
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.systemLook.actions.menu) private var look

    private var color: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(HierarchicalShapeStyle.primary)
    }

    var body: some View {
        HStack(spacing: 6) {
            if let isChosen {
                Image(systemName: "checkmark").font(.system(size: 13, weight: .semibold)).opacity(isChosen ? 1 : 0).frame(width: 16)
            }
            content.labelStyle(MenuLabelStyle(leadsWithIcon: look.leadsWithIcon)).frame(maxWidth: .infinity, alignment: .leading)
        }
        .font(.system(size: 17))
        .foregroundStyle(color)
        .lineLimit(2)
        .padding(.leading, isChosen == nil ? look.margin : look.margin - 7)
        .padding(.trailing, look.margin)
        .padding(.vertical, look.rowHeight / 4)
        .frame(maxWidth: .infinity, minHeight: look.rowHeight)
        .background { if isPressed { Rectangle().fill(Color(source: .system(.tertiarySystemFill))) } }
        .contentShape(Rectangle())
        .layoutValue(key: ActionRowKey.self, value: .button(role))
    }
}

struct MenuButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuRow(role: configuration.role, isPressed: configuration.isPressed, content: configuration.label)
    }
}

/// A title with an icon at its end, or before it.
///
/// Record `menu` of `bars26.json`: the middle of the icon is 36 points from the side, the title begins at 61.
private struct MenuLabelStyle: LabelStyle {
    let leadsWithIcon: Bool

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            if leadsWithIcon { configuration.icon.frame(width: 24) }
            configuration.title.frame(maxWidth: .infinity, alignment: .leading)
            if !leadsWithIcon { configuration.icon.frame(minWidth: 22) }
        }
    }
}

/// A row of a menu that can be chosen, and has a tick if it is.
struct MenuChoice<Content: View>: View {
    let isChosen: Bool
    let action: @MainActor () -> Void
    let content: Content

    var body: some View {
        Button(action: action) { content }.buttonStyle(TickStyle(isChosen: isChosen))
    }

    private struct TickStyle: PrimitiveButtonStyle {
        let isChosen: Bool

        func makeBody(configuration: Configuration) -> some View {
            MenuRow(isPressed: configuration.isPressed, isChosen: isChosen, content: configuration.label)
        }
    }
}

struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        return MenuChoice(isChosen: configuration.isOn, action: { isOn.wrappedValue.toggle() }, content: configuration.label)
    }
}

/// The title of a section of a menu, in small letters over its rows.
///
/// Source: UIKit's menus; the height is judged by eye.
struct MenuHeaderStyle: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(.system(size: 13))
            .foregroundStyle(HierarchicalShapeStyle.secondary)
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: 30, alignment: .leading)
    }
}

/// The options of a picker as rows of a menu.
struct MenuOptions: View, PrimitiveView {
    typealias Body = Never
    let selection: AnyHashable
    let options: AnyView
    let choose: (AnyHashable) -> Void

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        var inside = context.forContent
        inside.environment.buttonFollowUp = nil
        let elements = context.tree.build(options, at: node.child(0, holding: AnyView.self), in: inside)
        return elements.enumerated().flatMap { index, element -> [ViewNode] in
            guard let tag = element.traits.tag, !element.isDeparting else { return [] }
            let row = MenuChoice(isChosen: tag.matches(selection), action: { choose(tag) }, content: BuiltView(node: element))
            return context.tree.build(row, at: node.child(index + 1, holding: type(of: row)), in: context)
        }
    }
}

nonisolated extension View {
    /// Makes the view open a menu when it is tapped.
    func opensMenu<Rows: View>(@ViewBuilder _ rows: @escaping () -> Rows) -> some View { MenuOpener(label: self, rows: rows) }
}

/// A labelled value that opens a menu beside it wherever the row is tapped.
struct LabeledMenu<Label: View, Value: View, Rows: View>: View {
    let label: Label
    let value: Value
    @ViewBuilder let rows: () -> Rows
    @State private var isOpen = false

    var body: some View {
        let isOpen = $isOpen
        LabeledControl(label: label) { value.presenting(.menu, isPresented: isOpen, content: rows) }
            .contentShape(Rectangle())
            .tapAction { isOpen.wrappedValue = true }
    }
}

nonisolated private struct MenuOpener<Label: View, Rows: View>: View {
    let label: Label
    let rows: () -> Rows
    @State private var isOpen = false

    @MainActor var body: some View {
        let isOpen = $isOpen
        label
            .contentShape(Rectangle())
            .tapAction { isOpen.wrappedValue = true }
            .presenting(.menu, isPresented: isOpen, content: rows)
    }
}
