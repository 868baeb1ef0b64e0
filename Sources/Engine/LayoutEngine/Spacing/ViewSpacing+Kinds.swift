import Foundation
import Geometry

extension ViewSpacing {
    /// The preferences of a text in a font, all numbers in points and not negative.
    ///
    /// Towards a view that is no text, the rule that reproduces the distances probed on macOS 27 (13 pt: 4.742 above,
    /// 8.151 below; 26 pt: 8.984 and 15.802) is, with d = a tenth of ascender plus descender rounded up to a pixel:
    /// above descender + d, below the larger of that and ascender + descender + d - capHeight. Two texts are apart by
    /// the lower one's leading, rounded up to a pixel. Beside one another texts have no preference.
    ///
    /// - Parameter pixelLength: one device pixel in points, 1 / display scale.
    package static func text(
        ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, leading: CGFloat, pixelLength: CGFloat
    ) -> ViewSpacing {
        let height = ascender + descender
        let extra = roundedUp(height / 10, toMultipleOf: pixelLength)
        let metrics = EdgeSpacing.TextMetrics(leading: max(leading, 0), pixelLength: pixelLength)
        var spacing = ViewSpacing()
        spacing.top = EdgeSpacing(text: metrics, aboveText: descender + extra)
        spacing.bottom = EdgeSpacing(text: metrics, belowText: max(height + extra - capHeight, descender + extra))
        return spacing
    }

    /// The preferences of an image that sits on a text's baseline: a symbol or another image that is not resizable.
    ///
    /// Probed on macOS 27: it touches a text and another such image; a view is `baselineOffset` away above it and
    /// one point more below.
    package static func image(baselineOffset: CGFloat) -> ViewSpacing {
        let metrics = EdgeSpacing.TextMetrics(leading: 0, pixelLength: 0)
        var spacing = ViewSpacing()
        spacing.top = EdgeSpacing(text: metrics, aboveText: baselineOffset)
        spacing.bottom = EdgeSpacing(text: metrics, belowText: baselineOffset + 1)
        return spacing
    }

    /// The preferences of a spacer: zero along the axis of the stack that holds it, on all sides outside a stack.
    package static func spacer(along axis: Axis?) -> ViewSpacing {
        var spacing = ViewSpacing()
        for edge in Edge.allCases where axis == nil || edge.axis == axis { spacing[edge] = .zero }
        return spacing
    }

    /// Returns these preferences with the given edges back at their defaults, as behind padding.
    package func resetting(_ edges: Edge.Set) -> ViewSpacing {
        let fresh = ViewSpacing()
        var result = self
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result[edge] = fresh[edge] }
        return result
    }

    /// Returns these preferences without those of text on the edges of an axis: a frame fixes the edges' positions, so they no longer
    /// depend on the text. A spacer's zero stays (both probed on macOS 27).
    package func forgettingText(along axis: Axis) -> ViewSpacing {
        let fresh = ViewSpacing()
        var result = self
        for edge in Edge.allCases where edge.axis == axis && self[edge].plain == nil { result[edge] = fresh[edge] }
        return result
    }
}

extension Edge {
    /// The axis along which one crosses this edge.
    var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}
