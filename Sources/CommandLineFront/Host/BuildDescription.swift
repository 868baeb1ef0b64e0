import Foundation

/// The commands of a build, as the package manager writes them down for the build system before it starts.
struct BuildDescription {
    private let lines: [Substring]

    /// Reads the description of the last build in a folder of builds, such as `release.yaml`.
    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
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
            if line.hasPrefix("    args: "), let list = try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(10).utf8)) {
                return list
            }
        }
        throw FrontFailure.buildUnreadable("the command \(name)…\(ending) has no arguments")
    }
}
