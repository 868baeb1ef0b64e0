/// The source of a file that shows a sample.
struct SampleSource {
    /// The name of the preview.
    let title: String
    /// The canvas that it is drawn on.
    let canvas: Canvas
    /// The expression that is shown, in lines.
    let content: [String]
    let maker: SampleMaker
    /// The animation that moves it, an expression.
    var animation = ".easeInOut(duration: 1)"

    /// The suffix that tells the sample's names from others' where it is a part of a user's file; nil: it has a file of its own.
    var part: String?
    /// The type inside of which alone the content has a name; nil: the file knows it.
    var scope: String?

    enum Canvas: String {
        /// A screen of its own.
        case screen = ""
        /// A canvas of the view's preferred size.
        case fitting = ", traits: .sizeThatFitsLayout"
        case square = ", traits: .fixedLayout(width: 320, height: 320)"
    }

    /// The start of the motion, the stay at its other end, and the rest at home, in seconds. All in all they are a whole number of
    /// frames, and such that it is at home at the moments of the stills of endless motions, 3 s and 10 s.
    static let (start, stay, rest) = (0.5, 1.25, 1.75)

    /// A thing that modifiers and transitions are shown with, in lines.
    static let card = [
        "RoundedRectangle(cornerRadius: 28)",
        "    .fill(Color.blue.gradient)",
        "    .overlay { Image(systemName: \"star.fill\").font(.system(size: 44)).foregroundStyle(.white) }",
        "    .frame(width: 140, height: 140)",
    ]

    /// The declaration of the type that stands for elements of collections.
    static let item = "private struct SampleItem: Identifiable, Hashable { let id: Int }\n\n"

    /// The preview's file.
    var text: String {
        guard let part else { return whole }
        return "import SwiftUI\n\n#Preview(\"\(title)\"\(canvas.rawValue)) { sampleOf_\(part)() }\n"
    }

    /// The text for the user's file: a function that makes the preview's content; nil where it is not needed.
    var guest: String? {
        guard let part else { return nil }
        let isView = !maker.properties.isEmpty || !maker.steps.isEmpty
        let view = isView ? self.view(named: "Sample_\(part)") + "\n" : ""
        let shown = isView ? ["Sample_\(part)()"] : content
        func function(_ modifier: String, _ content: [String]) -> String {
            "@MainActor @SwiftUI.ViewBuilder \(modifier)func sampleOf_\(part)() -> some SwiftUI.View {\n" + Self.indented(content, by: 1)
                + "}\n"
        }
        let inner = view + function(scope == nil ? "" : "static ", shown)
        let whole = scope.map { "extension \($0) {\n\(inner)}\n\n" + function("", ["\($0).sampleOf_\(part)()"]) } ?? inner
        let text = "import SwiftUI\n\n" + (maker.needsItem ? Self.item : "") + whole
        return text.replacing("SampleItem", with: "SampleItem_\(part)")
    }

    private var whole: String {
        var text = "import SwiftUI\n\n"
        if maker.needsItem { text += Self.item }
        if maker.properties.isEmpty, maker.steps.isEmpty {
            return text + "#Preview(\"\(title)\"\(canvas.rawValue)) {\n" + Self.indented(content, by: 1) + "}\n"
        }
        return text + view(named: viewName) + "\n#Preview(\"\(title)\"\(canvas.rawValue)) { \(viewName)() }\n"
    }

    private func view(named name: String) -> String {
        var text = "private struct \(name): View {\n"
        text += Self.indented(maker.properties, by: 1)
        text += "\n    var body: some View {\n" + Self.indented(content + (maker.steps.isEmpty ? [] : task), by: 2) + "    }\n"
        if !maker.steps.isEmpty {
            text += "\n    private func step() {\n        withAnimation(\(animation)) {\n"
            text += Self.indented(maker.steps, by: 3) + "        }\n    }\n"
        }
        return text + "}\n"
    }

    /// A name that the module's types do not have.
    private var viewName: String {
        var name = "Sample"
        while maker.table.types[name] != nil { name += "View" }
        return name
    }

    /// The modifier that starts the motion: there and back again and again, or once where it is triggered.
    private var task: [String] {
        let wait = { (seconds: Double) in "try? await Task.sleep(for: .seconds(\(Amounts.number(seconds))))" }
        let isTriggered = maker.steps.allSatisfy { $0.hasSuffix("+= 1") }
        if isTriggered { return ["    .task {", "        \(wait(Self.start))", "        step()", "    }"] }
        let round = [wait(Self.start), "step()", wait(Self.stay), "step()", wait(Self.rest)]
        return ["    .task {", "        while !Task.isCancelled {"] + round.map { "            \($0)" } + ["        }", "    }"]
    }

    private static func indented(_ lines: [String], by level: Int) -> String {
        lines.map { String(repeating: " ", count: level * 4) + $0 + "\n" }.joined()
    }
}
