/// The source of a file that shows a sample.
struct SampleSource {
    /// What the preview is called.
    let title: String
    /// The canvas that it is drawn on.
    let canvas: Canvas
    /// The expression that is shown, in lines.
    let content: [String]
    let maker: SampleMaker

    enum Canvas: String {
        /// A screen of its own.
        case screen = ""
        /// As large as a view wants to be.
        case fitting = ", traits: .sizeThatFitsLayout"
        case square = ", traits: .fixedLayout(width: 320, height: 320)"
    }

    /// How long what moves back and forth takes each way, in seconds.
    static let pause = 1.5
    /// When something is triggered, and how long it is given, in seconds: little, as a film takes what waits three seconds to be at
    /// rest, and shows three of what never comes back to where it was.
    static let (start, rest) = (0.5, 2.0)

    /// A thing that modifiers and transitions are shown with, in lines.
    static let card = [
        "RoundedRectangle(cornerRadius: 28)",
        "    .fill(Color.blue.gradient)",
        "    .overlay { Image(systemName: \"star.fill\").font(.system(size: 44)).foregroundStyle(.white) }",
        "    .frame(width: 140, height: 140)",
    ]

    /// The declaration of what stands for elements of collections.
    static let item = "private struct SampleItem: Identifiable, Hashable { let id: Int }\n\n"

    var text: String {
        var text = "import SwiftUI\n\n"
        if maker.needsItem { text += Self.item }
        if maker.properties.isEmpty, maker.steps.isEmpty {
            return text + "#Preview(\"\(title)\"\(canvas.rawValue)) {\n" + Self.indented(content, by: 1) + "}\n"
        }
        text += "private struct \(viewName): View {\n"
        text += Self.indented(maker.properties, by: 1)
        text += "\n    var body: some View {\n" + Self.indented(content + (maker.steps.isEmpty ? [] : repetition), by: 2) + "    }\n"
        if !maker.steps.isEmpty {
            text += "\n    private func step() {\n        withAnimation(.easeInOut(duration: 1)) {\n"
            text += Self.indented(maker.steps, by: 3) + "        }\n    }\n"
        }
        return text + "}\n\n#Preview(\"\(title)\"\(canvas.rawValue)) { \(viewName)() }\n"
    }

    /// A name that the module's types do not have.
    private var viewName: String {
        var name = "Sample"
        while maker.table.types[name] != nil { name += "View" }
        return name
    }

    private var repetition: [String] {
        let triggers = maker.steps.contains { $0.hasSuffix("+= 1") }
        let waits = (triggers ? [Self.start, Self.rest] : [Self.pause]).map {
            "            try? await Task.sleep(for: .seconds(\(Messages.number($0))))"
        }
        return ["    .task {", "        while !Task.isCancelled {", waits[0], "            step()"] + waits.dropFirst()
            + ["        }", "    }"]
    }

    private static func indented(_ lines: [String], by level: Int) -> String {
        lines.map { String(repeating: " ", count: level * 4) + $0 + "\n" }.joined()
    }
}
