import Foundation

/// The drinks of the day.
actor DrinksLogStore {
    static let shared = DrinksLogStore()

    private(set) var logs: [CaffeineLog] = []

    var totalCaffeine: Measurement<UnitMass> {
        logs.reduce(Measurement(value: 0, unit: .milligrams)) { $0 + $1.drink.caffeine }
    }

    func log(drink: Drink) {
        logs.append(CaffeineLog(drink: drink, date: Date()))
    }
}
