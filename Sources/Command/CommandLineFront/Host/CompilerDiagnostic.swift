import Foundation

/// An error of the compiler, with the file it is about.
struct CompilerDiagnostic: Equatable {
    /// The path that the compiler names, `#sourceLocation` obeyed.
    let path: String
    let line: Int
    /// The column in bytes, from 1.
    let column: Int
    let message: String
    /// The lines as they were printed, with the lines of source and the notes below.
    let lines: [String]

    /// Words of the compiler's about an expression that takes it too long, mostly since a part of it is wrong.
    static let tooComplex = "unable to type-check this expression"

    var isTooComplex: Bool { message.contains(Self.tooComplex) }

    /// The message with the first note that explains it, if there is one: the requirement of a protocol goes before the declaration that
    /// does not satisfy it.
    var explained: String {
        let notes = lines.compactMap { line in
            line.range(of: "note: ").map { String(line[$0.upperBound...]).trimmingCharacters(in: .whitespaces) }
        }.filter { note in
            // A note about a place, or about an editor's insertion, means nothing without the lines of source.
            !note.hasSuffix(" here") && !note.hasPrefix("found this candidate") && !note.hasPrefix("add stubs")
        }
        guard let note = notes.first(where: { $0.hasPrefix("protocol requires ") }) ?? notes.first else { return message }
        return "\(message) (\(note))"
    }

    /// The errors among lines that the compiler printed, each once, in their order.
    ///
    /// Returns the errors in lines. Errors that follow from another error are left out. A macro's copy of a declaration has the
    /// declaration's errors a second time: they are reported for the declaration.
    ///
    /// - Parameter isKnown: whether a path is one of the compiled files. An error within a macro's expansion is about the file that its
    ///   notes name.
    static func errors(in lines: [String], isKnown: (String) -> Bool) -> [CompilerDiagnostic] {
        let printed = printed(in: lines, isKnown: isKnown)
        let first = printed.filter { !$0.isConsequence }
        let all = first.isEmpty ? printed : first
        let written = Set(all.filter { !$0.isExpanded }.map { [$0.path, $0.message] })
        return all.filter { !($0.isExpanded && written.contains([$0.path, $0.message])) }
    }

    /// True if the compiler printed it about the expansion of a macro.
    private var isExpanded: Bool { lines[0].hasPrefix("macro expansion ") }

    /// True if it concerns the records of previews and was printed only because the compiler stopped at an error elsewhere.
    private var isConsequence: Bool {
        message.hasPrefix("'@const' value should be") || message.hasSuffix("to use @section attribute")
    }

    /// A message in words that lead somewhere: the compiler's may ask for a report to its makers.
    private static func told(_ message: String) -> String {
        guard message.hasPrefix("failed to produce diagnostic") else { return message }
        return "the compiler found an error in this expression but cannot name it; split the expression into smaller steps to find it"
    }

    private static func printed(in lines: [String], isKnown: (String) -> Bool) -> [CompilerDiagnostic] {
        var seen: Set<[String]> = []
        return CompilerOutput.diagnostics(in: lines).compactMap { block in
            guard let head = Head(block[0], kind: "error"), seen.insert(block).inserted else { return nil }
            var place = head
            if !isKnown(head.path) {
                let other = block.dropFirst().lazy.compactMap { Head($0.trimmingCharacters(in: Self.frame), kind: nil) }
                    .first { isKnown($0.path) }
                if let other { place = other }
            }
            return CompilerDiagnostic(path: place.path, line: place.line, column: place.column, message: told(head.message), lines: block)
        }
    }

    /// The characters that the compiler draws around the notes of a macro.
    private static let frame = CharacterSet(charactersIn: "|`-+ \t")

    /// The first line of a diagnostic, `path:line:column: kind: message`.
    struct Head {
        let path: String
        let line: Int
        let column: Int
        let message: String

        /// - Parameter kind: `error`, `warning` or the like; nil for any.
        init?(_ text: String, kind: String?) {
            for kind in kind.map({ [$0] }) ?? ["error", "note", "warning"] {
                guard let range = text.range(of: ": \(kind): ") else { continue }
                let place = text[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
                guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
                else { continue }
                path = place.dropLast(2).joined(separator: ":")
                (self.line, self.column) = (line, column)
                message = String(text[range.upperBound...])
                return
            }
            return nil
        }
    }
}
