import Geometry

extension Color.Resolved: Animatable {
    /// The cone roots and the opacity, each times 128, the unit in which SwiftUI measures how far a colour has to go.
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
    /// The same four numbers in double precision.
    var perceptualVector: [Double] {
        let roots = ConeRoots(self)
        return [roots.long * 128, roots.medium * 128, roots.short * 128, Double(opacity) * 128]
    }

    /// The colour of such four numbers; missing ones count as zero.
    init(perceptualVector vector: some Collection<Double>) {
        let numbers = Array(vector.prefix(4)) + Array(repeating: 0, count: 4 - min(vector.count, 4))
        let roots = ConeRoots(long: numbers[0] / 128, medium: numbers[1] / 128, short: numbers[2] / 128)
        self = roots.color(opacity: Float(numbers[3] / 128))
    }

    /// The colour at `fraction` of the way to another.
    func mixed(with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace) -> Color.Resolved {
        switch space.kind {
        case .perceptual:
            let numbers = zip(perceptualVector, other.perceptualVector).map { $0 + ($1 - $0) * fraction }
            return Color.Resolved(perceptualVector: numbers)
        case .device:
            let amount = Float(fraction)
            return Color.Resolved(
                red: red + (other.red - red) * amount, green: green + (other.green - green) * amount,
                blue: blue + (other.blue - blue) * amount, opacity: opacity + (other.opacity - opacity) * amount)
        }
    }

    /// The colour at `fraction` of the way to another where each counts as far as it is opaque, as in gradients: what
    /// fades to a clear colour keeps its own.
    func blended(with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace) -> Color.Resolved {
        let (start, end) = (Double(opacity) * (1 - fraction), Double(other.opacity) * fraction)
        // The same formula for colours alike in opacity, without its rounding.
        guard opacity != other.opacity, start + end != 0 else { return mixed(with: other, by: fraction, in: space) }
        var result = mixed(with: other, by: end / (start + end), in: space)
        result.opacity = Float(start + end)
        return result
    }
}
