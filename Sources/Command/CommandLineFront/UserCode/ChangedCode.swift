import Foundation
import HostProtocol
import SwiftLexing

/// The files whose previews a change may reach, found by the names that files declare and use.
///
/// Names are compared, not resolved, and a file counts as a whole: it reaches every file that declares a type, an extension, a top-level
/// declaration or a member of an extension whose name it contains, and all that this file reaches. Anything else that has changed, such as
/// an asset, a manifest, a file that is gone or one outside of the code, may reach every preview.
struct ChangedCode {
    /// The names of the files whose previews are drawn; nil for all.
    let reached: [String]?

    /// - Parameters:
    ///   - revision: the revision that the working tree is compared with.
    ///   - files: the Swift files of the code, absolute.
    ///   - place: a folder in the repository.
    /// - Throws: ``AgentFault`` for a revision or a repository that is missing.
    init(since revision: String, files: [String], in place: String) throws {
        let changed = try Self.changed(since: revision, in: place)
        let own = Set(files.map(Self.resolved))
        let relevant = changed.filter { !Self.isIgnored($0) }
        guard relevant.allSatisfy({ own.contains($0) && FileSystem.isFile($0) }) else {
            reached = nil
            return
        }
        let texts = Dictionary(
            files.compactMap { path in FileSystem.contents(of: path).map { (Self.resolved(path), Array($0)) } },
            uniquingKeysWith: { first, _ in first })
        reached = Self.files(reaching: Set(relevant), in: texts.mapValues { SwiftTokenizer.tokens(of: $0) })
    }

    /// Returns the names of all files that reach one of the changed ones, themselves included, sorted.
    static func files(reaching changed: Set<String>, in files: [String: [SwiftToken]]) -> [String]? {
        var declaring: [String: Set<String>] = [:]
        for (path, tokens) in files {
            let (names, hasOperators) = declarations(in: tokens)
            // An operator is used by marks, which no name finds.
            if hasOperators, changed.contains(path) { return nil }
            for name in names { declaring[name, default: []].insert(path) }
        }
        var users: [String: Set<String>] = [:]
        for (path, tokens) in files {
            for name in Set(tokens.compactMap(\.name)) {
                for declared in declaring[name] ?? [] where declared != path { users[declared, default: []].insert(path) }
            }
        }
        var (found, waiting) = (changed, Array(changed))
        while let next = waiting.popLast() {
            for user in users[next] ?? [] where found.insert(user).inserted { waiting.append(user) }
        }
        return Set(found.map { FilePath.name(of: $0) }).sorted()
    }

    private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias", "extension", "macro"]
    private static let members: Set<String> = ["func", "var", "let", "case"]

    /// Returns the names by which a file can be used.
    private static func declarations(in tokens: [SwiftToken]) -> (names: Set<String>, hasOperators: Bool) {
        var names: Set<String> = []
        var hasOperators = false
        // The depth inside of the innermost extension.
        var extensionDepth: Int?
        for (index, token) in tokens.enumerated() {
            if let depth = extensionDepth, token.depth < depth, token.isClosing { extensionDepth = nil }
            guard let word = token.word, index + 1 < tokens.count else { continue }
            let next = tokens[index + 1]
            if word == "operator" || word == "func" && next.name == nil { hasOperators = true }
            if types.contains(word), let name = next.name {
                names.insert(name)
                if word == "extension" { extensionDepth = token.depth + 1 }
            } else if members.contains(word), let name = next.name, token.depth == 0 || token.depth == extensionDepth {
                names.insert(name)
            }
        }
        return (names, hasOperators)
    }

    private static func changed(since revision: String, in place: String) throws -> [String] {
        let root = try RevisionExport.root(of: place)
        let known = try ChildProcess.capture(["git", "-C", root, "rev-parse", "--verify", "--end-of-options", "\(revision)^{commit}"])
        guard known.ending == .exited(0), let commit = known.output.split(separator: "\n").last.map(String.init) else {
            throw AgentFault.noRevision(revision, output: known.errors.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        let lists = [
            ["diff", "--name-only", "--no-renames", commit, "--"], ["ls-files", "--others", "--exclude-standard"],
        ]
        return try lists.flatMap { words in
            let output = try ChildProcess.capture(["git", "-C", root, "-c", "core.quotePath=off"] + words).output
            return output.split(separator: "\n").map { resolved("\(root)/\($0)") }
        }
    }

    /// True for files that no preview reads.
    private static func isIgnored(_ path: String) -> Bool { path.hasSuffix(".md") || path.contains("/.github/") }

    private static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}
