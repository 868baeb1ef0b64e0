/// A view that leads to another.
///
/// In a list it is a row with an arrow, elsewhere its label in the tint.
///
/// Source: Apple, SwiftUI `NavigationLink`.
public struct NavigationLink<Label: View, Destination: View>: View {
    let label: Label
    let isActive: Bool

    @Environment(\.listLook) private var listLook
    @Environment(\.isEnabled) private var isEnabled

    init(label: Label, isActive: Bool) {
        self.label = label
        self.isActive = isActive
    }

    public var body: some View {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: nil, label: .init(content: AnyView(label)), action: {})
        return Group {
            if listLook != nil {
                HStack(spacing: 8) {
                    label
                    Spacer(minLength: 0)
                    DisclosureArrow()
                }
            } else {
                StyledControl(configuration) { DefaultButtonStyle().makeBody(configuration: $0) }
            }
        }
        .reporting(isActive, "The destination of an active NavigationLink", instead: "the view that it comes from is")
    }
}

/// The arrow at the end of a row that leads on.
struct DisclosureArrow: View {
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        // UIKit's disclosure indicator: 13.5 points, semibold, in the tertiary label colour.
        Image(systemName: layoutDirection == .rightToLeft ? "chevron.left" : "chevron.right")
            .font(.system(size: 13.5, weight: .semibold))
            .foregroundStyle(.tertiary)
    }
}

extension NavigationLink {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isActive: false)
    }

    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isActive: isActive.wrappedValue)
    }

    @available(*, deprecated, message: "Use NavigationLink(value:label:)")
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), isActive: selection.wrappedValue == tag)
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isActive: false)
    }

    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isActive: isActive.wrappedValue)
    }

    @available(*, deprecated, message: "Use NavigationLink(value:label:)")
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), isActive: selection.wrappedValue == tag)
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), isActive: false)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), isActive: false)
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), isActive: false)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), isActive: false)
    }

    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(title), isActive: isActive.wrappedValue)
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label: label(), isActive: false) }

    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey), isActive: false)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title), isActive: false)
    }
}
