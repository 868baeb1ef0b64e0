import CoreDataModel
import Foundation
import SwiftLexing

/// The kinds of files that come with user code and are read here, each with all its readers: for a fuzzer, which gives them damaged files.
package enum UntrustedInput: String, CaseIterable, Sendable {
    /// Swift source.
    case front
    /// An Xcode project's `project.pbxproj`, with all that reading a target takes.
    case project
    /// An `.xcconfig` file.
    case settings
    /// The list of a workspace's members.
    case workspace
    /// A `Contents.json` of an asset catalog.
    case catalog
    /// A string catalog.
    case strings
    /// A property list in XML or binary form.
    case plist
    /// An `.intentdefinition` file.
    case intents
    /// The `contents` of a Core Data model.
    case model

    /// Reads a file of the kind.
    ///
    /// - Parameters:
    ///   - folder: an empty folder, absolute, for kinds that are read from the disk.
    /// - Returns: false where the file is damaged, so that it is reported or left out.
    package func read(_ bytes: [UInt8], in folder: String) throws -> Bool {
        switch self {
        case .front:
            Self.readSource(String(decoding: bytes, as: UTF8.self))
            return true
        case .project: return try Self.readProject(bytes, in: folder)
        case .settings: return try Self.readSettings(bytes, in: folder)
        case .workspace:
            try Self.write(bytes, to: "\(folder)/App.xcworkspace/contents.xcworkspacedata")
            return (try? ProjectLocation("\(folder)/App.xcworkspace")) != nil
        case .catalog:
            try Self.write(bytes, to: "\(folder)/A.xcassets/Group/Contents.json")
            try Self.write(bytes, to: "\(folder)/A.xcassets/Group/Red.colorset/Contents.json")
            return !AssetSymbols(inFolder: folder).source(declaringMembers: true).isEmpty
        case .strings:
            try Self.write(bytes, to: "\(folder)/Localizable.xcstrings")
            return StringSymbols(catalog: "\(folder)/Localizable.xcstrings").source(bundle: nil) != nil
        case .plist:
            try Self.write(bytes, to: "\(folder)/Info.plist")
            return (try? PropertyListValue.read("\(folder)/Info.plist")) != nil
        case .intents: return (try? IntentDefinition.source(of: Data(bytes))) != nil
        case .model: return (try? DataModel(contents: Data(bytes)).source) != nil
        }
    }

    private static func write(_ bytes: [UInt8], to path: String) throws {
        try FileManager.default.createDirectory(atPath: NSString(string: path).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    /// Reads source as `list`, `doctor` and a render do, up to the compiler.
    private static func readSource(_ text: String) {
        let conditions = CompilationConditions(modules: ["SwiftUI", "UIKit", "WidgetKit", "Foundation"], flags: ["A"])
        let source = SwiftSource(text, where: conditions)
        let tokens = source.activeTokens
        _ = PreviewScan.previews(in: tokens, fileName: "A")
        let files = [SampleSurvey.File(path: "/A.swift", tokens: tokens)]
        _ = ViewScan.apps(in: files[0].declarations)
        _ = SampleSurvey(files)
        _ = UnpreviewedActivities(files)
        _ = SymbolUses.uses(in: text)
        _ = AppGroupUses.hint(for: [text])
        _ = HiddenProviders.lines(in: text)
        _ = DeclaredNames.all(in: tokens)
        _ = IntentSources.configuringIntents(in: text)
        var exports = ModuleExports()
        exports.add(source, of: "Kit")
        let rewritten = PlatformRewriter.rewritten(
            source, withoutImports: source.imports.map(\.range), withImports: exports.imports(for: source), renaming: ["Kit"])
        if let parts = SourceParts(rewritten) {
            let removed = parts.parts.filter { !$0.isImport && $0.body == nil }.map(\.range)
            let replaced = parts.parts.flatMap(\.members).compactMap(\.body).map {
                ($0.range, StandIn.source(for: $0, name: "a", message: "b").text)
            }
            _ = parts.text(without: removed, replacing: replaced.filter { body in !removed.contains { $0.overlaps(body.0) } })
            _ = parts.chain(line: 1 + text.utf8.count % 7, column: 3)
        }
    }

    private static func readProject(_ bytes: [UInt8], in folder: String) throws -> Bool {
        try write(bytes, to: "\(folder)/App.xcodeproj/project.pbxproj")
        for file in ["App.swift", "App/View.swift", "Info.plist", "Base.xcconfig"] where !FileSystem.isFile("\(folder)/\(file)") {
            try write([], to: "\(folder)/\(file)")
        }
        let request = ProjectReader.Request(path: "\(folder)/App.xcodeproj", cache: "\(folder)/cache", runsManifests: false)
        do {
            _ = try ProjectReader.read(request)
            return true
        } catch is ProjectFault {
            return false
        }
    }

    private static func readSettings(_ bytes: [UInt8], in folder: String) throws -> Bool {
        let path = "\(folder)/A.xcconfig"
        try write(bytes, to: path)
        do {
            let file = try ConfigurationFile(path: path)
            var settings = BuildSettings(.init(configuration: "Debug"), path: path)
            for assignment in file.assignments { settings.assign(assignment.value, to: assignment.key) }
            for name in settings.names(from: "").prefix(20) { _ = try settings.words(name) }
            _ = try CompilerChoice(settings)
            return true
        } catch is ProjectFault {
            return false
        }
    }
}
