nonisolated extension View {
    /// Configures the foreground style scale for charts with the style of each value.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<DataValue, S>) -> some View {
        let pairs = mapping.map { ($0.key, AnyShapeStyle($0.value)) }
        return chartSetting { $0.styles.take(pairs) }
    }

    /// Configures the foreground style scale for charts: its values, in order.
    public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartSetting { settings in
            settings.styles.take(domain: domain)
            settings.styles.type = type
        }
    }

    /// Configures the foreground style scale for charts with its values and their styles, in order.
    public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chartForegroundStyleScale(range: range, type: type).chartSetting { $0.styles.take(domain: domain) }
    }

    /// Configures the foreground style scale for charts with the styles of values.
    public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue: ShapeStyle {
        chartSetting { settings in
            settings.styles.take(range: range)
            settings.styles.type = type
        }
    }

    /// Configures the foreground style scale for charts with its values, in order, and the style of each.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartForegroundStyleScale(mapping: mapping).chartSetting { $0.styles.take(domain: domain) }
    }

    /// Configures the foreground style scale for charts with a closure that returns the style of each value.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(mapping: @escaping (DataValue) -> S) -> some View {
        chartSetting { settings in
            settings.styles.mapping = { datum in datum.value(as: DataValue.self).map { AnyShapeStyle(mapping($0)) } }
        }
    }
}

extension VisualScale<AnyShapeStyle> {
    mutating func take<Range: ScaleRange>(range: Range) where Range.VisualValue: ShapeStyle {
        gradient = range as? Gradient
        self.range = (range as? [Range.VisualValue])?.map { AnyShapeStyle($0) }
        if let colors = range as? [Color] { gradient = Gradient(colors: colors) }
    }
}
