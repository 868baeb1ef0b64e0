import Foundation

/// A tool that coding agents call: a command of the command line, with the arguments that an agent needs.
struct AgentTool: Sendable {
    enum Kind: String, CaseIterable, Sendable { case list, render, film, elements, tour, compare, doctor, accept }

    let kind: Kind

    static let all = Kind.allCases.map(AgentTool.init)

    /// The name under which a tool is called.
    var name: String { kind.rawValue }

    /// A sentence about the tool, for the agent.
    var summary: String {
        switch kind {
        case .list:
            "Lists the previews with file, line, kind, family and the variants that each takes. Builds nothing, unless build is true: then "
                + "also widget families, sizes and numbers of entries."
        case .render: "Renders previews to pictures. Answers with the pictures, their paths, diagnostics and compile errors."
        case .film:
            "Films how previews move, by themselves or under steps. Answers with a sheet of up to 12 frames with their times, and a list of "
                + "the animations with attributes, values, start and end."
        case .elements:
            "Lists the views of previews with source names, frames and proposals, or their accessibility elements with findings."
        case .tour: "Touches everything that can be touched in a preview, once each, and answers with a sheet for each film."
        case .compare:
            "Renders the previews at a Git revision and as they are in the working tree, or at two revisions, and lists those that differ, "
                + "with boxes and pictures."
        case .doctor: "Lists Apple API, modules and SF Symbols in the code that cannot be drawn. Builds nothing."
        case .accept: "Accepts the pictures of previews as goldens. Look at them first."
        }
    }

    /// An option that is given to the command as it is: its name, the type of its value, and its meaning.
    private typealias Option = (name: String, type: String, summary: String)

    private var options: [Option] {
        let look: [Option] = [
            ("color-scheme", "string", "light or dark"),
            ("dynamic-type", "string", "xSmall to xxxLarge, or accessibility1 to accessibility5"),
            ("locale", "string", "an identifier such as de_DE"), ("device", "string", "such as iPhone 15 Pro"),
            ("rendering-mode", "string", "fullColor, accented, vibrant or clear, of widgets"), ("family", "string", "a widget family"),
            ("scale", "number", "pixels per point; 2 unless given"),
        ]
        switch kind {
        case .list, .doctor: return []
        case .render:
            let variants = "looks side by side in one picture, such as color-scheme=light,dark,dynamic-type=large,accessibility3"
            return look + [("entries", "string", "entries of a timeline, such as 1...3"), ("variants", "string", variants)]
        case .film:
            return look + Self.steps + Self.sheet + [
                ("fps", "number", "frames per second; 30 unless given"), ("duration", "number", "seconds"),
            ]
        case .elements:
            return look.filter { $0.name != "scale" } + [("at", "number", "seconds since an entry came up; at rest unless given")]
        case .tour:
            return look + Self.sheet
                + [("tour-limit", "number", "the most films; 6 unless given"), ("fps", "number", "frames per second; 10 unless given")]
        case .compare, .accept: return look
        }
    }

    /// Steps, each a list of texts as on the command line; they are carried out in the order of this table.
    private static let steps: [Option] = [
        ("tap", "array", "labels to tap, or points such as 12,40"), ("toggle", "array", "labels of switches"),
        ("type", "array", "texts to type, as text@label"), ("scroll", "array", "distances such as 0,200"), ("wait", "array", "seconds"),
    ]

    private static let sheet: [Option] = [("frames", "number", "the most frames of a sheet; 12 unless given")]

    /// The schema of the arguments.
    var schema: JSONValue {
        var properties: [String: JSONValue] = [
            "path": [
                "type": "string", "description": "A package, an Xcode project, a folder or a Swift file; the working folder unless given.",
            ]
        ]
        if kind != .doctor {
            properties["filter"] = ["type": "string", "description": "Only previews whose name matches, with * and ?."]
        }
        for option in options {
            var property: [String: JSONValue] = ["type": .string(option.type), "description": .string(option.summary)]
            if option.type == "array" { property["items"] = ["type": "string"] }
            properties[option.name] = .object(property)
        }
        switch kind {
        case .elements: properties["accessibility"] = ["type": "boolean", "description": "Lists accessibility elements."]
        case .compare:
            properties["revision"] = [
                "type": "string", "description": "The Git revision to compare with, or a range such as main...HEAD; HEAD unless given.",
            ]
        case .accept:
            properties["golden"] = ["type": "string", "description": "The folder of goldens; Golden beside the code unless given."]
        case .list: properties["build"] = ["type": "boolean", "description": "Builds the code and asks it for more."]
        case .render, .film, .tour, .doctor: break
        }
        return ["type": "object", "properties": .object(properties), "additionalProperties": false]
    }

    /// The entry of the list of tools.
    var description: JSONValue { ["name": .string(name), "description": .string(summary), "inputSchema": schema] }

    /// Returns the words of the command, without the program's name.
    ///
    /// - Parameters:
    ///   - given: the arguments of the call.
    ///   - code: the path of the code, absolute.
    ///   - output: the folder for pictures, absolute.
    ///   - golden: the folder of goldens, absolute; for `accept`.
    /// - Throws: ``AgentFault`` for an argument that the tool does not have, or a value of another type.
    func words(for given: [String: JSONValue], code: String, output: String, golden: String? = nil) throws -> [String] {
        let known = schema["properties"]?.object ?? [:]
        for (name, value) in given.sorted(by: { $0.key < $1.key }) {
            guard let property = known[name] else { throw AgentFault.unknownArgument(name, tool: self.name, known: known.keys.sorted()) }
            try Self.check(value, of: name, type: property["type"]?.string ?? "string")
        }
        var words = [commandName, code, "--json"]
        if let filter = given["filter"]?.string { words += ["--filter=\(filter)"] }
        if kind == .compare {
            // What follows are options of `render`.
            words += ["--git=\(given["revision"]?.string ?? "HEAD")", "--report=\(output)/report", "--", "--format=png"]
        }
        for option in options {
            switch given[option.name] {
            case .string(let text)?: words.append("--\(option.name)=\(text)")
            case .number(let number)?: words.append("--\(option.name)=\(Amounts.number(number))")
            case .array(let texts)?: words += texts.compactMap(\.string).map { "--\(option.name)=\($0)" }
            default: if let value = usual(option.name) { words.append("--\(option.name)=\(value)") }
            }
        }
        switch kind {
        case .list: if given["build"]?.bool == true { words.append("--build") }
        case .render where given["variants"] != nil: words += ["--format=png,sheet", "--output=\(output)"]
        case .render: words += ["--format=png", "--output=\(output)"]
        case .film: words += ["--explain", "--output=\(output)"]
        case .tour: words += ["--tour", "--output=\(output)"]
        case .elements: if given["accessibility"]?.bool == true { words.append("--accessibility") }
        case .compare: break
        case .doctor: words += ["--api", "--symbols"]
        case .accept: if let golden { words.append("--golden=\(golden)") }
        }
        return words
    }

    private var commandName: String {
        switch kind {
        case .list: "list"
        case .render: "render"
        case .compare: "compare"
        case .film, .tour: "sheet"
        case .elements: "tree"
        case .doctor: "doctor"
        case .accept: "record"
        }
    }

    /// A model reads a picture of about a thousand pixels well, and a sheet of about ten frames.
    private func usual(_ option: String) -> String? {
        switch (option, kind) {
        case ("scale", .film), ("scale", .tour): "1"
        case ("scale", .render), ("scale", .compare): "2"
        case ("fps", .tour): "10"
        case ("frames", _): "12"
        case ("tour-limit", _): "6"
        default: nil
        }
    }

    private static func check(_ value: JSONValue, of name: String, type: String) throws {
        let fits =
            switch (value, type) {
            case (.string, "string"), (.bool, "boolean"): true
            case (.number(let number), "number"): number.isFinite
            case (.array(let items), "array"): items.allSatisfy { $0.string != nil }
            default: false
            }
        guard fits else { throw AgentFault.wrongType(name, type: type) }
    }
}

/// A fault of a call, worded for the agent.
enum AgentFault: Error, Equatable {
    case unknownTool(String)
    case unknownArgument(String, tool: String, known: [String])
    case wrongType(String, type: String)
    /// A path that leads out of the folder of the code.
    case outside(path: String, root: String)
    case noRepository(String)
    case noRevision(String, output: String)

    var message: String {
        switch self {
        case .unknownTool(let name):
            "There is no tool '\(name)'. There are: \(AgentTool.all.map(\.name).joined(separator: ", "))."
        case .unknownArgument(let name, let tool, let known): "\(tool) has no argument '\(name)'. It has: \(known.joined(separator: ", "))."
        case .wrongType(let name, let type): "The argument '\(name)' must be of the type \(type)."
        case .outside(let path, let root): "\(path) is outside of \(root), the folder that this server was started for."
        case .noRepository(let path): "\(path) is in no Git repository, so it has no revisions. Use render, and compare two folders."
        case .noRevision(let name, let output): "There is no revision '\(name)': \(output)"
        }
    }
}
