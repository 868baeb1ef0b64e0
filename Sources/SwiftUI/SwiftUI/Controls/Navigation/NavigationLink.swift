/// A view that leads to another.
///
/// In a list it is a row with an arrow, elsewhere its label in the tint.
///
/// Source: Apple, SwiftUI `NavigationLink`.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    /// The destination of the link.
    enum Way {
        case view(AnyView)
        case bound(AnyView, isActive: Binding<Bool>)
        /// A value for the path; nil leads nowhere.
        case value(AnyHashable?)
    }

    let label: Label
    let way: Way

    @State private var token = NavigationToken()
    @Environment(\.listLook) private var listLook
    @Environment(\.listSelection) private var selection
    @Environment(\.navigation) private var navigation
    @Environment(\.rowBadge) private var badge
    @Environment(\.isInSidebar) private var isInSidebar

    init(label: Label, way: Way) {
        self.label = label
        self.way = way
    }

    init(label: Label, destination: Destination) { self.init(label: label, way: .view(AnyView(destination))) }

    init(label: Label, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: label, way: .bound(AnyView(destination), isActive: isActive))
    }

    init<V: Hashable>(label: Label, destination: Destination, tag: V, selection: Binding<V?>) {
        let isActive = Binding(
            get: { selection.wrappedValue == tag },
            set: { isActive in
                if isActive { selection.wrappedValue = tag } else if selection.wrappedValue == tag { selection.wrappedValue = nil }
            })
        self.init(label: label, destination: destination, isActive: isActive)
    }

    @MainActor @preconcurrency public var body: some View {
        if case .view(let view) = way { token.content = view }
        let action = follow
        return look(action)
            .disabled(isNowhere)
            .modifier(optionalPresenter)
    }

    @MainActor private func look(_ action: @escaping @Sendable () -> Void) -> some View {
        Group {
            if let selected {
                // The row takes the touch, and selects the link's value.
                row.modifier(TagModifier(tag: selected))
            } else if listLook != nil {
                row.contentShape(Rectangle()).tapAction(.button, action)
            } else {
                Button(action: action) { label }
                    // In a bar it stands nearer to the ends of its glass than a button.
                    .transformPreference(BarItemStyleKey.self) { if case .button = $0 { $0 = .label } }
            }
        }
    }

    /// The value that the link selects in the list that it is a row of; nil where it leads on itself.
    @MainActor private var selected: AnyHashable? {
        guard case .value(let value?) = way, selection.choose != nil, selection.mayHold(value) else { return nil }
        return value
    }

    @MainActor private var row: some View {
        HStack(spacing: 8) {
            label
            Spacer(minLength: 0)
            if let badge { badge.foregroundStyle(.secondary) }
            if !isInSidebar { DisclosureArrow() }
        }
        .environment(\.rowBadge, nil)
        .modifier(TabItemModifier { $0.showsBadge = true })
    }

    /// True if the link has no value to lead to; a link outside of a stack looks as it does inside.
    @MainActor private var isNowhere: Bool { if case .value(nil) = way { true } else { false } }

    @MainActor private var follow: @Sendable () -> Void {
        // Only the main actor performs it.
        nonisolated(unsafe) let way = way
        let (token, navigation) = (token, navigation)
        return {
            MainActor.assumeIsolated {
                switch way {
                case .view: navigation?.push(token)
                case .bound(_, let isActive): isActive.wrappedValue = true
                case .value(let value): if let value { navigation?.push(value) }
                }
            }
        }
    }

    @MainActor private var optionalPresenter: OptionalPresenter {
        guard case .bound(let view, let isActive) = way else { return OptionalPresenter(presenter: nil) }
        return OptionalPresenter(
            presenter: NavigationPresenter(isPresented: isActive.wrappedValue, content: view) { isActive.wrappedValue = false })
    }
}

/// Presents a view in the stack, where there is one to present.
struct OptionalPresenter: ViewModifier {
    let presenter: NavigationPresenter?

    func body(content: Content) -> some View {
        if let presenter { content.modifier(presenter) } else { content }
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
        self.init(label: label(), destination: destination())
    }

    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination(), isActive: isActive)
    }

    @available(*, deprecated, message: "Use NavigationLink(value:label:)")
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), destination: destination(), tag: tag, selection: selection)
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination)
    }

    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination, isActive: isActive)
    }

    @available(*, deprecated, message: "Use NavigationLink(value:label:)")
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), destination: destination, tag: tag, selection: selection)
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), destination: destination())
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleResource), destination: destination())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), destination: destination())
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), destination: destination)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: Destination) {
        self.init(label: Text(titleResource), destination: destination)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), destination: destination)
    }

    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(title), destination: destination, isActive: isActive)
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), way: .value(value.map { AnyHashable($0) }))
    }

    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey), way: .value(value.map { AnyHashable($0) }))
    }

    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
        self.init(label: Text(titleResource), way: .value(value.map { AnyHashable($0) }))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title), way: .value(value.map { AnyHashable($0) }))
    }
}

extension NavigationLink {
    /// Says whether the link leads to the detail column of a split view. An iPhone has one column, and shows it there.
    ///
    /// Source: Apple, SwiftUI `isDetailLink(_:)`.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
