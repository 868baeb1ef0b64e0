/// A control for a colour: a disc of it in a ring of all colours.
///
/// Source: Apple, SwiftUI `ColorPicker`.
nonisolated public struct ColorPicker<Label: View>: View {
    private let selection: Color
    private let label: Label

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection.wrappedValue
        self.label = label()
    }

    /// 28 by 28 points (`layertree.ComplexView` of the layout measurements).
    @MainActor @preconcurrency public var body: some View {
        LabeledControl(label: label, fittedHeight: 28) {
            ZStack {
                Circle().strokeBorder(
                    AngularGradient(colors: [.red, .purple, .blue, .cyan, .green, .yellow, .orange, .red], center: .center),
                    lineWidth: 3)
                Circle().fill(selection).padding(5)
            }
            .frame(width: 28, height: 28)
            .menuTouch("The palette of a ColorPicker")
        }
        .namingControl(label, .button)
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(title) }
    }
}
