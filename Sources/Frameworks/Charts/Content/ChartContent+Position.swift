nonisolated extension ChartContent {
    /// Represents data using position: marks at one value are side by side.
    ///
    /// - Parameters:
    ///   - axis: the axis along which they are side by side; by default the one across the marks.
    ///   - span: the part of the scale's step that they take together.
    nonisolated public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        setting(\.position, to: MarkPosition(value: PlottedValue(value), axis: axis, span: span))
    }

    /// Applies an offset that you specify as a size to the chart content, in points.
    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(xStart: offset.width, xEnd: offset.width, yStart: offset.height, yEnd: offset.height)
    }

    /// Applies a vertical and horizontal offset to the chart content, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    /// Applies an offset to the chart content: different ones to its lower and upper ends.
    nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    /// Applies an offset to the chart content: different ones to its beginning and end.
    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Applies an offset to each end of the chart content, in points.
    nonisolated public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        marks { mark in
            mark.attributes.offset.xStart += xStart
            mark.attributes.offset.xEnd += xEnd
            mark.attributes.offset.yStart += yStart
            mark.attributes.offset.yEnd += yEnd
        }
    }

    /// Controls the display order of overlapping chart content.
    nonisolated public func zIndex(_ value: Double) -> some ChartContent { setting(\.zIndex, to: value) }
}
