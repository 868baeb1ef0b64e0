import Drawing

/// A layer that graphics contexts draw into. All copies of a context share it.
final class DrawingLayer {
    /// The drawn items, back to front, in the coordinates of the outermost layer.
    var items: [DisplayItem] = []

    /// True if an item reads the pixels below it, so that the layer must be composited on its own.
    var blends = false
}

/// The properties that a graphics context has from the view it draws for.
final class DrawingSurroundings {
    /// The view's box in its own coordinates.
    let bounds: CGRect
    let environment: EnvironmentValues
    /// The moment being drawn, in seconds of the tree's time.
    let time: Double
    /// The date at that moment.
    let date: Date
    /// True if a drawn text changes with the date.
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

    /// Creates the surroundings of a drawing made once, outside a tree. Its time is 0, and missing parts are not reported.
    init(bounds: CGRect, environment: EnvironmentValues) {
        self.bounds = bounds
        self.environment = environment
        time = 0
        date = Date()
        pixelLength = environment.pixelLength
        // Pictures are made where views are built, which is the main actor.
        diagnostics = MainActor.assumeIsolated { DiagnosticLog() }
        symbols = [:]
    }
}
