import Drawing
import Foundation

/// What a style draws, free of the environment: a colour, or a gradient in unit coordinates of what it fills.
package enum ResolvedStyle: Sendable, Equatable {
    case color(Color.Resolved)
    case gradient(ResolvedGradient)

    package static let clear = ResolvedStyle.color(
        Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0))

    /// The paint for something with these bounds, in points.
    package func paint(in bounds: CGRect) -> Paint {
        switch self {
        case .color(let color): .color(color.rgba)
        case .gradient(let gradient): gradient.paint(in: bounds)
        }
    }

    package func multiplyingOpacity(by factor: Double) -> ResolvedStyle {
        switch self {
        case .color(let color):
            return .color(color.multiplyingOpacity(by: factor))
        case .gradient(var gradient):
            for index in gradient.stops.indices {
                gradient.stops[index].color = gradient.stops[index].color.multiplyingOpacity(by: factor)
            }
            return .gradient(gradient)
        }
    }

    /// The style at a level of the content hierarchy below this one: its opacity times 1, 0.5, 0.25, 0.18 or 0.12.
    ///
    /// Source: the first four are known from SwiftUI's binary (record `hierarchical.opacity`); the fifth continues
    /// them in the proportion of the fourth to the third.
    func atLevel(_ level: Int) -> ResolvedStyle {
        let factors = [1, 0.5, 0.25, 0.18, 0.12]
        let factor = factors[min(max(level, 0), factors.count - 1)]
        return factor == 1 ? self : multiplyingOpacity(by: factor)
    }
}
