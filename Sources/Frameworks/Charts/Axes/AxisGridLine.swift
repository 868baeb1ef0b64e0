/// A line that a chart draws across its plot area to indicate a reference point along a particular axis.
///
/// Source: Apple, Charts `AxisGridLine`.
public struct AxisGridLine {
    private let part: AxisPart

    /// - Parameters:
    ///   - centered: whether it is centred between its value and the next.
    ///   - stroke: the line's style; by default half a point wide, on x dashed.
    nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .gridLine, isCentered: centered, stroke: stroke)
    }
}

extension AxisGridLine: PrimitiveAxisMark {
    var parts: [AxisPart] { [part] }
}
