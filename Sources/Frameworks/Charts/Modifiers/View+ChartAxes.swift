nonisolated extension View {
    /// Sets the visibility of the x axis.
    public func chartXAxis(_ visibility: Visibility) -> some View { chartSetting { $0.x.visibility = visibility } }

    /// Sets the visibility of the y axis.
    public func chartYAxis(_ visibility: Visibility) -> some View { chartSetting { $0.y.visibility = visibility } }

    /// Configures the x-axis for charts in the view.
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = content()
        return chartSetting { $0.x.content = content }
    }

    /// Configures the y-axis for charts in the view.
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = content()
        return chartSetting { $0.y.content = content }
    }
}

nonisolated extension View {
    /// Adds x axis label for charts in the view. It effects the accessibility of charts in the view, too.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Adds x axis label for charts in the view.
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }

    /// Adds x axis label for charts in the view.
    public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Adds x axis label for charts in the view.
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = ChartSettings.AxisTitle(
            view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return chartSetting { $0.x.titles.append(title) }
    }
}

nonisolated extension View {
    /// Adds y axis label for charts in the view. It effects the accessibility of charts in the view, too.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Adds y axis label for charts in the view.
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }

    /// Adds y axis label for charts in the view.
    public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Adds y axis label for charts in the view.
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = ChartSettings.AxisTitle(
            view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return chartSetting { $0.y.titles.append(title) }
    }
}
