import Foundation

/// A target of a package whose files are C and C++, which clang compiles as the package manager does.
///
/// Source: Swift Package Manager, "Creating C Language Targets" and `PackageDescription`, `CSetting` and `CXXSetting`. Flags that a
/// manifest calls unsafe are left out: a package does not choose which programs run.
struct CTarget: Equatable {
    /// The name of its module.
    let name: String
    /// Its files, absolute.
    let sources: [String]
    /// The folder of its public headers, absolute.
    let headers: String
    /// The arguments of its settings: definitions, folders of headers, and the versions of the languages.
    let arguments: [String]

    /// The endings of files that clang compiles without Apple's Objective-C runtime, and whether they are C++.
    private static let endings = ["c": false, "s": false, "cc": true, "cpp": true, "cxx": true]

    static func isPlusPlus(_ path: String) -> Bool { endings[NSString(string: path).pathExtension.lowercased()] ?? false }

    /// Creates the description of a target; nil where it has Swift or Objective-C files, or no file at all.
    init?(_ place: PackageTarget) {
        let sources = place.otherSources
        guard place.swiftFiles.isEmpty, !sources.isEmpty, let folder = place.folder,
            sources.allSatisfy({ Self.endings[NSString(string: $0).pathExtension.lowercased()] != nil })
        else { return nil }
        name = place.moduleName
        self.sources = sources
        headers = FileSystem.absolutePath("\(folder)/\(place.target.publicHeadersPath ?? "include")")
        var arguments: [String] = ["-DSWIFT_PACKAGE=1", "-I", headers]
        for setting in place.target.settings ?? [] where ["c", "cxx"].contains(setting.tool) {
            guard setting.condition?.holds(place.surroundings) ?? true else { continue }
            for (kind, value) in setting.kind {
                switch kind {
                case "define": arguments += value.texts.map { "-D\($0)" }
                case "headerSearchPath":
                    // The package manager refuses folders outside of the package.
                    let found = value.texts.map { FileSystem.absolutePath("\(folder)/\($0)") }
                    arguments += found.filter { $0 == place.package || $0.hasPrefix("\(place.package)/") }.flatMap { ["-I", $0] }
                default: break
                }
            }
        }
        self.arguments = arguments
    }

    /// Everything that its objects are made of.
    func add(to fingerprint: inout Fingerprint) {
        fingerprint.add(name)
        for argument in arguments { fingerprint.add(argument) }
        for path in sources + [headers] { fingerprint.add(contentsOf: path) }
    }

    /// The module map of its headers, where it has none of its own: all headers, or the one with the module's name.
    ///
    /// Source: Swift Package Manager, `ModuleMapGenerator`.
    var moduleMap: String {
        let umbrella = ["\(headers)/\(name).h", "\(headers)/\(name)/\(name).h"].first(where: FileSystem.isFile)
        let whole = umbrella.map { "umbrella header \(SwiftLiteral.quoted($0))" } ?? "umbrella \(SwiftLiteral.quoted(headers))"
        return "module \(name) {\n    \(whole)\n    export *\n}\n"
    }
}
