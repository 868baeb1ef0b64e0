import Foundation

/// A declaration that is cut out of its file, so that a later build can do it again.
struct PartCut: Codable, Equatable {
    let name: String
    /// The line on which it begins, from 1.
    let line: Int
    /// The text that replaces the contents of its braces, with their lines; nil: nothing is left of it.
    let standIn: String?
}

/// The parts of a module that a build has left out, for the next one to begin with. After an edit most of them fail to compile for the
/// same reasons, and to find that out again takes as long as the build itself.
///
/// It holds as long as the module's files declare the same: the contents of a function's braces do not affect other files.
struct RememberedCuts: Codable, Equatable {
    /// Stands for everything besides the module's files that compilation depends on.
    let context: String
    let files: [String: File]
    let lostNames: [String: String]
    let unsampled: [String]

    /// A file of the module.
    struct File: Codable, Equatable {
        /// Stands for the part of it that other files see.
        let interface: String
        /// Stands for its text.
        let text: String
        let lineCount: Int
        /// True if the whole file is left out.
        let isLeftOut: Bool
        let cuts: [PartCut]
        /// The cut declarations as they were.
        let parts: [String]
        let leftOut: [LeftOutFile]
    }

    /// The state that a build begins with.
    struct Beginning: Equatable {
        var texts: [String: String]
        var cuts: [String: [PartCut]] = [:]
        var leftOut: [LeftOutFile] = []
        var lostNames: [String: String]
        var unsampled: [String]
    }

    /// - Parameters:
    ///   - texts: the module's files as they are, by their paths.
    ///   - earlier: the files left out before anything was compiled.
    /// - Returns: nil where nothing is left out, or a cut part is not found in the files.
    init?(of rounds: CompilationRounds, texts: [String: String], earlier: [LeftOutFile], context: String) {
        let leftOut = rounds.leftOut.filter { !earlier.contains($0) }
        guard !leftOut.isEmpty || !rounds.unsampled.isEmpty else { return nil }
        var files: [String: File] = [:]
        for (path, text) in texts {
            let cuts = rounds.texts[path] == nil ? [] : rounds.cuts[path] ?? []
            let source = SourceParts(text)
            let parts = cuts.compactMap { cut in source?.part(of: cut).flatMap { source?.text(in: $0.range) } }
            guard parts.count == cuts.count else { return nil }
            files[path] = File(
                interface: Self.interface(of: text), text: Self.hash(text), lineCount: Self.lineCount(text),
                isLeftOut: rounds.texts[path] == nil, cuts: cuts, parts: parts, leftOut: leftOut.filter { $0.path == path })
        }
        (self.context, self.files) = (context, files)
        (lostNames, unsampled) = (rounds.lostNames, rounds.unsampled)
    }

    /// Returns the state to begin with; nil where the left-out parts may compile by now.
    func beginning(for texts: [String: String], context: String) -> Beginning? {
        guard context == self.context, Set(files.keys) == Set(texts.keys) else { return nil }
        var beginning = Beginning(texts: texts, lostNames: lostNames, unsampled: unsampled)
        for (path, text) in texts {
            guard let file = files[path], file.interface == Self.interface(of: text) else { return nil }
            let isEdited = file.text != Self.hash(text)
            if file.isLeftOut {
                if isEdited { return nil }
                beginning.texts[path] = nil
                beginning.leftOut += file.leftOut
            } else if !file.cuts.isEmpty {
                guard !isEdited || file.lineCount == Self.lineCount(text), take(file, text, path, into: &beginning) else { return nil }
            }
        }
        return beginning
    }

    /// Cuts the same declarations out of a file, but those whose bodies have changed: they may compile now.
    ///
    /// - Returns: whether that is possible.
    private func take(_ file: File, _ text: String, _ path: String, into beginning: inout Beginning) -> Bool {
        guard let source = SourceParts(text) else { return false }
        var removed: [Range<Int>] = []
        var replaced: [(range: Range<Int>, text: String)] = []
        var leftOut = file.leftOut
        for (cut, original) in zip(file.cuts, file.parts) {
            let part = source.part(of: cut)
            if let part, source.text(in: part.range) == original {
                if let standIn = cut.standIn {
                    guard let body = part.body else { return false }
                    replaced.append((body.range, standIn))
                } else {
                    removed.append(part.range)
                }
                beginning.cuts[path, default: []].append(cut)
            } else if cut.standIn == nil {
                // Other files may need its declarations.
                return false
            } else {
                leftOut.removeAll { $0.part?.name == cut.name && $0.part?.line == cut.line }
            }
        }
        beginning.texts[path] = source.text(without: removed, replacing: replaced)
        beginning.leftOut += leftOut
        return true
    }

    // MARK: Texts

    /// Returns a text for the part of a file that other files see: everything except the bodies of functions and computed properties of a
    /// given type, and previews.
    static func interface(of text: String) -> String {
        guard let source = SourceParts(text) else { return hash(text) }
        let previews = source.parts.filter { $0.name == "#Preview" }.map(\.range)
        let seen = source.text(without: previews + source.bodies, replacing: [])
        return hash(seen.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    private static func hash(_ text: String) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(text)
        return fingerprint.text
    }

    private static func lineCount(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

    // MARK: Files

    /// Returns the record of a former build; nil if there is no readable record.
    static func read(_ path: String) -> RememberedCuts? {
        FileSystem.contents(of: path).flatMap { try? JSONDecoder().decode(RememberedCuts.self, from: $0) }
    }

    /// Writes the left-out parts, or removes the record of a former build if there are none.
    static func write(_ cuts: RememberedCuts?, to path: String) throws {
        guard let cuts else {
            try? FileManager.default.removeItem(atPath: path)
            return
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try FileSystem.write(String(decoding: try encoder.encode(cuts), as: UTF8.self), to: path)
    }
}

extension SourceParts {
    /// The bytes between the braces of functions and computed properties.
    fileprivate var bodies: [Range<Int>] {
        func bodies(_ parts: [Part]) -> [Range<Int>] { parts.flatMap { [$0.hidden].compactMap(\.self) + bodies($0.members) } }
        return bodies(parts)
    }

    /// Returns the declaration that was cut; nil if there is none, or more than one of its name in its line.
    fileprivate func part(of cut: PartCut) -> Part? {
        func all(_ parts: [Part]) -> [Part] { parts.flatMap { [$0] + all($0.members) } }
        let found = all(parts).filter { $0.name == cut.name && $0.line == cut.line }
        return found.count == 1 ? found[0] : nil
    }
}
