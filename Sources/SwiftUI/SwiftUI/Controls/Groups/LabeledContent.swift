/// A value with a label.
///
/// Source: Apple, SwiftUI `LabeledContent`.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public var body: some View {
        let configuration = LabeledContentStyleConfiguration(
            label: .init(content: AnyView(controlLabel: label)), content: .init(content: AnyView(content)))
        return StyledControl(configuration) { AutomaticLabeledContentStyle().makeBody(configuration: $0) }
            .modifier(InteractionModifier(.labelling))
    }
}

extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(label: Text(titleResource), content: Text(value))
    }

    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    /// A value as a format style writes it.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    @_disfavoredOverload
    public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleResource), content: Text(value, format: format))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The labelled content that a style was given, in the style around it.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// How values with labels look.
///
/// Source: Apple, SwiftUI `LabeledContentStyle`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labelled content that a style arranges.
public struct LabeledContentStyleConfiguration {
    public let label: Label
    public let content: Content

    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
}

/// The label, and as far from it as there is room, the value in grey.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}

private struct LabeledRow: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        if labelsVisibility == .hidden {
            configuration.content
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                configuration.label
                Spacer(minLength: 8)
                configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
    /// Sets how values with labels in this view look.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(style) { style, configuration in style.makeBody(configuration: configuration) }
    }
}
