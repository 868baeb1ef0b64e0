import SwiftLexing

/// Finds the views in source text that can be made without arguments, so that they can be drawn where no preview shows them.
///
/// It goes by the text alone and is careful: a view that it is not sure of is left out.
enum ViewScan {
    /// A view that `Name()` makes.
    struct Found: Equatable {
        let name: String
        /// From 1.
        let line: Int
    }

    /// The views that a file declares at its top, that other files see, and that need no arguments, in the order of the text.
    static func views(in tokens: [SwiftToken]) -> [Found] {
        tokens.indices.compactMap { view(at: $0, in: tokens) }
    }

    /// What stands where no preview is, as a list shows it: apps, and the views.
    static func previews(in tokens: [SwiftToken]) -> [PreviewScan.Found] {
        let apps = tokens.indices.compactMap { index -> PreviewScan.Found? in
            guard tokens[index].word == "struct", tokens[index].depth == 0, let name = tokens[min(index + 1, tokens.count - 1)].word,
                inherited(at: index, in: tokens)?.names.contains("App") == true
            else { return nil }
            return PreviewScan.Found(kind: .app, name: name, family: nil, line: tokens[index].line)
        }
        return apps + views(in: tokens).map { PreviewScan.Found(kind: .view, name: $0.name, family: nil, line: $0.line) }
    }

    private static func view(at index: Int, in tokens: [SwiftToken]) -> Found? {
        guard tokens[index].word == "struct", tokens[index].depth == 0, !isHidden(at: index, in: tokens),
            let (names, body) = inherited(at: index, in: tokens), names.contains("View"), let name = tokens[index + 1].word
        else { return nil }
        let end = tokens[(body + 1)...].firstIndex { $0.depth == 0 } ?? tokens.endIndex
        let members = Members(tokens: tokens, range: body + 1..<end)
        return members.needArguments ? nil : Found(name: name, line: tokens[index].line)
    }

    /// Whether `private` or `fileprivate` stands before a declaration.
    private static func isHidden(at index: Int, in tokens: [SwiftToken]) -> Bool {
        guard index > 0, let word = tokens[index - 1].word else { return false }
        return word == "private" || word == "fileprivate"
    }

    /// What a type without generic parameters inherits, by the words, and where its body opens.
    private static func inherited(at index: Int, in tokens: [SwiftToken]) -> (names: Set<String>, body: Int)? {
        guard index + 2 < tokens.count, tokens[index + 2].kind == .mark(":"),
            let body = tokens[(index + 3)...].firstIndex(where: { $0.kind == .mark("{") && $0.depth == 0 })
        else { return nil }
        return (Set(tokens[(index + 3)..<body].compactMap(\.word)), body)
    }
}

extension ViewScan {
    /// What stands between the braces of a struct.
    private struct Members {
        let tokens: [SwiftToken]
        let range: Range<Int>

        /// Whether nothing makes the struct without arguments.
        var needArguments: Bool {
            let makers = range.filter { isMember($0) && tokens[$0].word == "init" && !isAfter(".", $0) }
            if !makers.isEmpty { return !makers.contains(where: takesNothing) }
            return range.contains { isMember($0) && isStored($0) && !hasValue($0) }
        }

        private func isMember(_ index: Int) -> Bool { tokens[index].depth == 1 }

        private func isAfter(_ mark: Character, _ index: Int) -> Bool { index > 0 && tokens[index - 1].kind == .mark(mark) }

        /// Whether every parameter of an initialiser has a default value.
        private func takesNothing(_ maker: Int) -> Bool {
            guard maker + 1 < range.upperBound, tokens[maker + 1].kind == .mark("("), !ViewScan.isHidden(at: maker, in: tokens),
                let end = tokens[(maker + 2)...].firstIndex(where: { $0.kind == .mark(")") && $0.depth == 1 })
            else { return false }
            let parameters = tokens[(maker + 2)..<end].split { $0.kind == .mark(",") && $0.depth == 2 }
            return parameters.allSatisfy { $0.contains { $0.kind == .mark("=") && $0.depth == 2 } }
        }

        private func isStored(_ index: Int) -> Bool {
            guard tokens[index].word == "var" || tokens[index].word == "let", !isAfter(".", index) else { return false }
            return !words(before: index).contains { $0 == "static" || $0 == "class" }
        }

        /// Property wrappers that have what they need from where the view stands.
        private static let wrappers: Set<String> = [
            "Environment", "Namespace", "FocusState", "AccessibilityFocusState", "FocusedValue", "FocusedObject",
        ]

        /// Whether a property has a value that no argument gives: a default, a getter, or the one that optional variables have.
        private func hasValue(_ property: Int) -> Bool {
            if words(before: property).contains(where: Self.wrappers.contains) { return true }
            var last = property
            for index in (property + 1)..<range.upperBound where isMember(index) {
                let token = tokens[index]
                if token.kind == .mark("=") { return true }
                if token.kind == .mark("{") { return isGetter(index) || isOptionalVariable(property, last) }
                guard token.line == tokens[last].line || isAfter(":", index) else { break }
                last = index
            }
            return isOptionalVariable(property, last)
        }

        private func isOptionalVariable(_ property: Int, _ last: Int) -> Bool {
            tokens[property].word == "var" && (tokens[last].kind == .mark("?") || tokens[last].kind == .mark("!"))
        }

        /// Whether braces behind a property hold its getter, and not observers of what is stored.
        private func isGetter(_ brace: Int) -> Bool {
            let first = brace + 1 < range.upperBound ? tokens[brace + 1].word : nil
            return first != "didSet" && first != "willSet"
        }

        /// The attributes and modifiers of a declaration.
        private func words(before index: Int) -> [String] {
            var words: [String] = []
            var place = index - 1
            while place >= range.lowerBound {
                let token = tokens[place]
                if let word = token.word, token.depth == 1 {
                    guard Self.modifiers.contains(word) || isAfter("@", place) else { break }
                    words.append(word)
                } else if token.depth == 1, token.kind == .mark(")"), let open = opening(of: place) {
                    // The arguments of an attribute, or of a modifier as in `private(set)`.
                    place = open
                } else if token.kind != .mark("@") || token.depth != 1 {
                    break
                }
                place -= 1
            }
            return words
        }

        private func opening(of close: Int) -> Int? {
            tokens[..<close].lastIndex { $0.kind == .mark("(") && $0.depth == 1 }
        }

        private static let modifiers: Set<String> = [
            "public", "package", "internal", "fileprivate", "private", "static", "class", "lazy", "nonisolated", "unowned", "weak",
        ]
    }
}
