nonisolated extension ChartContent {
    /// Sets the foreground style for the chart content.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        marks { mark in
            guard mark.attributes.foregroundStyle == nil, mark.attributes.foregroundValue == nil else { return }
            mark.attributes.foregroundStyle = AnyShapeStyle(style)
        }
    }

    /// Represents data using a foreground style.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        let value = PlottedValue(value)
        return marks { mark in
            guard mark.attributes.foregroundValue == nil else { return }
            mark.attributes.foregroundValue = value
        }
    }

    /// Sets the opacity for the chart content.
    nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
        marks { $0.attributes.opacity *= min(max(opacity.isNaN ? 1 : opacity, 0), 1) }
    }

    /// Sets the corner radius of the chart content, in points.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        marks { mark in
            guard mark.attributes.cornerRadius == nil else { return }
            mark.attributes.cornerRadius = max(radius, 0)
            mark.attributes.cornerStyle = style
        }
    }

    /// Sets the style for line marks.
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { setting(\.lineStyle, to: style) }

    /// Represents data using line styles.
    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        setting(\.lineStyleValue, to: PlottedValue(value))
    }

    /// Plots line and area marks with the interpolation method that you specify.
    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        setting(\.interpolation, to: method)
    }

    /// Aligns this item's styles with the chart's plot area: a gradient spans the plot, not the mark.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        setting(\.alignsWithPlotArea, to: aligns)
    }
}

nonisolated extension ChartContent {
    /// Sets a plotting symbol type for the chart content.
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let shape = AnyChartSymbolShape(symbol)
        return marks { mark in
            guard mark.attributes.symbol == nil, mark.attributes.symbolValue == nil else { return }
            mark.attributes.symbol = .shape(shape)
        }
    }

    /// Sets a SwiftUI view to use as the symbol for the chart content.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        setting(\.symbol, to: .view(AnyView(symbol())))
    }

    /// Represents data using different kinds of symbols.
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        setting(\.symbolValue, to: PlottedValue(value))
    }

    /// Sets the plotting symbol size for the chart content, in points.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { setting(\.symbolSize, to: size) }

    /// Sets the plotting symbol size for the chart content according to a perceived area, in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        setting(\.symbolSize, to: SymbolArea.size(ofArea: area))
    }

    /// Represents data using symbol sizes.
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        setting(\.symbolSizeValue, to: PlottedValue(value))
    }
}
