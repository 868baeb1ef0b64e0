import Drawing

/// A destination for drawing, and the state in which it draws.
///
/// A context is a value: a copy has its own state and draws to the same layer. Coordinates are points, y down, with the origin at the top
/// left of the view being drawn, until `transform` changes them. A drawing goes through the filters, last added first, then takes the
/// context's opacity, blend mode and clip shapes.
///
/// Source: Apple, SwiftUI `GraphicsContext`.
public struct GraphicsContext {
    /// The opacity of subsequent drawing; 1 is opaque.
    public var opacity: Double = 1

    /// The mode in which subsequent drawing combines with earlier drawing.
    public var blendMode = BlendMode.normal

    /// The environment of the view being drawn.
    public var environment: EnvironmentValues { surroundings.environment }

    /// The map from the coordinates of subsequent drawing to the view's.
    public var transform = CGAffineTransform.identity

    /// The clip shapes, in the order they were added.
    var clips: [ClipElement]

    /// The filters, in the order they were added.
    var filters: [ResolvedFilter] = []

    let layer: DrawingLayer
    let surroundings: DrawingSurroundings

    /// The bounding box of the area that the clip shapes leave, in the view's coordinates.
    var clipBounds: CGRect

    /// - Parameter clip: the visible area, in the view's coordinates.
    init(layer: DrawingLayer, surroundings: DrawingSurroundings, clip: CGRect) {
        self.layer = layer
        self.surroundings = surroundings
        clips = []
        clipBounds = clip
    }
}

extension GraphicsContext {
    /// Scales subsequent drawing.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves subsequent drawing, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Rotates subsequent drawing around the origin, clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Inserts a map before the current one: subsequent drawing goes through `matrix` first.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}

extension GraphicsContext {
    /// The opacity that a single item may apply by itself. With filters, opacity is applied after them.
    var itemOpacity: Double { filters.isEmpty ? boundedOpacity : 1 }

    private var boundedOpacity: Double { opacity.isNaN ? 0 : min(max(opacity, 0), 1) }

    /// Adds the items of one operation, in user coordinates, with `itemOpacity` already applied.
    ///
    /// - Parameter shape: the covered area, opaque; nil for the whole area that the clip shapes leave.
    func add(_ items: [DisplayItem], shape: [DisplayItem]? = nil) {
        composite(placed(items), shape: shape.map(placed), opacity: filters.isEmpty ? 1 : boundedOpacity)
    }

    /// Adds a layer, in the view's coordinates.
    func add(_ inner: DrawingLayer) {
        guard !inner.items.isEmpty else { return }
        let items = inner.blends ? [DisplayItem.group(opacity: 1, blendMode: .normal, inner.items)] : inner.items
        composite(items, shape: nil, opacity: boundedOpacity)
    }

    private func placed(_ items: [DisplayItem]) -> [DisplayItem] {
        guard !transform.isIdentity, !items.isEmpty else { return items }
        return [.transform(transform, items)]
    }

    private func composite(_ items: [DisplayItem], shape: [DisplayItem]?, opacity: Double) {
        guard opacity > 0, !items.isEmpty else { return }
        var items = filters.reversed().reduce(items) { items, filter in filter.applied(to: items) }
        items = clips.reduce(items) { items, clip in clip.masking(items) }
        if blendMode.kind != .blend(.normal) { layer.blends = true }
        let region = [DisplayItem.fill(Path(clipBounds), FillStyle(), .color(.black))]
        items = blendMode.items(items, opacity: opacity, shape: filters.isEmpty ? shape ?? region : region)
        layer.items += clips.reversed().reduce(items) { items, clip in clip.clipping(items) }
    }

    /// Returns a context for a new layer: a copy of this one without the properties that apply to the layer as a whole.
    func contextOfNewLayer() -> GraphicsContext {
        var context = self
        (context.opacity, context.blendMode) = (1, .normal)
        (context.clips, context.filters) = ([], [])
        return GraphicsContext(copying: context, to: DrawingLayer())
    }

    private init(copying context: GraphicsContext, to layer: DrawingLayer) {
        self = GraphicsContext(layer: layer, surroundings: context.surroundings, clip: context.clipBounds)
        transform = context.transform
    }

    /// Runs code of the main actor. Contexts are only ever passed to code that runs there.
    func onMainActor<Result>(_ body: @MainActor (GraphicsContext) -> Result) -> Result {
        nonisolated(unsafe) let context = self
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated { result = body(context) }
        guard let result else { preconditionFailure("What runs on the main actor runs before it returns.") }
        return result
    }
}
