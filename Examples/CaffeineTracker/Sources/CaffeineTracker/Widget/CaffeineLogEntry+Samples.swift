import Foundation

/// One day with four drinks, for previews.
extension CaffeineLogEntry {
    static let log1 = sample(.coffee, hour: 7, minute: 30, total: 95)
    static let log2 = sample(.espresso, hour: 9, minute: 41, total: 159)
    static let log3 = sample(.coldBrew, hour: 12, minute: 5, total: 312)
    static let log4 = sample(.flatWhite, hour: 15, minute: 20, total: 412)

    private static func sample(_ drink: Drink, hour: Int, minute: Int, total: Double) -> CaffeineLogEntry {
        let midnight = Date(timeIntervalSince1970: 1_686_009_600)  // 6 June 2023, Greenwich
        let date = midnight.addingTimeInterval(TimeInterval(hour * 60 + minute) * 60)
        return CaffeineLogEntry(
            date: date,
            totalCaffeine: Measurement(value: total, unit: .milligrams),
            log: CaffeineLog(drink: drink, date: date))
    }
}
