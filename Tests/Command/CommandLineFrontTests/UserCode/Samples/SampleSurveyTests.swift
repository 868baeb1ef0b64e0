import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Samples of what no preview shows")
struct SampleSurveyTests {
    private func survey(_ texts: String...) -> SampleSurvey {
        SampleSurvey(
            texts.enumerated().map { number, text in
                let source = SwiftSource(text, where: CompilationConditions(modules: ["SwiftUI"]))
                return SampleSurvey.File(path: "/u/\(number).swift", tokens: source.activeTokens)
            })
    }

    /// The line of a sample that makes what is shown.
    private func expression(_ text: String) -> String {
        let found = survey(text)
        guard let sample = found.samples.first else { return found.blocked.map(\.message).joined() }
        return sample.text.split(separator: "\n").map { $0.drop { $0 == " " } }.first { $0.hasPrefix("A(") }.map(String.init) ?? sample.text
    }

    @Test(
        "Arguments are samples, by type and name",
        arguments: [
            ("let title: String", "A(title: \"Morning Walk\")"), ("let count: Int", "A(count: 5)"),
            ("let lineWidth: CGFloat", "A(lineWidth: 6)"), ("let amount: CGFloat", "A(amount: 12)"),
            ("let isDisabled: Bool, isOn: Bool", "A(isDisabled: false, isOn: true)"), ("let tint: Color", "A(tint: Color.blue)"),
            ("let tags: [String]", "A(tags: [\"Tag\", \"Tag 2\", \"Tag 3\"])"), ("let note: String?", "A(note: nil)"),
            ("let date: Date", "A(date: Date.now)"),
            (
                "let endDate: Date, startedAt: Date",
                "A(endDate: Date.now.addingTimeInterval(900), startedAt: Date.now.addingTimeInterval(-900))"
            ),
            ("let id: UUID", "A(id: UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")!)"),
            ("let title: String; var n = 1", "A(title: \"Morning Walk\")"),
            ("let icon: String\n var image: Image { Image(systemName: icon) }", "A(icon: \"star.fill\")"),
            ("let action: () -> Void", "A(action: {})"), ("let pick: (Int, Bool) -> String", "A(pick: { _, _ in \"Pick\" })"),
            ("@ViewBuilder let content: Text", "A(content: { Text(\"A short walk by the lake\") })"),
            ("let range: ClosedRange<Double>", "A(range: 0...1)"),
            ("let size: (width: Int, height: Int)", "A(size: (width: 160, height: 120))"),
            ("let kind: Kind\n enum Kind { case plain }", "A(kind: A.Kind.plain)"),
            ("@Binding var name: String", "A(name: $name)"), ("let space: Namespace.ID", "A(space: space)"),
            ("let title: String\n init(title: String, n: Int = 2) {}\n init(title: String, m: Int) {}", "A(title: \"Morning Walk\")"),
            ("let value: Double\n let total: Double", "A(value: 6, total: 10)"),
        ])
    func arguments(members: String, expected: String) {
        expect(expression("struct A: View {\n \(members)\n var body: some View { x } }"), equals: expected)
    }

    @Test(
        "Values of the module's types are its own samples, or made",
        arguments: [
            ("struct B { let name: String; static let sample = B(name: \"\") }", "A(b: B.sample)"),
            ("struct B { let name: String; static let mocks: [B] = [] }", "A(b: B.mocks[0])"),
            ("struct B { let title: String; let c: C }\nstruct C { let n: Int }", "A(b: B(title: \"Morning Walk\", c: C(n: 3)))"),
            ("enum B { case one(Int), two }", "A(b: B.two)"), ("enum B { case one(n: Int) }", "A(b: B.one(n: 3))"),
            (
                "struct C: TimelineProvider { func placeholder(in context: Context) -> D { D(n: 1) } }\nstruct D { let n: Int }\ntypealias B = C.Entry",
                "A(b: D(n: 3))"
            ),
            ("typealias B = [Int]", "A(b: [3, 7, 5, 9, 6])"), ("protocol B {}\nstruct C: B {}", "A(b: C())"),
            ("class B: ObservableObject {}", "A(b: b)"), ("struct B {}\nextension B { init(n: Int) {} }", "A(b: B())"),
        ])
    func models(types: String, expected: String) {
        expect(expression("struct A: View {\n let b: B\n var body: some View { x } }\n\(types)"), equals: expected)
    }

    @Test(
        "What stands in the way is told with its parameter",
        arguments: [
            ("let loader: any Loader\n", "A (its loader is any Loader, a type that cannot be made here)"),
            ("let region: MKMapRect", "A (its region is a MKMapRect)"),
            ("let b: B", "A (its b.session is a URLSession)"),
            ("let title: String\n private var n = 1", "A (its n is private, and so is its initialiser)"),
            ("let id: Self2\n typealias Self2 = A.Self2", "A (its id is a A.Self2)"),
            ("let make: (Int) -> Model", "A (its make is a Model)"),
        ])
    func obstacles(members: String, expected: String) {
        let found = survey(
            "struct A: View {\n \(members)\n var body: some View { x } }\nprotocol Loader {}\nstruct B { let session: URLSession }")
        expect(found.blocked.map(\.message), equals: [expected])
        #expect(found.samples.isEmpty)
    }

    @Test(
        "Each kind is put where it can be seen",
        arguments: [
            ("struct A: ViewModifier {}", ".modifier(A())"), ("struct A: ButtonStyle {}", ".buttonStyle(A())"),
            ("struct A: SwiftUI.ToggleStyle {}", "Toggle(\"Wi-Fi\", isOn: $isOn)"),
            ("struct A: ProgressViewStyle {}", "progress = progress > 0.5 ? 0 : 0.75"),
            ("struct A: GaugeStyle {}", ".gaugeStyle(A())"), ("struct A: LabelStyle {}", ".labelStyle(A())"),
            ("struct A: Transition {}", ".transition(A())"),
            ("extension AnyTransition { static var a: AnyTransition { .opacity } }", ".transition(AnyTransition.a)"),
            (
                "extension AnyTransition { static func a(edge: Edge) -> AnyTransition { .opacity } }",
                ".transition(AnyTransition.a(edge: Edge.leading))"
            ),
            ("extension Transition where Self == B { static var a: B { B() } }", ".transition(.a)"),
            (
                "struct A: TextRenderer { var amount: Double; var animatableData: Double { get { amount } set { amount = newValue } } }",
                ".textRenderer(A(amount: isAhead ? 1 : 0))"
            ),
            ("struct A: Layout {}", "A() {"), ("struct A {}\nextension A: Shape {}", ".stroke(Color.blue"),
            (
                "struct A: Shape { var sides: Double; var animatableData: Double { get { sides } set { sides = newValue } } }",
                "A(sides: isAhead ? 5 : 3)"
            ),
            (
                "struct A: GeometryEffect { var amount: CGFloat = 10; var animatableData: CGFloat }",
                ".modifier(A(animatableData: isAhead ? 1 : 0))"
            ),
            ("extension View { func a(on: Bool) -> some View { self } }", ".a(on: isAhead)"),
            ("struct A: CustomAnimation {}", "withAnimation(Animation(A()))"),
            ("extension Animation { static var a: Animation { .spring } }", "withAnimation(Animation.a)"),
            ("struct A: ShapeStyle {}", ".fill(A())"),
            ("struct A: ViewModifier { let trigger: Int }", "A(trigger: trigger)"),
            (
                "struct A: View { @EnvironmentObject var m: Model; var body: some View { x } }\nclass Model: ObservableObject {}",
                ".environmentObject(model)"
            ),
            (
                "struct A: View { @Environment(Model.self) var m; var body: some View { x } }\n@Observable class Model {}",
                ".environment(model)"
            ),
        ])
    func kinds(text: String, expected: String) throws {
        let samples = survey(text).samples
        expect(samples.count, equals: 1)
        #expect(try #require(samples.first).text.contains(expected))
    }

    @Test("What is seen in something that is shown needs no sample")
    func seen() {
        let (view, modifier) = (
            "struct V: View { var body: some View { Text(\"\").a() } }",
            "extension View { func a() -> some View { modifier(M()) } }\nstruct M: ViewModifier {}"
        )
        #expect(survey(view, modifier).samples.isEmpty)
        expect(survey(modifier).samples.map(\.name), equals: ["a (sample)"])
        #expect(
            survey("#Preview { V(n: 1) }", "struct V: View { let n: Int; var body: some View { S() } }\nstruct S: Shape {}").samples.isEmpty
        )
        #expect(survey("struct W: Widget { let v = S() }\nstruct S: Shape {}").samples.isEmpty)
        // In a circle the first stands for all; a view comes before what it shows.
        expect(
            survey("struct S: Shape {}\nstruct V: View { let n: Int; var body: some View { S() } }").samples.map(\.name),
            equals: ["V (sample)"])
        let circle =
            "struct V: View { let n: Int; var body: some View { W(n: n) } }\nstruct W: View { let n: Int; var body: some View { V(n: n) } }"
        expect(survey(circle).samples.map(\.name), equals: ["V (sample)"])
    }

    @Test("What stands in a namespace is sampled by its whole name, unless it is seen")
    func namespaces() {
        let cards = """
            enum Cards {
                static let inset = 8.0
                struct Small: View { var body: some View { x } }
                struct Named: View { let title: String; var body: some View { x } }
                struct Part: View { let n: Int; var body: some View { x } }
                struct Whole: View { let n: Int; var body: some View { Part(n: n) } }
            }
            extension Cards { struct Ring: Shape {} }
            """
        let found = survey(cards)
        expect(found.views.map(\.name), equals: ["Cards.Small"])
        expect(found.views.first?.text.contains("{ Cards.Small() }"), equals: true)
        expect(found.samples.map(\.name), equals: ["Cards.Named (sample)", "Cards.Whole (sample)", "Cards.Ring (sample)"])
        expect(found.samples.first?.text.contains("Cards.Named(title: \"Morning Walk\")"), equals: true)
        // A preview that names the namespace for something else shows none of the views.
        let beside = survey(cards, "#Preview { Cards.Ring().padding(Cards.inset) }")
        expect(beside.samples.map(\.name), equals: ["Cards.Named (sample)", "Cards.Whole (sample)"])
        // What stands in a view is a part of that.
        #expect(
            survey("struct V: View { var body: some View { x }; struct Part: View { let n: Int; var body: some View { x } } }").samples
                .isEmpty)
    }

    @Test("What nothing outside of an extension can name gets no sample, but a type of its file does")
    func hidden() {
        let found = survey(
            "fileprivate extension View { func b() -> some View { self } }\nextension View { private func c() -> some View { self } }\nstruct D {}\nprivate extension D { struct E: Shape {} }"
        )
        #expect(found.samples.map(\.name) == ["D.E (sample)"] && found.blocked.isEmpty)
        #expect(found.samples.first?.guest?.contains("D.E()") == true && found.samples.first?.guest?.contains("extension D {") == false)
    }

    @Test(
        "A type inside of another that nothing shows is sampled by its whole name",
        arguments: [
            (
                "struct Habit: Identifiable, Codable {\n let id: Int\n struct Row: View { let title: String; var body: some View { x } } }",
                "Habit.Row"
            ),
            ("extension Color { struct Swatch: View { let title: String; var body: some View { x } } }", "Color.Swatch"),
            ("enum Kind: String { case a\n struct Badge: View { let title: String; var body: some View { x } } }", "Kind.Badge"),
            (
                "class Model: ObservableObject {}\nextension Model { struct Card: View { let title: String; var body: some View { x } } }",
                "Model.Card"
            ),
        ])
    func nested(_ text: String, _ name: String) {
        let found = survey(text)
        #expect(found.samples.map(\.name) == ["\(name) (sample)"] && found.samples.first?.guest == nil)
        expect(found.samples.first?.text.contains("\(name)(title: \"Morning Walk\")"), equals: true)
    }

    @Test("One that only the type around it knows is made inside of that") func inner() {
        let found = survey("enum Cards { private struct Row: View { let n: Int; var body: some View { x } } }")
        let guest = found.samples.first?.guest ?? ""
        #expect(found.samples.map(\.name) == ["Cards.Row (sample)"] && found.views.isEmpty)
        #expect(guest.contains("extension Cards {\n@MainActor @SwiftUI.ViewBuilder static func sampleOf_Cards_Row_0()"))
        #expect(
            guest.contains(
                "@MainActor @SwiftUI.ViewBuilder func sampleOf_Cards_Row_0() -> some SwiftUI.View {\n    Cards.sampleOf_Cards_Row_0()\n}"))
        // A generic type has no name to be called by, and a view shows its own parts.
        #expect(survey("struct Box<T> { struct Row: View { let n: Int; var body: some View { x } } }").samples.isEmpty)
        #expect(
            survey(
                "struct V: View { var body: some View { x } }\nextension V { struct Part: View { let n: Int; var body: some View { x } } }"
            ).samples.isEmpty)
    }

    @Test("A sample that moves says how, in a file of its own")
    func source() {
        expect(
            survey(
                "struct Ring: Shape { var progress: Double; var animatableData: Double { get { progress } set { progress = newValue } } }"
            ).samples.map(\.text),
            equals: [
                """
                import SwiftUI

                private struct Sample: View {
                    @State private var isAhead = true

                    var body: some View {
                        Ring(progress: isAhead ? 1 : 0)
                            .fill(Color.blue.opacity(0.2))
                            .overlay {
                                Ring(progress: isAhead ? 1 : 0)
                                    .stroke(Color.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
                            }
                            .frame(width: 200, height: 200)
                            .task {
                                while !Task.isCancelled {
                                    try? await Task.sleep(for: .seconds(0.5))
                                    step()
                                    try? await Task.sleep(for: .seconds(1.25))
                                    step()
                                    try? await Task.sleep(for: .seconds(1.75))
                                }
                            }
                    }

                    private func step() {
                        withAnimation(.easeInOut(duration: 1)) {
                            isAhead.toggle()
                        }
                    }
                }

                #Preview("Ring (sample)", traits: .fixedLayout(width: 320, height: 320)) { Sample() }

                """
            ])
    }

    @Test("A name of the module's is not taken by a sample")
    func names() {
        let text = "struct Sample { }\nstruct A: View { @Binding var body2: Int; var body: some View { x } }"
        expect(survey(text).samples.first?.text.contains("private struct SampleView: View"), equals: true)
    }

    @Test(
        "What its file alone knows is made there, and shown by a preview of its own",
        arguments: [
            ("private struct A: View {\n var body: some View { x } }", "A()"),
            ("fileprivate struct A: View {\n let b: B\n var body: some View { x } }\nprivate struct B { let n: Int }", "A(b: B(n: 3))"),
            ("private struct A: ButtonStyle {\n func makeBody(configuration: Configuration) -> some View { x } }", ".buttonStyle(A())"),
        ])
    func hidden(_ text: String, _ expression: String) throws {
        let found = survey(text)
        #expect(found.views.isEmpty && found.blocked.isEmpty)
        let sample = try #require(found.samples.first)
        #expect(found.samples.count == 1 && sample.name == "A (sample)" && sample.text.contains("{ sampleOf_A_0() }"))
        let guest = try #require(sample.guest)
        #expect(guest.contains("func sampleOf_A_0() -> some SwiftUI.View {\n") && guest.contains(expression))
    }

    @Test("A private view that another shows is seen there, and one of another file is known to none") func hiddenParts() {
        let parts = survey("struct B: View { var body: some View { A() } }\nprivate struct A: View { var body: some View { x } }")
        #expect(parts.views.map(\.name) == ["B"] && parts.samples.isEmpty)
        let other = survey("struct A: View { let b: B; var body: some View { x } }", "private struct B {}")
        #expect(other.samples.isEmpty && other.blocked.count == 1)
    }
}
