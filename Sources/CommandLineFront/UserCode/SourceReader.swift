import Foundation

/// A module that user code imports and nobody has.
struct MissingModule: Codable, Equatable {
    let name: String
    /// `path:line`, absolute.
    let places: [String]
}

/// Reads the files of a module and makes what is compiled of them.
struct SourceReader {
    let module: HostModule
    /// The modules that can be imported.
    let available: Set<String>
    /// What is compiled of the files, by their paths.
    private(set) var texts: [String: String] = [:]
    /// Files of which nothing can be compiled here.
    private(set) var leftOut: [LeftOutFile] = []
    /// Imports that are left out.
    private(set) var missingModules: [MissingModule] = []

    init(module: HostModule, available: Set<String>) {
        self.module = module
        self.available = available
    }

    mutating func read() throws {
        let conditions = CompilationConditions(modules: available, flags: Set(module.conditions))
        var places: [String: [String]] = [:]
        for file in module.files {
            guard let text = text(of: file) else { continue }
            let source = SwiftSource(text, where: conditions)
            let imports = source.imports
            if let tests = imports.first(where: { TestSources.modules.contains($0.module) }) {
                leftOut.append(LeftOutFile(path: file.path, reason: .tests("it imports \(tests.module)")))
                continue
            }
            let missing = imports.filter { !available.contains($0.module) }
            for each in missing where each.module != module.name { places[each.module, default: []].append("\(file.path):\(each.line)") }
            texts[file.path] = PlatformRewriter.rewritten(source, withoutImports: missing.map(\.range))
        }
        missingModules = places.map { MissingModule(name: $0, places: $1) }.sorted { $0.name < $1.name }
    }

    private mutating func text(of file: HostModule.SourceFile) -> String? {
        if let text = file.text { return text }
        do {
            return try String(contentsOfFile: file.path, encoding: .utf8)
        } catch {
            let reason = FileSystem.isFile(file.path) ? "it is no text in UTF-8" : "there is no such file"
            leftOut.append(LeftOutFile(path: file.path, reason: .unreadable(reason)))
            return nil
        }
    }
}
