import Foundation

/// What a bakery sold.
struct BakerySales: Identifiable {
    let day: Date
    let product: String
    let count: Int

    var id: String { "\(day.timeIntervalSince1970) \(product)" }

    static let products = ["Bread", "Croissants", "Cakes"]

    /// Two weeks of June 2025.
    static let fortnight: [BakerySales] = {
        let counts = [
            [52, 34, 12], [48, 30, 9], [55, 38, 14], [61, 41, 11], [70, 52, 18], [96, 78, 32], [88, 71, 29],
            [50, 36, 13], [47, 33, 10], [58, 40, 12], [63, 44, 16], [74, 55, 21], [102, 84, 35], [91, 76, 31],
        ]
        return counts.enumerated().flatMap { day, row in
            zip(products, row).map { BakerySales(day: date(day), product: $0, count: $1) }
        }
    }()

    static func date(_ day: Int) -> Date { Date(timeIntervalSince1970: 1_748_822_400 + Double(day) * 86_400) }

    /// What was sold of each product together.
    static let totals: [(product: String, count: Int)] = products.map { product in
        (product, fortnight.filter { $0.product == product }.map(\.count).reduce(0, +))
    }
}
