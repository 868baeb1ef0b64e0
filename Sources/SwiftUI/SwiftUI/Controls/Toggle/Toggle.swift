import UIKit

/// A control that is on or off.
///
/// Source: Apple, SwiftUI `Toggle`.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label
    /// The intent that a tap performs instead of writing a value; nil for a toggle with a binding.
    private var intent: (@MainActor () -> Void)?

    /// The state that a tap gave a toggle with an intent, until its widget shows another entry, or it is given another value.
    @State private var tapped: (isOn: Bool, given: Bool, generation: Int)?
    @Environment(\.widgetGeneration) private var generation

    private init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.label = label
    }

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, isMixed: false, label: label())
    }

    /// Creates a control of several values at once: on when all are, mixed when some are; a tap sets all of them.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let all = Binding<Bool>(
            get: { bindings.allSatisfy(\.wrappedValue) },
            set: { value, transaction in
                for binding in bindings { binding.transaction(transaction).wrappedValue = value }
            })
        let isMixed = !all.wrappedValue && bindings.contains(where: \.wrappedValue)
        self.init(isOn: all, isMixed: isMixed, label: label())
    }

    /// Creates a toggle that shows a value and performs an intent when it is tapped. In a widget it shows the other value at once, and
    /// from then on the value in the next entry.
    package init(isOn: Bool, performing intent: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(isOn: .constant(isOn), isMixed: false, label: label())
        self.intent = intent
    }

    @MainActor @preconcurrency @ViewBuilder public var body: some View {
        if intent != nil {
            // The system takes a tap anywhere on it, whatever its style consists of.
            let isOn = shownValue
            styled(isOn)
                .modifier(InteractionModifier(.blocksSubviews))
                .contentShape(Rectangle())
                .controlTouch(ControlTouch(.toggle) { isOn.wrappedValue.toggle() })
                .environment(\.performsIntent, true)
        } else {
            styled(isOn).namingControl(label, .toggle)
        }
    }

    @MainActor private func styled(_ isOn: Binding<Bool>) -> some View {
        let configuration = ToggleStyleConfiguration(
            label: .init(content: AnyView(controlLabel: label)), isOn: isOn, isMixed: isMixed)
        return StyledControl(configuration) { DefaultToggleStyle().makeBody(configuration: $0) }
    }

    @MainActor private var shownValue: Binding<Bool> {
        guard let intent else { return isOn }
        let (tapped, generation) = ($tapped, self.generation)
        let given = isOn.wrappedValue
        let shown = self.tapped.flatMap { $0.generation == generation && $0.given == given ? $0.isOn : nil } ?? given
        return Binding(
            get: { shown },
            set: { value in
                MainActor.assumeIsolated {
                    tapped.wrappedValue = (value, given, generation)
                    intent()
                }
            })
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// A title with a picture by the name that Xcode generates for it.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleResource, image: image) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style was given, in the style around it.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
    }
}
