import Foundation

/// Finds `PreviewProvider` types that an optimising build drops: private ones, which no flag keeps.
enum HiddenProviders {
    /// Where such types stand, as `path:line`, in the folders' Swift files.
    static func places(in folders: [String]) -> [String] {
        folders.flatMap { folder in
            SourceTree.swiftFiles(in: folder).flatMap { path -> [String] in
                guard let text = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8),
                    text.contains("PreviewProvider")
                else { return [] }
                return lines(in: text).map { "\(folder)/\(path):\($0)" }
            }
        }
    }

    /// The lines, from 1, that declare a private type conforming to `PreviewProvider`.
    static func lines(in text: String) -> [Int] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            let words = line.prefix { $0 != ":" && $0 != "{" }.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            let isPrivate = words.contains("private") || words.contains("fileprivate")
            let isType = words.contains("struct") || words.contains("enum")
            let isComment = line.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
            guard isPrivate, isType, !isComment, let colon = line.firstIndex(of: ":") else { return nil }
            let conformances = line[colon...].prefix { $0 != "{" }
            return conformances.split { !($0.isLetter || $0 == ".") }.contains { $0.hasSuffix("PreviewProvider") }
                ? index + 1 : nil
        }
    }
}
