import AppIntents
import Foundation
import TestSupport
import Testing

@testable import WidgetKit

@AppEnum(schema: .books.contentType)
private enum Binding: String {
    case paper, file
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.paper: "Paper", .file: "File"]
}

@AppEntity(schema: .books.book)
private struct BookEntity: IndexedEntity {
    static let defaultQuery = BookQuery()
    let id: String
    @Property var title: String?
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)", subtitle: "A book") }
    init(id: String) { self.id = id }
}

private struct BookQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [BookEntity] { identifiers.map(BookEntity.init(id:)) }
}

@AppIntent(schema: .books.openBook)
private struct OpenBookIntent: OpenIntent {
    var target: BookEntity
    func perform() async throws -> some IntentResult { .result() }
}

@AssistantIntent(schema: .system.search)
private struct SearchIntent: ShowInAppSearchResultsIntent {
    static let searchScopes: [StringSearchScope] = [.general]
    @Parameter var criteria: StringSearchCriteria
    init() {}
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: criteria.term) }
}

@Suite("Intents of the system's schemas") struct SchemaIntentTests {
    @Test("Their names and their parameters are made by the macro") func members() async throws {
        #expect(OpenBookIntent.title.key == "Open Book" && BookEntity.typeDisplayRepresentation.name.key == "Book")
        expect(Binding.typeDisplayRepresentation.name.key, equals: "Binding")
        let intent = OpenBookIntent()
        #expect(!intent.$target.hasValue)
        intent.target = BookEntity(id: "Dune")
        #expect(intent.$target.hasValue && intent.target.id == "Dune")
        let search = SearchIntent()
        search.criteria = StringSearchCriteria(term: "coffee")
        try await expect(search.perform().value, equals: "coffee")
    }

    @Test("An entity is found by what it is shown with") func attributes() {
        let set = BookEntity(id: "Dune").attributeSet
        #expect(set.displayName == "Dune" && set.contentDescription == "A book")
    }
}
