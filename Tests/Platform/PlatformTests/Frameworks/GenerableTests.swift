import FoundationModels
import TestSupport
import Testing

@Generable(description: "A set of cards")
private struct CardSet: Equatable {
    @Guide(description: "The title", .anyOf(["Flags", "Rivers"]))
    var title: String
    let note: String?
    @Guide(.count(1...3))
    var cards: [Card]
    var isNew = false

    var count: Int { cards.count }
}

@Generable
private struct Card: Equatable {
    var front: String
    @Guide(description: "Points", .range(0...10))
    var points: Int
    var kind: Kind
}

@Generable
private enum Kind: String, CaseIterable {
    case fact
    case question = "a question"
}

@Generable
private enum Answer: Equatable {
    case none
    case choice(index: Int)
    case text(String, isLong: Bool)
}

@Suite("FoundationModels: values of answers")
struct GenerableTests {
    private let set = CardSet(title: "Flags", note: nil, cards: [Card(front: "Peru", points: 3, kind: .question)], isNew: true)

    @Test("A value becomes JSON in the order of its properties, and is read again")
    func structure() throws {
        let json = set.generatedContent.jsonString
        expect(
            json,
            equals: #"{"title": "Flags", "note": null, "cards": [{"front": "Peru", "points": 3, "kind": "a question"}], "isNew": true}"#)
        expect(try CardSet(GeneratedContent(json: json)), equals: set)
        expect(set.asPartiallyGenerated().cards?.first?.points, equals: 3)
        expect(set.asPartiallyGenerated().note, equals: nil)
    }

    @Test("Cases with values are objects of their names", arguments: [Answer.none, .choice(index: 2), .text("Lima", isLong: false)])
    fileprivate func cases(_ answer: Answer) throws {
        expect(try Answer(GeneratedContent(json: answer.generatedContent.jsonString)), equals: answer)
    }

    @Test("A schema has descriptions and limits")
    func schema() {
        let schema = CardSet.generationSchema.debugDescription
        for part in [
            #""title": "CardSet""#, #""description": "A set of cards""#, #""enum": ["Flags", "Rivers"]"#, #""minItems": 1"#,
            #""maximum": 10"#, #""required": ["title", "cards", "isNew"]"#, #""enum": ["fact", "a question"]"#,
        ] { #expect(schema.contains(part), "\(schema)") }
    }

    @Test("Content of another shape is refused", arguments: [#"{"title": 3}"#, "[]", #"{"title": "Flags"}"#])
    func mismatch(_ json: String) throws {
        let content = try GeneratedContent(json: json)
        #expect(throws: LanguageModelSession.GenerationError.self) { try CardSet(content) }
        #expect(throws: LanguageModelSession.GenerationError.self) { try Kind(GeneratedContent(kind: .string("other"))) }
    }

    @Test("A session answers with an error, whatever it is asked for")
    func session() async {
        let session = LanguageModelSession {
            "Make cards."; set
        }
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            try await session.respond(to: "Rivers", generating: CardSet.self)
        }
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            for try await part in session.streamResponse(generating: CardSet.self, prompt: { "Rivers" }) { _ = part.content.title }
        }
    }
}
