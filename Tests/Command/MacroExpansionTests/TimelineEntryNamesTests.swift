import TestSupport
import Testing

@testable import MacroExpansion

@Suite("Names of the entries in a preview's timeline")
struct TimelineEntryNamesTests {
    @Test(
        "Members give names, everything else is nil",
        arguments: [
            ("(as: .systemSmall) { W() } timeline: {\n    E.log1\n    E.log2\n}", ["log1", "log2"] as [String?]),
            ("(as: .systemSmall) {\n    W()\n} timeline: { .first; .second }", ["first", "second"]),
            ("(as: .systemSmall) { W() } timeline: {\n  E(date: .now, text: \"a; b\")\n  E.sample // the last\n}", [nil, "sample"]),
            ("(\"timeline\", as: .systemSmall) { W() } timeline: {\n    E.a\n}", ["a"]),
            ("(as: .systemSmall) { W() } timelineProvider: { P() }", []),
            (
                "(as: .content, using: A.one) {\n    W()\n} contentStates: {\n    A.ContentState.near\n    A.ContentState.here\n}",
                ["near", "here"]
            ),
            (
                "(as: .systemSmall) { W() } timeline: {\n    E.a\n    #if canImport(PreviewSteps)\n    Tap(\"Pour\")\n    #endif\n    E.b\n}",
                ["a", nil, "b"]
            ),
            (" { Text(\"x\") }", []),
            ("(as: .systemSmall) { W() } timeline: {", []),
        ])
    func names(_ arguments: String, _ expected: [String?]) {
        expect(TimelineEntryNames.names(in: arguments), equals: expected)
    }
}
