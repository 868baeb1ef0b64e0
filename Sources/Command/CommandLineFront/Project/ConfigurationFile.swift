import Foundation
import HostProtocol

/// An `.xcconfig` file with all the files that it includes.
struct ConfigurationFile {
    /// Names, with their conditions, and values in the order of their lines; an included file's stand where it is included.
    private(set) var assignments: [(key: String, value: String)] = []
    /// The files read, absolute, the first among them.
    private(set) var files: [String] = []
    /// The included files that are missing, absolute, each with the place that includes it.
    private(set) var missing: [(path: String, place: String)] = []

    /// - Throws: ``ProjectFault`` for files that include each other in a circle, are damaged or no text.
    init(path: String) throws(ProjectFault) { try read(path, chain: []) }

    /// The most files that include each other in a row, and the most that are read in all, each as often as it is included.
    private static let (deepest, most) = (50, 1_000)
    private var count = 0

    private mutating func read(_ path: String, chain: [String]) throws(ProjectFault) {
        count += 1
        if chain.count > Self.deepest || count > Self.most {
            throw .unreadable(path: path, reason: "configuration files include too many others")
        }
        if chain.contains(path) {
            throw .cycle(path: path, what: "configuration files include each other", chain: chain.drop { $0 != path } + [path])
        }
        guard let data = FileSystem.contents(of: path) else {
            throw .unreadable(path: path, reason: FrontFailure.absenceOrDenial)
        }
        guard let text = String(data: data, encoding: .utf8) else { throw .unreadable(path: path, reason: "it is not UTF-8 text") }
        if !files.contains(path) { files.append(path) }
        // Its line ends may be those of any system; CR LF is one character in Swift.
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, full) in lines.enumerated() {
            let line = Self.trimmed(full.firstRange(of: "//").map { full[..<$0.lowerBound] } ?? full)
            if line.isEmpty { continue }
            if line.hasPrefix("<<<<<<<") { throw .mergeConflict(path: path, line: index + 1) }
            if line.hasPrefix("#include") {
                // Paths may have two slashes in them, so the comment is looked for behind the closing mark.
                try include(Self.trimmed(full), from: path, line: index + 1, chain: chain + [path])
            } else if let equals = Self.equals(in: line) {
                assignments.append((String(Self.trimmed(line[..<equals])), String(Self.trimmed(line[line.index(after: equals)...]))))
            } else {
                throw .unreadable(path: path, reason: "line \(index + 1) is not an assignment such as NAME = value: \(line)")
            }
        }
    }

    private mutating func include(_ line: Substring, from path: String, line number: Int, chain: [String]) throws(ProjectFault) {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else {
            throw .unreadable(path: path, reason: "line \(number) includes no file in quotation marks: \(line)")
        }
        let name = String(parts[1])
        let folder = FilePath.folder(of: path)
        let included = FileSystem.absolutePath(name.hasPrefix("/") ? name : "\(folder)/\(name)")
        guard FileSystem.isFile(included) else {
            // `#include?` is for files that need not be there.
            if !line.hasPrefix("#include?") { missing.append((included, "\(path):\(number)")) }
            return
        }
        try read(included, chain: chain)
    }

    /// The equals sign of an assignment: not one in the brackets of conditions.
    private static func equals(in line: Substring) -> Substring.Index? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0: return index
            default: break
            }
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop(while: \.isWhitespace)
        return start.last?.isWhitespace == true ? start[...start.lastIndex { !$0.isWhitespace }!] : start
    }
}
