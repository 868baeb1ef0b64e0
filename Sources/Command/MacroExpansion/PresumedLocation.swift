import Glibc
import SwiftLexing

extension PluginRequest.Location {
    /// Returns the place that the source declares for this, by a `#sourceLocation` on its file's first line.
    ///
    /// The compiler gives a plug-in the place of text in the file that it was given; `#fileID` and `#line` outside of macros follow the
    /// directive. A copy that is compiled in a file's stead begins with one.
    func presumed(readingFirstLine: (String) -> String? = Self.firstLine) -> Self {
        guard let directive = readingFirstLine(fileName), let (path, first) = Self.directive(in: directive) else { return self }
        let module = fileID.prefix { $0 != "/" }
        let name = path.split(separator: "/").last ?? ""
        // The directive names the line behind its own.
        return Self(fileID: "\(module)/\(name)", fileName: path, offset: offset, line: line - 2 + first, column: column)
    }

    /// The path and line of `#sourceLocation(file: "path", line: 1)`.
    static func directive(in text: String) -> (path: String, line: Int)? {
        let tokens = SwiftTokenizer.tokens(of: text)
        guard tokens.count > 9, tokens[0].kind == .mark("#"), tokens[1].word == "sourceLocation", tokens[3].word == "file",
            case .string(let path?) = tokens[5].kind, tokens[7].word == "line", let line = tokens[9].word.flatMap(Int.init)
        else { return nil }
        return (path, line)
    }

    /// Returns the beginning of a file, up to the end of its first line; nil for a file that cannot be read.
    static func firstLine(of path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 8192)
        guard fgets(&line, Int32(line.count), file) != nil else { return nil }
        return String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
