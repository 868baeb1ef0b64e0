import Drawing

/// A destination for drawing, and the state in which it draws.
///
/// A context is a value: a copy has a state of its own and draws to the same layer. Coordinates are points, y pointing down,
/// with the origin at the top left of the view that is drawn, until `transform` changes them. What is drawn goes through the
/// filters, last added first, then takes the context's opacity, blend mode and clip shapes.
///
/// Source: Apple, SwiftUI `GraphicsContext`.
public struct GraphicsContext {
    /// The opacity of what is drawn next; 1 is opaque.
    public var opacity: Double = 1

    /// How what is drawn next meets what was drawn before.
    public var blendMode = BlendMode.normal

    /// The environment of the view that is drawn.
    public var environment: EnvironmentValues { surroundings.environment }

    /// The map from the coordinates of what is drawn next to the view's.
    public var transform = CGAffineTransform.identity

    /// The clip shapes, in the order they were added.
    var clips: [ClipElement]

    /// The filters, in the order they were added.
    var filters: [ResolvedFilter] = []

    let layer: DrawingLayer
    let surroundings: DrawingSurroundings

    /// The box around what the clip shapes leave, in the view's coordinates.
    var clipBounds: CGRect

    /// - Parameter clip: what shows at all, in the view's coordinates.
    init(layer: DrawingLayer, surroundings: DrawingSurroundings, clip: CGRect) {
        self.layer = layer
        self.surroundings = surroundings
        clips = []
        clipBounds = clip
    }
}

extension GraphicsContext {
    /// Scales what is drawn next.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves what is drawn next, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Turns what is drawn next around the origin, clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Puts a map before the one in place: what is drawn next goes through `matrix` first.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}

extension GraphicsContext {
    /// The opacity that a single item may take by itself: with filters it comes after them.
    var itemOpacity: Double { filters.isEmpty ? boundedOpacity : 1 }

    private var boundedOpacity: Double { opacity.isNaN ? 0 : min(max(opacity, 0), 1) }

    /// Adds what one operation draws, in user coordinates, having taken `itemOpacity`.
    ///
    /// - Parameter shape: what is covered, opaque; nil for all that the clip shapes leave.
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

    /// A context for a new layer: as this one, with nothing that applies to the layer as a whole.
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

    /// Runs what the main actor owns. Contexts are only ever handed to code that runs there.
    func onMainActor<Result>(_ body: @MainActor (GraphicsContext) -> Result) -> Result {
        nonisolated(unsafe) let context = self
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated { result = body(context) }
        guard let result else { preconditionFailure("What runs on the main actor runs before it returns.") }
        return result
    }
}
