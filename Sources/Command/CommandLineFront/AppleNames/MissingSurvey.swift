import Foundation
import SwiftLexing

/// The names of Apple's that the user's sources use and Zoetrope lacks.
struct MissingSurvey {
    struct Entry: Equatable {
        enum Kind: String { case module, name }

        let kind: Kind
        let name: String
        /// The first iOS that had it; nil for a module that is not Apple's.
        let version: String?
        /// `path:line`, in the order of paths and lines.
        let places: [String]
    }

    /// Modules first; each the most used first, then by name.
    let entries: [Entry]
    let fileCount: Int

    /// - Parameters:
    ///   - paths: Swift files, absolute.
    ///   - foreign: modules that are not Apple's, though Apple has modules of the same names.
    init(paths: [String], names: AppleNames, conditions: CompilationConditions, foreign: Set<String> = []) {
        var modules: [String: [String]] = [:]
        var found: [String: (name: AppleNames.Name, places: [String])] = [:]
        var sources: [(path: String, tokens: [SwiftToken])] = []
        var own: Set<String> = []
        for path in paths {
            // A file that is not text is left out of a host, and so its names are not missing.
            guard let data = FileSystem.contents(of: path), let text = String(validating: data, as: UTF8.self) else {
                continue
            }
            let source = SwiftSource(text, where: conditions)
            let imports = source.imports
            // Tests are left out of a host, and so their names are not missing.
            if imports.contains(where: { TestSources.modules.contains($0.module) }) { continue }
            for each in imports where !conditions.modules.contains(ModuleName.base(of: each.module)) {
                if ModuleName.compilers.contains(each.module) || PlatformRewriter.systemModules[each.module] != nil { continue }
                modules[each.module, default: []].append("\(path):\(each.line)")
            }
            let tokens = source.activeTokens
            own.formUnion(DeclaredNames.all(in: tokens))
            sources.append((path, tokens))
        }
        for (path, tokens) in sources {
            let words = Set(tokens.compactMap(\.word))
            for index in tokens.indices {
                guard let name = Self.name(at: index, in: tokens, of: names, own: own, words: words) else { continue }
                found[name.symbol, default: (name, [])].places.append("\(path):\(tokens[index].line)")
            }
        }
        let missing =
            modules.map {
                Entry(kind: .module, name: $0, version: foreign.contains($0) ? nil : AppleModules.firstVersion(of: $0), places: $1)
            }
            + found.map { Entry(kind: .name, name: $0, version: $1.name.version, places: $1.places) }
        entries = missing.sorted { first, second in
            if first.kind != second.kind { return first.kind == .module }
            return (-first.places.count, first.name) < (-second.places.count, second.name)
        }
        fileCount = sources.count
    }

    private init(entries: [Entry], fileCount: Int) { (self.entries, self.fileCount) = (entries, fileCount) }

    /// Returns the survey without some modules.
    func without(modules: Set<String>) -> MissingSurvey {
        MissingSurvey(entries: entries.filter { $0.kind != .module || !modules.contains($0.name) }, fileCount: fileCount)
    }

    /// The missing name that a token is a use of.
    private static func name(
        at index: Int, in tokens: [SwiftToken], of names: AppleNames, own: Set<String>, words: Set<String>
    ) -> AppleNames.Name? {
        guard let word = tokens[index].word, let candidates = names.byWord[word], !own.contains(word) else { return nil }
        let isMember = index > 0 && tokens[index - 1].kind == .mark(".")
        let isLabel =
            index + 1 < tokens.count && tokens[index + 1].kind == .mark(":") && index > 0
            && (tokens[index - 1].kind == .mark("(") || tokens[index - 1].kind == .mark(","))
        if isLabel && !isMember { return nil }
        return candidates.first { name in
            let next = index + 1 < tokens.count ? tokens[index + 1].kind : nil
            if name.owner.isEmpty, name.kind == .func { return !isMember && next == .mark("(") }
            if name.owner.isEmpty, name.kind == .var { return !isMember }
            switch name.kind {
            case .type: return !isMember
            case .macro: return index > 0 && (tokens[index - 1].kind == .mark("#") || tokens[index - 1].kind == .mark("@"))
            case .`init`:
                guard !isMember, index + 1 < tokens.count, tokens[index + 1].kind == .mark("(") else { return false }
                return callLabels(in: tokens, from: index + 1) == name.labels
            case .func:
                return isMember
                    && (name.owner == "View" || isNear(name, words) || isDistinct(name) || isArgument(at: index, of: name, in: tokens))
            case .var, .case: return isMember && (isNear(name, words) || isDistinct(name) || isArgument(at: index, of: name, in: tokens))
            }
        }
    }

    /// Names of so many letters are those of one type.
    private static func isDistinct(_ name: AppleNames.Name) -> Bool { name.base.count >= 20 }

    /// Returns whether a member stands for a value of its type: `.birthdate` in `textContentType(.birthdate)` or `contentType: .birthdate`
    /// is one of `UITextContentType`.
    private static func isArgument(at index: Int, of name: AppleNames.Name, in tokens: [SwiftToken]) -> Bool {
        guard index >= 3, tokens[index - 2].kind == .mark("(") || tokens[index - 2].kind == .mark(":"),
            let word = tokens[index - 3].word, word.count >= 5, let type = name.owner.split(separator: ".").last
        else { return false }
        return type.lowercased().hasSuffix(word.lowercased())
    }

    /// Members of equal names are many: one counts only where its type, with those around it, is named in the same file, or is a style's.
    private static func isNear(_ name: AppleNames.Name, _ words: Set<String>) -> Bool {
        name.owner.split(separator: ".").allSatisfy { words.contains(String($0)) } || name.owner.hasSuffix("Style")
    }

    /// The most tokens of a call's arguments.
    private static let mostArguments = 20_000

    /// Returns the labels of a call's arguments, `_` for arguments without one.
    private static func callLabels(in tokens: [SwiftToken], from open: Int) -> [String] {
        let depth = tokens[open].depth + 1
        var labels: [String] = []
        var index = open + 1
        var isStart = true
        while index < min(tokens.count, open + mostArguments), tokens[index].depth >= depth {
            if isStart {
                let hasLabel = tokens[index].word != nil && index + 1 < tokens.count && tokens[index + 1].kind == .mark(":")
                labels.append(hasLabel ? tokens[index].word ?? "_" : "_")
            }
            isStart = tokens[index].depth == depth && tokens[index].kind == .mark(",")
            index += 1
        }
        return labels
    }
}
