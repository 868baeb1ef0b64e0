import Charts
import SwiftUI

/// Points of three kinds, told apart by colour and shape.
struct FlowerPoints: View {
    private struct Flower: Identifiable {
        let id: Int
        let kind: String
        let length: Double
        let width: Double
    }

    private let flowers: [Flower] = [
        ("Setosa", [(5.1, 3.5), (4.9, 3.0), (4.7, 3.2), (5.0, 3.6), (5.4, 3.9), (4.6, 3.4), (5.0, 3.4), (5.8, 4.0)]),
        ("Versicolor", [(7.0, 3.2), (6.4, 3.2), (6.9, 3.1), (5.5, 2.3), (6.5, 2.8), (5.7, 2.8), (6.3, 3.3), (4.9, 2.4)]),
        ("Virginica", [(6.3, 3.3), (5.8, 2.7), (7.1, 3.0), (6.5, 3.0), (7.6, 3.0), (7.3, 2.9), (7.2, 3.6), (7.7, 3.8)]),
    ].flatMap { kind, sizes in sizes.map { (kind, $0.0, $0.1) } }
        .enumerated().map { Flower(id: $0.offset, kind: $0.element.0, length: $0.element.1, width: $0.element.2) }

    var body: some View {
        ChartCard(title: "Three irises", subtitle: "Sepals, in centimetres") {
            Chart(flowers) { flower in
                PointMark(x: .value("Length", flower.length), y: .value("Width", flower.width))
                    .foregroundStyle(by: .value("Kind", flower.kind))
                    .symbol(by: .value("Kind", flower.kind))
            }
            .chartXScale(domain: .automatic(includesZero: false))
            .chartYScale(domain: .automatic(includesZero: false))
            .chartXAxisLabel("Length")
            .chartYAxisLabel("Width")
        }
    }
}

/// A heat map of rectangles.
struct VisitorHeat: View {
    private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private let hours = ["8", "10", "12", "14", "16", "18"]

    private func visitors(_ day: Int, _ hour: Int) -> Int { (day * day * 3 + hour * 17 + (hour == 2 ? 40 : 0) + day * hour * 5) % 97 }

    var body: some View {
        ChartCard(title: "When they come", subtitle: "Visitors") {
            Chart {
                ForEach(days.indices, id: \.self) { day in
                    ForEach(hours.indices, id: \.self) { hour in
                        RectangleMark(
                            x: .value("Hour", hours[hour]), y: .value("Day", days[day]), width: .ratio(0.95),
                            height: .ratio(0.9)
                        )
                        .foregroundStyle(by: .value("Visitors", visitors(day, hour)))
                        .cornerRadius(3)
                    }
                }
            }
            .chartForegroundStyleScale(range: Gradient(colors: [.indigo.opacity(0.12), .indigo]))
        }
    }
}

/// A ring of sectors around its sum.
struct ProductRing: View {
    var body: some View {
        ChartCard(title: "What is sold", subtitle: "Two weeks") {
            Chart(BakerySales.totals, id: \.product) { total in
                SectorMark(angle: .value("Sold", total.count), innerRadius: .ratio(0.62), angularInset: 1.5)
                    .cornerRadius(4)
                    .foregroundStyle(by: .value("Product", total.product))
            }
            .chartLegend(position: .trailing, alignment: .center, spacing: 24)
            .chartBackground(alignment: .leading) { proxy in
                VStack(spacing: 0) {
                    Text("\(BakerySales.totals.map(\.count).reduce(0, +))").font(.title2.bold())
                    Text("sold").font(.caption).foregroundStyle(.secondary)
                }
                .frame(width: proxy.plotSize.width, height: proxy.plotSize.height)
            }
        }
    }
}

#Preview("Points", traits: .fixedLayout(width: 360, height: 260)) { FlowerPoints() }
#Preview("Heat map", traits: .fixedLayout(width: 360, height: 260)) { VisitorHeat() }
#Preview("Ring", traits: .fixedLayout(width: 360, height: 260)) { ProductRing() }
#Preview("Ring, dark", traits: .fixedLayout(width: 360, height: 260)) { ProductRing().preferredColorScheme(.dark) }
