import HostProtocol

/// A preview's tree as lines, which are the same in every run and can be compared.
enum TreeText {
    /// Returns a line for each view, those inside indented by two spaces.
    static func lines(of elements: [TreeElement], depth: Int = 1) -> [String] {
        elements.flatMap { element in
            [String(repeating: "  ", count: depth) + line(of: element)] + lines(of: element.children ?? [], depth: depth + 1)
        }
    }

    /// Returns a line for each element, and one for each of its findings.
    static func lines(of elements: [AccessibleElementSummary], depth: Int = 1) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        return elements.flatMap { element in
            [indent + line(of: element)] + (element.findings ?? []).map { "\(indent)  finding: \($0.code.rawValue): \($0.message)" }
                + lines(of: element.children ?? [], depth: depth + 1)
        }
    }

    private static func line(of element: TreeElement) -> String {
        var words = element.name
        if let text = element.text { words += " \(quoted(text))" }
        if let image = element.image { words += " \(quoted(image))" }
        if let identifier = element.identifier { words += " #\(identifier)" }
        words += " \(place(element.frame))"
        if let size = element.size { words += "  laid out \(dimensions(size))" }
        words += "  proposed \(dimensions(element.proposal))"
        if let padding = element.padding { words += "  adds \(padding.map(Amounts.number).joined(separator: ", "))" }
        if let end = element.movesUntil {
            words +=
                (end < 0 ? "  moves without end" : "  moves until \(Amounts.number(end)) s") + (element.animation.map { " by \($0)" } ?? "")
        }
        return words
    }

    private static func line(of element: AccessibleElementSummary) -> String {
        var words = "\(element.role) \(quoted(element.label))"
        if let value = element.value { words += " = \(quoted(value))" }
        if let identifier = element.identifier { words += " #\(identifier)" }
        if let traits = element.traits { words += " [\(traits.joined(separator: ", "))]" }
        words += " \(place(element.frame))"
        if let hint = element.hint { words += "  hint \(quoted(hint))" }
        if let point = element.activationPoint { words += "  activated at \(point.map(Amounts.number).joined(separator: ", "))" }
        if let actions = element.actions { words += "  actions \(actions.map(quoted).joined(separator: ", "))" }
        return words
    }

    private static func quoted(_ text: String) -> String { "\"\(text.replacing("\n", with: "\\n"))\"" }

    private static func place(_ frame: [Double]) -> String {
        "(\(Amounts.number(frame[0])), \(Amounts.number(frame[1]))) \(dimensions(Array(frame.suffix(2))))"
    }

    private static func dimensions(_ size: [Double?]) -> String {
        size.map { $0.map(Amounts.number) ?? "-" }.joined(separator: " x ")
    }
}
