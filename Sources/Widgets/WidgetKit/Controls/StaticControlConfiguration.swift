import AppIntents

/// The configuration of a control that people cannot configure.
///
/// Source: Apple, WidgetKit `StaticControlConfiguration`.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public typealias Body = Never

    private let description: ControlDescription?

    /// A control without a value.
    ///
    /// - Parameters:
    ///   - kind: the name of the control, unique in the app.
    ///   - content: the template.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        description = Self.description(kind: kind, preview: { content() }, current: { _ in content() })
    }

    /// A control with a value.
    ///
    /// - Parameter provider: the source of the value.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        // Never mutated, and used for one value at a time, so that its asynchronous method may leave the main actor.
        nonisolated(unsafe) let provider = provider
        description = Self.description(
            kind: kind, preview: { content(provider.previewValue) },
            current: { _ in
                nonisolated(unsafe) let value = try await ControlValueFault.naming(kind, Provider.self) {
                    try await provider.currentValue()
                }
                return content(value)
            })
    }

    static func description(
        kind: String, preview: @escaping @MainActor () -> Content, parameterNames: [String] = [],
        current: @escaping @MainActor ([ParameterWish]) async throws -> Content
    ) -> ControlDescription {
        ControlDescription(
            kind: kind, preview: { preview().resolvedTemplate }, makeCurrent: { try await current($0).resolvedTemplate },
            parameterNames: parameterNames)
    }
}

extension StaticControlConfiguration: DescribedControlConfiguration {
    var controlDescription: ControlDescription? { description }
}

/// The configuration of a control whose parameters are those of an app intent.
///
/// Source: Apple, WidgetKit `AppIntentControlConfiguration`.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    public typealias Body = Never

    private let description: ControlDescription?

    /// A control without a value, shown by its parameters.
    ///
    /// - Parameters:
    ///   - kind: the name of the control, unique in the app.
    ///   - intent: the type whose parameters people fill in.
    ///   - content: the template.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        description = StaticControlConfiguration<Content>.description(
            kind: kind, preview: { content(Configuration()) }, parameterNames: Configuration().parameters.map(\.name),
            current: { content(try await Configuration.configured(by: $0)) })
    }

    /// A control with a value.
    ///
    /// - Parameter provider: the source of the value.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        // Never mutated, and used for one value at a time, so that its asynchronous method may leave the main actor.
        nonisolated(unsafe) let provider = provider
        description = StaticControlConfiguration<Content>.description(
            kind: kind, preview: { content(provider.previewValue(configuration: Configuration())) },
            parameterNames: Configuration().parameters.map(\.name),
            current: { wishes in
                let configuration = try await Configuration.configured(by: wishes)
                nonisolated(unsafe) let value = try await ControlValueFault.naming(kind, Provider.self) {
                    try await provider.currentValue(configuration: configuration)
                }
                return content(value)
            })
    }
}

extension AppIntentControlConfiguration: DescribedControlConfiguration {
    var controlDescription: ControlDescription? { description }
}
