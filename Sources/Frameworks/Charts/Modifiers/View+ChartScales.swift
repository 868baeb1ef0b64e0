nonisolated extension View {
    /// Configures the x scale for charts within this view: its data, its range in the plot, and its type.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        positionScale(\.x, domain: domain, range: PositionRange(range), type: type)
    }

    /// Configures the x scale for charts within this view: which data it covers.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        positionScale(\.x, domain: domain, range: nil, type: type)
    }

    /// Configures the x scale for charts within this view with its range of positions in the plot.
    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        positionScale(\.x, domain: nil, range: PositionRange(range), type: type)
    }

    /// Configures the x scale for charts within this view: how data become positions.
    public func chartXScale(type: ScaleType? = nil) -> some View {
        positionScale(\.x, domain: nil, range: nil, type: type)
    }
}

nonisolated extension View {
    /// Configures the y scale for charts within this view: its data, its range in the plot, and its type.
    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        positionScale(\.y, domain: domain, range: PositionRange(range), type: type)
    }

    /// Configures the y scale for charts within this view: which data it covers.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        positionScale(\.y, domain: domain, range: nil, type: type)
    }

    /// Configures the y scale for charts within this view with its range of positions in the plot.
    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        positionScale(\.y, domain: nil, range: PositionRange(range), type: type)
    }

    /// Configures the y scale for charts within this view: how data become positions.
    public func chartYScale(type: ScaleType? = nil) -> some View {
        positionScale(\.y, domain: nil, range: nil, type: type)
    }
}

nonisolated extension View {
    private func positionScale(
        _ axis: WritableKeyPath<ChartSettings, ChartSettings.AxisSettings>, domain: (any ScaleDomain)?,
        range: PositionRange?, type: ScaleType?
    ) -> some View {
        let request = (domain as? any ResolvableDomain)?.request
        return chartSetting { settings in
            settings[keyPath: axis].domain = request ?? settings[keyPath: axis].domain
            settings[keyPath: axis].range = range ?? settings[keyPath: axis].range
            settings[keyPath: axis].type = type ?? settings[keyPath: axis].type
        }
    }
}
