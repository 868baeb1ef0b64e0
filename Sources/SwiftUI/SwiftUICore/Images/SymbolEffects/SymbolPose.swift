import Geometry

/// The changes to a layer of a symbol at a moment, relative to its appearance at rest.
struct SymbolPose: Equatable {
    /// The scale about the symbol's middle.
    var scale = 1.0
    var opacity = 1.0
    /// The rotation, clockwise about the middle of the turning layers, in radians.
    var angle = 0.0
    /// The offset in multiples of the height of the symbol's box, x to the right and y down.
    var offset = CGVector(dx: 0, dy: 0)

    static let rest = SymbolPose()

    /// Returns both poses combined.
    func combined(with other: SymbolPose) -> SymbolPose {
        SymbolPose(
            scale: scale * other.scale, opacity: opacity * other.opacity, angle: angle + other.angle,
            offset: CGVector(dx: offset.dx + other.offset.dx, dy: offset.dy + other.offset.dy))
    }

    /// Returns the map that moves the content of a box.
    ///
    /// - Parameter pivot: the centre of rotation.
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

/// The properties of a layer that a motion needs.
struct SymbolMotionLayer: Equatable {
    /// The position in the order of layers that move one after the other. Layers that belong together share one.
    var rank = 0
    /// The position among the layers that show a value; nil if the layer shows none.
    var step: Int?
    /// True if the layer is a badge or a slash, or the sign in a badge.
    var isSign = false
}

/// The properties of a symbol that a motion needs.
struct SymbolMotionFigure: Equatable {
    var layers: [SymbolMotionLayer]
    var isRightToLeft = false

    /// The number of layers that move one after the other.
    var rankCount: Int { (layers.map(\.rank).max() ?? 0) + 1 }
    /// The number of layers that show a value.
    var stepCount: Int { (layers.compactMap(\.step).max() ?? -1) + 1 }
    var hasSign: Bool { layers.contains(where: \.isSign) }
}
