import Glibc

extension PluginRequest.Location {
    /// The place that the source says this is, by a `#sourceLocation` on its file's first line.
    ///
    /// The compiler tells a plug-in where text stands in the file that it was given; `#fileID` and `#line` outside of macros follow
    /// the directive. A copy that is compiled in a file's stead begins with one.
    func presumed(readingFirstLine: (String) -> String? = Self.firstLine) -> Self {
        guard let directive = readingFirstLine(fileName), let (path, first) = Self.directive(in: directive) else { return self }
        let module = fileID.prefix { $0 != "/" }
        let name = path.split(separator: "/").last ?? ""
        // The directive names the line behind its own.
        return Self(fileID: "\(module)/\(name)", fileName: fileName, offset: offset, line: line - 2 + first, column: column)
    }

    /// The path and line of `#sourceLocation(file: "path", line: 1)`.
    static func directive(in text: String) -> (path: String, line: Int)? {
        let start = "#sourceLocation(file: \""
        guard text.hasPrefix(start), let end = text.ranges(of: "\", line: ").last else { return nil }
        let escaped = text[text.index(text.startIndex, offsetBy: start.count)..<end.lowerBound]
        guard let line = Int(text[end.upperBound...].prefix(while: \.isNumber)) else { return nil }
        var path = ""
        var isEscaped = false
        for character in escaped {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                path.append(character)
                isEscaped = false
            }
        }
        return (path, line)
    }

    /// What a file begins with, to the end of the line; nil for a file that cannot be read.
    static func firstLine(of path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 8192)
        guard fgets(&line, Int32(line.count), file) != nil else { return nil }
        return String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
