import AppIntents

/// The settings in a control's configuration, with all modifiers applied.
@MainActor
package struct ControlDescription {
    /// The name by which `ControlCenter` knows the control.
    package var kind: String

    /// The title in the controls gallery.
    package var displayName: Text?

    /// The sentence in the controls gallery.
    package var summary: Text?

    /// True if people choose the control's parameters when they add it.
    package var promptsForConfiguration = false

    /// The handler of new push tokens.
    package var pushHandler: (any ControlPushHandler.Type)?

    /// Makes the template with the value for the gallery; `nil` if it shows nothing.
    package let preview: @MainActor () -> ControlTemplate?

    /// Makes the template with the current value, for parameters that people chose.
    let makeCurrent: @MainActor ([ParameterWish]) async throws -> ControlTemplate?

    /// The names of the control's parameters, in the order of the source code.
    package var parameterNames: [String] = []

    /// Returns the template with the current value; `nil` if it shows nothing.
    ///
    /// - Throws: `IntentParameterError`, or any error of the value provider.
    package func current(_ wishes: [ParameterWish] = []) async throws -> ControlTemplate? { try await makeCurrent(wishes) }

    /// Returns the template with the current value, or the one for the gallery together with the error of the value provider.
    ///
    /// - Throws: `IntentParameterError`.
    func shown(_ wishes: [ParameterWish]) async throws -> (template: ControlTemplate?, fault: ControlValueFault?) {
        do {
            return (try await current(wishes), nil)
        } catch let fault as ControlValueFault {
            return (preview(), fault)
        }
    }
}

/// A control's template with all its modifiers applied.
@MainActor
package struct ControlTemplate {
    /// The visible and interactive parts of a control.
    package enum Content {
        case button(label: AnyView, actionLabel: (_ isActive: Bool) -> AnyView)
        case toggle(isOn: Bool, label: AnyView, valueLabel: (_ isOn: Bool) -> AnyView)
    }

    package var content: Content
    /// The colour of a toggle that is on; `nil` for the system's.
    package var tint: Color?
    package var isDisabled = false
    package var isPrivate = false
    /// Performs the control's intent, with the value that the control then has.
    package var perform: (_ newValue: Bool) -> Void
}

/// A configuration with one change.
@MainActor
struct ModifiedControlConfiguration<Content: ControlWidgetConfiguration>: DescribedControlConfiguration {
    typealias Body = Never

    let content: Content
    let change: @MainActor (inout ControlDescription) -> Void

    var controlDescription: ControlDescription? {
        guard var description = content.resolvedControl else { return nil }
        change(&description)
        return description
    }
}

extension ControlWidgetConfiguration {
    private func changing(
        _ change: @escaping @MainActor (inout ControlDescription) -> Void
    ) -> ModifiedControlConfiguration<Self> {
        ModifiedControlConfiguration(content: self, change: change)
    }

    /// Sets the title that the controls gallery shows.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changing { $0.displayName = Text(displayName) }
    }

    /// Sets the sentence that the controls gallery shows.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changing { $0.summary = Text(description) }
    }

    /// Requests the control's parameters as soon as it is added.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        changing { $0.promptsForConfiguration = true }
    }

    /// Sets the type that handles push tokens; a render has none.
    public func pushHandler(_ pushHandlerType: any ControlPushHandler.Type) -> some ControlWidgetConfiguration {
        changing { $0.pushHandler = pushHandlerType }
    }
}
