import Drawing

/// A layer that graphics contexts draw into: all copies of a context share it.
final class DrawingLayer {
    /// What was drawn, back to front, in the coordinates of the outermost layer.
    var items: [DisplayItem] = []

    /// Whether something in it looks at what lies below it, so that the layer has to be composited on its own.
    var blends = false
}

/// What a graphics context knows of the view it draws for.
final class DrawingSurroundings {
    /// The view's box in its own coordinates.
    let bounds: CGRect
    let environment: EnvironmentValues
    /// The moment drawn, in seconds of the tree's time.
    let time: Double
    /// The date it is then.
    let date: Date
    /// Whether a text was drawn that says something else at another date.
    var hasTickingText = false
    /// The side of a pixel, in points.
    let pixelLength: CGFloat
    let diagnostics: DiagnosticLog
    let symbols: [AnyHashable: ViewNode]

    @MainActor
    init(
        bounds: CGRect, environment: EnvironmentValues, painter: Painter, tree: ViewTree,
        symbols: [AnyHashable: ViewNode] = [:]
    ) {
        self.bounds = bounds
        self.environment = environment
        time = painter.time
        date = tree.date(at: painter.time)
        pixelLength = painter.pixelLength
        diagnostics = tree.diagnostics
        self.symbols = symbols
    }

    /// What is drawn apart from a tree, once: as at its beginning, and what is missing in it is told nowhere.
    init(bounds: CGRect, environment: EnvironmentValues) {
        self.bounds = bounds
        self.environment = environment
        time = 0
        date = Date()
        pixelLength = environment.pixelLength
        // Pictures are made where views are.
        diagnostics = MainActor.assumeIsolated { DiagnosticLog() }
        symbols = [:]
    }
}
