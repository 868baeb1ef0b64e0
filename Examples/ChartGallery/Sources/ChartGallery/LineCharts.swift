import Charts
import SwiftUI

/// A line for each city, with symbols at its points.
struct TemperatureLines: View {
    private struct Reading: Identifiable {
        let city: String
        let month: Int
        let degrees: Double
        var id: String { "\(city) \(month)" }
        var date: Date { Calendar.current.date(from: DateComponents(year: 2025, month: month)) ?? .distantPast }
    }

    private var readings: [Reading] {
        let degrees = [
            "Cape Town": [21.5, 21.6, 20.4, 17.9, 15.4, 13.3, 12.6, 13.1, 14.5, 16.7, 18.6, 20.5],
            "Oslo": [-4.3, -4.0, -0.2, 4.5, 10.8, 15.2, 16.4, 15.2, 10.8, 6.3, 0.7, -3.1],
            "Quito": [14.6, 14.6, 14.5, 14.6, 14.7, 14.6, 14.6, 14.9, 14.8, 14.4, 14.4, 14.5],
        ]
        return degrees.keys.sorted().flatMap { city in
            (degrees[city] ?? []).enumerated().map { Reading(city: city, month: $0.offset + 1, degrees: $0.element) }
        }
    }

    var body: some View {
        ChartCard(title: "Three climates", subtitle: "Mean temperature of each month") {
            Chart(readings) { reading in
                LineMark(x: .value("Month", reading.date, unit: .month), y: .value("Temperature", reading.degrees))
                    .foregroundStyle(by: .value("City", reading.city))
                    .symbol(by: .value("City", reading.city))
                    .interpolationMethod(.monotone)
            }
            .chartYAxis {
                AxisMarks(position: .leading) { value in
                    AxisGridLine()
                    AxisValueLabel { if let degrees = value.as(Int.self) { Text("\(degrees)°") } }
                }
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .month, count: 2)) { _ in
                    AxisGridLine()
                    AxisTick()
                    AxisValueLabel(format: .dateTime.month(.abbreviated))
                }
            }
        }
    }
}

/// An area that fades under its line, and a rule with a word.
struct PriceArea: View {
    private let prices = [182.1, 184.4, 183.2, 187.9, 190.3, 188.8, 192.6, 197.1, 195.4, 199.8, 203.5, 201.2]

    private var mean: Double { prices.reduce(0, +) / Double(prices.count) }

    var body: some View {
        ChartCard(title: "$201.20", subtitle: "Twelve days") {
            Chart {
                ForEach(prices.indices, id: \.self) { day in
                    AreaMark(
                        x: .value("Day", BakerySales.date(day)), yStart: .value("Least", 180),
                        yEnd: .value("Price", prices[day])
                    )
                    .foregroundStyle(
                        .linearGradient(colors: [.green.opacity(0.4), .green.opacity(0)], startPoint: .top, endPoint: .bottom))
                    LineMark(x: .value("Day", BakerySales.date(day)), y: .value("Price", prices[day]))
                        .foregroundStyle(.green)
                }
                .interpolationMethod(.catmullRom)
                RuleMark(y: .value("Mean", mean))
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
                    .foregroundStyle(.secondary)
                    .annotation(position: .top, alignment: .leading) {
                        Text("Mean \(mean, format: .number.precision(.fractionLength(1)))")
                            .font(.caption2).foregroundStyle(.secondary)
                    }
            }
            .chartYScale(domain: 180...205)
            .chartYAxis {
                AxisMarks(format: FloatingPointFormatStyle<Double>.Currency(code: "USD").precision(.fractionLength(0)))
            }
        }
    }
}

/// Areas on one another.
struct StackedAreas: View {
    var body: some View {
        ChartCard(title: "Shares of the counter", subtitle: "Sold each day, of all") {
            Chart(BakerySales.fortnight) { sale in
                AreaMark(x: .value("Day", sale.day), y: .value("Sold", sale.count), stacking: .normalized)
                    .foregroundStyle(by: .value("Product", sale.product))
            }
        }
    }
}

#Preview("Lines", traits: .fixedLayout(width: 360, height: 260)) { TemperatureLines() }
#Preview("Area with rule", traits: .fixedLayout(width: 360, height: 260)) { PriceArea() }
#Preview("Normalized areas", traits: .fixedLayout(width: 360, height: 260)) { StackedAreas() }
#Preview("Lines, dark", traits: .fixedLayout(width: 360, height: 260)) {
    TemperatureLines().preferredColorScheme(.dark)
}
