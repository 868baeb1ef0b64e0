/// A request to a host that lives: one JSON object a line on its standard input, behind the request that started it.
package enum LiveRequest: Codable, Equatable, Sendable {
    /// The still of a preview's first entry. Nothing is touched, and no stage is opened.
    case draw(LiveSubject)
    /// Sets a preview up to be touched: its views stay as each request leaves them. It takes the place of the former stage.
    case open(LiveSubject)
    /// Films how the opened preview appears: through its timeline, or by its own motion. The stage stays as it is.
    case film
    /// Carries out steps on the stage, and films what follows.
    case perform([PreviewStep])
    /// Lists the views on the stage, and its elements for assistive technologies.
    case inspect
}

/// A preview, and how it is drawn.
package struct LiveSubject: Codable, Equatable, Sendable {
    /// The name of the preview.
    package var preview: String
    package var options: RenderOptions

    package init(preview: String, options: RenderOptions) { (self.preview, self.options) = (preview, options) }
}
