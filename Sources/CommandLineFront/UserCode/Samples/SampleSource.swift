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

    /// How long what moves takes there, or back, and how long a change that sets something in motion is given, in seconds: less
    /// than the three after which a film takes what waits to be at rest.
    static let (pause, longPause) = (1.5, 2.5)

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
        let seconds = Messages.number(maker.steps.contains { $0.hasSuffix("+= 1") } ? Self.longPause : Self.pause)
        return [
            "    .task {",
            "        while !Task.isCancelled {",
            "            try? await Task.sleep(for: .seconds(\(seconds)))",
            "            step()",
            "        }",
            "    }",
        ]
    }

    private static func indented(_ lines: [String], by level: Int) -> String {
        lines.map { String(repeating: " ", count: level * 4) + $0 + "\n" }.joined()
    }
}
