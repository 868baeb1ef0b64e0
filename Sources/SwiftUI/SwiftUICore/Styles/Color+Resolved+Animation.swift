import Geometry

extension Color.Resolved: Animatable {
    /// The cone roots and the opacity, each times 128, the unit in which SwiftUI measures the distance between colours.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            let vector = perceptualVector.map { Float($0) }
            return AnimatablePair(vector[0], AnimatablePair(vector[1], AnimatablePair(vector[2], vector[3])))
        }
        set {
            let rest = newValue.second
            self = Color.Resolved(perceptualVector: [
                Double(newValue.first), Double(rest.first), Double(rest.second.first), Double(rest.second.second),
            ])
        }
    }
}

extension Color.Resolved: ExplainedValue {
    package var explainedQuantities: [ExplainedQuantity] {
        [ExplainedQuantity("", .color, [Double(red), Double(green), Double(blue), Double(opacity)])]
    }
}

extension Color.Resolved {
    /// The same four numbers in double precision. The roots are weighted by opacity, so that a colour that fades to or from clear does
    /// not change on the way.
    ///
    /// Source: OpenSwiftUI's reading of `ResolvedGradient.ColorSpace`, whose coordinates are premultiplied in the end.
    var perceptualVector: [Double] {
        let (roots, opacity) = (ConeRoots(self), Double(opacity))
        return [roots.long * opacity * 128, roots.medium * opacity * 128, roots.short * opacity * 128, opacity * 128]
    }

    /// Creates the colour of such four numbers; missing ones count as zero.
    init(perceptualVector vector: some Collection<Double>) {
        let numbers = Array(vector.prefix(4)) + Array(repeating: 0, count: 4 - min(vector.count, 4))
        let opacity = numbers[3] / 128
        let unit = opacity == 0 ? 128 : 128 * opacity
        let roots = ConeRoots(long: numbers[0] / unit, medium: numbers[1] / unit, short: numbers[2] / unit)
        self = roots.color(opacity: Float(opacity))
    }

    /// Returns the colour at `fraction` of the way to another, both weighted by opacity.
    func mixed(with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace) -> Color.Resolved {
        let (start, end) = (Double(opacity) * (1 - fraction), Double(other.opacity) * fraction)
        // The same formula for colours of equal opacity, without its rounding.
        guard opacity != other.opacity, start + end != 0 else { return unweighted(with: other, by: fraction, in: space) }
        var result = unweighted(with: other, by: end / (start + end), in: space)
        result.opacity = Float(start + end)
        return result
    }

    /// Returns the colour at `fraction` of the way to another, without weighting by opacity.
    private func unweighted(with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace) -> Color.Resolved {
        switch space.kind {
        case .perceptual:
            let (start, end) = (ConeRoots(self), ConeRoots(other))
            func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
            let roots = ConeRoots(
                long: between(start.long, end.long), medium: between(start.medium, end.medium), short: between(start.short, end.short))
            return roots.color(opacity: Float(Double(opacity) + (Double(other.opacity) - Double(opacity)) * fraction))
        case .device:
            let amount = Float(fraction)
            return Color.Resolved(
                red: red + (other.red - red) * amount, green: green + (other.green - green) * amount,
                blue: blue + (other.blue - blue) * amount, opacity: opacity + (other.opacity - opacity) * amount)
        }
    }
}
