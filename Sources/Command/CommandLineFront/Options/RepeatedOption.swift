import ArgumentParser
import Foundation

/// Refuses a second value for an option that has one: the parser would take the last without a word.
enum RepeatedOption {
    /// The parser's description of the commands, as far as options are concerned.
    private struct Tool: Decodable {
        struct Command: Decodable {
            let commandName: String
            let subcommands: [Command]?
            let arguments: [Argument]?
        }
        struct Argument: Decodable {
            let kind: String
            let isRepeating: Bool
            let names: [Name]?
        }
        struct Name: Decodable { let name: String }
        let command: Command
    }

    /// - Throws: ``FrontFailure/repeatedOption(_:)``.
    static func check(_ arguments: [String]) throws {
        var seen: Set<String> = []
        let options = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2).prefix { $0 != "=" }) }
        let twice = options.filter { !seen.insert($0).inserted }
        // To describe all commands takes a while.
        guard !twice.isEmpty, let command = arguments.first else { return }
        let tool = try? JSONDecoder().decode(Tool.self, from: Data(Zoetrope._dumpHelp().utf8))
        let known = tool?.command.subcommands?.first { $0.commandName == command }?.arguments ?? []
        let single = Set(known.filter { $0.kind == "option" && !$0.isRepeating }.flatMap { $0.names ?? [] }.map(\.name))
        if let name = twice.first(where: single.contains) { throw FrontFailure.repeatedOption(name) }
    }
}
