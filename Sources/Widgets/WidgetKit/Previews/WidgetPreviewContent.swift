/// A widget to preview: its family, and the entries it shows one after another.
package struct WidgetPreviewContent: PreviewContent {
    /// Makes the entries: those that the author listed, or those that a provider returns.
    package typealias Entries = @MainActor (TimelineProviderContext) async throws -> EntrySeries

    package let family: WidgetFamily
    package let widget: () -> any Widget
    /// The entries, made for the context that a provider receives; listed entries do not depend on it.
    ///
    /// Throws `WidgetReadingError.providerNeverAnswered` when a provider releases its completion handler unused.
    package let entries: Entries
    /// True if the author listed the entries, so that each of them is meant to be seen.
    package let isListed: Bool
    /// The intent that configures the widget; nil if the preview names none.
    package let configuration: ChosenConfiguration?

    init(
        family: WidgetFamily, widget: @escaping () -> any Widget, isListed: Bool = false, configuration: ChosenConfiguration? = nil,
        entries: @escaping Entries
    ) {
        self.configuration = configuration
        self.family = family
        self.widget = widget
        self.isListed = isListed
        self.entries = entries
    }
}
