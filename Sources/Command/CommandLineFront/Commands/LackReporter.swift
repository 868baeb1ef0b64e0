import Foundation
import SwiftLexing

/// Reports at the end of a run the parts of the user's code that could not be used: files that are left out, and everything that Zoetrope
/// lacks, in one list.
struct LackReporter {
    let code: UserCode
    let checkout: Checkout
    let json: Bool

    /// Reports nothing where all code could be used: an import of a missing module of which the code uses nothing takes nothing from the
    /// pictures.
    func tell(leftOut: [LeftOutFile]) {
        let folder = FileManager.default.currentDirectoryPath
        let survey = leftOut.contains(where: \.isFailure) ? try? Self.survey(of: code, checkout: checkout) : nil
        let modules = survey?.entries.filter { $0.kind == .module && $0.version == nil && !MissingReport.isOfTheMac($0) } ?? []
        let report = LeftOutReport(
            files: leftOut, missingModules: modules.map { MissingModule(name: $0.name, places: $0.places) }, workingFolder: folder)
        if json { report.jsonLines.forEach(StandardOutput.write) } else { report.lines.forEach(complain) }
        if let survey { tell(json ? survey : survey.without(modules: report.toldModules)) }
    }

    /// Reports the symbols that another picture stands in for, as this cannot be seen in the pictures.
    func tellSubstitutes() {
        guard let survey = try? SymbolSurvey(files: code.symbolFiles, resolve: SymbolSurvey.substitutes) else { return }
        for entry in survey.entries {
            guard case .substitute(let other) = entry.resolution, let place = entry.places.first else { continue }
            let more = entry.places.count - 1
            note("the symbol \(entry.name) is drawn as \(other): \(place)" + (more > 0 ? " and \(more) more" : ""))
        }
    }

    /// Reports useful information.
    func note(_ message: String) {
        if json {
            StandardOutput.write(ReportLine.note(message))
        } else {
            complain("note: \(message)")
        }
    }

    /// Reports the names in a package that does not build which Zoetrope lacks; the compiler's errors follow.
    func tellAfter(_ failure: FrontFailure) {
        tellMissing()
    }

    private func tellMissing() {
        if let survey = try? Self.survey(of: code, checkout: checkout) { tell(survey) }
    }

    private func tell(_ survey: MissingSurvey) {
        let report = MissingReport(survey: survey, workingFolder: FileManager.default.currentDirectoryPath)
        if json { report.jsonLines.forEach(StandardOutput.write) } else { report.lines.forEach(complain) }
    }

    private func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// Returns the names of Apple's that the code uses and Zoetrope lacks.
    static func survey(of code: UserCode, checkout: Checkout) throws -> MissingSurvey {
        let conditions = try conditions(of: code, checkout: checkout)
        let names = AppleNames(except: try DeclarationCache(checkout: checkout).index())
        var foreign: [String] = []
        if case .sources(let sources) = code { foreign = sources.absentModules }
        return MissingSurvey(paths: code.swiftFiles, names: names, conditions: conditions, foreign: Set(foreign))
    }

    /// Returns the conditions that hold in the `#if` lines of code, and the modules that it may import, without a build.
    static func conditions(of code: UserCode, checkout: Checkout) throws -> CompilationConditions {
        let compiler = HostBuilder.compiler(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
        let isForMac = code.platform == .macOS
        var available = ToolchainModules.names(swiftc: compiler).union(try checkout.userProducts(besidePackages: !isForMac))
        if isForMac { available.insert("Cocoa") }
        var flags: Set<String> = []
        switch code {
        case .sources(let sources):
            available.formUnion(sources.modules.map(\.name))
            flags.formUnion(sources.modules.flatMap(\.conditions))
            for package in sources.packages { available.formUnion(ManifestNames.names(ofPackage: package)) }
            if sources.hasSuites { available.formUnion(TestKit.provided.union(TestSources.modules)) }
            available.subtract(sources.absentModules)
        case .packages(let paths):
            for path in paths { available.formUnion(ManifestNames.names(ofPackage: path)) }
        }
        return CompilationConditions(modules: available, flags: flags, platform: code.platform)
    }
}

/// The names that a manifest may give to modules of a package: every literal in it, as a manifest is a program and is not run for this.
enum ManifestNames {
    static func names(ofPackage path: String) -> Set<String> {
        guard let data = FileSystem.contents(of: "\(path)/Package.swift") else { return [] }
        return Set(
            SwiftTokenizer.tokens(of: Array(data)).compactMap { token in
                if case .string(let name?) = token.kind { name } else { nil }
            })
    }
}
