import Geometry

/// How a layer of a symbol is drawn at a moment, other than as it rests.
struct SymbolPose: Equatable {
    /// About the symbol's middle.
    var scale = 1.0
    var opacity = 1.0
    /// Clockwise about the middle of what turns, in radians.
    var angle = 0.0
    /// In multiples of the height of the symbol's box, x to the right and y down.
    var offset = CGVector(dx: 0, dy: 0)

    static let rest = SymbolPose()

    /// Both at once.
    func combined(with other: SymbolPose) -> SymbolPose {
        SymbolPose(
            scale: scale * other.scale, opacity: opacity * other.opacity, angle: angle + other.angle,
            offset: CGVector(dx: offset.dx + other.offset.dx, dy: offset.dy + other.offset.dy))
    }

    /// Moves what is drawn in a box.
    ///
    /// - Parameter pivot: what it turns about.
    func transform(in box: CGRect, pivot: CGPoint) -> CGAffineTransform {
        let (sine, cosine) = (CGFloat(Transcendental.sine(angle)), CGFloat(Transcendental.cosine(angle)))
        let turn = CGAffineTransform(
            a: cosine, b: sine, c: -sine, d: cosine, tx: pivot.x - cosine * pivot.x + sine * pivot.y,
            ty: pivot.y - sine * pivot.x - cosine * pivot.y)
        let size = CGFloat(scale)
        let grow = CGAffineTransform(
            a: size, b: 0, c: 0, d: size, tx: box.midX * (1 - size) + offset.dx * box.height,
            ty: box.midY * (1 - size) + offset.dy * box.height)
        return turn.concatenating(grow)
    }
}

/// What a motion has to know of a layer.
struct SymbolMotionLayer: Equatable {
    /// When it moves among those that move one after the other; layers that belong together have the same.
    var rank = 0
    /// Its place among the layers that show a value; nil if it shows none.
    var step: Int?
    /// Whether it is a badge or a slash, or the sign in a badge.
    var isSign = false
}

/// What a motion has to know of a symbol.
struct SymbolMotionFigure: Equatable {
    var layers: [SymbolMotionLayer]
    var isRightToLeft = false

    /// Layers that move one after the other.
    var rankCount: Int { (layers.map(\.rank).max() ?? 0) + 1 }
    /// Layers that show a value.
    var stepCount: Int { (layers.compactMap(\.step).max() ?? -1) + 1 }
    var hasSign: Bool { layers.contains(where: \.isSign) }
}
