import Foundation

/// The compiled part of a module, round by round: declarations with errors are left out, then those that need them, until the rest
/// compiles. A file goes as a whole where its declarations cannot be told apart, or too many rounds have passed.
struct CompilationRounds {
    let module: HostModule
    /// The compiled texts of the user's files, by their paths.
    private(set) var texts: [String: String]
    private(set) var leftOut: [LeftOutFile]
    /// Samples that do not compile, in words.
    private(set) var unsampled: [String] = []
    /// The guesses behind files that were made of a guess.
    private let guesses: [String: HostModule.SourceFile.Guess]
    /// The number of rounds that had errors.
    private(set) var count = 0
    /// The files that the last round cut or left out.
    private(set) var changed: Set<String> = []
    /// The names that the left-out parts declare, with the files.
    private(set) var lostNames: [String: String] = [:]
    /// The parts that were cut out of the files, by their paths.
    private(set) var cuts: [String: [PartCut]] = [:]

    /// The types that others stand in for: an error about one of them means that it is missing.
    private let missingTypes: Set<String>
    /// The search for the code that needs what is left out; nil leaves that to the compiler.
    private let dependents: LostTypes?
    /// The types of the top level that were left out since the last search.
    private var lostTypes: Set<String> = []

    /// The most errors of a file that are reported.
    static let toldErrors = 3

    /// The number of rounds in which declarations are left out; later rounds leave out files. A chain of declarations that need one
    /// another is seldom longer.
    static let partRounds = 12

    init(
        module: HostModule, files: [String: String], leftOut: [LeftOutFile], missingTypes: Set<String> = [], dependents: LostTypes? = nil
    ) {
        self.module = module
        self.missingTypes = missingTypes
        self.dependents = dependents
        texts = files
        self.leftOut = leftOut
        guesses = Dictionary(
            module.files.compactMap { file in file.guess.map { (file.path, $0) } }, uniquingKeysWith: { first, _ in first })
    }

    /// Begins with the parts that a former build has left out.
    mutating func begin(with earlier: RememberedCuts.Beginning) {
        (texts, cuts, lostNames, unsampled) = (earlier.texts, earlier.cuts, earlier.lostNames, earlier.unsampled)
        leftOut += earlier.leftOut
        sortLeftOut()
    }

    /// Leaves out the parts that a round's result is about.
    ///
    /// - Parameter isLast: whether there is no further round after the next, so that nothing is compiled any more.
    mutating func take(_ result: ModuleCompiler.Result, isLast: Bool) {
        count += 1
        changed = []
        switch result {
        case .compiled: return
        case .endless(let paths):
            // The work of the compiler grows with the square of the number of macros in a module.
            let isTooMuch = texts.count > 1 && (paths.isEmpty || paths.count == texts.count)
            let reason =
                isTooMuch
                ? "the compiler has finished none of the \(texts.count) files in its time; render them in parts with --sources and --exclude"
                : "the compiler was still working on it when its time was up; simplify its longest expressions"
            for path in paths.isEmpty ? Array(texts.keys) : paths { leaveOut(path, .errors(count: 1, first: [reason])) }
        case .crashed(let crashes, let lines):
            leaveOutForCrash(crashes.filter { texts[$0.path] != nil }, lines)
        case .failed(let lines):
            let errors = CompilerDiagnostic.errors(in: lines) { texts[$0] != nil }.map(named)
            let files = Dictionary(grouping: errors.filter { texts[$0.path] != nil }, by: \.path)
            if files.isEmpty { leaveOutForCrash([], lines) } else { leaveOut(files) }
        }
        leaveOutDependents()
        if isLast {
            let reason = "errors remain after \(count) rounds of leaving files out"
            for path in texts.keys.sorted() { leaveOut(path, .errors(count: 1, first: [reason])) }
        }
    }

    /// Returns an error with the name of the missing type that it is about.
    private func named(_ error: CompilerDiagnostic) -> CompilerDiagnostic {
        if missingTypes.isEmpty { return error }
        let quoted = error.message.split(separator: "'", omittingEmptySubsequences: false)
        let names = quoted.indices.filter { $0 % 2 == 1 }.map { quoted[$0].prefix { $0.isLetter || $0.isNumber || $0 == "_" } }
        guard let name = names.map(String.init).first(where: missingTypes.contains) else { return error }
        return CompilerDiagnostic(
            path: error.path, line: error.line, column: error.column, message: "cannot find '\(name)' in scope", lines: error.lines)
    }

    /// Leaves out the parts of files that errors are about.
    private mutating func leaveOut(_ errors: [String: [CompilerDiagnostic]]) {
        // Reasons first: the names of a declaration are lost only to later rounds.
        let cuts = errors.map { path, errors in
            (path, cut: count > Self.partRounds || isPreview(path) ? nil : cut(path, errors), reason: reason(for: errors))
        }
        for (path, cut, reason) in cuts {
            if let cut { make(cut, path) } else { leaveOut(path, reason) }
        }
    }

    /// Leaves out what needs the types that are left out, and what needs that, without another round for each.
    private mutating func leaveOutDependents() {
        guard let dependents else { return }
        while !lostTypes.isEmpty {
            let errors = dependents.errors(for: lostTypes, in: texts)
            lostTypes = []
            leaveOut(errors)
        }
    }

    /// Replaces the text of a file that was made for the module.
    mutating func rewrite(_ path: String, as text: String) {
        if texts[path] != nil { texts[path] = text }
    }

    private mutating func leaveOut(_ path: String, _ reason: LeftOutFile.Reason) {
        guard let text = texts.removeValue(forKey: path) else { return }
        changed.insert(path)
        if let host = module.files.first(where: { $0.path == path })?.inside?.path { changed.insert(host) }
        if let guess = guess(path) {
            if case .sample(let name) = guess { unsampled.append(Self.words(for: name, reason)) }
            return
        }
        leftOut.append(LeftOutFile(path: path, reason: reason))
        sortLeftOut()
        lostTypes.formUnion(SourceParts(text)?.parts.compactMap(\.declaredType) ?? [])
        for name in DeclaredNames.types(in: text) where lostNames[name] == nil { lostNames[name] = path }
    }

    private func guess(_ path: String) -> HostModule.SourceFile.Guess? { guesses[path] }

    /// Returns true if a file was made to show one thing, so that there is nothing to show without it.
    private func isPreview(_ path: String) -> Bool { guess(path).map { $0 != .assetNames && $0 != .missingTypes } ?? false }

    /// Returns the message about a sample that does not compile. If its subject is left out, the message names the subject.
    private static func words(for name: String, _ reason: LeftOutFile.Reason) -> String {
        let subject = name.split(separator: " ").first.map(String.init) ?? name
        guard case .errors(_, let first) = reason, let error = first.first, let start = error.range(of: ".swift:") else {
            return "\(subject) (it needs a file that is left out)"
        }
        return "\(subject) (the compiler reports: \(error[start.upperBound...].drop { $0.isNumber || $0 == ":" || $0 == " " }))"
    }

    private mutating func sortLeftOut() { leftOut.sort { ($0.path, $0.part?.line ?? 0) < ($1.path, $1.part?.line ?? 0) } }

    // MARK: Declarations

    /// The cuts that a file needs.
    private struct Cut {
        let text: String
        let parts: [LeftOutFile]
        /// The cuts in a form that a later build can repeat.
        let cuts: [PartCut]
        let lostNames: [String]
        let lostTypes: [String]
        /// True if nothing but imports is left.
        let leavesNothing: Bool
    }

    /// Returns the cuts that a file needs for its errors; nil where an error lies in no declaration.
    private func cut(_ path: String, _ errors: [CompilerDiagnostic]) -> Cut? {
        guard let text = texts[path], let whole = SourceParts(text) else { return nil }
        var errorsOfParts: [(part: SourceParts.Part, errors: [CompilerDiagnostic])] = []
        for error in errors {
            let chain = whole.chain(line: error.line, column: error.column)
            guard let part = chain.last(where: { !$0.isVital }) ?? chain.first else { return nil }
            if let index = errorsOfParts.firstIndex(where: { $0.part == part }) {
                errorsOfParts[index].errors.append(error)
            } else {
                errorsOfParts.append((part, [error]))
            }
        }
        var removed: [Range<Int>] = []
        var replaced: [(Range<Int>, String)] = []
        var made: [LeftOutFile] = []
        var cuts: [PartCut] = []
        var names: [String] = []
        for (part, errors) in errorsOfParts {
            // A part goes with the part around it.
            if errorsOfParts.contains(where: { $0.part != part && $0.part.range.contains(part.range) }) { continue }
            // A test that calls a stand-in would stop all tests behind it.
            let standIn = module.isSuite ? nil : standIn(for: part, errors, in: whole)
            cuts.append(PartCut(name: part.name, line: part.line, standIn: standIn?.text))
            if let standIn, let body = part.body {
                replaced.append((body.range, standIn.text))
            } else {
                removed.append(part.range)
                names += DeclaredNames.types(in: whole.text(in: part.range)) + [part.declaredName].compactMap(\.self)
            }
            made.append(
                LeftOutFile(
                    path: path, part: .init(name: part.name, line: part.line, standIn: standIn?.kind), reason: reason(for: errors)))
        }
        let kept = whole.parts.filter { part in !part.isImport && !removed.contains { $0.contains(part.range) } }
        return Cut(
            text: whole.text(without: removed, replacing: replaced), parts: made, cuts: cuts, lostNames: names,
            lostTypes: whole.parts.filter { removed.contains($0.range) }.compactMap(\.declaredType),
            leavesNothing: kept.isEmpty)
    }

    /// Returns the text for the braces of a declaration with errors, in which cards or a stop replace what fails; nil where nothing can.
    private func standIn(
        for part: SourceParts.Part, _ errors: [CompilerDiagnostic], in whole: SourceParts
    ) -> (kind: LeftOutFile.StandIn, text: String)? {
        guard let body = part.body, errors.allSatisfy({ whole.stands($0, in: body.range) }),
            !whole.text(in: body.range).contains(StandIn.mark)
        else { return nil }
        // A body that is too complex once more would cost a round for each of its views.
        let isStillTooComplex = errors.allSatisfy(\.isTooComplex) && whole.text(in: body.range).contains(CompilerDiagnostic.tooComplex)
        if body.result == .view, !isStillTooComplex, let text = cards(for: errors, in: body.range, of: whole) { return (.cards, text) }
        if body.result != .view, !isStillTooComplex, let text = skips(for: errors, in: body, of: part.name, whole) { return (.skips, text) }
        let source = StandIn.source(for: body, name: part.name, message: errors[0].message)
        return (source.kind, whole.text(in: body.range, replacing: [(body.range, source.text)]))
    }

    /// Returns the text of a body with cards for the views that have errors, while those beside them stay; nil where an error lies in no
    /// view of its own, or a card has errors as well.
    private func cards(for errors: [CompilerDiagnostic], in body: Range<Int>, of whole: SourceParts) -> String? {
        var cards: [(range: Range<Int>, text: String)] = []
        for error in errors {
            guard let statement = whole.viewStatement(around: error, in: body),
                !whole.text(in: statement.range).contains(StandIn.viewMark)
            else { return nil }
            if cards.contains(where: { $0.range.contains(statement.range) }) { continue }
            cards.removeAll { statement.range.contains($0.range) }
            cards.append((statement.range, StandIn.view(name: statement.name, message: error.message)))
        }
        return whole.text(in: body, replacing: cards)
    }

    /// Returns the text of a body without the statements that have errors, where it can go on without them; nil otherwise.
    private func skips(
        for errors: [CompilerDiagnostic], in body: SourceParts.Part.Body, of name: String, _ whole: SourceParts
    ) -> String? {
        var skipped: [(range: Range<Int>, text: String)] = []
        for error in errors {
            guard let skip = whole.skippableStatement(around: error, in: body),
                !whole.text(in: skip.range).contains(StandIn.skipMark)
            else { return nil }
            if skipped.contains(where: { $0.range.contains(skip.range) }) { continue }
            skipped.removeAll { skip.range.contains($0.range) }
            skipped.append((skip.range, StandIn.text(for: skip, name: name, message: error.message)))
        }
        return whole.text(in: body.range, replacing: skipped)
    }

    private mutating func make(_ cut: Cut, _ path: String) {
        for name in cut.lostNames where lostNames[name] == nil { lostNames[name] = path }
        lostTypes.formUnion(cut.lostTypes)
        let earlier = leftOut.filter { $0.path == path && $0.part != nil }
        if cut.leavesNothing {
            // A file of which nothing is left is left out, for all the reasons there were.
            leftOut.removeAll { $0.path == path }
            return leaveOut(path, LeftOutFile.Reason.all(of: (earlier + cut.parts).map(\.reason)))
        }
        texts[path] = cut.text
        for new in cut.cuts {
            cuts[path, default: []].removeAll { $0.name == new.name && $0.line == new.line }
            cuts[path, default: []].append(new)
        }
        changed.insert(path)
        if guess(path) != nil { return }
        leftOut.removeAll { old in cut.parts.contains { $0.path == old.path && $0.part?.name == old.part?.name } }
        leftOut += cut.parts.map { new in
            // The first reason stays where the stand-in did not compile either.
            let first = earlier.first { $0.part?.name == new.part?.name && $0.part?.line == new.part?.line }
            return first.map { LeftOutFile(path: path, part: new.part, reason: $0.reason) } ?? new
        }
        sortLeftOut()
    }

    // MARK: Reasons

    /// Returns the reason to leave a declaration out. An error in a name that only left-out declarations declare means that it needs
    /// those; otherwise it has errors of its own.
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
        let first = errors.sorted { $0.line < $1.line }.prefix(Self.toldErrors).map { "\($0.path):\($0.line): \($0.explained)" }
        return .errors(count: errors.count, first: first)
    }

    /// The name that is not found, in the compiler's words for it.
    static func missingName(in message: String) -> String? {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        if message.hasPrefix("cannot find "), parts.count >= 3 { return String(parts[1]) }
        if message.contains("' has no member '"), parts.count >= 5 { return String(parts[3]) }
        return nil
    }

    /// Leaves out the files that crash the compiler, or those it was at work on, or else everything that is left: nothing can be made of
    /// it.
    private mutating func leaveOutForCrash(_ crashes: [ModuleCompiler.Crash], _ lines: [String]) {
        for crash in crashes {
            let output = crash.output.split(separator: "\n").map(String.init)
            leaveOut(crash.path, .errors(count: 1, first: ["\(crash.path): \(CompilerOutput.crash(in: output))"]))
        }
        if !crashes.isEmpty { return }
        let named = texts.keys.sorted().first { path in
            let copy = NSString(string: path).lastPathComponent
            return lines.contains { $0.contains("While ") && ($0.contains("\"\(path)") || $0.contains("/\(copy)")) }
        }
        if let named {
            return leaveOut(named, .errors(count: 1, first: ["\(named): \(CompilerOutput.crash(in: lines))"]))
        }
        let said = CompilerOutput.withoutWarnings(lines).filter { !$0.isEmpty && !CompilerOutput.isProgress($0) }.prefix(Self.toldErrors)
        let first = said.isEmpty ? ["the compiler ended without a message"] : Array(said)
        for path in texts.keys.sorted() { leaveOut(path, .errors(count: 1, first: first)) }
    }
}
