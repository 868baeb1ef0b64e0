nonisolated extension View {
    /// Configures the line style scale for charts with the line style of each value.
    public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View {
        let pairs = mapping.map { ($0.key, $0.value) }
        return chartSetting { $0.lineStyles.take(pairs) }
    }

    /// Configures the line style scale for charts: its values, in order.
    public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartSetting { settings in
            settings.lineStyles.take(domain: domain)
            settings.lineStyles.type = type
        }
    }

    /// Configures the line style scale for charts with its values and their line styles, in order.
    public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == StrokeStyle {
        chartLineStyleScale(range: range, type: type).chartSetting { $0.lineStyles.take(domain: domain) }
    }

    /// Configures the line style scale for charts with the line styles of values.
    public func chartLineStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue == StrokeStyle {
        chartSetting { settings in
            settings.lineStyles.take(range: range)
            settings.lineStyles.type = type
        }
    }

    /// Configures the line style scale for charts with its values, in order, and the line style of each.
    public func chartLineStyleScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chartLineStyleScale(mapping: mapping).chartSetting { $0.lineStyles.take(domain: domain) }
    }

    /// Configures the line style scale for charts with a closure that returns the line style of each value.
    public func chartLineStyleScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> StrokeStyle) -> some View {
        chartSetting { settings in
            settings.lineStyles.mapping = { datum in datum.value(as: DataValue.self).map { mapping($0) } }
        }
    }
}

extension VisualScale<StrokeStyle> {
    mutating func take<Range: ScaleRange>(range: Range) where Range.VisualValue == StrokeStyle {
        self.range = range as? [StrokeStyle]
    }
}
