/// A configuration with one change.
@MainActor
struct ModifiedWidgetConfiguration<Content: WidgetConfiguration>: DescribedConfiguration {
    typealias Body = Never

    let content: Content
    let change: @MainActor (inout WidgetDescription) -> Void

    var widgetDescription: WidgetDescription? {
        guard var description = content.resolvedDescription else { return nil }
        change(&description)
        return description
    }
}

extension WidgetConfiguration {
    /// Returns this configuration with a change to its description.
    func changing(_ change: @escaping @MainActor (inout WidgetDescription) -> Void) -> ModifiedWidgetConfiguration<Self> {
        ModifiedWidgetConfiguration(content: self, change: change)
    }
}
