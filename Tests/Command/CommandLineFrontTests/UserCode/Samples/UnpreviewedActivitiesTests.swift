import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Live Activities that no preview shows")
struct UnpreviewedActivitiesTests {
    private func files(_ texts: String...) -> [HostModule.SourceFile] {
        UnpreviewedActivities(
            texts.enumerated().map { number, text in
                let source = SwiftSource(text, where: CompilationConditions(modules: ["SwiftUI", "WidgetKit", "ActivityKit"]))
                return SampleSurvey.File(path: "/u/\(number).swift", tokens: source.activeTokens)
            }
        ).files
    }

    private static let widget = """
        struct RideActivity: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: Ride.self) { context in Text("a") } dynamicIsland: { _ in DynamicIsland {} }
            }
        }

        """

    @Test("What needs no arguments is made so, and the rest of samples") func made() {
        let plain = files(Self.widget, "struct Ride: ActivityAttributes { struct ContentState: Codable, Hashable { var progress = 0.5 } }")
        #expect(plain.map(\.path) == ["/u/ActivitiesWithoutPreviews+RideActivity.swift"] && plain[0].inside == nil)
        expect(
            plain[0].text?.contains("as: .content, using: Ride()) {\n    RideActivity()\n} contentStates: {\n    Ride.ContentState()\n}"),
            equals: true)
        let sampled = files(
            Self.widget
                + "struct Ride: ActivityAttributes {\n let name: String\n public typealias ContentState = Status\n}\nstruct Status: Codable, Hashable { var count: Int }"
        )
        expect(sampled.first?.text?.contains("using: Ride(name: \"Morning Walk\"))"), equals: true)
        expect(sampled.first?.text?.contains("    Status(count: 5)\n"), equals: true)
    }

    @Test("What may be missing is there, if it can be made") func optionals() {
        let made = files(
            Self.widget,
            "struct Ride: ActivityAttributes {\n let code: String?\n struct ContentState: Codable, Hashable {"
                + " var title: String?\n var progress: Double?\n var link: Handle?\n var isLate: Bool? = nil } }\nstruct Handle: Codable, Hashable { let raw: OpaquePointer }"
        )
        expect(made.first?.text?.contains("using: Ride(code: \""), equals: true)
        expect(made.first?.text?.contains("Ride.ContentState(title: \""), equals: true)
        #expect(made.first?.text?.contains("progress: 0.") == true && made.first?.text?.contains("link: nil, isLate: ") == true)
    }

    @Test("Static properties of the types are their values") func statics() {
        let attributes =
            "struct Ride: ActivityAttributes { struct ContentState: Codable, Hashable { var emoji: String }\n var name: String }\n"
        let open = files(
            Self.widget,
            attributes
                + "extension Ride { static var preview: Ride { Ride(name: \"World\") } }\n"
                + "extension Ride.ContentState { static let smiley = Ride.ContentState(emoji: \"a\")\n static var stars: Self { .init(emoji: \"b\") } }"
        )
        #expect(open.first?.text?.contains("using: Ride.preview)") == true && open.first?.inside == nil)
        expect(open.first?.text?.contains("    Ride.ContentState.smiley\n    Ride.ContentState.stars\n}"), equals: true)
        // Xcode's template hides them in the widget's file.
        let hidden = files(
            Self.widget + attributes + "extension Ride { fileprivate static var preview: Ride { Ride(name: \"World\") } }\n"
                + "extension Ride.ContentState { fileprivate static var smiley: Ride.ContentState { Ride.ContentState(emoji: \"a\") } }")
        expect(hidden.first?.inside?.path, equals: "/u/0.swift")
        expect(hidden.first?.inside?.text.contains("(Ride.preview, [Ride.ContentState.smiley])"), equals: true)
        expect(hidden.first?.text?.contains("for state in sampleOf_RideActivity_0().states { state }"), equals: true)
    }

    @Test("What a preview shows needs no sample, and what cannot be made has none") func none() {
        let attributes = "struct Ride: ActivityAttributes { struct ContentState: Codable, Hashable {} }\n"
        #expect(
            files(
                Self.widget, attributes + "#Preview(as: .content, using: Ride()) { RideActivity() } contentStates: { Ride.ContentState() }"
            ).isEmpty)
        #expect(
            files(Self.widget, "struct Ride: ActivityAttributes { struct ContentState: Codable, Hashable {}\n let session: URLSession }")
                .isEmpty)
        #expect(files(Self.widget).isEmpty && files("struct A: View {}").isEmpty)
    }
}
