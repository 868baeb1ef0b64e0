import Foundation
import SwiftLexing

/// The types that modules of the user's export to their importers, for files that see SwiftUI here and not on Apple's systems.
///
/// Every file is compiled with SwiftUI imported, whose `Color` would make a package's `Color` ambiguous in a file that imports the
/// package and Foundation alone. A declaration imported by name takes precedence over those of a whole module.
///
/// Source: The Swift Programming Language, "Import Declaration".
struct ModuleExports {
    /// The kinds of the types, as an import calls them, by modules and names.
    private var types: [String: [String: String]] = [:]
    /// The modules that a module hands on.
    private var handedOn: [String: [String]] = [:]

    private static let kinds = [
        "struct": "struct", "class": "class", "actor": "class", "enum": "enum", "protocol": "protocol", "typealias": "typealias",
    ]

    /// The most tokens of attributes and modifiers that are read before a type's keyword.
    private static let mostModifiers = 100

    /// The names under which modules are imported, where they differ from those in the code.
    private var compiledNames: [String: String] = [:]

    /// Takes in a file of a module.
    ///
    /// - Parameter name: the name it is compiled under.
    mutating func add(_ source: SwiftSource, of module: String, compiledAs name: String? = nil) {
        compiledNames[module] = name
        let tokens = source.activeTokens
        for index in tokens.indices.dropLast() where tokens[index].depth == 0 {
            guard let kind = tokens[index].word.flatMap({ Self.kinds[$0] }), let name = tokens[index + 1].word else { continue }
            let before = Set(
                tokens[..<index].suffix(Self.mostModifiers).reversed().prefix {
                    $0.line == tokens[index].line && $0.kind != .mark("}")
                }.compactMap(\.word))
            // `public import enum Foundation.ComparisonResult` declares nothing.
            if before.contains(where: { $0 == "public" || $0 == "open" }), before.isDisjoint(with: ["_spi", "import"]) {
                types[module, default: [:]][name] = kind
            }
        }
        for each in source.imports where source.text(in: each.range).contains("@_exported") {
            handedOn[module, default: []].append(each.module)
        }
    }

    /// Takes in the modules of a package that the package manager builds: the folders of targets, where it looks for them itself.
    ///
    /// Source: Swift Package Manager, `PackageDescription`, "Target.path".
    ///
    /// - Parameter modules: those that can be imported.
    mutating func add(package: String, modules: Set<String>, where conditions: CompilationConditions) {
        for folder in ["Sources", "Source", "src", "srcs"].map({ "\(package)/\($0)" }) where FileSystem.isFolder(folder) {
            for target in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
                let module = ModuleName.identifier(from: target)
                guard modules.contains(module) else { continue }
                for path in SourceTree.swiftFiles(in: "\(folder)/\(target)") {
                    guard let data = FileSystem.contents(of: "\(folder)/\(target)/\(path)") else { continue }
                    add(SwiftSource(String(decoding: data, as: UTF8.self), where: conditions), of: module)
                }
            }
        }
    }

    /// Returns the imports to write behind a file's own, by places in its bytes: `; import struct Kit.Color`.
    func imports(for source: SwiftSource) -> [(place: Int, text: String)] {
        if types.isEmpty || source.imports.contains(where: { $0.module == "SwiftUI" }) { return [] }
        lazy var words = Set(source.activeTokens.compactMap(\.word))
        var seen: Set<String> = []
        return source.imports.compactMap { each in
            // An import of a part of a module exports that part alone.
            guard source.text(in: each.range).hasSuffix(" \(each.module)") else { return nil }
            let text = modules(behind: each.module).filter { seen.insert($0).inserted }.map { module in
                (types[module] ?? [:]).filter { words.contains($0.key) }.sorted { $0.key < $1.key }
                    .map { "; import \($0.value) \(compiledNames[module] ?? module).\($0.key)" }.joined()
            }.joined()
            return text.isEmpty ? nil : (each.range.upperBound, text)
        }
    }

    /// Returns those of some names that are types of the modules.
    func types(called names: Set<String>) -> Set<String> { names.filter { name in types.values.contains { $0[name] != nil } } }

    /// A module and those that it hands on.
    private func modules(behind module: String) -> [String] {
        var all = [module]
        var index = 0
        while index < all.count {
            all += (handedOn[all[index]] ?? []).filter { !all.contains($0) }
            index += 1
        }
        return all
    }
}

extension SwiftSource {
    fileprivate func text(in range: Range<Int>) -> String {
        let bytes = text.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
        return String(text[start..<bytes.index(start, offsetBy: range.count)])
    }
}
