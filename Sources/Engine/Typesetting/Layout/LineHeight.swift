import Foundation

/// The height of a paragraph's lines, independent of the ascenders and descenders in them.
package enum LineHeight: Sendable, Hashable {
    /// Points.
    case exact(CGFloat)
    /// A multiple of the largest point size in the line.
    case multiple(CGFloat)
    /// The largest point size in the line and so many points more.
    case leading(CGFloat)

    /// Returns the height in points for a line whose largest font has a size; nil for an invalid height.
    func height(pointSize: CGFloat) -> CGFloat? {
        let height: CGFloat =
            switch self {
            case .exact(let points): points
            case .multiple(let factor): factor * pointSize
            case .leading(let increase): pointSize + increase
            }
        return height.isFinite ? min(max(height, 0), 1e6) : nil
    }
}
