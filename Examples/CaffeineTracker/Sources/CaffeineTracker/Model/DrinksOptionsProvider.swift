import AppIntents

/// Offers the drinks of the menu.
struct DrinksOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [Drink] {
        Drink.menu
    }
}
