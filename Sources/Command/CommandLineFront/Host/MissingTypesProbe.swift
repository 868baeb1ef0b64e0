import Foundation

/// Asks the compiler which of some types are in no module that files import. The answer is kept for the next build.
struct MissingTypesProbe {
    let kit: RendererKit
    /// The folder of modules, absolute.
    let folder: String
    /// The module whose files name the types.
    let module: HostModule

    /// An answer and what it holds for.
    private struct Record: Codable, Equatable {
        let question: String
        let missing: [String]
    }

    private var path: String { "\(folder)/\(module.name).missing" }

    /// - Parameters:
    ///   - names: the types.
    ///   - imports: the modules that the files import.
    ///   - context: stands for everything that those modules were compiled from.
    func missing(among names: [String], imports: Set<String>, context: String) throws -> Set<String> {
        if names.isEmpty { return [] }
        let imports = imports.sorted().map { module.renamed.contains($0) ? ModuleName.compiled($0) : $0 }
        // A function may be called as a type: a type that stands in would take its place.
        let lines =
            imports.map { "import \($0)" } + names.flatMap { ["typealias _\($0) = \($0)", "func _valueOf\($0)() { _ = \($0) }"] }
        let text = lines.joined(separator: "\n") + "\n"
        let question = context + text
        if let data = FileManager.default.contents(atPath: path), let record = try? JSONDecoder().decode(Record.self, from: data),
            record.question == question
        {
            return Set(record.missing)
        }
        let file = "\(folder)/\(module.name).probe.swift"
        try FileSystem.write(text, to: file)
        var command = kit.compiler + ["-typecheck", "-parse-as-library", "-module-name", "Probe", "-no-color-diagnostics", file]
        command += ["-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI", "-I", folder]
        let result = try ChildProcess.capture(command)
        let found = Self.missing(in: result.output + result.errors)
        let record = Record(question: question, missing: found.sorted())
        try FileSystem.write(String(decoding: try JSONEncoder().encode(record), as: UTF8.self) + "\n", to: path)
        return found
    }

    /// Returns the names that are neither types nor values, by the compiler's errors about both.
    static func missing(in output: String) -> Set<String> {
        func names(behind words: String) -> Set<String> {
            Set(
                output.split(separator: "\n").compactMap { line -> String? in
                    guard let range = line.range(of: "error: cannot find \(words)'"),
                        let end = line[range.upperBound...].firstIndex(of: "'")
                    else { return nil }
                    return String(line[range.upperBound..<end])
                })
        }
        return names(behind: "type ").intersection(names(behind: ""))
    }
}
