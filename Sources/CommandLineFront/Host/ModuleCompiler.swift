import Foundation

/// Compiles one module of the user's, unoptimised, and only what has changed since the last time.
struct ModuleCompiler {
    let kit: RendererKit
    let copies: SourceCopies
    /// Where objects and modules go, absolute.
    let folder: String
    /// Whether other modules import this one.
    let isImported: Bool

    enum Result {
        /// The objects, absolute.
        case compiled([String])
        /// What the compiler printed.
        case failed([String])
        /// It was still at work on these files (the user's) when its time was up.
        case endless([String])
    }

    /// How much memory the type checker may take for one expression, in bytes, and how many seconds: beyond either it says that
    /// the expression is too complex and goes on with the next. The memory is what ends hopeless ones soon: 86 such errors took
    /// 16 s with half of it, and more than 170 s with five seconds for each. A tab bar's button of twelve modifiers, which
    /// compiles on a Mac, needs 24,000,000.
    static let solverMemory = 40_000_000
    static let solverSeconds = 10

    /// Seconds for a compilation without any file done, and for each file on top of it.
    static let patience = (base: 90.0, perFile: 1.0)

    private var module: HostModule { copies.module }
    private var objectFolder: String { "\(folder)/\(module.name).build" }
    private func object(of copy: String) -> String {
        "\(objectFolder)/\(NSString(string: copy).lastPathComponent.dropLast(6)).o"
    }

    func compile() throws -> Result {
        try FileSystem.makeFolder(objectFolder)
        try FileSystem.write(fileMap(), to: "\(objectFolder)/files.json")
        try FileSystem.write(copies.files.map { Self.quoted($0.copy) }.joined(separator: "\n") + "\n", to: "\(objectFolder)/sources")
        var lines: [String] = []
        let limit = Self.patience.base + Self.patience.perFile * Double(copies.files.count)
        let patience = ChildProcess.Patience(seconds: { limit }) { _ in false }
        let ending = try ChildProcess.run(arguments + ["-enable-batch-mode"], patience: patience) { lines.append($1) }
        switch ending {
        case .exited(0): return .compiled(copies.files.map { object(of: $0.copy) })
        case .silent: return .endless(try filesWithoutEnd())
        default: return .failed(lines)
        }
    }

    /// Makes the next compilation one of all files, where one is cut or left out now that never was compiled: the compiler does not
    /// know what others took from it, and would keep what it made of them.
    ///
    /// - Parameter changed: the user's files of which less is compiled than before.
    func forgetUnknown(changing changed: Set<String>) {
        let isUnknown = copies.files.contains { file in
            changed.contains(file.original) && !FileSystem.isFile(object(of: file.copy).dropLast(1) + "swiftdeps")
        }
        if isUnknown { forget() }
    }

    /// Makes the next compilation one of all files. A file that is written again right after a round that failed is one the compiler
    /// may take for the one it has compiled: its object then lacks what was added.
    func forget() { try? FileManager.default.removeItem(atPath: "\(objectFolder)/module.priors") }

    private var arguments: [String] {
        var arguments = kit.compiler
        arguments += ["-module-name", module.name, "-parse-as-library", "-swift-version", module.languageMode, "-Onone"]
        // Lines for backtraces. More would be read by nobody, and takes time.
        arguments += ["-gline-tables-only", "-c", "@\(objectFolder)/sources"]
        arguments += ["-incremental", "-output-file-map", "\(objectFolder)/files.json", "-continue-building-after-errors"]
        arguments += ["-j\(ProcessInfo.processInfo.activeProcessorCount)", "-no-color-diagnostics"]
        arguments += ["-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI"]
        // As Xcode builds projects unless told otherwise; packages say so themselves.
        if module.package == nil { arguments.append("-enable-bare-slash-regex") }
        arguments += ["-Xfrontend", "-solver-memory-threshold=\(Self.solverMemory)"]
        arguments += ["-Xfrontend", "-solver-expression-time-threshold=\(Self.solverSeconds)"]
        arguments += ["-I", folder]
        if isImported { arguments += ["-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule"] }
        if let package = module.package { arguments += ["-package-name", package] }
        arguments += module.conditions.flatMap { ["-D", $0] }
        return arguments + module.arguments
    }

    /// Which object comes of which file, and where it is noted what each depends on.
    private func fileMap() throws -> String {
        var map = ["": ["swift-dependencies": "\(objectFolder)/module.priors"]]
        for file in copies.files {
            let object = object(of: file.copy)
            map[file.copy] = ["object": object, "swift-dependencies": object.dropLast(1) + "swiftdeps"]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(map), as: UTF8.self) + "\n"
    }

    /// Compiles file by file and tells on which the compiler is still at work when nothing has come to an end for a while.
    private func filesWithoutEnd() throws -> [String] {
        var jobs = CompilerJobs()
        let patience = ChildProcess.Patience(seconds: { Self.patience.base / 3 }) { _ in false }
        _ = try ChildProcess.run(arguments + ["-disable-batch-mode", "-parseable-output"], patience: patience) { jobs.take($1) }
        let originals = Dictionary(copies.files.map { ($0.copy, $0.original) }) { first, _ in first }
        return jobs.unfinishedInputs.compactMap { originals[$0] }
    }

    /// A line of a response file, in which blanks part arguments.
    private static func quoted(_ path: String) -> String {
        "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

/// Which jobs of a compiler's driver are at work, by what it says of them with `-parseable-output`.
struct CompilerJobs {
    private var inputs: [Int: [String]] = [:]

    /// Takes in a line: the length of a message, or a message, which is a JSON object.
    mutating func take(_ line: String) {
        guard line.hasPrefix("{"), let message = try? JSONDecoder().decode(Message.self, from: Data(line.utf8)),
            message.name == "compile", let process = message.pid
        else { return }
        switch message.kind {
        case "began": inputs[process] = message.inputs ?? []
        case "finished", "signalled": inputs[process] = nil
        default: break
        }
    }

    /// The files of the jobs that have begun and not ended.
    var unfinishedInputs: [String] { inputs.values.flatMap { $0 }.filter { $0.hasSuffix(".swift") }.sorted() }

    private struct Message: Decodable {
        let kind: String
        let name: String
        let pid: Int?
        let inputs: [String]?
    }
}
