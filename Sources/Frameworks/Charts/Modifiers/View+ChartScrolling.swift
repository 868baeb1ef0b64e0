nonisolated extension View {
    /// Configures charts in this view to be scrollable along an axis; they are drawn at their scroll position.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chartSetting { $0.scrollableAxes = axes } }

    /// Sets the length of the visible domain in the x dimension: in seconds for dates, as a count for categories.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartSetting(\.x.visibleLength, to: Datum(length).scalar ?? 0)
    }

    /// Sets the length of the visible domain in the y dimension: in seconds for dates, as a count for categories.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartSetting(\.y.visibleLength, to: Datum(length).scalar ?? 0)
    }

    /// Sets the initial scroll position along the x-axis: the value at its beginning.
    public func chartScrollPosition(initialX: some Plottable) -> some View {
        chartSetting(\.x.scrollStart, to: Datum(initialX))
    }

    /// Sets the initial scroll position along the y-axis.
    public func chartScrollPosition(initialY: some Plottable) -> some View {
        chartSetting(\.y.scrollStart, to: Datum(initialY))
    }

    /// Associates a binding to be updated when the chart scrolls along the x-axis; the chart is drawn at its value.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        let start = Datum(x.wrappedValue)
        return chartSetting { settings in
            settings.x.scrollStart = start
            settings.x.writeScrollStart = { if let value = $0.value(as: P.self) { x.wrappedValue = value } }
        }
    }

    /// Associates a binding to be updated when the chart scrolls along the y-axis; the chart is drawn at its value.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        let start = Datum(y.wrappedValue)
        return chartSetting { settings in
            settings.y.scrollStart = start
            settings.y.writeScrollStart = { if let value = $0.value(as: P.self) { y.wrappedValue = value } }
        }
    }

    /// Sets the positions at which scrolls of charts in this view come to rest.
    public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        chartSetting { $0.scrollBehavior = behavior }
    }
}
