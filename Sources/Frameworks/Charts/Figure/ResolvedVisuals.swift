/// The styles, symbols, sizes and strokes that show the values of a chart.
struct ResolvedVisuals {
    private let settings: ChartSettings
    let styleValues: [Datum]
    let symbolValues: [Datum]
    private let areaValues: [Datum]
    private let lineValues: [Datum]

    init(_ marks: [Mark], settings: ChartSettings) {
        self.settings = settings
        styleValues = Self.values(of: marks, \.foregroundValue, settings.styles.domain)
        symbolValues = Self.values(of: marks, \.symbolValue, settings.symbols.domain)
        areaValues = Self.values(of: marks, \.symbolSizeValue, settings.symbolAreas.domain)
        lineValues = Self.values(of: marks, \.lineStyleValue, settings.lineStyles.domain)
    }

    /// Returns the values of a domain, then the plotted values outside of it, in the order of their first mark.
    private static func values(
        of marks: [Mark], _ keyPath: KeyPath<MarkAttributes, PlottedValue?>, _ domain: [Datum]?
    ) -> [Datum] {
        // The legend of a chart without data stays.
        if marks.isEmpty { return domain ?? [] }
        let plotted = marks.compactMap { $0.attributes[keyPath: keyPath]?.datum }
        if plotted.isEmpty { return [] }
        var seen: Set<Datum> = []
        return ((domain ?? []) + plotted).filter { seen.insert($0).inserted }
    }

    /// The colours of series, in order.
    ///
    /// Source: observed in Swift Charts of iOS 18 (stackoverflow.com/questions/79405781).
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    /// The symbols of series, in order; same source.
    static let shapes: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon]

    private static let strokes: [[CGFloat]] = [[], [6, 4], [2, 4], [10, 4, 2, 4]]

    /// The area of a symbol without a size, in square points; judged by eye.
    static let symbolArea: CGFloat = 38

    // MARK: Values

    /// The range of the styles' values, if they are numbers.
    var styleRange: ClosedRange<Double>? { Self.range(of: styleValues) }

    private static func range(of values: [Datum]) -> ClosedRange<Double>? {
        let numbers = values.filter { !$0.isDate }.compactMap(\.scalar)
        guard numbers.count == values.count, let least = numbers.min(), let greatest = numbers.max() else { return nil }
        return least...greatest
    }

    /// The colours that numbers run through.
    var gradient: Gradient { settings.styles.gradient ?? Gradient(colors: [.blue.opacity(0.15), .blue]) }

    func style(for datum: Datum) -> AnyShapeStyle? {
        if settings.styles.mapping == nil, let range = styleRange, let value = datum.scalar {
            let length = range.upperBound - range.lowerBound
            return AnyShapeStyle(gradient.color(at: length > 0 ? (value - range.lowerBound) / length : 1))
        }
        return settings.styles.visual(for: datum, in: styleValues, palette: Self.palette.map { AnyShapeStyle($0) })
    }

    func symbol(for datum: Datum) -> AnyChartSymbolShape? {
        settings.symbols.visual(for: datum, in: symbolValues, palette: Self.shapes.map { AnyChartSymbolShape($0) })
    }

    func symbolArea(for datum: Datum) -> CGFloat? {
        if settings.symbolAreas.mapping == nil, let range = Self.range(of: areaValues), let value = datum.scalar {
            let areas = settings.symbolAreas.range ?? [12, 240]
            guard let least = areas.first, let greatest = areas.last else { return nil }
            let length = range.upperBound - range.lowerBound
            return least + (greatest - least) * CGFloat(length > 0 ? (value - range.lowerBound) / length : 1)
        }
        return settings.symbolAreas.visual(for: datum, in: areaValues, palette: [38, 100, 190])
    }

    func lineStyle(for datum: Datum) -> StrokeStyle? {
        settings.lineStyles.visual(
            for: datum, in: lineValues,
            palette: Self.strokes.map { StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0) })
    }

    // MARK: Marks

    func style(of mark: Mark) -> AnyShapeStyle {
        if let value = mark.attributes.foregroundValue, let style = style(for: value.datum) { return style }
        return mark.attributes.foregroundStyle ?? AnyShapeStyle(Color.blue)
    }

    /// Returns the symbol at a mark; nil if none is drawn.
    func symbol(of mark: Mark) -> MarkSymbol? {
        if let symbol = mark.attributes.symbol { return symbol }
        if let value = mark.attributes.symbolValue, let shape = symbol(for: value.datum) { return .shape(shape) }
        return mark.kind == .point ? .shape(AnyChartSymbolShape(BasicChartSymbolShape.circle)) : nil
    }

    func symbolSize(of mark: Mark) -> CGSize {
        if let value = mark.attributes.symbolSizeValue, let area = symbolArea(for: value.datum) {
            return SymbolArea.size(ofArea: area)
        }
        return mark.attributes.symbolSize ?? SymbolArea.size(ofArea: Self.symbolArea)
    }

    func stroke(of mark: Mark) -> StrokeStyle {
        if let style = mark.attributes.lineStyle { return style }
        if let value = mark.attributes.lineStyleValue, let style = lineStyle(for: value.datum) { return style }
        return mark.kind == .rule
            ? StrokeStyle(lineWidth: 1) : StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    }
}

extension Gradient {
    /// The colour at a place from 0 to 1.
    func color(at place: Double) -> Color {
        let place = min(max(place.isNaN ? 0 : place, 0), 1)
        guard let first = stops.first, let last = stops.last else { return .clear }
        guard let index = stops.firstIndex(where: { Double($0.location) >= place }) else { return last.color }
        guard index > 0 else { return first.color }
        let (before, after) = (stops[index - 1], stops[index])
        let length = Double(after.location - before.location)
        return before.color.mix(with: after.color, by: length > 0 ? (place - Double(before.location)) / length : 1, in: .device)
    }
}
