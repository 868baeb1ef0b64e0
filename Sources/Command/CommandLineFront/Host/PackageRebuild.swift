import Foundation

/// The data needed to bring a host of packages up to date after an edit of Swift files, by compiler and linker alone: the package manager
/// needs longer to plan its build than both.
///
/// An edited module is compiled unoptimised and file by file, so that later edits compile only what they touch; its objects lie in the
/// host's folder and take the places of the package manager's. Any other change, such as to a manifest, a resource, the list of files or
/// the renderer, is the package manager's work.
struct PackageRebuild: Codable, Equatable {
    /// A module of the user's.
    struct Module: Codable, Equatable {
        let name: String
        /// Its files as they were when the host was built, by path: size and time of change.
        let files: [String: String]
        /// The compiler, and its arguments.
        let compiler: [String]
        /// True if other modules of the user's import it.
        let isImported: Bool
    }

    let modules: [Module]
    /// The linker's driver and its arguments, but for the list of objects.
    let linker: [String]
    /// The file that lists the objects.
    let objectList: String
    /// A fingerprint of everything but the modules' files.
    let surroundings: String

    /// All files that may be edited.
    var files: Set<String> { Set(modules.flatMap(\.files.keys)) }

    // MARK: What a build was

    /// Follows the package manager's last build.
    ///
    /// - Parameters:
    ///   - program: the host's name.
    ///   - folders: those of the user's packages.
    ///   - surroundings: makes the fingerprint of everything but the modules' files.
    /// - Returns: nil where its commands are not of the known form; then every edit is its work.
    init?(
        build: ReleaseBuild, program: String, folders: [String], surroundings: (_ files: Set<String>) -> String
    ) {
        guard let description = try? BuildDescription(path: "\(build.folder)/release.yaml"),
            let link = try? description.linking(of: program),
            let list = link.first(where: { $0.hasPrefix("@") && $0.hasSuffix(".LinkFileList") })
        else { return nil }
        let compilations = description.compilations().filter { compilation in
            compilation.name != program
                && compilation.sources.contains { source in folders.contains { source.hasPrefix("\($0)/") } }
        }
        modules = compilations.map { compilation in
            let module = "/\(compilation.name).swiftmodule"
            let isImported = compilations.contains { other in
                other.name != compilation.name && other.inputs.contains { $0.hasSuffix(module) }
            }
            var files: [String: String] = [:]
            for source in compilation.sources { files[source] = Self.stamp(of: source) }
            return Module(
                name: compilation.name, files: files, compiler: Self.perFile(compilation.arguments), isImported: isImported)
        }
        linker = link.filter { $0 != list }
        objectList = String(list.dropFirst())
        self.surroundings = surroundings(Set(modules.flatMap(\.files.keys)))
    }

    /// The arguments of a compilation of a whole module, for one of single files without optimisation.
    static func perFile(_ arguments: [String]) -> [String] {
        let alone: Set<String> = [
            "-whole-module-optimization", "-O", "-parseable-output", "-emit-dependencies", "-emit-module", "-emit-objc-header",
            "-serialize-diagnostics", "-c", "-g",
        ]
        let pairs: Set<String> = [
            "-num-threads", "-file-compilation-dir", "-emit-module-path", "-output-file-map", "-emit-objc-header-path",
        ]
        var result: [String] = []
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            // An argument that is passed on to another tool belongs to the word in front of it.
            if argument.hasPrefix("-X"), index + 1 < arguments.count {
                result += arguments[index...(index + 1)]
                index += 2
                continue
            }
            index += pairs.contains(argument) ? 2 : 1
            if !pairs.contains(argument), !alone.contains(argument), !argument.hasPrefix("@") { result.append(argument) }
        }
        return result + ["-Onone"] + Backtrace.lineTables + ["-incremental", "-enable-batch-mode", "-no-color-diagnostics"]
    }

    /// Returns the size and the time of change of a file; nil if it does not exist.
    private static func stamp(of path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }

    // MARK: An edit

    /// The modules that an edit touches; nil where the package manager has to see to it: a file is gone, or others import one
    /// of the modules.
    func touchedModules() -> [Module]? {
        var touched: [Module] = []
        for module in modules {
            var isTouched = false
            for (file, stamp) in module.files {
                guard let now = Self.stamp(of: file) else { return nil }
                if now != stamp { isTouched = true }
            }
            if isTouched { touched.append(module) }
        }
        return touched.contains(where: \.isImported) ? nil : touched
    }

    /// Compiles modules and links the host.
    ///
    /// - Parameters:
    ///   - folder: the host's own.
    ///   - executable: the program that is made.
    /// - Throws: ``FrontFailure/buildFailed(_:)`` with the compiler's messages.
    func run(_ touched: [Module], folder: String, executable: String) throws {
        let progress = BuildProgress(title: "compiling \(touched.map(\.name).joined(separator: ", "))")
        progress.watch()
        defer { progress.finish() }
        let objects = "\(folder)/objects"
        for module in touched { try compile(module, folder: "\(objects)/\(module.name).build") }
        guard let data = FileSystem.contents(of: objectList) else {
            throw FrontFailure.buildUnreadable("there is no \(objectList)")
        }
        let list = "\(objects)/all"
        let built = ArgumentFile.shellWords(ofLines: String(decoding: data, as: UTF8.self))
        try FileSystem.write(ArgumentFile.text(of: linked(touched, built: built, objects: objects)), to: list)
        var lines: [String] = []
        let command = linker.indices.map { index in
            index > 0 && linker[index - 1] == "-o" ? executable : linker[index]
        }
        let ending = try ChildProcess.run(command + ["@\(list)"]) { lines.append($1) }
        guard ending == .exited(0) else {
            throw FrontFailure.linkFailed(lines)
        }
    }

    /// Returns the objects to link: the package manager's, except for those of modules that differ from the state it saw. A module that
    /// was edited and is as before again has objects of that edit, which nothing may use.
    func linked(_ touched: [Module], built: [String], objects: String) -> [String] {
        let places = touched.map { "/\($0.name).build/" }
        let others = built.filter { line in !(line.contains(".swift.o") && places.contains { line.contains($0) }) }
        let own = touched.flatMap { module in
            module.files.keys.sorted().map { Self.object(of: $0, in: "\(objects)/\(module.name).build") }
        }
        return others + own
    }

    private func compile(_ module: Module, folder: String) throws {
        let files = module.files.keys.sorted()
        try FileSystem.makeFolder(folder)
        var map = ["": ["swift-dependencies": "\(folder)/module.priors"]]
        for file in files {
            let object = Self.object(of: file, in: folder)
            map[file] = ["object": object, "swift-dependencies": object.dropLast(1) + "swiftdeps"]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try FileSystem.write(String(decoding: try encoder.encode(map), as: UTF8.self) + "\n", to: "\(folder)/files.json")
        var lines: [String] = []
        let command = module.compiler + ["-output-file-map", "\(folder)/files.json", "-c"] + files
        let ending = try ChildProcess.run(command) { lines.append($1) }
        guard ending == .exited(0) else { throw FrontFailure.buildFailed(CompilerOutput.errors(in: lines)) }
    }

    private static func object(of file: String, in folder: String) -> String {
        "\(folder)/\(NSString(string: file).lastPathComponent).o"
    }

    /// Forgets the objects of former edits: the package manager has compiled everything itself.
    static func forget(in folder: String) {
        try? FileManager.default.removeItem(atPath: "\(folder)/objects")
    }
}
