import AppIntents

/// A widget to preview, and the entries to show.
package struct WidgetPreviewContent: PreviewContent {
    package let family: WidgetFamily
    package let widget: @MainActor () -> any Widget
    let source: Source

    /// Where the entries come from.
    enum Source {
        case entries(@MainActor () async -> [any TimelineEntry])
        /// The widget's own provider, asked as the system asks it.
        case provider(intent: (any WidgetConfigurationIntent)?)
    }

    /// The entries, in order.
    ///
    /// - Throws: `WidgetReadingError` if the widget's provider gives none.
    @MainActor
    package func entries(
        of description: WidgetDescription, family: WidgetFamily
    ) async throws -> [any TimelineEntry] {
        switch source {
        case .entries(let make):
            return await make()
        case .provider(let intent):
            let context = TimelineProviderContext(previewing: family)
            return try await description.timelines.timeline(for: intent, in: context).entries
        }
    }
}
