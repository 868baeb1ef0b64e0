import AppIntents

/// Finds the drinks of the menu by name.
struct DrinkQuery: EntityQuery {
    func entities(for identifiers: [Drink.ID]) async throws -> [Drink] {
        Drink.menu.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Drink] {
        Drink.menu
    }
}
