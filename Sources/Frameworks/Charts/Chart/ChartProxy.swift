import Foundation

/// A proxy that you use to access the scales and plot area of a chart.
///
/// Source: Apple, Charts `ChartProxy`.
public struct ChartProxy {
    let x: PositionScale?
    let y: PositionScale?
    /// The plot in the chart's coordinates.
    let plot: CGRect
    let styles: ResolvedVisuals
    /// The total of all sectors; 0 if there are none.
    let angleTotal: Double
    private let frame: Anchor<CGRect>
    /// The calendar by which the chart divides time.
    let calendar: Calendar

    @MainActor
    init(
        x: PositionScale?, y: PositionScale?, plot: CGRect, styles: ResolvedVisuals, angleTotal: Double, in proxy: MeasuringProxy
    ) {
        (self.x, self.y, self.plot, self.styles, frame) = (x, y, plot, styles, proxy.anchor(plot))
        self.angleTotal = angleTotal
        calendar = proxy.environment.plottingCalendar
    }

    /// An anchor to the frame of the plot, which a geometry proxy turns into a rectangle of its own view.
    public var plotFrame: Anchor<CGRect>? { frame }

    /// An anchor to the frame of the plot area, which a geometry proxy turns into a rectangle of its own view.
    public var plotAreaFrame: Anchor<CGRect> { frame }

    /// An anchor to the frame of the view that contains the plot and scrolls it.
    public var plotContainerFrame: Anchor<CGRect>? { frame }

    /// The size of the plot, in points.
    public var plotSize: CGSize { plot.size }

    /// The size of the plot area, in points.
    public var plotAreaSize: CGSize { plot.size }

    /// The position of a value of x, in points from the left of the plot.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { x?.position(of: Datum(value)) }

    /// The position of a value of y, in points from the top of the plot.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { y?.position(of: Datum(value)) }

    /// The position of a value of each axis, in points from the top left of the plot.
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the range of a value of x: a category's step, or its position.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { x?.range(of: Datum(value)) }

    /// Returns the range of a value of y: a category's step, or its position.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { y?.range(of: Datum(value)) }

    /// The value at a position, in points from the left of the plot.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        x?.datum(at: position)?.value(as: type)
    }

    /// The value at a position, in points from the top of the plot.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        y?.datum(at: position)?.value(as: type)
    }

    /// The values at a position, in points from the top left of the plot.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// The angle of a position around the middle of the plot, clockwise from the top, from 0 to less than 360 degrees.
    ///
    /// - Parameter position: in points from the top left of the plot.
    public func angle(at position: CGPoint) -> Angle {
        let (x, y) = (Double(position.x - plot.width / 2), Double(position.y - plot.height / 2))
        guard x != 0 || y != 0 else { return .zero }
        let radians = Transcendental.angle(x: -y, y: x)
        return .radians(radians < 0 ? radians + 2 * .pi : radians)
    }

    /// Returns the value at an angle of a pie or donut chart: the total of all sectors up to there.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        guard angleTotal > 0, angle.radians.isFinite else { return nil }
        let turns = angle.degrees / 360
        return Datum.number((turns - turns.rounded(.down)) * angleTotal).value(as: type)
    }

    /// The foreground style of a value.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { styles.style(for: Datum(value)) }

    /// The symbol of a value.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { styles.symbol(for: Datum(value)) }

    /// The symbol size of a value, as an area in square points.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { styles.symbolArea(for: Datum(value)) }

    /// The line style of a value.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { styles.lineStyle(for: Datum(value)) }

    /// The domain of the x scale: the categories, or the least and the greatest value.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { x?.domain.compactMap { $0.value(as: dataType) } ?? [] }

    /// The domain of the y scale: the categories, or the least and the greatest value.
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { y?.domain.compactMap { $0.value(as: dataType) } ?? [] }
}
