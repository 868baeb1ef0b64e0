import Foundation
import os

/// The plants that the app keeps for its widgets in the defaults of their group.
struct PlantStore {
    static let shared = PlantStore()

    private let logger = Logger(subsystem: "com.example.watering", category: "store")
    private let defaults = UserDefaults(suiteName: "group.com.example.watering")
    private let key = "plants"

    func plants(at date: Date) -> [Plant] {
        guard let data = defaults?.data(forKey: key) else { return Self.samples(at: date) }
        do {
            return try JSONDecoder().decode([Plant].self, from: data)
        } catch {
            logger.error("the plants cannot be read: \(error.localizedDescription, privacy: .public)")
            return []
        }
    }

    func water(_ id: String, at date: Date) {
        var plants = plants(at: date)
        guard let index = plants.firstIndex(where: { $0.id == id }) else { return }
        plants[index].lastWatered = date
        defaults?.set(try? JSONEncoder().encode(plants), forKey: key)
    }

    static func samples(at date: Date) -> [Plant] {
        func plant(_ id: String, _ symbol: String, every days: Int, hoursAgo: Double) -> Plant {
            Plant(
                id: id, name: String(localized: String.LocalizationValue(id)), symbol: symbol, daysBetweenWaterings: days,
                lastWatered: date.addingTimeInterval(-hoursAgo * 3600))
        }
        return [
            plant("Monstera", "leaf.fill", every: 7, hoursAgo: 120),
            plant("Basil", "leaf", every: 2, hoursAgo: 36),
            plant("Cactus", "sun.max.fill", every: 21, hoursAgo: 48),
        ]
    }
}
