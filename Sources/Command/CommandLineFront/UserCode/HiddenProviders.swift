import Foundation
import SwiftLexing

/// Finds `PreviewProvider` types that an optimising build drops: private ones, which no flag keeps.
enum HiddenProviders {
    /// Returns the places of such types, as `path:line`, in the folders' Swift files.
    static func places(in folders: [String]) -> [String] {
        folders.flatMap { folder in
            SourceTree.swiftFiles(in: folder).flatMap { path -> [String] in
                guard let data = FileSystem.contents(of: "\(folder)/\(path)"), let text = String(validating: data, as: UTF8.self),
                    text.contains("PreviewProvider")
                else { return [] }
                return lines(in: text).map { "\(folder)/\(path):\($0)" }
            }
        }
    }

    /// The lines, from 1, that declare a private type conforming to `PreviewProvider`.
    static func lines(in text: String) -> [Int] {
        let tokens = SwiftTokenizer.tokens(of: text)
        return tokens.indices.compactMap { index in
            guard ["struct", "enum"].contains(tokens[index].word), isPrivate(tokens[..<index]),
                index + 2 < tokens.count, tokens[index + 2].kind == .mark(":")
            else { return nil }
            let inherited = tokens[(index + 3)...].prefix(DeclarationReader.longestHead).prefix {
                $0.kind != .mark("{") && $0.word != "where"
            }
            return inherited.contains { $0.word == "PreviewProvider" } ? tokens[index].line : nil
        }
    }

    /// Returns true if a declaration's modifiers, with which the tokens before it end, make it private.
    private static func isPrivate(_ tokens: ArraySlice<SwiftToken>) -> Bool {
        let modifiers = tokens.reversed().prefix { ["private", "fileprivate", "nonisolated", "indirect"].contains($0.word) }
        return modifiers.contains { $0.word != "nonisolated" && $0.word != "indirect" }
    }
}
