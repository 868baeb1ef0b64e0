import Foundation
import HostProtocol

/// The answer to a call, made of the events of its command: a text with what was found and what to do, and pictures.
struct AgentAnswer {
    private let result: AgentRun.Result
    private let tool: AgentTool

    init(_ result: AgentRun.Result, tool: AgentTool) { (self.result, self.tool) = (result, tool) }

    /// Exit code 1 is a difference or something missing: an answer, not a fault of the call.
    var isError: Bool { result.exitCode > 1 }

    var answer: ModelContextServer.Answer {
        var (pictures, content): ([String], [JSONValue]) = ([], [])
        for event in result.events {
            let isPicture = event["event"]?.string == "file" && event["kind"]?.string == "still"
            if isPicture, let path = event["path"]?.string { pictures.append(path) }
            if event["event"]?.string == "difference" { pictures += event["paths"]?.array?.compactMap(\.string) ?? [] }
        }
        // A sheet shows all variants, so their own pictures are left out.
        let sheets = pictures.filter { $0.hasSuffix("/variants.sheet.png") }
        if !sheets.isEmpty { pictures = sheets }
        var lines = self.lines
        let shown = pictures.prefix(AgentRun.mostPictures)
        for path in shown {
            guard let data = FileSystem.contents(of: path) else { continue }
            guard data.count <= AgentRun.mostBytes else {
                lines.append("\(path) has \(Amounts.size(bytes: data.count)) and is not shown; ask for a smaller scale.")
                continue
            }
            content.append(["type": "text", "text": .string(path)])
            content.append(["type": "image", "data": .string(data.base64EncodedString()), "mimeType": "image/png"])
        }
        if pictures.count > shown.count {
            lines.append("\(pictures.count - shown.count) more pictures are at the paths above; ask for fewer previews with filter.")
        }
        return ModelContextServer.Answer(
            content: [["type": "text", "text": .string(Self.bounded(lines.joined(separator: "\n")))]] + content, isError: isError)
    }

    /// The lines of the text: failures first, then what was asked for, then the sum.
    private var lines: [String] {
        let events = result.events.filter { event in !["begin", "end", "summary", "preview"].contains(event["event"]?.string) }
        let failures = events.filter { ["failure", "error"].contains($0["event"]?.string) }
        let others = events.filter { !["failure", "error"].contains($0["event"]?.string) }
        var lines = failures.map(\.line)
        if tool.kind == .list { lines += result.events.filter { $0["event"]?.string == "preview" }.map(\.line) }
        for event in others {
            switch event["event"]?.string {
            case "tree"?, "accessibility"?: lines += Self.tree(event)
            case "file"? where event["kind"]?.string == "text" && event["path"]?.string?.hasSuffix(".txt") == true:
                let text = event["path"]?.string.flatMap { FileSystem.contents(of: $0) }
                lines.append(text.map { String(decoding: $0, as: UTF8.self) } ?? event.line)
            default: lines.append(event.line)
            }
        }
        if let summary = result.events.last(where: { $0["event"]?.string == "summary" }) { lines.append(summary.line) }
        if isError, failures.isEmpty {
            lines += result.complaints.isEmpty ? ["The command ended with exit code \(result.exitCode) and no message."] : result.complaints
        }
        return lines.isEmpty ? ["Nothing was found."] : lines
    }

    /// A tree as text, which takes a model a quarter of the words of JSON.
    private static func tree(_ event: JSONValue) -> [String] {
        let decoder = JSONDecoder()
        let (name, entry) = (event["preview"]?.string ?? "", event["entry"]?.string ?? "")
        let place = event["file"]?.string.map { file in " (\(file):\(Int(event["line"]?.number ?? 1)))" } ?? ""
        let head = "\(name)\(place), \(entry) at \(Amounts.number(event["time"]?.number ?? 0)) s"
        if let elements = event["elements"].flatMap({ try? decoder.decode([TreeElement].self, from: Data($0.line.utf8)) }) {
            return [head] + TreeText.lines(of: elements)
        }
        if let elements = event["accessible"].flatMap({ try? decoder.decode([AccessibleElementSummary].self, from: Data($0.line.utf8)) }) {
            return [head] + TreeText.lines(of: elements)
        }
        return [event.line]
    }

    /// The text, cut off at the end of a line if it is too long.
    static func bounded(_ text: String) -> String {
        guard text.count > AgentRun.mostCharacters else { return text }
        let kept = text.prefix(AgentRun.mostCharacters)
        let end = kept.lastIndex(of: "\n") ?? kept.endIndex
        return "\(kept[..<end])\nThe rest is left out: \(text.count) characters in all. Ask for fewer previews with filter."
    }
}
