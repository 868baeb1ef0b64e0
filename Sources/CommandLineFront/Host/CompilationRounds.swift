import Foundation

/// Which files of a module are compiled, round by round: those with errors are left out, then those that need them, until the
/// rest compiles.
struct CompilationRounds {
    let module: HostModule
    /// What is compiled of the user's files, by their paths.
    private(set) var texts: [String: String]
    private(set) var leftOut: [LeftOutFile]
    /// How many rounds had errors.
    private(set) var count = 0
    /// The names that the left-out files declare, with the files.
    private var lostNames: [String: String] = [:]

    /// How many of a file's errors are told.
    static let toldErrors = 3

    init(module: HostModule, files: [String: String], leftOut: [LeftOutFile]) {
        self.module = module
        texts = files
        self.leftOut = leftOut
    }

    /// Leaves out the files that a round's result is about.
    ///
    /// - Parameter isLast: whether there is no further round after the next, so that nothing is compiled any more.
    mutating func take(_ result: ModuleCompiler.Result, isLast: Bool) {
        count += 1
        switch result {
        case .compiled: return
        case .endless(let paths):
            let reason = "the compiler was still at work on it when its time was up; simplify its longest expressions"
            for path in paths.isEmpty ? Array(texts.keys) : paths { leaveOut(path, .errors(count: 1, first: [reason])) }
        case .failed(let lines):
            let errors = CompilerDiagnostic.errors(in: lines) { texts[$0] != nil }
            let files = Dictionary(grouping: errors.filter { texts[$0.path] != nil }, by: \.path)
            if files.isEmpty {
                leaveOutForCrash(lines)
            } else {
                // Reasons first: what a file declares is lost only to the files of later rounds.
                let reasons = files.map { ($0.key, reason(for: $0.value)) }
                for (path, reason) in reasons { leaveOut(path, reason) }
            }
        }
        if isLast {
            let reason = "after \(count) rounds of leaving files out there still were errors"
            for path in texts.keys.sorted() { leaveOut(path, .errors(count: 1, first: [reason])) }
        }
    }

    /// Replaces the text of a file that was made for the module.
    mutating func rewrite(_ path: String, as text: String) {
        if texts[path] != nil { texts[path] = text }
    }

    private mutating func leaveOut(_ path: String, _ reason: LeftOutFile.Reason) {
        guard let text = texts.removeValue(forKey: path) else { return }
        if module.files.contains(where: { $0.path == path && $0.isExtra }) { return }
        leftOut.append(LeftOutFile(path: path, reason: reason))
        leftOut.sort { $0.path < $1.path }
        for name in DeclaredNames.types(in: text) where lostNames[name] == nil { lostNames[name] = path }
    }

    /// A file whose every error is a name that only left-out files declare needs those files; else it has errors of its own.
    private func reason(for errors: [CompilerDiagnostic]) -> LeftOutFile.Reason {
        let needed = errors.compactMap { error in
            Self.missingName(in: error.message).flatMap { name in
                lostNames[name].map { "\(name) of \(NSString(string: $0).lastPathComponent)" }
            }
        }
        if !needed.isEmpty {
            var told: [String] = []
            for name in needed where !told.contains(name) { told.append(name) }
            return .needs(Array(told.prefix(Self.toldErrors)))
        }
        let first = errors.sorted { $0.line < $1.line }.prefix(Self.toldErrors).map { "\($0.path):\($0.line): \($0.message)" }
        return .errors(count: errors.count, first: first)
    }

    /// The name that is not found, in the compiler's words for it.
    static func missingName(in message: String) -> String? {
        guard message.hasPrefix("cannot find ") else { return nil }
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        return parts.count >= 3 ? String(parts[1]) : nil
    }

    /// Leaves out what a compiler that crashed says it was at, or else all that is left: nothing can be made of it.
    private mutating func leaveOutForCrash(_ lines: [String]) {
        let crash = lines.lastIndex { $0.contains("Stack dump:") || $0.contains("While ") }
        let named = crash == nil ? nil : texts.keys.sorted().first { path in
            let copy = NSString(string: path).lastPathComponent
            return lines.contains { $0.contains("While ") && ($0.contains("\"\(path)") || $0.contains("/\(copy)")) }
        }
        if let named {
            return leaveOut(named, .errors(count: 1, first: ["\(named): the compiler crashed on it"]))
        }
        let said = lines.filter { !$0.isEmpty && !CompilerOutput.isProgress($0) }.prefix(Self.toldErrors)
        for path in texts.keys.sorted() { leaveOut(path, .errors(count: 1, first: Array(said))) }
    }
}
