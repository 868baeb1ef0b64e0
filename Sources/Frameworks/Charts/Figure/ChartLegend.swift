/// The meaning of a chart's colours and symbols.
struct ChartLegend: View {
    let visuals: ResolvedVisuals
    let isVertical: Bool

    /// Returns true if the legend has any entries.
    static func isNeeded(for visuals: ResolvedVisuals) -> Bool {
        !visuals.styleValues.isEmpty || !visuals.symbolValues.isEmpty
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if let range = visuals.styleRange {
                GradientKey(gradient: visuals.gradient, range: range)
            } else {
                entries(visuals.styleValues.isEmpty ? visuals.symbolValues : visuals.styleValues)
            }
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
    }

    @ViewBuilder
    private func entries(_ values: [Datum]) -> some View {
        if isVertical {
            VStack(alignment: .leading, spacing: 4) { list(values) }
        } else {
            FlowLayout(spacing: 12, lineSpacing: 4) { list(values) }
        }
    }

    private func list(_ values: [Datum]) -> some View {
        ForEach(values, id: \.self) { value in
            HStack(spacing: 4) {
                symbol(for: value).frame(width: 7, height: 7)
                Text(verbatim: value.name).lineLimit(1)
            }
        }
    }

    private func symbol(for value: Datum) -> some View {
        let shape = visuals.symbol(for: value) ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
        return shape.fill(visuals.style(for: value) ?? AnyShapeStyle(Color.gray))
    }
}

/// Numbers shown as colours: a bar of these, and the least and the greatest number.
private struct GradientKey: View {
    @Environment(\.self) private var environment
    let gradient: Gradient
    let range: ClosedRange<Double>

    var body: some View {
        HStack(spacing: 4) {
            Text(verbatim: text(range.lowerBound))
            Capsule()
                .fill(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
                .frame(width: 100, height: 6)
            Text(verbatim: text(range.upperBound))
        }
    }

    private func text(_ value: Double) -> String {
        FloatingPointFormatStyle<Double>().precision(.significantDigits(1...3)).localized(for: environment).format(value)
    }
}
