import Foundation

/// A control that makes a value larger or smaller.
///
/// Source: Apple, SwiftUI `Stepper`.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    @Environment(\.systemLook.stepper) private var look

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.onEditingChanged = onEditingChanged
        increment = onIncrement
        decrement = onDecrement
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.onEditingChanged = onEditingChanged
        increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
        decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.onEditingChanged = onEditingChanged
        let (more, less) = (value.wrappedValue.advanced(by: step), value.wrappedValue.advanced(by: -step))
        increment = more <= bounds.upperBound ? { value.wrappedValue = more } : nil
        decrement = less >= bounds.lowerBound ? { value.wrappedValue = less } : nil
    }

    @available(*, deprecated, renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)")
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged) }

    @available(*, deprecated, renamed: "Stepper(value:step:label:onEditingChanged:)")
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }

    @available(*, deprecated, renamed: "Stepper(value:in:step:label:onEditingChanged:)")
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }

    @MainActor @preconcurrency public var body: some View {
        control.namingControl(label, .stepper)
    }

    @MainActor @ViewBuilder private var control: some View {
        if let ends = look.ends {
            StepperEnds(label: label, increment: edit(increment), decrement: edit(decrement), look: ends)
        } else {
            LabeledControl(label: label, fittedHeight: look.size.height) {
                StepperButtons(increment: edit(increment), decrement: edit(decrement))
            }
        }
    }
}

extension Stepper {
    /// A tap on one of the signs: editing begins, the value changes, editing ends.
    @MainActor private func edit(_ change: (() -> Void)?) -> (() -> Void)? {
        let onEditingChanged = onEditingChanged
        return change.map { change in
            {
                onEditingChanged(true)
                change()
                onEditingChanged(false)
            }
        }
    }
}

/// UIKit's stepper.
private struct StepperButtons: View {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.systemLook.stepper) private var look

    var body: some View {
        HStack(spacing: 0) {
            sign("minus", "Decrement", decrement)
            RoundedRectangle(cornerRadius: 0.5).fill(look.divider).frame(width: 1, height: look.dividerHeight)
            sign("plus", "Increment", increment)
        }
        .frame(width: look.size.width, height: look.size.height)
        .background(RoundedRectangle(cornerRadius: look.radius, style: .continuous).fill(FillShapeStyle().tertiary))
    }

    private func sign(_ name: String, _ label: String, _ action: (() -> Void)?) -> some View {
        Image(systemName: name)
            .font(.system(size: look.signSize))
            .foregroundStyle(isEnabled && action != nil ? HierarchicalShapeStyle.primary : .tertiary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .stepperTouch(label, action)
    }
}

/// The stepper of a watch: a label between round buttons.
private struct StepperEnds<Label: View>: View {
    let label: Label
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let look: StepperLook.Ends
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        HStack(spacing: 8) {
            button("Decrement", decrement) { line }
            Group { if labelsVisibility == .hidden { Spacer(minLength: 0) } else { AnyView(controlLabel: label) } }
                .frame(maxWidth: .infinity)
            button("Increment", increment) {
                line
                line.rotationEffect(.degrees(90))
            }
        }
    }

    private var line: some View { Capsule().fill(.black).frame(width: look.sign.width, height: look.sign.height) }

    private func button(_ name: String, _ action: (() -> Void)?, @ViewBuilder sign: () -> some View) -> some View {
        ZStack {
            Circle().fill(Color(look.fill))
            Circle().strokeBorder(Color(look.rim), lineWidth: look.rimWidth)
            sign()
        }
        .frame(width: look.diameter, height: look.diameter)
        .opacity(isEnabled && action != nil ? 1 : 0.4)
        .contentShape(Circle())
        .stepperTouch(name, action)
    }
}

extension View {
    /// A touch takes a step, if there is one to take.
    func stepperTouch(_ name: String, _ action: (() -> Void)?) -> some View {
        tapAction(.stepper) { action?() }.accessibilityLabel(Text(verbatim: name)).disabled(action == nil)
    }
}

extension Stepper {
    /// A stepper for a value with a format, which an iPhone does not show beside the control.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// A stepper for a value within bounds with a format, which an iPhone does not show beside the control.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }

    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged) }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }

    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged) }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

/// A label, and as far from it as there is room, a control.
struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    /// The height of the control, in points, where a row of a list with it is as high as one with a line of text.
    private let fittedHeight: CGFloat?
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.listLook) private var listLook

    init(label: Label, fittedHeight: CGFloat? = nil, @ViewBuilder control: () -> Control) {
        self.label = label
        self.fittedHeight = fittedHeight
        self.control = control()
    }

    var body: some View {
        if labelsVisibility == .hidden {
            placed
        } else {
            HStack(spacing: 0) {
                AnyView(controlLabel: label)
                Spacer(minLength: 8)
                placed
            }
            .controlBox()
        }
    }

    private var placed: some View { control.fittingLine(height: fittedHeight ?? 0, isInList: listLook != nil) }
}
