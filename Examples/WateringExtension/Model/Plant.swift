import Foundation

/// A plant and how often it wants water.
struct Plant: Codable, Hashable, Identifiable {
    var id: String
    var name: String
    var symbol: String
    var daysBetweenWaterings: Int
    var lastWatered: Date

    func nextWatering(in calendar: Calendar = .current) -> Date {
        calendar.date(byAdding: .day, value: daysBetweenWaterings, to: lastWatered) ?? lastWatered
    }

    /// From 1, just watered, to 0, dry.
    func moisture(at date: Date) -> Double {
        let span = nextWatering().timeIntervalSince(lastWatered)
        guard span > 0 else { return 0 }
        return min(max(1 - date.timeIntervalSince(lastWatered) / span, 0), 1)
    }
}
