@_spi(Nodes) import SwiftUICore

/// A control for one of several values.
///
/// Source: Apple, SwiftUI `Picker`.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content
    /// Stands for the chosen option where only that is shown.
    private var currentValue: AnyView?
    @Environment(\.pickerLook) private var look

    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    /// Creates a picker with a custom view of its chosen value, for places that show the value alone, such as a menu's button.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: label)
        currentValue = AnyView(currentValueLabel())
    }

    @available(*, deprecated, renamed: "init(selection:content:label:)")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.label = label
        self.content = content()
    }

    @MainActor @preconcurrency public var body: some View {
        let selection = selection
        return PickerBody(
            look: look, selection: AnyHashable(selection.wrappedValue), label: AnyView(controlLabel: label), options: AnyView(content),
            title: label as? Text, currentValue: currentValue
        ) { tag in
            if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
        }
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleKey) } }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleResource) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(title) } }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleResource) }, currentValueLabel: currentValueLabel)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { SwiftUI.Label(titleResource, systemImage: systemImage) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) } }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(title, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }
}

/// A picker in one of its looks.
private struct PickerBody: View {
    let look: _PickerLook
    let selection: AnyHashable
    let label: AnyView
    let options: AnyView
    /// The label, if it is a text alone.
    let title: Text?
    let currentValue: AnyView?
    /// Takes the tag of an option that is chosen.
    let choose: (AnyHashable) -> Void
    @Environment(\.listLook) private var listLook
    @Environment(\.systemLook.segmented) private var segments
    @Environment(\.systemLook.menuValue) private var menuValue
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isInMenu) private var isInMenu

    @ViewBuilder var body: some View {
        if isInMenu { MenuOptions(selection: selection, options: options, choose: choose) } else { control }
    }

    @ViewBuilder private var control: some View {
        switch look.kind {
        case .menu where isOnWatch && listLook == nil:
            VStack(alignment: .leading, spacing: 2) {
                if labelsVisibility != .hidden { label.font(.footnote).padding(.horizontal, 4) }
                wheel
            }
        case .link where isOnWatch, .menu where isOnWatch: stacked.menuTouch("The list of a Picker")
        case .menu: menu
        case .link:
            LabeledControl(label: label) {
                HStack(spacing: menuValue.arrowDistance) {
                    chosen; DisclosureArrow()
                }
            }.menuTouch("The list of a Picker")
        case .segmented:
            Segments(selection: selection, options: options, choose: choose)
                .fittingLine(height: segments.height, isInList: listLook != nil)
        case .inline: inline
        case .wheel: wheel
        }
    }

    /// A watch has no menus: a picker is a wheel, and in a list a row that leads to its choices.
    ///
    /// Source: Apple, Human Interface Guidelines, Pickers, watchOS.
    private var isOnWatch: Bool { menuValue.stackedPadding != nil }

    @ViewBuilder private var wheel: some View {
        let wheel = TurningWheel(selection: selection, options: options, choose: choose)
        if let title { wheel.accessibilityLabel(title) } else { wheel }
    }

    /// The value under the label: on a watch, where a picker outside of lists is a button.
    @ViewBuilder private var stacked: some View {
        let lines = VStack(alignment: .leading, spacing: 0) {
            if labelsVisibility != .hidden { label.multilineTextAlignment(listLook == nil ? .center : .leading) }
            chosen.font(.footnote)
        }
        if listLook != nil {
            lines.frame(maxWidth: .infinity, alignment: .leading)
        } else {
            lines.padding(.vertical, menuValue.stackedPadding).platterGround()
        }
    }

    private var chosen: some View {
        Group {
            if let currentValue { currentValue } else { SelectedOption(selection: selection, options: options) }
        }
        .foregroundStyle(.secondary)
    }

    /// In a list the label leads and the value, which brings up the menu, is grey; elsewhere the value stands alone, in the tint.
    @ViewBuilder private var menu: some View {
        if listLook != nil {
            LabeledMenu(label: label, value: value.foregroundStyle(.secondary)) {
                MenuOptions(selection: selection, options: options, choose: choose)
            }
        } else {
            value.foregroundStyle(TintShapeStyle()).padding(.horizontal, 12).padding(.vertical, 7)
                .opensMenu { MenuOptions(selection: selection, options: options, choose: choose) }
        }
    }

    private var value: some View {
        HStack(spacing: menuValue.spacing) {
            SelectedOption(selection: selection, options: options)
            Image(systemName: "chevron.up.chevron.down").font(.system(size: menuValue.chevronSize, weight: .medium))
        }
    }

    @ViewBuilder private var inline: some View {
        if listLook == nil {
            wheel
        } else {
            if labelsVisibility != .hidden { label }
            CheckedOptions(selection: selection, options: options, choose: choose)
        }
    }
}

/// The one of several views that has a tag.
private struct SelectedOption: View, PrimitiveView {
    typealias Body = Never
    let selection: AnyHashable
    let options: AnyView

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        var context = context
        context.rowsRequest = nil
        return context.tree.build(options, at: node.child(0, holding: AnyView.self), in: context)
            .filter { $0.traits.tag.map { tag in tag.matches(selection) } ?? false }
    }
}

/// All of several views, each of them with a tick at its end if it has a tag.
private struct CheckedOptions: View, PrimitiveView {
    typealias Body = Never
    let selection: AnyHashable
    let options: AnyView
    let choose: (AnyHashable) -> Void

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let marked = options.modifier(OptionTickModifier(selection: selection, choose: choose))
        return context.tree.build(marked, at: node.child(0, holding: type(of: marked)), in: context)
    }
}

private struct OptionTickModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let selection: AnyHashable
    let choose: (AnyHashable) -> Void

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { OptionTickNode(tree: context.tree, inner: inner) }
        let (tag, choose) = (inner.traits.tag, choose)
        node.choose = tag.map { tag in { choose(tag) } }
        let isChosen = inner.traits.tag.map { $0.matches(selection) } ?? false
        let tick =
            isChosen
            ? AnyView(
                Image(systemName: "checkmark").font(.system(size: node.environment.systemLook.menuValue.tickSize, weight: .semibold))
                    .foregroundStyle(TintShapeStyle()))
            : AnyView(EmptyView())
        node.tick = context.tree.build(tick, at: node.structure.child(0, holding: AnyView.self), in: context)
        return node
    }
}

/// A row with a tick at its end.
private final class OptionTickNode: WrapperNode {
    let structure = ViewElement()
    var tick: [ViewNode] = []
    var choose: (() -> Void)?

    override func touchParts(at time: Double) -> [TouchPart] {
        guard let choose, environment.isEnabled else { return [] }
        let touch = ControlTouch(.segment, action: choose)
        return [TouchPart(interaction: .control(touch), node: inner, frame: frame(at: time), isWhole: true)]
    }

    override var children: [ViewNode] { [inner] + tick }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let own = inner.sizeThatFits(proposal)
        return CGSize(width: proposal.width ?? own.width, height: own.height)
    }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let own = inner.sizeThatFits(proposal)
        inner.place(
            at: CGPoint(x: isRightToLeft ? frame.maxX - own.width : frame.minX, y: frame.midY - own.height / 2),
            proposal: proposal)
        for node in tick {
            let size = node.sizeThatFits(.unspecified)
            let x = isRightToLeft ? frame.minX : frame.maxX - size.width
            node.place(at: CGPoint(x: x, y: frame.midY - size.height / 2), proposal: .unspecified)
        }
    }
}

extension AnyHashable {
    /// Returns whether a tag represents a selection: a value and an optional that holds it are the same.
    func matches(_ selection: AnyHashable) -> Bool { unwrapped == selection.unwrapped }

    private var unwrapped: AnyHashable {
        let mirror = Mirror(reflecting: base)
        guard mirror.displayStyle == .optional, let value = mirror.children.first?.value as? AnyHashable else { return self }
        return value.unwrapped
    }
}
