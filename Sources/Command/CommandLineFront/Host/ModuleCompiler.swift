import Foundation

/// Compiles one module of the user's, unoptimised, and only the files that changed since the last time.
struct ModuleCompiler {
    let kit: RendererKit
    let copies: SourceCopies
    /// The folder of objects and modules, absolute.
    let folder: String
    /// True if other modules import this one.
    let isImported: Bool

    enum Result {
        /// The objects, absolute.
        case compiled([String])
        /// The compiler's output, including its errors in the user's files.
        case failed([String])
        /// The compiler stopped without an error in a file: its output about the files that crash it, where these can be found, or else
        /// all of its output.
        case crashed([Crash], [String])
        /// The compiler was still at work on these files (the user's) when its time was up.
        case endless([String])
    }

    /// A file that brings the compiler down.
    struct Crash: Equatable {
        /// The user's file.
        let path: String
        /// The compiler's output meanwhile.
        let output: String
    }

    /// The memory that the type checker may take for one expression, in bytes, and the seconds. Beyond either it reports that the
    /// expression is too complex and goes on with the next. The memory limit ends hopeless ones soon: 86 such errors took 16 s with a
    /// third of it, and more than 170 s with five seconds for each. A tab bar's button of twelve modifiers, which compiles on a Mac, needs
    /// 24,000,000; a chain of seven closures over an array, 50,000,000.
    static let solverMemory = 64_000_000
    static let solverSeconds = 10

    /// Seconds of work for a compilation without any file done, and for each file on top of it.
    static let patience = (base: 90.0, perFile: 1.0)

    private var module: HostModule { copies.module }
    private var objectFolder: String { "\(folder)/\(module.name).build" }
    private func object(of copy: String) -> String {
        "\(objectFolder)/\(NSString(string: copy).lastPathComponent.dropLast(6)).o"
    }

    func compile() throws -> Result {
        try FileSystem.makeFolder(objectFolder)
        try FileSystem.write(fileMap(), to: "\(objectFolder)/files.json")
        try FileSystem.write(ArgumentFile.text(of: copies.files.map(\.copy)), to: "\(objectFolder)/sources")
        var lines: [String] = []
        let limit = Self.patience.base + Self.patience.perFile * Double(copies.files.count)
        let patience = ChildProcess.Patience(seconds: { limit }, countsWork: true) { _ in false }
        let ending = try ChildProcess.run(arguments + ["-enable-batch-mode"], patience: patience) { lines.append($1) }
        switch ending {
        case .exited(0): return .compiled(copies.files.map { object(of: $0.copy) })
        case .silent: return .endless(try filesWithoutEnd())
        default:
            let told = lines.map(copies.told)
            let originals = Set(copies.files.map(\.original))
            let errors = CompilerDiagnostic.errors(in: told) { originals.contains($0) }
            if errors.contains(where: { originals.contains($0.path) }) { return .failed(told) }
            let places = CompilerOutput.crashPlaces(in: lines, of: self.originals)
            return places.isEmpty ? .crashed(try crashes(), told) : .failed(told + places)
        }
    }

    /// Makes the next compilation one of all files, where a file is cut or left out now that was never compiled: the compiler does not
    /// know what other files took from it, and would keep their results.
    ///
    /// - Parameter changed: the user's files of which less is compiled than before.
    func forgetUnknown(changing changed: Set<String>) {
        let isUnknown = copies.files.contains { file in
            changed.contains(file.original) && !FileSystem.isFile(object(of: file.copy).dropLast(1) + "swiftdeps")
        }
        if isUnknown { forget() }
    }

    /// Makes the next compilation one of all files. The compiler may take a file that is written again right after a failed round for the
    /// one it has compiled: its object then lacks the additions.
    func forget() { try? FileManager.default.removeItem(atPath: "\(objectFolder)/module.priors") }

    private var arguments: [String] {
        var arguments = kit.compiler
        arguments += ["-module-name", module.compiledName, "-parse-as-library", "-swift-version", module.languageMode, "-Onone"]
        arguments += Backtrace.lineTables + ["-c", "@\(objectFolder)/sources"]
        arguments += ["-incremental", "-output-file-map", "\(objectFolder)/files.json", "-continue-building-after-errors"]
        arguments += ["-j\(ProcessInfo.processInfo.activeProcessorCount)", "-no-color-diagnostics"]
        for name in ["SwiftUI", module.platform.ownFramework].compactMap(\.self) {
            arguments += ["-Xfrontend", "-import-module", "-Xfrontend", name]
        }
        // As Xcode builds projects by default; packages set it themselves.
        if module.package == nil { arguments.append("-enable-bare-slash-regex") }
        arguments += ["-Xfrontend", "-solver-memory-threshold=\(Self.solverMemory)"]
        arguments += ["-Xfrontend", "-solver-expression-time-threshold=\(Self.solverSeconds)"]
        arguments += ["-I", folder]
        if isImported { arguments += ["-emit-module", "-emit-module-path", "\(folder)/\(module.compiledName).swiftmodule"] }
        let settings = [module.package.map(CompilerSetting.package)] + module.conditions.map(CompilerSetting.condition) + module.settings
        return arguments + settings.compactMap(\.self).flatMap(\.arguments)
    }

    /// Returns the map from each file to its object and to the notes of its dependencies.
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

    /// Compiles file by file and returns the files on which the compiler is still at work when no job has ended for a while.
    private func filesWithoutEnd() throws -> [String] {
        let originals = originals
        return try jobs().unfinishedInputs.compactMap { originals[$0] }
    }

    /// Compiles file by file and returns the files that crash the compiler.
    private func crashes() throws -> [Crash] {
        let originals = originals
        return try jobs().failures.compactMap { failure in
            originals[failure.input].map { Crash(path: $0, output: failure.output) }
        }
    }

    /// The user's files by their copies.
    private var originals: [String: String] { Dictionary(copies.files.map { ($0.copy, $0.original) }) { first, _ in first } }

    /// Returns the results for the files, each in a job of its own.
    private func jobs() throws -> CompilerJobs {
        var jobs = CompilerJobs()
        let patience = ChildProcess.Patience(seconds: { Self.patience.base / 3 }, countsWork: true) { _ in false }
        _ = try ChildProcess.run(arguments + ["-disable-batch-mode", "-parseable-output"], patience: patience) { jobs.take($1) }
        return jobs
    }
}
