import Drawing
import Typesetting

/// Symbols whose layers move by themselves.
extension PlacedSymbol {
    /// A layer that can move by itself, and which of the symbol's fills it has.
    private struct MovingLayer {
        var layer: SymbolLayout.Layer
        var fill: Int
    }

    /// In one colour a picture is one outline; its parts are the same picture, unless signs are cut out of what is around
    /// them.
    private var movingLayers: [MovingLayer] {
        guard layers.count == 1, !isMissing, layout.hierarchy.count > 1, !hasCutMark else {
            return layers.enumerated().map { MovingLayer(layer: $1, fill: $0) }
        }
        return layout.hierarchy.filter { $0.part != .badgeMark }.map { MovingLayer(layer: $0, fill: 0) }
    }

    private var hasCutMark: Bool {
        name.hasSuffix(".fill") && layout.hierarchy.contains { $0.part == .enclosure }
    }

    /// What motions have to know of the layers: primary ones move first, then the secondary ones; those that show a value in
    /// the order in which it reaches them; a sign together with the shape that it stands in.
    func motionFigure(isRightToLeft: Bool) -> SymbolMotionFigure {
        let layers = movingLayers.map(\.layer)
        let turns = layers.map(turn(of:))
        let order = Set(turns).sorted()
        let thresholds = Set(layers.compactMap(\.threshold)).sorted()
        let moving = zip(layers, turns).map { layer, turn in
            SymbolMotionLayer(
                rank: order.firstIndex(of: turn) ?? 0, step: layer.threshold.flatMap(thresholds.firstIndex(of:)),
                isSign: [.badge, .badgeMark, .slash].contains(layer.part))
        }
        return SymbolMotionFigure(layers: moving, isRightToLeft: isRightToLeft)
    }

    /// Smaller for what moves earlier; below 0 for layers that show no value.
    private func turn(of layer: SymbolLayout.Layer) -> Double {
        if let threshold = layer.threshold { return threshold }
        if hasCutMark, layer.part == .enclosure || layer.part == .mark { return -4 }
        return Double(layer.level) - 4
    }

    /// The display items of the layers as they are posed.
    ///
    /// - Parameters:
    ///   - poses: of every layer of the motion figure.
    ///   - box: where the symbol is drawn when it rests.
    ///   - transform: from the layout's box to there.
    ///   - bounds: what gradients span.
    func items(
        posed poses: [SymbolPose], in box: CGRect, fills: [ResolvedStyle], transform: CGAffineTransform, bounds: CGRect,
        opacity: Double
    ) -> [DisplayItem] {
        let moving = movingLayers
        guard let first = poses.first, poses.count == moving.count, fills.count == layers.count else { return [] }
        if poses.allSatisfy({ $0 == first }) {
            guard first.opacity > 0 else { return [] }
            let middle = CGPoint(x: box.midX, y: box.midY)
            return Self.items(
                of: layers, fills: fills, transform: transform.concatenating(first.transform(in: box, pivot: middle)),
                bounds: bounds, opacity: opacity * first.opacity)
        }
        // What turns while something else stands still turns about its own middle.
        let turning = zip(moving, poses).filter { $1.angle != 0 }.reduce(CGRect.null) { $0.union($1.0.layer.outline.controlBounds) }
        let pivot =
            turning.isNull
            ? CGPoint(x: box.midX, y: box.midY) : CGPoint(x: turning.midX, y: turning.midY).applying(transform)
        return zip(moving, poses).flatMap { moving, pose in
            pose.opacity <= 0
                ? []
                : Self.items(
                    of: [moving.layer], fills: [fills[moving.fill]],
                    transform: transform.concatenating(pose.transform(in: box, pivot: pivot)), bounds: bounds,
                    opacity: opacity * pose.opacity)
        }
    }
}
