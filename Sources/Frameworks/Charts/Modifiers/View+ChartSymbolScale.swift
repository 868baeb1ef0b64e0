nonisolated extension View {
    /// Configures the symbol scale for charts with the symbol of each value.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<DataValue, S>) -> some View {
        let pairs = mapping.map { ($0.key, AnyChartSymbolShape($0.value)) }
        return chartSetting { $0.symbols.take(pairs) }
    }

    /// Configures the symbol scale for charts: its values, in order.
    public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartSetting { settings in
            settings.symbols.take(domain: domain)
            settings.symbols.type = type
        }
    }

    /// Configures the symbol scale for charts with its values and their symbols, in order.
    public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        chartSymbolScale(range: range, type: type).chartSetting { $0.symbols.take(domain: domain) }
    }

    /// Configures the symbol scale for charts with the symbols of values.
    public func chartSymbolScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue: ChartSymbolShape {
        chartSetting { settings in
            settings.symbols.take(range: range)
            settings.symbols.type = type
        }
    }

    /// Configures the symbol scale for charts with its values, in order, and the symbol of each.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartSymbolScale(mapping: mapping).chartSetting { $0.symbols.take(domain: domain) }
    }

    /// Configures the symbol scale for charts with a closure that returns the symbol of each value.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: @escaping (DataValue) -> S) -> some View {
        chartSetting { settings in
            settings.symbols.mapping = { datum in datum.value(as: DataValue.self).map { AnyChartSymbolShape(mapping($0)) } }
        }
    }
}

extension VisualScale<AnyChartSymbolShape> {
    mutating func take<Range: ScaleRange>(range: Range) where Range.VisualValue: ChartSymbolShape {
        self.range = (range as? [Range.VisualValue])?.map { AnyChartSymbolShape($0) }
    }
}
