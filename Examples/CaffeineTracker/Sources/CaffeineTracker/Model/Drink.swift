import AppIntents
import Foundation

/// Something with caffeine in it.
struct Drink: Hashable, Codable, Identifiable {
    let name: String
    let caffeine: Measurement<UnitMass>

    var id: String { name }

    init(name: String, milligrams: Double) {
        self.name = name
        caffeine = Measurement(value: milligrams, unit: .milligrams)
    }
}

extension Drink {
    static let espresso = Drink(name: "Espresso", milligrams: 64)
    static let coffee = Drink(name: "Coffee", milligrams: 95)
    static let flatWhite = Drink(name: "Flat White", milligrams: 100)
    static let coldBrew = Drink(name: "Cold Brew", milligrams: 153)

    static let menu: [Drink] = [.espresso, .coffee, .flatWhite, .coldBrew]
}

extension Drink: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
    static var defaultQuery = DrinkQuery()

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)")
    }
}
