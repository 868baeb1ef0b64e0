/// The declaration that a preview comes from.
package enum PreviewSource: String, Codable, CaseIterable, Sendable {
    /// `#Preview`.
    case preview
    /// A type that conforms to `PreviewProvider`.
    case provider
    /// A widget, a Live Activity or a control that no preview shows.
    case widget, activity, control
    /// The first window of an app.
    case app
    /// A view that is made without arguments.
    case view
    /// A declaration that is shown with sample arguments.
    case sample
}
