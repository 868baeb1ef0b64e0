import ArgumentParser
import Foundation
import HostProtocol

/// The defaults of a project: options in a file `.zoetrope.json`, which apply where the command line does not give them.
///
/// The file holds one JSON object. A key is the name of an option, and its value a text, a number, true or, for an option that may be
/// given more than once, a list. An object under a command's name applies to that command alone. Paths are relative to the file.
struct ProjectDefaults {
    static let fileName = ".zoetrope.json"

    /// The file, absolute.
    let path: String
    private let values: [String: Any]

    /// The parser's description of a command.
    private struct Tool: Decodable {
        struct Command: Decodable {
            let commandName: String
            let subcommands: [Command]?
            let arguments: [Argument]?
        }
        struct Argument: Decodable {
            let kind: String
            let isRepeating: Bool
            let valueName: String?
            let names: [Name]?
        }
        struct Name: Decodable { let name: String }
        let command: Command
    }

    /// Options that name code: a file's are not used where the command line names any.
    private static let places: Set<String> = ["package-path", "sources", "project", "target", "configuration"]
    /// The values that are paths, by their names in the help.
    private static let pathNames: Set<String> = ["folder", "path"]

    /// Returns the arguments with the defaults of the project that they are about.
    ///
    /// - Throws: ``FrontFailure/defaults(path:reason:)`` for a file that cannot be used.
    static func completed(_ arguments: [String], workingFolder: String) throws -> [String] {
        guard let name = arguments.first, !name.hasPrefix("-"), name != "help", !arguments.contains("--help"), !arguments.contains("-h"),
            let defaults = try found(for: arguments, workingFolder: workingFolder)
        else { return arguments }
        let tool = try JSONDecoder().decode(Tool.self, from: Data(Zoetrope._dumpHelp().utf8))
        return try defaults.added(to: arguments, of: name, commands: tool.command.subcommands ?? [])
    }

    // MARK: The file

    /// Returns the file nearest to the code that arguments name, in its folder or one around it.
    private static func found(for arguments: [String], workingFolder: String) throws -> ProjectDefaults? {
        var folders: [String] = []
        for (index, word) in arguments.enumerated() where index + 1 < arguments.count && ["--package-path", "--project"].contains(word) {
            folders.append(FileSystem.absolutePath(arguments[index + 1]))
        }
        if arguments.count > 1, !arguments[1].hasPrefix("-"), FileManager.default.fileExists(atPath: arguments[1]) {
            folders.append(FileSystem.absolutePath(arguments[1]))
        }
        let files = Set((folders.isEmpty ? [workingFolder] : folders).compactMap(nearest)).sorted()
        guard let file = files.first else { return nil }
        if files.count > 1 {
            throw FrontFailure.defaults(
                path: file, reason: "\(files[1]) belongs to other code of this command; run the command for each by itself")
        }
        return try ProjectDefaults(path: file)
    }

    private static func nearest(to place: String) -> String? {
        var folder = place
        while true {
            let file = folder == "/" ? "/\(fileName)" : "\(folder)/\(fileName)"
            if FileSystem.isFile(file) { return file }
            if folder == "/" || folder.isEmpty || FileManager.default.fileExists(atPath: "\(folder)/.git") { return nil }
            folder = FilePath.folder(of: folder)
        }
    }

    private init(path: String) throws {
        guard let data = FileSystem.contents(of: path) else { throw FrontFailure.unreadable(path: path, reason: FrontFailure.denial) }
        do {
            guard let values = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                throw FrontFailure.defaults(path: path, reason: "it is not a JSON object")
            }
            (self.path, self.values) = (path, values)
        } catch let failure as FrontFailure {
            throw failure
        } catch {
            throw FrontFailure.defaults(path: path, reason: "it is not JSON")
        }
    }

    // MARK: Its values

    private func added(to arguments: [String], of command: String, commands: [Tool.Command]) throws -> [String] {
        guard let own = commands.first(where: { $0.commandName == command }) else { return arguments }
        var chosen = values.filter { $0.value as? [String: Any] == nil }
        for (name, value) in values {
            guard let values = value as? [String: Any] else { continue }
            guard let meant = commands.first(where: { $0.commandName == name }) else {
                throw unknown(name, among: commands.map(\.commandName), kind: "command")
            }
            try check(values, known: Self.names(of: [meant]))
            if name == command { chosen.merge(values) { $1 } }
        }
        try check(values.filter { $0.value as? [String: Any] == nil }, known: Self.names(of: commands))
        let given = Set(arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2).prefix { $0 != "=" }) })
        let namesCode = !given.isDisjoint(with: Self.places) || arguments.count > 1 && !arguments[1].hasPrefix("-")
        var words: [String] = []
        for (name, value) in chosen.sorted(by: { $0.key < $1.key }) where !given.contains(name) {
            if namesCode, Self.places.contains(name) { continue }
            guard let argument = own.arguments?.first(where: { ($0.names ?? []).contains { $0.name == name } }) else { continue }
            words += try self.words(for: name, value, of: argument)
        }
        // Behind the command's name, before what ends the options.
        return [command] + words + arguments.dropFirst()
    }

    private static func names(of commands: [Tool.Command]) -> Set<String> {
        Set(commands.flatMap { ($0.arguments ?? []).flatMap { ($0.names ?? []).map(\.name) } })
    }

    private func check(_ values: [String: Any], known: Set<String>) throws {
        if let name = values.keys.sorted().first(where: { !known.contains($0) }) {
            throw unknown(name, among: known.sorted(), kind: "option")
        }
    }

    private func unknown(_ name: String, among known: [String], kind: String) -> FrontFailure {
        let nearest = NearestWord.nearest(to: name, among: known)
        return .defaults(path: path, reason: "there is no \(kind) '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }

    private func words(for name: String, _ value: Any, of argument: Tool.Argument) throws -> [String] {
        if argument.kind == "flag" {
            guard let isOn = value as? Bool else { throw FrontFailure.defaults(path: path, reason: "'\(name)' is true or false") }
            return isOn ? ["--\(name)"] : []
        }
        let list = value as? [Any] ?? [value]
        if list.count > 1, !argument.isRepeating {
            throw FrontFailure.defaults(path: path, reason: "'\(name)' takes one value and not a list")
        }
        return try list.flatMap { value -> [String] in
            guard let text = Self.text(value) else {
                throw FrontFailure.defaults(path: path, reason: "'\(name)' is a text, a number or a list of these")
            }
            let isPath = argument.valueName.map(Self.pathNames.contains) ?? false
            return ["--\(name)", isPath && !text.hasPrefix("/") ? "\(FilePath.folder(of: path))/\(text)" : text]
        }
    }

    private static func text(_ value: Any) -> String? {
        if let text = value as? String { return text }
        if let number = value as? Double { return Amounts.number(number) }
        return nil
    }
}
