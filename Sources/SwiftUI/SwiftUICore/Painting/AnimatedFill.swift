import Drawing

/// A resolved style that changes to another. Colours move through the space in which SwiftUI animates them.
package struct AnimatedFill {
    private var style: ResolvedStyle
    private var vector: AnimatedValue<AnimatableVector>

    package init(_ style: ResolvedStyle) {
        self.style = style
        vector = AnimatedValue(style.animatableVector)
    }

    /// Changes the style. A style that interpolation cannot reach is set at once.
    package mutating func set(_ new: ResolvedStyle, animation: Animation?, at time: Double) {
        guard new != style else { return }
        if new.isInterpolable(with: style) {
            AnimationStarts.describing({ new.replacing($0) }) { vector.set(new.animatableVector, animation: animation, at: time) }
        } else {
            vector = AnimatedValue(new.animatableVector)
        }
        style = new
    }

    package func value(at time: Double) -> ResolvedStyle {
        guard time < vector.settlingTime else { return style }
        return style.replacing(vector.value(at: time))
    }

    package var settlingTime: Double { vector.settlingTime }
}
