import Drawing

/// Collects the display items of one frame while the tree is walked.
@MainActor
struct Painter {
    /// The moment shown, in seconds of the tree's time.
    let time: Double

    /// The side of a pixel, in points.
    let pixelLength: CGFloat

    var items: [DisplayItem] = []

    /// Whether what stands still is kept, and drawn from what was kept.
    var keepsDrawings = true

    /// Whether what is drawn is part of something that is about to be kept.
    var isInKept = false

    /// Whether something was drawn from what was kept.
    var usedKept = false

    /// The product of the opacities around the current node; it applies to every leaf on its own, as in SwiftUI.
    var opacity: Double = 1

    /// Effects that apply to every leaf on its own, innermost first.
    var leafEffects: [LeafEffect] = []

    /// The group that is drawn, if not everything is.
    var shownGroup: ToneGroup?
    /// The group that what is painted now belongs to.
    var currentGroup = ToneGroup.standard

    /// What draws text in place of the system.
    var textRenderer: (any TextRenderer)?

    /// The glass of the container around, if it flows together.
    var glass: GlassPool?
    /// How much of the glass that is painted has come out of other glass, 0...1.
    var glassPresence = 1.0

    /// Where in `items` each leaf begins, if that is asked for.
    var leafStarts: [Int]?

    init(time: Double, pixelLength: CGFloat) {
        self.time = time
        self.pixelLength = pixelLength
    }

    /// Draws a leaf whose paints already carry `opacity`.
    ///
    /// - Parameter isComposed: whether it is made of leaves that this painter or one of its groups has drawn.
    mutating func draw(_ leaf: [DisplayItem], isComposed: Bool = false) {
        guard !leaf.isEmpty, opacity > 0 else { return }
        if let shownGroup, !isComposed, shownGroup != currentGroup { return }
        leafStarts?.append(items.count)
        items += leafEffects.reduce(leaf) { inner, effect in effect.applied(to: inner) }
    }

    /// What `body` draws, without the effects of leaves around it: they are for the group as a whole.
    func group(_ body: (inout Painter) -> Void) -> [DisplayItem] {
        var painter = self
        painter.items = []
        painter.leafStarts = nil
        painter.leafEffects = []
        body(&painter)
        return painter.items
    }

    /// What `body` draws at full opacity, to be composited as one.
    func isolatedGroup(_ body: (inout Painter) -> Void) -> [DisplayItem] {
        var painter = Painter(time: time, pixelLength: pixelLength)
        painter.keepsDrawings = keepsDrawings
        painter.isInKept = isInKept
        painter.textRenderer = textRenderer
        (painter.glass, painter.glassPresence) = (glass, glassPresence)
        painter.shownGroup = shownGroup
        painter.currentGroup = currentGroup
        body(&painter)
        return painter.items
    }

    /// What `body` draws at full opacity, whatever group it belongs to: the shape of a mask has no tone.
    func mask(_ body: (inout Painter) -> Void) -> [DisplayItem] {
        var painter = self
        painter.shownGroup = nil
        return painter.isolatedGroup(body)
    }

    /// Runs `body`, all of which belongs to a group.
    mutating func within(_ group: ToneGroup, _ body: (inout Painter) -> Void) {
        let outer = currentGroup
        currentGroup = outer.inside(group)
        body(&self)
        currentGroup = outer
    }

    /// Runs `body` with the given opacity multiplied in.
    mutating func withOpacity(_ factor: Double, _ body: (inout Painter) -> Void) {
        let outer = opacity
        opacity *= min(max(factor, 0), 1)
        body(&self)
        opacity = outer
    }

    /// Runs `body` with one more effect on every leaf.
    mutating func withLeafEffect(_ effect: LeafEffect, _ body: (inout Painter) -> Void) {
        let outer = leafEffects
        leafEffects.insert(effect, at: 0)
        body(&self)
        leafEffects = outer
    }
}

/// An effect on the pixels of one leaf, or where effects further in have their coordinates.
enum LeafEffect: Equatable {
    case filter(Filter)
    case blend(BlendMode)
    case transform(CGAffineTransform)

    func applied(to items: [DisplayItem]) -> [DisplayItem] {
        switch self {
        case .filter(let filter): [.filter(filter, items)]
        case .blend(let mode): [.group(opacity: 1, blendMode: mode, items)]
        case .transform(let transform): [.transform(transform, items)]
        }
    }
}
