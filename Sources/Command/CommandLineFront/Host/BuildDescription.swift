import Foundation

/// The commands of a build, as the package manager writes them down for the build system before it starts.
struct BuildDescription {
    private let lines: [Substring]

    /// Reads the description of the last build in a folder of builds, such as `release.yaml`.
    init(path: String) throws {
        guard let data = FileSystem.contents(of: path) else {
            throw FrontFailure.buildUnreadable("there is no \(path)")
        }
        self.init(text: String(decoding: data, as: UTF8.self))
    }

    init(text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The arguments of the command that compiles a module, the compiler first.
    func compilation(of module: String) throws -> [String] {
        try arguments(of: "C.\(module)-", ending: ".module")
    }

    /// A command that compiles a module of Swift.
    struct Compilation: Equatable {
        let name: String
        /// The inputs that it reads: files, and the modules it imports.
        let inputs: [String]
        let arguments: [String]

        var sources: [String] { inputs.filter { $0.hasSuffix(".swift") } }
    }

    /// All commands that compile modules, in the order in which they are written down.
    func compilations() -> [Compilation] {
        lines.indices.compactMap { start in
            let line = lines[start]
            guard line.hasPrefix("  \"C."), line.hasSuffix(".module\":") else { return nil }
            var (inputs, arguments): ([String]?, [String]?)
            for line in lines[(start + 1)...].prefix(while: { $0.hasPrefix("    ") }) {
                if line.hasPrefix("    inputs: ") { inputs = Self.list(line.dropFirst(12)) }
                if line.hasPrefix("    args: ") { arguments = Self.list(line.dropFirst(10)) }
            }
            guard let inputs, let arguments, let place = arguments.firstIndex(of: "-module-name"),
                place + 1 < arguments.count
            else { return nil }
            return Compilation(name: arguments[place + 1], inputs: inputs, arguments: arguments)
        }
    }

    private static func list(_ json: Substring) -> [String]? {
        try? JSONDecoder().decode([String].self, from: Data(json.utf8))
    }

    /// The arguments of the command that links an executable, the linker's driver first.
    func linking(of program: String) throws -> [String] {
        try arguments(of: "C.\(program)-", ending: ".exe")
    }

    /// A command is a key at the second level, `  "C.Name-triple-release.module":`; its arguments are a JSON array below it.
    private func arguments(of name: String, ending: String) throws -> [String] {
        let start = lines.firstIndex { $0.hasPrefix("  \"\(name)") && $0.hasSuffix("\(ending)\":") }
        guard let start else { throw FrontFailure.buildUnreadable("it has no command \(name)…\(ending)") }
        for line in lines[(start + 1)...] {
            guard line.hasPrefix("    ") else { break }
            if line.hasPrefix("    args: "), let list = Self.list(line.dropFirst(10)) { return list }
        }
        throw FrontFailure.buildUnreadable("the command \(name)…\(ending) has no arguments")
    }
}
