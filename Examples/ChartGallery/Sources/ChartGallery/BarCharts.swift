import Charts
import SwiftUI

/// One bar for each product.
struct ProductBars: View {
    var body: some View {
        ChartCard(title: "Bread leads", subtitle: "Sold in two weeks") {
            Chart(BakerySales.totals, id: \.product) { total in
                BarMark(x: .value("Product", total.product), y: .value("Sold", total.count))
            }
        }
    }
}

/// Products on one another, for each day.
struct StackedBars: View {
    var body: some View {
        ChartCard(title: "Weekends sell", subtitle: "Sold each day") {
            Chart(BakerySales.fortnight) { sale in
                BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sold", sale.count))
                    .foregroundStyle(by: .value("Product", sale.product))
            }
        }
    }
}

/// Products side by side, for each week.
struct GroupedBars: View {
    private struct Week: Identifiable {
        let name: String
        let product: String
        let count: Int
        var id: String { name + product }
    }

    private var weeks: [Week] {
        ["Week 23", "Week 24"].enumerated().flatMap { week, name in
            BakerySales.products.map { product in
                let sales = BakerySales.fortnight[(week * 21)..<(week * 21 + 21)].filter { $0.product == product }
                return Week(name: name, product: product, count: sales.map(\.count).reduce(0, +))
            }
        }
    }

    var body: some View {
        ChartCard(title: "A better week", subtitle: "Sold each week") {
            Chart(weeks) { week in
                BarMark(x: .value("Week", week.name), y: .value("Sold", week.count))
                    .foregroundStyle(by: .value("Product", week.product))
                    .position(by: .value("Product", week.product))
                    .annotation(position: .top) {
                        Text("\(week.count)").font(.caption2).foregroundStyle(.secondary)
                    }
            }
            .chartLegend(position: .top)
        }
    }
}

/// Bars that lie, with their numbers at their ends and no axis under them.
struct RankedBars: View {
    private let names = [("Cachapa", 916), ("Injera", 850), ("Crêpe", 802), ("Jian Bing", 753), ("Dosa", 654)]

    var body: some View {
        ChartCard(title: "Favourites", subtitle: "Pancakes of thirty days") {
            Chart(names, id: \.0) { name, count in
                BarMark(x: .value("Sold", count), y: .value("Name", name))
                    .foregroundStyle(.orange.gradient)
                    .cornerRadius(5)
                    .annotation(position: .trailing) {
                        Text(count, format: .number).font(.caption2).foregroundStyle(.secondary)
                    }
            }
            .chartXAxis(.hidden)
            .chartXScale(domain: 0...1000)
        }
    }
}

#Preview("Bars", traits: .fixedLayout(width: 360, height: 260)) { ProductBars() }
#Preview("Stacked bars", traits: .fixedLayout(width: 360, height: 260)) { StackedBars() }
#Preview("Grouped bars", traits: .fixedLayout(width: 360, height: 260)) { GroupedBars() }
#Preview("Ranked bars", traits: .fixedLayout(width: 360, height: 260)) { RankedBars() }
#Preview("Stacked bars, dark", traits: .fixedLayout(width: 360, height: 260)) {
    StackedBars().preferredColorScheme(.dark)
}
