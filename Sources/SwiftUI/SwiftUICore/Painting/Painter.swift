import Drawing

/// Collects the display items of one frame while the tree is walked.
@MainActor
@_spi(Nodes) public struct Painter {
    /// The moment being drawn, in seconds of the tree's time.
    package let time: Double

    /// The side of a pixel, in points.
    let pixelLength: CGFloat

    package var items: [DisplayItem] = []

    /// True if drawings of static content are kept and reused.
    package var keepsDrawings = true

    /// True if the current drawing is part of one that will be kept.
    var isInKept = false

    /// True if a kept drawing was reused.
    var usedKept = false

    /// The product of the opacities around the current node. It applies to every leaf by itself, as in SwiftUI.
    package var opacity: Double = 1

    /// Effects that apply to every leaf by itself, innermost first.
    var leafEffects: [LeafEffect] = []

    /// The only tone group that is drawn; nil to draw all.
    package var shownGroup: ToneGroup?
    /// The tone group of current drawing.
    package var currentGroup = ToneGroup.standard

    /// The renderer that draws text in place of the system.
    var textRenderer: (any TextRenderer)?

    /// The glass of the surrounding container, if its pieces flow together.
    var glass: GlassPool?
    /// The share of the current piece of glass that has come out of other glass, 0...1.
    var glassPresence = 1.0

    /// The index in `items` at which each leaf begins; nil unless requested.
    package var leafStarts: [Int]?

    package init(time: Double, pixelLength: CGFloat) {
        self.time = time
        self.pixelLength = pixelLength
    }

    /// Draws a leaf whose paints already carry `opacity`.
    ///
    /// - Parameter isComposed: whether the leaf consists of leaves that this painter or one of its groups has drawn.
    package mutating func draw(_ leaf: [DisplayItem], isComposed: Bool = false) {
        guard !leaf.isEmpty, opacity > 0 else { return }
        if let shownGroup, !isComposed, shownGroup != currentGroup { return }
        leafStarts?.append(items.count)
        items += leafEffects.reduce(leaf) { inner, effect in effect.applied(to: inner) }
    }

    /// Returns the items that `body` draws, without the leaf effects around it, which apply to the group as a whole.
    package func group(_ body: (inout Painter) -> Void) -> [DisplayItem] {
        var painter = self
        painter.items = []
        painter.leafStarts = nil
        painter.leafEffects = []
        body(&painter)
        return painter.items
    }

    /// Returns the items that `body` draws at full opacity, to be composited as one.
    package func isolatedGroup(_ body: (inout Painter) -> Void) -> [DisplayItem] {
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

    /// Returns the items that `body` draws at full opacity, in any tone group. The shape of a mask has no tone.
    func mask(_ body: (inout Painter) -> Void) -> [DisplayItem] {
        var painter = self
        painter.shownGroup = nil
        return painter.isolatedGroup(body)
    }

    /// Runs `body` with all its drawing in a tone group.
    mutating func within(_ group: ToneGroup, _ body: (inout Painter) -> Void) {
        let outer = currentGroup
        currentGroup = outer.inside(group)
        body(&self)
        currentGroup = outer
    }

    /// Runs `body` with the given opacity multiplied in.
    package mutating func withOpacity(_ factor: Double, _ body: (inout Painter) -> Void) {
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

/// An effect on the pixels of one leaf, or the coordinates of the effects inside it.
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
