/// Content that can be shown or hidden, under its label.
///
/// Source: Apple, SwiftUI `DisclosureGroup`.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: () -> Content
    @State private var own = false
    @Environment(\.[styleOf: StyledKind<DisclosureGroupStyleConfiguration>()]) private var style

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.label = label()
        self.content = content
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.label = label()
        self.content = content
    }

    @MainActor @preconcurrency public var body: some View {
        let inside = StyleKeepingContent(
            kind: DisclosureGroupStyleConfiguration.self, style: style, content: AnyView(content()))
        let configuration = DisclosureGroupStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: AnyView(inside)), isExpanded: isExpanded ?? $own)
        return StyledControl(configuration) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

/// How disclosure groups look.
///
/// Source: Apple, SwiftUI `DisclosureGroupStyle`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group that a style arranges.
public struct DisclosureGroupStyleConfiguration {
    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }

    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
}

/// The label with an arrow at the far end, which points down while the content shows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Disclosure(configuration: configuration) }

    private struct Disclosure: View {
        let configuration: DisclosureGroupStyleConfiguration
        @Environment(\.listLook) private var listLook

        var body: some View {
            // In a list, label and content are separate rows.
            if listLook != nil {
                header
                if configuration.isExpanded { configuration.content.padding(.leading, 20) }
            } else {
                VStack(spacing: 8) {
                    header
                    if configuration.isExpanded { configuration.content }
                }
            }
        }

        private var header: some View {
            let isExpanded = configuration.$isExpanded
            return HStack(spacing: 8) {
                configuration.label.defaultForeground(listLook == nil ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
                Spacer(minLength: 0)
                Image(systemName: "chevron.right")
                    .font(.system(size: 13.5, weight: .semibold))
                    .foregroundStyle(TintShapeStyle())
                    .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
            }
            .contentShape(Rectangle())
            .tapAction { withAnimation { isExpanded.wrappedValue.toggle() } }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
    /// Sets how disclosure groups in this view look.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        controlStyle(style) { style, configuration in style.makeBody(configuration: configuration) }
    }
}
