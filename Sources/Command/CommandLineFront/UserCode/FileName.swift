import Foundation

/// Rules for the names of files, which can hold every character but a slash.
enum FileName {
    /// True for characters that end a line or steer a terminal: no compiler, list or message can take a name with one of them.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    static func hasControls(_ path: String) -> Bool { path.unicodeScalars.contains(where: isControl) }

    /// The reason why a file with such a name is left out.
    static let controlsReason = "its name, or that of a folder around it, has a line break or another control character; rename it"

    /// The name with its control characters as `\n` or `\u{1b}`, for messages.
    static func printable(_ path: String) -> String {
        guard hasControls(path) else { return path }
        return path.unicodeScalars.map { scalar in
            scalar == "\n" ? "\\n" : isControl(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }.joined()
    }

    /// Returns a name that stands in every list of files and every Swift literal as it is: other characters become underscores, and it is
    /// cut so that endings of up to 40 bytes fit behind it.
    static func plain(_ name: String) -> String {
        var result = ""
        for character in name {
            let isPlain = character.unicodeScalars.allSatisfy { !isControl($0) && $0 != "\"" && $0 != "\\" }
            let next = isPlain ? String(character) : "_"
            if result.utf8.count + next.utf8.count > longest { break }
            result += next
        }
        return result
    }

    /// Linux's file systems take 255 bytes.
    private static let longest = 215

    /// Returns the first file or folder below folders whose name has a control character, hidden ones among them; nil if there is none.
    static func unusable(below folders: [String]) -> String? {
        for folder in folders {
            if hasControls(folder) { return folder }
            for path in FileManager.default.enumerator(atPath: folder) ?? .init() {
                if let path = path as? String, hasControls(path) { return "\(folder)/\(path)" }
            }
        }
        return nil
    }
}
