import Foundation

/// A module that user code imports and that does not exist.
struct MissingModule: Codable, Equatable {
    let name: String
    /// `path:line`, absolute.
    let places: [String]
}

/// Reads the files of a module and makes the compiled texts.
struct SourceReader {
    let module: HostModule
    /// The modules that can be imported.
    let available: Set<String>
    /// The exports of the modules that were compiled before.
    let exports: ModuleExports
    /// True where tests are run: files that import their libraries are compiled, too.
    let takesTests: Bool
    /// The compiled texts of the files, by their paths.
    private(set) var texts: [String: String] = [:]
    /// Files of which nothing can be compiled here.
    private(set) var leftOut: [LeftOutFile] = []
    /// Imports that are left out.
    private(set) var missingModules: [MissingModule] = []
    /// The types of missing modules that the files name, as far as they are declared nowhere in the module.
    private(set) var missingTypes = MissingTypes()
    /// The modules that files with missing modules import.
    private(set) var importsBesideMissing: Set<String> = []

    init(module: HostModule, available: Set<String>, exports: ModuleExports = ModuleExports(), takesTests: Bool = false) {
        self.takesTests = takesTests
        self.module = module
        self.available = available
        self.exports = exports
    }

    mutating func read() throws {
        let conditions = CompilationConditions(modules: available, flags: Set(module.conditions), platform: module.platform)
        var places: [String: [String]] = [:]
        let types = typesCalledAsModules
        var declared: Set<String> = []
        for file in module.files {
            guard let text = text(of: file) else { continue }
            let source = SwiftSource(text, where: conditions)
            let imports = source.imports
            if takesTests {
                if let reason = TestSources.reason(toSkip: source, at: file.path) {
                    leftOut.append(LeftOutFile(path: file.path, reason: .tests(reason)))
                    continue
                }
            } else if let tests = imports.first(where: { TestSources.modules.contains($0.module) }) {
                leftOut.append(LeftOutFile(path: file.path, reason: .tests("it imports \(tests.module)")))
                continue
            }
            let missing = imports.filter {
                !available.contains(ModuleName.base(of: $0.module)) && !ModuleName.compilers.contains($0.module)
                    && PlatformRewriter.systemModules[$0.module] == nil
            }
            for each in missing where each.module != module.name { places[each.module, default: []].append("\(file.path):\(each.line)") }
            let tokens = source.activeTokens
            declared.formUnion(DeclaredNames.types(in: tokens))
            // What a bridging header shows is as good as imported by all files.
            let others = Set(missing.map(\.module)).subtracting([module.name]).union([module.bridgingHeader].compactMap(\.self))
            if !others.isEmpty {
                missingTypes.add(tokens, importing: others)
                importsBesideMissing.formUnion(imports.map(\.module).filter(available.contains))
            }
            texts[file.path] = PlatformRewriter.rewritten(
                source, for: module.platform, withoutImports: missing.map(\.range), withImports: exports.imports(for: source),
                renaming: module.renamed, unless: types)
        }
        let isForeign = { !declared.contains($0) && !available.contains($0) }
        missingTypes.keep(types: isForeign, attributes: isForeign)
        missingModules = places.map { MissingModule(name: $0, places: $1) }.sorted { $0.name < $1.name }
    }

    /// The modules of other names that share their name with a type of theirs, or of this module.
    private var typesCalledAsModules: Set<String> {
        if module.renamed.isEmpty { return [] }
        let own = module.files.map { file in
            let text = file.text ?? FileSystem.contents(of: file.path).map { String(decoding: $0, as: UTF8.self) }
            return text.map { DeclaredNames.types(in: $0).intersection(module.renamed) } ?? []
        }
        return own.reduce(exports.types(called: module.renamed)) { $0.union($1) }
    }

    private mutating func text(of file: HostModule.SourceFile) -> String? {
        if FileName.hasControls(file.path) {
            leftOut.append(LeftOutFile(path: file.path, reason: .unreadable(FileName.controlsReason)))
            return nil
        }
        if let text = file.text { return text }
        let data = FileSystem.contents(of: file.path)
        if let data, let text = String(validating: data, as: UTF8.self) { return text }
        let reason =
            data != nil
            ? "it is not UTF-8 text; save it as UTF-8 (in Xcode: File inspector, Text Encoding)"
            : FileSystem.isFile(file.path) ? FrontFailure.denial : LeftOutFile.absence
        leftOut.append(LeftOutFile(path: file.path, reason: .unreadable(reason)))
        return nil
    }
}
