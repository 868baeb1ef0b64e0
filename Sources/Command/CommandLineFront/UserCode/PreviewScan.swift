import Foundation
import SwiftLexing

/// Finds previews in source text, without building anything.
enum PreviewScan {
    /// Returns whether a text may have previews, or declarations shown with samples: a text without these words need not be read.
    static func isWorthReading(_ text: String) -> Bool { ["Preview", "View", "Widget"].contains(where: text.contains) }

    /// A preview as the text describes it.
    struct Found: Equatable {
        enum Kind: String { case preview, provider, widget, control, app, view, sample }

        let kind: Kind
        /// The name that its author gave it, or else the type or the file that shows it.
        let name: String
        /// `systemSmall`, where the text has it.
        let family: String?
        /// The line, from 1.
        let line: Int
        /// The name that its author gave it.
        var title: String?
        /// True if its traits give it a layout of its own, in place of a device's screen.
        var hasOwnSize = false
    }

    /// The previews of a file, in the order of the text: `#Preview`, types that conform to `PreviewProvider`, widgets, and controls.
    ///
    /// - Parameter fileName: without its ending; names previews that have no other name.
    static func previews(in tokens: [SwiftToken], fileName: String) -> [Found] {
        let groups = TokenGroups(tokens)
        return tokens.indices.flatMap { index in
            macro(at: index, in: tokens, groups, fileName: fileName).map { found in
                arguments(at: index, in: tokens, groups).map { found.members($0) } ?? [found]
            } ?? type(at: index, in: tokens).map { [$0] } ?? []
        }
    }

    /// The most tokens of the arguments of `#Preview` among which a family is looked for.
    private static let mostArguments = 1_000

    private static func macro(at index: Int, in tokens: [SwiftToken], _ groups: TokenGroups, fileName: String) -> Found? {
        guard tokens[index].kind == .mark("#"), index + 1 < tokens.count, tokens[index + 1].word == "Preview",
            tokens[index].touches(tokens[index + 1])
        else { return nil }
        var title: String?
        var (family, hasOwnSize): (String?, Bool) = (nil, false)
        var next = index + 2
        if next < tokens.count, tokens[next].kind == .mark("(") {
            let end = groups[next] ?? tokens.endIndex
            if next + 1 < end, case .string(let text) = tokens[next + 1].kind { title = text ?? "(computed)" }
            for place in next..<max(next, min(end - 3, next + mostArguments))
            where tokens[place].word == "as" && tokens[place + 1].kind == .mark(":") {
                if tokens[place + 2].kind == .mark(".") { family = tokens[place + 3].word }
            }
            let arguments = tokens[next..<max(next, min(end, next + mostArguments))]
            hasOwnSize = arguments.contains { $0.word == "fixedLayout" || $0.word == "sizeThatFitsLayout" }
            next = min(end + 1, tokens.endIndex)
        }
        // A widget's preview begins with the widget: `{ MyWidget() }`.
        var shown: String?
        if family != nil, next + 2 < tokens.count, tokens[next].kind == .mark("{"), tokens[next + 2].kind == .mark("(") {
            shown = tokens[next + 1].word
        }
        return Found(
            kind: .preview, name: title ?? shown ?? fileName, family: family, line: tokens[index].line, title: title,
            hasOwnSize: hasOwnSize)
    }

    /// Returns the words for the arguments of a `#Preview(arguments: […])` that makes a preview for each: texts, whole numbers and cases.
    /// Nil for a preview without arguments, and for arguments whose words only running code knows.
    private static func arguments(at index: Int, in tokens: [SwiftToken], _ groups: TokenGroups) -> [String]? {
        let open = index + 2
        guard open < tokens.count, tokens[open].kind == .mark("("), let end = groups[open] else { return nil }
        let inner = (open + 1)..<max(open + 1, end - 2)
        guard
            let list = inner.prefix(mostArguments).first(where: { place in
                tokens[place].word == "arguments" && tokens[place + 1].kind == .mark(":") && tokens[place + 2].kind == .mark("[")
            }).map({ $0 + 2 }), let close = groups[list]
        else { return nil }
        let elements = tokens[(list + 1)..<close].split { $0.kind == .mark(",") }
        let words = elements.map { word(of: Array($0)) }
        guard !words.isEmpty, !words.contains(nil) else { return nil }
        return words.enumerated().map { number, word in
            let isName = word.map { !$0.isEmpty && $0.count <= longestLabel && !$0.contains(where: \.isNewline) } ?? false
            return isName ? word ?? "" : "\(number + 1)"
        }
    }

    /// A longer text is no name, as in `ViewPreviewGroup`.
    private static let longestLabel = 40

    /// Returns the word for one argument; nil if only running code knows it.
    private static func word(of element: [SwiftToken]) -> String? {
        guard let last = element.last else { return nil }
        switch element.count {
        case 1:
            if case .string(let text) = last.kind { return text }
            return last.word.flatMap { $0 == "true" || $0 == "false" || Int($0) != nil ? $0 : nil }
        case 2:
            guard let word = last.word else { return nil }
            if element[0].kind == .mark(".") { return word }
            return element[0].kind == .mark("-") && Int(word) != nil ? "-\(word)" : nil
        default: return nil
        }
    }

    private static let typeWords: Set<String> = ["struct", "class", "enum", "extension"]

    private static func type(at index: Int, in tokens: [SwiftToken]) -> Found? {
        guard let word = tokens[index].word, typeWords.contains(word), index + 2 < tokens.count, let name = tokens[index + 1].word,
            tokens[index + 2].kind == .mark(":")
        else { return nil }
        let clause = tokens[(index + 3)...].prefix(DeclarationReader.longestHead).prefix {
            $0.kind != .mark("{") && $0.word != "where" && $0.depth >= tokens[index].depth
        }
        let inherited = Set(clause.compactMap(\.word))
        if inherited.contains("PreviewProvider") { return Found(kind: .provider, name: name, family: nil, line: tokens[index].line) }
        guard word != "extension",
            let kind = inherited.contains("Widget") ? Found.Kind.widget : inherited.contains("ControlWidget") ? .control : nil
        else { return nil }
        return Found(kind: kind, name: name, family: nil, line: tokens[index].line)
    }
}

extension PreviewScan.Found {
    /// Returns a preview for each of some arguments, by their words.
    fileprivate func members(_ arguments: [String]) -> [Self] {
        arguments.map { word in
            Self(
                kind: kind, name: "\(name)-\(word)", family: family, line: line, title: "\(name) (\(word))", hasOwnSize: hasOwnSize)
        }
    }
}
