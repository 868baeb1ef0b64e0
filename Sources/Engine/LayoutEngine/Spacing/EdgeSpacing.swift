import Foundation

/// A view's preferred distance to a neighbour beyond one of its edges, in points.
///
/// A preference counts only where the neighbour has one of the same kind on its facing edge; a view without any leaves
/// the distance to the default. The kinds, and that a text sits on its own metrics rather than on a number, follow
/// SwiftUI's behaviour as probed on macOS 27 (text beside text, text above and below other views, spacers).
struct EdgeSpacing: Equatable, Sendable {
    /// The distance preferred to anything; nil leaves it to the default. A spacer prefers 0.
    var plain: CGFloat?

    /// The metrics that count where a text faces a text.
    var text: TextMetrics?

    /// The share in the distance between the bottom of a view and the top of a text under it.
    var aboveText: CGFloat?

    /// The share in the distance between the bottom of a text and the top of a view under it.
    var belowText: CGFloat?

    /// The numbers of a text edge that count where it faces another text.
    struct TextMetrics: Equatable, Sendable {
        /// The font's leading, in points.
        var leading: CGFloat

        /// The length of a device pixel, in points.
        var pixelLength: CGFloat

        func union(_ other: TextMetrics) -> TextMetrics {
            TextMetrics(leading: max(leading, other.leading), pixelLength: max(pixelLength, other.pixelLength))
        }
    }

    /// The edge of a view without preferences of its own; beside a text it takes the text's.
    static let defaultTop = EdgeSpacing(belowText: 0)
    static let defaultBottom = EdgeSpacing(aboveText: 0)
    static let defaultSide = EdgeSpacing()
    static let zero = EdgeSpacing(plain: 0)

    /// The preferences of two edges that end on the same side of a container.
    ///
    /// A zero distance survives only when both have one: probed, a spacer's zero is lost beside other content.
    func union(_ other: EdgeSpacing) -> EdgeSpacing {
        EdgeSpacing(
            plain: zip(plain, other.plain).map { max($0, $1) },
            text: larger(text, other.text) { $0.union($1) },
            aboveText: larger(aboveText, other.aboveText, max),
            belowText: larger(belowText, other.belowText, max))
    }

    /// The preferred distance from this edge to the one that faces it on the next view, nil without any preference.
    func distance(to next: EdgeSpacing) -> CGFloat? {
        let matches = [
            zip(text, next.text).map { roundedUp($1.leading, toMultipleOf: $0.pixelLength) },
            zip(aboveText, next.aboveText).map { $0 + $1 },
            zip(belowText, next.belowText).map { $0 + $1 },
        ].compactMap { $0 }
        return matches.max() ?? larger(plain, next.plain, max)
    }

    private func zip<A, B>(_ first: A?, _ second: B?) -> (A, B)? {
        guard let first, let second else { return nil }
        return (first, second)
    }

    private func larger<A>(_ first: A?, _ second: A?, _ combine: (A, A) -> A) -> A? {
        guard let first else { return second }
        guard let second else { return first }
        return combine(first, second)
    }
}

/// The smallest multiple of `step` that is not below `value`; `value` itself when the step is no positive number.
///
/// A billionth of a step of slack keeps a value that is a multiple but for rounding from gaining a whole step.
func roundedUp(_ value: CGFloat, toMultipleOf step: CGFloat) -> CGFloat {
    guard step > 0, step.isFinite, value.isFinite else { return value }
    return (value / step - 1e-9).rounded(.up) * step
}
