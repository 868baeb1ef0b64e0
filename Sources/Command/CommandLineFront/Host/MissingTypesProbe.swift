import Foundation

/// Asks the compiler which of some types and attributes are in no module that files import. The answer is kept for the next build.
struct MissingTypesProbe {
    let kit: RendererKit
    /// The folder of modules, absolute.
    let folder: String
    /// The module whose files name the types.
    let module: HostModule

    /// The types and attributes that are missing.
    struct Answer: Codable, Equatable {
        var types: Set<String> = []
        var attributes: Set<String> = []
    }

    /// An answer and what it holds for.
    private struct Record: Codable, Equatable {
        let question: String
        let answer: Answer
    }

    private var path: String { "\(folder)/\(module.name).missing" }

    /// - Parameters:
    ///   - types: those that may be missing.
    ///   - imports: the modules that the files import.
    ///   - context: stands for everything that those modules were compiled from.
    func missing(among types: MissingTypes, imports: Set<String>, context: String) throws -> Answer {
        if types.isEmpty { return Answer() }
        let imports = imports.sorted().map { module.renamed.contains($0) ? ModuleName.compiled($0) : $0 }
        // A function may be called as a type: a type that stands in would take its place.
        var lines = imports.map { "import \($0)" }
        lines += types.names.flatMap { ["typealias _\($0) = \($0)", "func _valueOf\($0)() { _ = \($0) }"] }
        lines += types.attributes.keys.sorted().map { "@\($0) func _at\($0)() {}" }
        let text = lines.joined(separator: "\n") + "\n"
        let question = context + text
        if let data = FileSystem.contents(of: path), let record = try? JSONDecoder().decode(Record.self, from: data),
            record.question == question
        {
            return record.answer
        }
        let file = "\(folder)/\(module.name).probe.swift"
        try FileSystem.write(text, to: file)
        var command = kit.compiler + ["-typecheck", "-parse-as-library", "-module-name", "Probe", "-no-color-diagnostics", file]
        command += ["-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI", "-I", folder]
        let result = try ChildProcess.capture(command)
        let answer = Self.answer(in: result.output + result.errors)
        let record = Record(question: question, answer: answer)
        try FileSystem.write(String(decoding: try JSONEncoder().encode(record), as: UTF8.self) + "\n", to: path)
        return answer
    }

    /// Returns the names that are neither types nor values, and those that are no attributes, by the compiler's errors about each.
    static func answer(in output: String) -> Answer {
        let lines = output.split(separator: "\n")
        func names(behind words: String) -> Set<String> {
            Set(
                lines.compactMap { line in
                    line.range(of: "error: \(words)'").map { String(line[$0.upperBound...].prefix { $0 != "'" }) }
                })
        }
        return Answer(
            types: names(behind: "cannot find type ").intersection(names(behind: "cannot find ")),
            attributes: names(behind: "unknown attribute "))
    }
}
