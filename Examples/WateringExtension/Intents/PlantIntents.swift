import AppIntents
import WidgetKit

struct PlantEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
    static let defaultQuery = PlantQuery()

    var id: String
    var name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct PlantQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [PlantEntity] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [PlantEntity] {
        PlantStore.shared.plants(at: .now).map { PlantEntity(id: $0.id, name: $0.name) }
    }
}

struct ChoosePlantIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a plant"

    @Parameter(title: "Plant")
    var plant: PlantEntity?
}

struct WaterPlantIntent: AppIntent {
    static let title: LocalizedStringResource = "Water a plant"

    @Parameter(title: "Plant")
    var plant: String

    init() {}
    init(plant: String) { self.plant = plant }

    func perform() async throws -> some IntentResult {
        PlantStore.shared.water(plant, at: .now)
        WidgetCenter.shared.reloadTimelines(ofKind: "Plant")
        return .result()
    }
}
