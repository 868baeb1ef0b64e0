/// Content on a plate, under a label.
///
/// Source: Apple, SwiftUI `GroupBox`.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    let label: Label?
    let content: Content
    @Environment(\.[styleOf: StyledKind<GroupBoxStyleConfiguration>()]) private var style

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    @MainActor @preconcurrency public var body: some View {
        let inside = StyleKeepingContent(kind: GroupBoxStyleConfiguration.self, style: style, content: content)
        let configuration = GroupBoxStyleConfiguration(
            label: .init(content: label.map { AnyView($0) }), content: .init(content: AnyView(inside)))
        return StyledControl(configuration) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        label = nil
        self.content = content()
    }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox {
    @available(*, deprecated, renamed: "init(content:label:)")
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style was given, in the style around it.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// How boxes look.
///
/// Source: Apple, SwiftUI `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a box that a style arranges.
public struct GroupBoxStyleConfiguration {
    public let label: Label
    public let content: Content

    nonisolated public struct Label: View {
        let content: AnyView?
        @MainActor @preconcurrency public var body: some View { content }
    }

    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
}

/// A grey plate with round corners, the label in the headline's font at the top.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Plate(configuration: configuration) }

    /// Plates within plates take turns in their colours, as UIKit's grouped backgrounds do.
    private struct Plate: View {
        let configuration: GroupBoxStyleConfiguration
        @Environment(\.groupBoxDepth) private var depth

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                if configuration.label.content != nil { configuration.label.font(.headline) }
                configuration.content.environment(\.groupBoxDepth, depth + 1)
            }
            .padding(16)
            .background(RoundedRectangle(cornerRadius: 8, style: .continuous).fill(color))
        }

        private var color: Color {
            Color(source: .system(depth.isMultiple(of: 2) ? .secondarySystemBackground : .tertiarySystemBackground))
        }
    }
}

private enum GroupBoxDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    /// The number of boxes around a box.
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
    /// Sets how boxes in this view look.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(style) { style, configuration in style.makeBody(configuration: configuration) }
    }
}
