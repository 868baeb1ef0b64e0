import Foundation

/// Picks the lines that the user must read out of the output of `swift build`.
enum CompilerOutput {
    /// Returns the compiler's errors, as it printed them, each once; or, if there are none, everything but progress, such as the messages
    /// of the package manager or the linker.
    static func errors(in lines: [String]) -> String {
        let blocks = diagnostics(in: lines)
        var seen: Set<[String]> = []
        let errors = blocks.filter { isError($0[0]) && seen.insert($0).inserted }
        let chosen = errors.isEmpty ? lines.filter { !isProgress($0) } : errors.flatMap { $0 }
        return chosen.joined(separator: "\n")
    }

    /// Returns the first error in the output of the package manager: Git's, or the compiler's about a manifest, or its own.
    static func firstError(in text: String) -> String {
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let found =
            lines.first { $0.hasPrefix("fatal: ") }?.dropFirst(7) ?? lines.first { isError($0) }?[...]
            ?? lines.first { $0.hasPrefix("error: ") }?.dropFirst(7) ?? lines.first { !isProgress($0) && !$0.hasPrefix("warning: ") }?[...]
        return found.map { String($0.prefix(400)) } ?? "it ended without a message"
    }

    /// The diagnostics, each with the lines of source and the notes that follow it.
    static func diagnostics(in lines: [String]) -> [[String]] {
        var blocks: [[String]] = []
        var isOpen = false
        for line in lines {
            if isHead(line, of: ["error", "warning", "remark"]) {
                blocks.append([line])
                isOpen = true
            } else if isProgress(line) || line.hasPrefix("error: ") || line.hasPrefix("warning: ") {
                isOpen = false
            } else if isOpen {
                blocks[blocks.count - 1].append(line)
            }
        }
        return blocks.map { block in
            Array(block.prefix(through: block.lastIndex { !$0.isEmpty } ?? 0))
        }
    }

    /// The lines that are no warning, nor the source and notes below one.
    static func withoutWarnings(_ lines: [String]) -> [String] {
        var isWarning = false
        return lines.filter { line in
            if isHead(line, of: ["warning", "remark"]) {
                isWarning = true
            } else if isHead(line, of: ["error"]) || line.hasPrefix("error: ") || line.hasPrefix("<unknown>:") || isProgress(line) {
                isWarning = false
            }
            return !isWarning
        }
    }

    /// Returns the message about a compiler crash: the compiler's own last words, and its task at that time.
    static func crash(in lines: [String]) -> String {
        let error = lines.lazy.compactMap { line in
            ["<unknown>:0: error: ", ": error: "].lazy.compactMap { line.range(of: $0) }.first.map { String(line[$0.upperBound...]) }
        }.first { !$0.hasPrefix("fatalError") }
        let place = lines.last { $0.contains("While ") && $0.contains(" at ") } ?? lines.last { $0.contains("While ") }
        let work = place.flatMap { line in line.range(of: "While ").map { "while \(line[$0.upperBound...])" } }
        guard error != nil || work != nil else { return "the compiler crashed on it" }
        return "the compiler crashed on it: \([error, work].compactMap(\.self).joined(separator: ", "))"
    }

    /// Returns the declarations that the compiler was at work on when it crashed, as errors in the user's files.
    ///
    /// Its words about its work have the line of the user's file and the path of the copy: `… (at COPY:25:5)`.
    ///
    /// - Parameter originals: the user's files by their copies.
    static func crashPlaces(in lines: [String], of originals: [String: String]) -> [String] {
        let dumps = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("Stack dump:") }.dropFirst()
        return dumps.compactMap { dump in
            dump.prefix { !$0.hasPrefix("#") }.compactMap { line -> String? in
                guard line.hasSuffix(")"), let start = line.range(of: "(at ", options: .backwards) else { return nil }
                let parts = line[start.upperBound...].dropLast().split(separator: ":")
                guard parts.count == 3, let file = originals[String(parts[0])], Int(parts[1]) != nil, Int(parts[2]) != nil else {
                    return nil
                }
                return "\(file):\(parts[1]):\(parts[2]): error: the compiler crashes on this"
            }.last
        }
    }

    /// Returns whether a line reports the package manager's own progress.
    static func isProgress(_ line: String) -> Bool {
        if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
            let inside = line[line.index(after: line.startIndex)..<end]
            if inside.contains("/"), inside.allSatisfy({ $0.isNumber || $0 == "/" }) { return true }
        }
        return beginnings.contains { line.hasPrefix($0) } || line.hasSuffix("(use -v to see invocation)")
    }

    private static let beginnings = [
        "Building for ", "Build complete", "Compiling ", "Fetching ", "Fetched ", "Computing version", "Computed ",
        "Creating working copy", "Working copy", "Resolving ", "Planning build", "error: fatalError",
    ]

    private static func isError(_ line: String) -> Bool { isHead(line, of: ["error"]) }

    /// Returns whether a line is `path:line:column: kind: message`.
    private static func isHead(_ line: String, of kinds: [String]) -> Bool {
        // Most lines are those of source below a diagnostic, and begin with a blank: a search in each would take seconds.
        if line.isEmpty || line.utf8.first == UInt8(ascii: " ") { return false }
        for kind in kinds {
            guard let range = line.range(of: ": \(kind): ") else { continue }
            let place = line[..<range.lowerBound].split(separator: ":")
            if place.count >= 3, place.suffix(2).allSatisfy({ Int($0) != nil }) { return true }
        }
        return false
    }
}
