import ArgumentParser
import Foundation
import HostProtocol
import SwiftLexing

/// `zoetrope list`: the previews, without rendering any.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the previews with name, kind or family, and place.",
        discussion: """
            Reads the sources and builds nothing. With --build it also lists facts that only running code knows, such as the number of \
            entries of a timeline, or the previews of a provider.
            """)

    @OptionGroup var code: CodeOptions

    @Option(
        name: .customLong("filter"),
        help: ArgumentHelp("Only previews whose name matches, with * and ?; may be given more than once.", valueName: "glob"))
    var filters: [String] = []

    @Flag(help: "Builds the code and asks it, as render does, for index, name, family and number of entries.")
    var build = false

    func run() throws {
        if build { return try CommandRun(code: code).run(.list) { $0.options.filter = filters } }
        do {
            try list(try code.userCode(runsManifests: false))
        } catch let failure as FrontFailure where code.json {
            ReportLine.lines(for: failure).forEach(StandardOutput.write)
            throw failure
        }
    }

    /// Returns the entries listed where there is no preview: apps, views, and declarations shown with samples.
    private func unpreviewed(_ sources: [(path: String, tokens: [SwiftToken])]) -> [(path: String, preview: PreviewScan.Found)] {
        let files = sources.map { SampleSurvey.File(path: $0.path, tokens: $0.tokens) }
        let apps = files.flatMap { file in
            ViewScan.apps(in: file.declarations).map {
                (path: file.path, preview: PreviewScan.Found(kind: .app, name: $0.name, family: nil, line: $0.line))
            }
        }
        let survey = SampleSurvey(files)
        return apps
            + [(survey.views, PreviewScan.Found.Kind.view), (survey.samples, .sample)].flatMap { found, kind in
                found.map { (path: files[$0.file].path, preview: PreviewScan.Found(kind: kind, name: $0.name, family: nil, line: $0.line)) }
            }
    }

    /// Returns whether views without a preview are drawn: a package that the package manager builds is drawn by its previews.
    private static func drawsViews(of code: UserCode) -> Bool {
        guard case .packages(let paths) = code else { return true }
        return !paths.allSatisfy(PackageDescription.usesZoetrope)
    }

    /// Returns the names that a render gives to previews, in the order of the list: they are unique in the order of the running code's
    /// catalogue, in which `#Preview`s come first, by file and line, and then providers by name.
    static func names(of found: [(path: String, preview: PreviewScan.Found)]) -> [String] {
        func key(_ place: Int) -> (Int, String, Int) {
            let (path, preview) = found[place]
            switch preview.kind {
            case .preview: return (0, FilePath.name(of: path), preview.line)
            case .provider: return (1, preview.name, 0)
            case .widget, .control, .app, .view, .sample: return (2, "", place)
            }
        }
        var unique = UniqueNames()
        var names = [String](repeating: "", count: found.count)
        for place in found.indices.sorted(by: { key($0) < key($1) }) { names[place] = unique.unique(found[place].preview.name) }
        return names
    }

    private func list(_ userCode: UserCode) throws {
        let checkout = try Checkout.find(named: code.zoetropePath, executable: Checkout.ownExecutable)
        if case .packages(let paths) = userCode {
            for path in paths {
                if Checkout.isCheckout(path) { throw FrontFailure.isZoetropeItself(path) }
                guard FileSystem.isFile("\(path)/Package.swift") else { throw FrontFailure.notAPackage(path) }
            }
        }
        let conditions = try LackReporter.conditions(of: userCode, checkout: checkout)
        let sources = SourceFiles(paths: userCode.swiftFiles, conditions: conditions)
        var found = sources.read(where: PreviewScan.isWorthReading).flatMap { path, tokens in
            let name = NSString(string: path).lastPathComponent
            return PreviewScan.previews(in: tokens, fileName: String(name.dropLast(6))).map { (path: path, preview: $0) }
        }
        if Self.drawsViews(of: userCode), found.isEmpty || code.views { found += unpreviewed(sources.read { _ in true }) }
        guard !found.isEmpty else { throw FrontFailure.nothingFound(folders: userCode.paths, swiftFiles: userCode.swiftFiles.count) }
        let patterns = filters.map(GlobPattern.init)
        let listed = zip(found, Self.names(of: found)).filter { found, name in
            patterns.isEmpty || patterns.contains { $0.matches(name) || $0.matches(found.preview.title ?? "") }
        }
        guard !listed.isEmpty else {
            let small = filters.map { GlobPattern($0.lowercased()) }
            let nearest = found.map(\.preview.name).first { name in small.contains { $0.matches(name.lowercased()) } }
            throw FrontFailure.nothingMatches(filters, nearest: nearest)
        }
        let folder = FileManager.default.currentDirectoryPath
        if code.json {
            for ((path, preview), name) in listed {
                StandardOutput.write(
                    EventReport.line(
                        preview: name, title: preview.title, kind: preview.kindOfSubject, source: preview.kind.source,
                        family: preview.isActivity ? nil : preview.family, place: SourcePlace(file: path, line: preview.line),
                        variants: preview.variants))
            }
        } else {
            let rows = listed.map { found, name in
                let (path, preview) = found
                return [name, preview.family ?? preview.kind.rawValue, "\(EventPrinter.shortened(path, below: folder)):\(preview.line)"]
            }
            EventPrinter.columns(rows, isFirstNumber: false).forEach(StandardOutput.write)
        }
    }
}

extension PreviewScan.Found {
    /// True for a preview of a Live Activity.
    fileprivate var isActivity: Bool { kind == .preview && ["content", "dynamicIsland"].contains(family) }

    /// The qualities in which pictures can differ, as far as the source has them; only running code knows the layout of a provider's
    /// previews and of samples.
    var variants: [VariantAxis] {
        switch (kind, kindOfSubject) {
        case (.preview, "view"), (.app, _): VariantAxis.allCases.filter { $0 != .renderingMode && !(hasOwnSize && $0.needsScreen) }
        case (_, "view"): VariantAxis.allCases.filter { $0 != .renderingMode && !$0.needsScreen }
        default: VariantAxis.allCases.filter { $0 != .orientation }
        }
    }

    /// The kind of what is shown, as running code reports it.
    fileprivate var kindOfSubject: String {
        switch kind {
        case .preview: family == nil ? "view" : isActivity ? "activity" : "widget"
        case .provider, .app, .view, .sample: "view"
        case .widget, .control: kind.rawValue
        }
    }
}

extension VariantAxis {
    /// True if it changes only what fills the screen of a device.
    fileprivate var needsScreen: Bool { self == .orientation || self == .device }
}

extension PreviewScan.Found.Kind {
    fileprivate var source: PreviewSource {
        switch self {
        case .preview: .preview
        case .provider: .provider
        case .widget: .widget
        case .control: .control
        case .app: .app
        case .view: .view
        case .sample: .sample
        }
    }
}

/// The user's files as they are read for a list.
private struct SourceFiles {
    let paths: [String]
    let conditions: CompilationConditions

    /// The code of the files whose text is wanted, without that of tests.
    func read(where isWanted: (String) -> Bool) -> [(path: String, tokens: [SwiftToken])] {
        paths.compactMap { path in
            guard let data = FileSystem.contents(of: path) else { return nil }
            let text = String(decoding: data, as: UTF8.self)
            guard isWanted(text) else { return nil }
            let source = SwiftSource(text, where: conditions)
            let isTest = source.imports.contains { TestSources.modules.contains($0.module) }
            return isTest ? nil : (path, source.activeTokens)
        }
    }
}
