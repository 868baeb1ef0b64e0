/// A type that you can use to configure the range of a chart's scale: the visuals of its data.
///
/// Source: Apple, Charts `ScaleRange`.
public protocol ScaleRange {
    associatedtype VisualValue
}

/// A range of positions in the plot.
///
/// Source: Apple, Charts `PositionScaleRange`.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension Array: ScaleRange {
    public typealias VisualValue = Element
}

extension Array: PositionScaleRange where Element == CGFloat {}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
    public typealias VisualValue = Bound
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Gradient: ScaleRange {
    public typealias VisualValue = Color
}

/// The part of the plot's width or height that the scale takes.
///
/// Source: Apple, Charts `PlotDimensionScaleRange`.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public typealias VisualValue = CGFloat
    let startPadding: CGFloat
    let endPadding: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole width or height of the plot.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(startPadding: 0, endPadding: 0) }

    /// The plot's width or height less a number of points at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }

    /// The plot's width or height less a number of points at its beginning and its end.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
    }
}

/// The positions at which a scale begins and ends in the plot, in points.
enum PositionRange {
    case padded(start: CGFloat, end: CGFloat)
    case fixed(from: CGFloat, to: CGFloat)

    init(_ range: some PositionScaleRange) {
        switch range {
        case let range as PlotDimensionScaleRange: self = .padded(start: range.startPadding, end: range.endPadding)
        case let range as ClosedRange<CGFloat>: self = .fixed(from: range.lowerBound, to: range.upperBound)
        case let range as [CGFloat]: self = .fixed(from: range.first ?? 0, to: range.last ?? 0)
        default: self = .padded(start: 0, end: 0)
        }
    }
}
