import Charts
import SwiftUI
import Testing

/// The ways in which apps write charts: that they compile is the test.
@MainActor
@Suite("Charts as apps write them")
struct SignatureTests {
    private struct Sale: Identifiable, Hashable {
        let id = UUID()
        let day: Date
        let count: Int
        let price: Decimal
        let kind: Kind
    }

    private enum Kind: String, Plottable, CaseIterable { case small, large }

    private let sales: [Sale] = []
    private let isLine = true
    private let limit: Double? = 3

    private struct Average: ChartContent {
        let value: Double

        var body: some ChartContent {
            RuleMark(y: .value("Mean", value)).foregroundStyle(.red)
                .annotation(position: .topTrailing, alignment: .trailing) { context in
                    Text("\(Int(context.targetSize.width))")
                }
        }
    }

    @ChartContentBuilder
    private func marks(_ sale: Sale) -> some ChartContent {
        if isLine {
            LineMark(x: .value("Day", sale.day, unit: .day), y: .value("Count", sale.count), series: .value("Kind", "a"))
                .interpolationMethod(.catmullRom(alpha: 0.3))
                .lineStyle(.init(lineWidth: 2, lineCap: .round, dash: [2, 4]))
                .symbol(Circle().strokeBorder(lineWidth: 2))
                .symbolSize(CGSize(width: 4, height: 4))
        } else {
            AreaMark(x: .value("Day", sale.day), yStart: .value("a", 0), yEnd: .value("b", sale.price))
                .foregroundStyle(.linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
                .alignsMarkStylesWithPlotArea()
        }
        if let limit { RuleMark(y: .value("Limit", limit)).zIndex(-1).offset(yStart: -10) }
        switch sale.kind {
        case .small: PointMark(x: .value("Day", sale.day), y: .value("Count", sale.count)).symbol(.cross)
        case .large: PointMark(x: .value("Day", sale.day), y: .value("Count", sale.count)).symbol { Image(systemName: "star") }
        }
        if #available(iOS 17, *) { SectorMark(angle: .value("n", sale.count), innerRadius: 20, outerRadius: .inset(4)) }
    }

    @Test func content() {
        _ = Chart(sales) { marks($0) }
        _ = Chart(sales, id: \.self) { sale in
            BarMark(x: .value("Day", sale.day, unit: .weekOfYear), y: .value("Count", sale.count), width: 30)
                .foregroundStyle(by: .value("Kind", sale.kind))
                .position(by: .value("Kind", sale.kind.rawValue), axis: .horizontal, span: .ratio(0.9))
                .annotation(position: .overlay, alignment: .bottom, spacing: nil) { Text("a") }
                .accessibilityLabel(sale.day.formatted(date: .complete, time: .omitted))
                .accessibilityValue("\(sale.count) sold")
                .shadow(radius: 2)
                .clipShape(RoundedRectangle(cornerRadius: 3))
        }
        _ = Chart {
            Average(value: 3)
            ForEach(Array(sales.enumerated()), id: \.offset) { index, sale in
                BarMark(x: .value("i", index), y: .value("n", sale.count), stacking: .normalized)
            }
            ForEach(0..<3) { BarMark(xStart: .value("a", $0), xEnd: .value("b", $0 + 1), y: .value("c", "d"), height: .fixed(3)) }
            ForEach(Kind.allCases, id: \.self) { RectangleMark(x: .value("k", $0), y: .value("n", 3), width: .ratio(1)) }
            RectangleMark(xStart: .value("a", 1), xEnd: .value("b", 2), yStart: nil, yEnd: nil)
            RuleMark(xStart: .value("s", 1), xEnd: .value("e", 2), y: .value("y", "a"))
            Plot { BarMark(x: .value("n", 1)) }.accessibilityHidden(true)
            AnyChartContent(PointMark(x: .value("x", 1), y: .value("y", 2)))
        }
    }

    @Test func axes() {
        @State var chosen: Date?
        _ = Chart(sales) { marks($0) }
            .chartXAxis {
                AxisMarks(values: .stride(by: .month)) { value in
                    if let date = value.as(Date.self), Calendar.current.component(.month, from: date) == 1 {
                        AxisGridLine(stroke: StrokeStyle(lineWidth: 1)).foregroundStyle(.gray)
                        AxisTick(length: 6)
                        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
                    } else {
                        AxisValueLabel { Text("\(value.index)/\(value.count)").font(.caption) }
                    }
                }
                AxisMarks(preset: .aligned, position: .top, values: [Date()]) { _ in AxisValueLabel("Now", anchor: .bottom) }
            }
            .chartYAxis {
                AxisMarks(position: .leading, values: .automatic(desiredCount: 3))
                AxisMarks(format: Decimal.FormatStyle.Currency(code: "EUR"), values: [0, 50, 100])
                AxisMarks(values: .automatic) { _ in
                    AxisTick(stroke: .init(lineWidth: 1)).offset(x: 3)
                    AxisValueLabel(collisionResolution: .greedy(minimumSpacing: 3), orientation: .verticalReversed)
                        .font(.system(size: 8)).foregroundStyle(Color.red)
                }
            }
            .chartXAxis(.hidden)
            .chartYAxis {}
            .chartXScale(domain: Date.distantPast...Date.distantFuture, range: .plotDimension(padding: 8))
            .chartYScale(domain: .automatic(includesZero: false, reversed: true), type: .linear)
            .chartYScale(domain: [0, 100])
            .chartXScale(range: .plotDimension(startPadding: 4, endPadding: 4))
            .chartYScale(type: .log)
            .chartXAxisLabel("Day", alignment: .center)
            .chartYAxisLabel(position: .leading) { Text("Sold") }
            .chartForegroundStyleScale(["a": .red, "b": Color.blue])
            .chartForegroundStyleScale(domain: ["a", "b"], range: [.green, .mint])
            .chartForegroundStyleScale([Kind.small: .green, Kind.large: .purple])
            .chartForegroundStyleScale { (kind: Kind) in kind == .small ? Color.red : .blue }
            .chartForegroundStyleScale(range: Gradient(colors: [.white, .black]))
            .chartSymbolScale(["a": .circle, "b": .square])
            .chartLineStyleScale(["a": StrokeStyle(), "b": StrokeStyle(dash: [2])])
            .chartSymbolSizeScale(range: 10...100)
            .chartLegend(.hidden)
            .chartLegend(position: .top, alignment: .leading, spacing: 3) { Text("Legend") }
            .chartPlotStyle { $0.frame(height: 80).background(.blue.opacity(0.1)).border(.gray) }
            .chartBackground { _ in Color.clear }
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    if let anchor = proxy.plotFrame, let x = proxy.position(forX: Date()) {
                        let frame = geometry[anchor]
                        Text("\(frame.minX + x)").position(x: geometry[proxy.plotAreaFrame].midX, y: frame.midY)
                    }
                }
            }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 3600 * 24)
            .chartScrollPosition(initialX: Date())
            .chartXSelection(value: $chosen)
    }
}
