import Foundation
import MacroExpansion

/// The copies of a module's files that the compiler gets instead of them.
///
/// A copy begins with a `#sourceLocation` that names the user's file, so that errors, `#file`, previews and backtraces refer to that
/// file, at its own lines and columns. Its `#Preview`s are expanded. A file that is left out stays as an empty copy, so that the
/// compiler, run again, has the same files and compiles only the files that need it.
struct SourceCopies {
    let module: HostModule
    /// The folder of the copies, absolute.
    let folder: String
    /// The copies by the user's files, in the module's order.
    let files: [(original: String, copy: String)]
    /// The files whose location in the compiler's messages differs from their path.
    private let oddlyNamed: [(path: String, location: String)]

    init(of module: HostModule, in folder: String) {
        self.module = module
        self.folder = folder
        var taken: Set<String> = []
        files = module.files.map { file in
            let name = NSString(string: file.path).lastPathComponent
            let stem = FileName.plain(name.hasSuffix(".swift") ? String(name.dropLast(6)) : name)
            // The compiler refuses two files of one name, and objects are named like them; file systems may ignore case. No copy is called
            // as its file: the compiler would warn of two files with one `#fileID` at each directive, which took it most of its time.
            var number = 1
            while !taken.insert("\(stem)~\(number)".lowercased()).inserted { number += 1 }
            return (file.path, "\(folder)/\(stem)~\(number).swift")
        }
        oddlyNamed = module.files.map { ($0.path, Self.location(of: $0.path)) }.filter { $0 != $1 }
    }

    /// The text of a copy.
    ///
    /// - Parameter text: the compiled text in place of the user's; nil where the file is left out.
    func text(_ text: String?, original: String) -> String {
        guard let text else { return "// left out: \(original)\n" }
        let location = Self.location(of: original)
        let fileID = "\(module.compiledName)/\(NSString(string: location).lastPathComponent)"
        let expanded = PreviewExpansion.expanded(text, fileID: fileID, fileName: location)
        return "#sourceLocation(file: \"\(location)\", line: 1)\n\(expanded)"
    }

    /// Returns the path by which the compiler knows a file: its own. The compiler takes the literal of a `#sourceLocation` as it is
    /// written, without escapes, so characters that need one have a look-alike in it.
    private static func location(of original: String) -> String {
        original.replacing("\"", with: "\u{201F}").replacing("\\", with: "\u{FF3C}")
    }

    /// Writes the copies and removes those of an earlier time.
    ///
    /// - Parameter texts: the compiled texts of the user's files, by their paths; files without one are left out.
    func write(_ texts: [String: String]) throws {
        let wanted = Set(files.map(\.copy))
        for file in SourceTree.files(in: folder) where !wanted.contains("\(folder)/\(file.path)") {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(file.path)")
        }
        for file in files {
            var text = text(texts[file.original], original: file.original)
            if texts[file.original] != nil { text += guests(of: file.original, among: texts) }
            try FileSystem.write(text, to: file.copy)
        }
    }

    /// Returns the text that is compiled behind a file's own, marked as if it lay in the files that were made for it: errors in it are
    /// theirs.
    private func guests(of path: String, among texts: [String: String]) -> String {
        module.files.map { file in
            guard let inside = file.inside, inside.path == path, texts[file.path] != nil else { return "" }
            return "\n#sourceLocation(file: \"\(Self.location(of: file.path))\", line: 1)\n\(inside.text)\n#sourceLocation()\n"
        }.joined()
    }

    /// Returns a line of the compiler's output with the user's file where it names a copy, or a file by its location: messages about a
    /// macro's expansion follow no `#sourceLocation`.
    func told(_ line: String) -> String {
        if let file = oddlyNamed.first(where: { line.hasPrefix("\($0.location):") }) {
            return file.path + line.dropFirst(file.location.count)
        }
        guard let start = line.range(of: "\(folder)/"), let end = line.range(of: ".swift:", range: start.upperBound..<line.endIndex),
            let file = files.first(where: { $0.copy == line[start.lowerBound..<end.upperBound].dropLast() })
        else { return line }
        let number = line[end.upperBound...].prefix(while: \.isNumber)
        let own = Int(number).map { "\(Self.ownLine(of: $0, in: file.copy))" } ?? ""
        return "\(line[..<start.lowerBound])\(file.original):\(own)\(line[number.endIndex...])"
    }

    /// Returns the line of the user's file for a line of a copy, by the last directive before it.
    private static func ownLine(of line: Int, in copy: String) -> Int {
        // The first directive has a line of its own.
        var first = (line: 1, place: 0)
        let text = FileSystem.contents(of: copy).map { String(decoding: $0, as: UTF8.self) } ?? ""
        for (place, content) in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(max(line - 1, 0)).enumerated()
        where content.hasPrefix("#sourceLocation(file: ") {
            guard let label = content.range(of: ", line: ", options: .backwards), let number = Int(content[label.upperBound...].dropLast())
            else { continue }
            first = (number, place)
        }
        return max(first.line + line - 2 - first.place, 1)
    }
}
