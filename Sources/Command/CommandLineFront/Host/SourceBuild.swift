import Foundation
import HostProtocol

/// Compiles the user's modules and links them with the renderer: the code that compiles is in the program, the rest is reported.
struct SourceBuild {
    let sources: SourceSet
    private(set) var kit: RendererKit
    /// The host's folder, absolute.
    let folder: String
    /// The name of the program.
    let name: String
    /// The checkout whose fonts the program uses.
    let checkout: Checkout

    /// The result of the build.
    struct Product: Equatable {
        let executable: String
        var leftOut: [LeftOutFile]
        var missingModules: [MissingModule]
    }

    /// The most times that a module is compiled again without the parts that had errors. Each time finds more of the parts that need
    /// them.
    static let mostRounds = CompilationRounds.partRounds + 8

    /// - Throws: ``FrontFailure/nothingCompiles(_:)`` when no file is left.
    mutating func run() throws -> Product {
        let progress = BuildProgress(title: "compiling \(Amounts.count(sources.swiftFiles.count, "file"))")
        progress.watch()
        defer { progress.finish() }
        let previews = sources.hasSuites ? [:] : unpreviewed()
        var state = State(leftOut: sources.leftOut, unsampled: previews.values.flatMap(\.blocked).map(\.message))
        for package in sources.packages { state.exports.add(package: package, modules: Set(kit.modules), where: conditions(of: nil)) }
        state.context.add(kit.fingerprint)
        try compileCTargets(&state)
        let activities = sources.hasSuites ? [:] : activities()
        for module in supplemented(with: previews.mapValues(\.files).merging(activities, uniquingKeysWith: +)) {
            try compile(module, &state, progress)
        }
        if sources.hasSuites { try compileProgram(&state) }
        if !state.unsampled.isEmpty, let first = sources.modules.last?.files.first {
            state.leftOut.append(LeftOutFile(path: FilePath.folder(of: first.path), reason: .unsampled(state.unsampled)))
        }
        guard !state.objects.isEmpty else { throw FrontFailure.nothingCompiles(state.leftOut, state.missing) }
        let (executable, undefined) = try link(state.objects + state.cObjects)
        return Product(executable: executable, leftOut: state.leftOut + undefined, missingModules: state.missing)
    }

    /// The results of the modules compiled so far.
    private struct State {
        var leftOut: [LeftOutFile]
        /// Why there are no samples of some views.
        var unsampled: [String]
        var missing: [MissingModule] = []
        var objects: [String] = []
        /// The objects of C targets.
        var cObjects: [String] = []
        /// The names of the modules that compile.
        var built: [String] = []
        var exports = ModuleExports()
        /// Everything that the modules so far were compiled from.
        var context = HostBuilder.toolFingerprint
        var suites = SuiteLists()
    }

    /// Compiles the C targets of packages, so that the modules can import them.
    private mutating func compileCTargets(_ state: inout State) throws {
        let product = try CTargetBuild(targets: sources.cTargets, kit: kit, folder: "\(folder)/objects").run()
        kit.compiler += product.arguments
        state.cObjects += product.objects
        state.built += product.modules
        state.leftOut += product.leftOut
        for target in sources.cTargets { target.add(to: &state.context) }
    }

    /// Compiles a module, again and again without what has errors.
    private func compile(_ module: HostModule, _ state: inout State, _ progress: BuildProgress) throws {
        var reader = SourceReader(
            module: module, available: importable(besides: state.built), exports: state.exports,
            takesTests: sources.hasSuites)
        try reader.read()
        state.missing += reader.missingModules
        state.context.add((module.conditions + module.settings.flatMap(\.arguments) + [module.languageMode]).joined(separator: " "))
        let foreign = ForeignTypes(exports: state.exports, checkout: checkout)
        let standIns = try standIns(for: reader, foreign, state)
        let module = standIns.module
        var rounds = CompilationRounds(
            module: module, files: standIns.texts, leftOut: reader.leftOut, missingTypes: standIns.names,
            dependents: LostTypes(conditions: conditions(of: module), isFoundElsewhere: foreign.has))
        let copies = SourceCopies(of: module, in: "\(folder)/Code/\(module.name)")
        var assets = AskedAssets(folders: sources.resourceFolders)
        let compiler = ModuleCompiler(
            kit: kit, copies: copies, folder: "\(folder)/objects",
            isImported: module.isSuite || sources.modules.contains { $0.dependencies.contains(module.name) })
        let memory = "\(folder)/objects/\(module.name).cuts"
        if let earlier = RememberedCuts.read(memory)?.beginning(for: standIns.texts, context: state.context.text) {
            rounds.begin(with: earlier)
        }
        try carryOut(&rounds, of: module, by: compiler, copies, &assets, &state, progress)
        // Made-up names of assets are no part of the files.
        try RememberedCuts.write(
            assets.text.isEmpty
                ? RememberedCuts(of: rounds, texts: standIns.texts, earlier: reader.leftOut, context: state.context.text) : nil,
            to: memory)
        for (path, text) in standIns.texts.sorted(by: { $0.key < $1.key }) { state.context.add("\(path)\n\(text)") }
        state.leftOut += rounds.leftOut
        state.unsampled += rounds.unsampled
        if !assets.madeUp.isEmpty, let first = module.files.first {
            let place = FilePath.folder(of: first.path)
            state.leftOut.append(LeftOutFile(path: place, reason: .assets(assets.madeUp)))
        }
    }

    /// Returns a module with the file of the types that stand in for those of missing modules, the texts of all its files, and the names
    /// of these types.
    private func standIns(
        for reader: SourceReader, _ foreign: ForeignTypes, _ state: State
    ) throws -> (module: HostModule, texts: [String: String], names: Set<String>) {
        var (module, texts, types) = (reader.module, reader.texts, reader.missingTypes)
        types.keep(types: { !foreign.has($0) }, attributes: { !foreign.has($0) })
        let probe = MissingTypesProbe(kit: kit, folder: "\(folder)/objects", module: module)
        let missing = try probe.missing(among: types, imports: reader.importsBesideMissing, context: state.context.text)
        types.keep(types: missing.types.contains, attributes: missing.attributes.contains)
        if !types.isEmpty {
            let path = module.missingTypesFile
            let text = types.source(in: module.compiledName)
            module.files.append(HostModule.SourceFile(path, text: text, guess: .missingTypes))
            texts[path] = text
        }
        return (module, texts, Set(types.names).union(types.attributes.keys))
    }

    /// Compiles until nothing has errors, or nothing is left.
    private func carryOut(
        _ rounds: inout CompilationRounds, of module: HostModule, by compiler: ModuleCompiler, _ copies: SourceCopies,
        _ assets: inout AskedAssets, _ state: inout State, _ progress: BuildProgress
    ) throws {
        while !rounds.texts.isEmpty {
            let lists = module.isSuite ? state.suites.lists(of: rounds.texts, of: module, where: conditions(of: module)) : [:]
            try copies.write(rounds.texts.merging(lists.mapValues(\.text)) { $0 + $1 })
            let result = try compiler.compile()
            if case .compiled(let files) = result {
                state.objects += files
                state.built.append(module.name)
                if sources.hasSuites {
                    state.suites.add(rounds.texts, lists: lists, of: module, where: conditions(of: module))
                }
                guard compiler.isImported else { return }
                let conditions = conditions(of: module)
                for text in rounds.texts.values {
                    state.exports.add(SwiftSource(text, where: conditions), of: module.name, compiledAs: module.compiledName)
                }
                return
            }
            if case .failed(let lines) = result {
                let refused = refusedLists(lines, lists, of: rounds, &state)
                if !refused.isEmpty {
                    state.leftOut += refused
                    compiler.forget()
                    continue
                }
            }
            // Names of assets are declared as they are asked for; then all is compiled again.
            if case .failed(let lines) = result,
                assets.take(CompilerDiagnostic.errors(in: lines) { rounds.texts[$0] != nil }, in: rounds.texts)
            {
                rounds.rewrite(module.assetFile, as: assets.text)
                compiler.forget()
                progress.note("compiling \(module.name) again with the names of assets")
                continue
            }
            rounds.take(result, isLast: rounds.count + 1 >= Self.mostRounds)
            compiler.forgetUnknown(changing: rounds.changed)
            progress.note("compiling \(module.name), round \(rounds.count + 1), without \(Amounts.leftOut(rounds.leftOut))")
        }
    }

    /// Returns the files whose lists of tests do not compile, where their own code does.
    private func refusedLists(
        _ lines: [String], _ lists: [String: SuiteLists.List], of rounds: CompilationRounds, _ state: inout State
    ) -> [LeftOutFile] {
        let errors = CompilerDiagnostic.errors(in: lines) { rounds.texts[$0] != nil }
        return errors.contains { rounds.texts[$0.path] != nil } ? [] : state.suites.refuse(lines, of: lists)
    }

    /// Compiles the program that runs the tests.
    private func compileProgram(_ state: inout State) throws {
        let path = "\(folder)/Code/\(SuiteLists.program).swift"
        let module = HostModule(
            name: SuiteLists.program, files: [HostModule.SourceFile(path, text: state.suites.programText)],
            dependencies: sources.modules.map(\.name))
        let copies = SourceCopies(of: module, in: "\(folder)/Code/\(module.name)")
        try copies.write([path: state.suites.programText])
        switch try ModuleCompiler(kit: kit, copies: copies, folder: "\(folder)/objects", isImported: false).compile() {
        case .compiled(let files): state.objects += files
        case .failed(let lines), .crashed(_, let lines): throw FrontFailure.buildFailed(CompilerOutput.errors(in: lines))
        case .endless: throw FrontFailure.buildUnreadable("the list of tests does not compile in time")
        }
    }

    /// Returns previews for the views without one in the drawn modules, by the modules; none where one of these has previews.
    private func unpreviewed() -> [String: UnpreviewedViews] {
        let drawn = sources.drawnModules
        let hasPreviews = drawn.count > 1 && !sources.drawsViews && drawn.contains { UnpreviewedViews.hasPreviews($0, conditions(of: $0)) }
        if hasPreviews { return [:] }
        return Dictionary(
            uniqueKeysWithValues: drawn.map { module in
                (module.name, UnpreviewedViews(module: module, conditions: conditions(of: module), beside: sources.drawsViews))
            })
    }

    /// Returns previews of the Live Activities that lack one, by the drawn modules.
    private func activities() -> [String: [HostModule.SourceFile]] {
        Dictionary(
            uniqueKeysWithValues: sources.drawnModules.map { module in
                (module.name, UnpreviewedActivities(module: module, conditions: conditions(of: module)).files)
            })
    }

    /// Returns the modules that code may import: the renderer's, and those that are built of the sources. AppKit is for a Mac's code alone.
    private func importable(besides built: [String]) -> Set<String> {
        Set(kit.modules + built).subtracting(sources.absentModules).subtracting(sources.platform == .macOS ? [] : ["AppKit", "Cocoa"])
    }

    /// Returns the conditions that hold in the `#if` lines of a drawn module, or of a package's.
    private func conditions(of module: HostModule?) -> CompilationConditions {
        let available = importable(besides: sources.modules.dropLast().map(\.name))
        return CompilationConditions(modules: available, flags: Set(module?.conditions ?? []), platform: sources.platform)
    }

    /// Returns the modules with the files made for them: previews, by their modules, and in each room for the names of assets.
    private func supplemented(with previews: [String: [HostModule.SourceFile]]) -> [HostModule] {
        sources.modules.map { module in
            var module = module
            module.files += previews[module.name] ?? []
            module.files.append(HostModule.SourceFile(module.assetFile, text: "", guess: .assetNames))
            return module
        }
    }

    /// Links the objects with the renderer, into a folder with the resources of the packages they import.
    ///
    /// - Returns: the program, and functions of user code that no library has.
    private func link(_ objects: [String]) throws -> (executable: String, undefined: [LeftOutFile]) {
        let run = "\(folder)/run"
        try? FileManager.default.removeItem(atPath: run)
        try FileSystem.makeFolder(run)
        for bundle in HostFolder.resources(inBuild: kit.resources) {
            try? FileManager.default.createSymbolicLink(
                atPath: "\(run)/\(bundle)", withDestinationPath: "\(kit.resources)/\(bundle)")
        }
        HostFolder(path: run).linkFonts(of: checkout)
        let executable = "\(run)/\(name)"
        guard let lines = try failure(ofLinking: objects, to: executable) else { return (executable, []) }
        guard let undefined = UndefinedFunctions(in: lines) else { throw FrontFailure.linkFailed(lines) }
        let file = "\(folder)/objects/UndefinedFunctions"
        try FileSystem.write(undefined.source, to: "\(file).swift")
        let compiler = kit.compiler + ["-parse-as-library", "-module-name", "UndefinedFunctions", "-c", "\(file).swift", "-o", "\(file).o"]
        let result = try ChildProcess.capture(compiler)
        guard result.ending == .exited(0) else { throw FrontFailure.linkFailed(lines) }
        if let lines = try failure(ofLinking: objects + ["\(file).o"], to: executable) { throw FrontFailure.linkFailed(lines) }
        return (executable, undefined.leftOut)
    }

    /// Links objects, and returns the linker's output if that fails.
    private func failure(ofLinking objects: [String], to executable: String) throws -> [String]? {
        let list = "\(folder)/objects/all"
        try FileSystem.write(ArgumentFile.text(of: objects), to: list)
        var lines: [String] = []
        let command = kit.linker + ["-use-ld=lld", kit.object, "@\(list)", "-o", executable]
        return try ChildProcess.run(command) { lines.append($1) } == .exited(0) ? nil : lines
    }
}

extension HostModule {
    /// The path of the file that declares the names of assets that the module turns out to need.
    fileprivate var assetFile: String {
        let folder = files.first.map { FilePath.folder(of: $0.path) } ?? ""
        return "\(folder)/\(AskedAssets.fileName)"
    }

    /// The path of the file that declares the types that stand in for those of missing modules.
    fileprivate var missingTypesFile: String {
        let folder = files.first.map { FilePath.folder(of: $0.path) } ?? ""
        return "\(folder)/MissingTypes.swift"
    }
}
