import Drawing
import Typesetting

/// Symbols whose layers move independently.
extension PlacedSymbol {
    /// A layer that can move independently, with the index of its fill among the symbol's.
    private struct MovingLayer {
        var layer: SymbolLayout.Layer
        var fill: Int
    }

    /// The layers that can move. A picture in one colour is one outline; its parts give the same picture, unless signs are cut out of
    /// their surroundings.
    private var movingLayers: [MovingLayer] {
        guard layers.count == 1, !isMissing, layout.hierarchy.count > 1, !hasCutMark else {
            return layers.enumerated().map { MovingLayer(layer: $1, fill: $0) }
        }
        return layout.hierarchy.filter { $0.part != .badgeMark }.map { MovingLayer(layer: $0, fill: 0) }
    }

    private var hasCutMark: Bool {
        name.hasSuffix(".fill") && layout.hierarchy.contains { $0.part == .enclosure }
    }

    /// Returns the properties of the layers that motions need. Primary layers move first, then secondary ones. Layers that show a value
    /// move in the order in which the value reaches them. A sign moves together with the shape that it stands in.
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

    /// Returns the order of a layer: smaller values move earlier. Layers that show no value are below 0.
    private func turn(of layer: SymbolLayout.Layer) -> Double {
        if let threshold = layer.threshold { return threshold }
        if hasCutMark, layer.part == .enclosure || layer.part == .mark { return -4 }
        return Double(layer.level) - 4
    }

    /// Returns the display items of the layers in given poses.
    ///
    /// - Parameters:
    ///   - poses: the pose of every layer of the motion figure.
    ///   - box: the place of the symbol at rest.
    ///   - transform: the map from the layout's box to that place.
    ///   - bounds: the box that gradients span.
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
        // If some layers turn while others stand still, those that turn do so about their own middle.
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
