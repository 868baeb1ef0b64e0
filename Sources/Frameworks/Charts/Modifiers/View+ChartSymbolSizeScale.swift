nonisolated extension View {
    /// Configures the symbol size scale for charts with the size of each value.
    public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View {
        let pairs = mapping.map { ($0.key, $0.value) }
        return chartSetting { $0.symbolAreas.take(pairs) }
    }

    /// Configures the symbol size scale for charts: its values, in order.
    public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartSetting { settings in
            settings.symbolAreas.take(domain: domain)
            settings.symbolAreas.type = type
        }
    }

    /// Configures the symbol size scale for charts with its values and their sizes, in order.
    public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        chartSymbolSizeScale(range: range, type: type).chartSetting { $0.symbolAreas.take(domain: domain) }
    }

    /// Configures the symbol size scale for charts with the sizes of values.
    public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue == CGFloat {
        chartSetting { settings in
            settings.symbolAreas.take(range: range)
            settings.symbolAreas.type = type
        }
    }

    /// Configures the symbol size scale for charts with its values, in order, and the size of each.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chartSymbolSizeScale(mapping: mapping).chartSetting { $0.symbolAreas.take(domain: domain) }
    }

    /// Configures the symbol size scale for charts with a closure that returns the size of each value.
    public func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat) -> some View {
        chartSetting { settings in
            settings.symbolAreas.mapping = { datum in datum.value(as: DataValue.self).map { mapping($0) } }
        }
    }
}

extension VisualScale<CGFloat> {
    mutating func take<Range: ScaleRange>(range: Range) where Range.VisualValue == CGFloat {
        self.range = range as? [CGFloat] ?? (range as? ClosedRange<CGFloat>).map { [$0.lowerBound, $0.upperBound] }
    }
}
