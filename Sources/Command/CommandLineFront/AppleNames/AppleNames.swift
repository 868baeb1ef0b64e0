/// Names of Apple's that Zoetrope does not have, and how to find them in the user's code.
struct AppleNames {
    /// A name of Apple's.
    struct Name: Equatable {
        enum Kind: String { case type, `init`, `func`, `var`, `case`, macro }

        /// The name as Apple's documentation writes it: `View.gaugeStyle(_:)`.
        let symbol: String
        let kind: Kind
        /// The iOS that had it first, such as `16.0`.
        let version: String

        /// The type that it is a member of: `View`. Empty at the top level.
        var owner: String { String(symbol[..<(Self.lastDot(in: symbol) ?? symbol.startIndex)]) }

        /// The name without its owner and labels: `gaugeStyle`.
        var base: String {
            let start = Self.lastDot(in: symbol).map(symbol.index(after:)) ?? symbol.startIndex
            return String(symbol[start...].prefix { $0 != "(" })
        }

        /// The labels of its arguments: `["_"]`.
        var labels: [String] {
            guard let open = symbol.firstIndex(of: "(") else { return [] }
            return symbol[symbol.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        }

        private static func lastDot(in symbol: String) -> String.Index? { symbol.prefix { $0 != "(" }.lastIndex(of: ".") }
    }

    /// The names, by the word that stands in code for them: the name itself, or an initialiser's type.
    let byWord: [String: [Name]]

    /// - Parameter declared: the declarations of Zoetrope's own modules; a name that has become one of theirs is not missing.
    init(table: String = Self.table, except declared: DeclarationIndex) {
        var byWord: [String: [Name]] = [:]
        for name in Self.names(in: table) where !declared.has(name) {
            let word = name.kind == .`init` ? String(name.owner.split(separator: ".").last ?? "") : name.base
            byWord[word, default: []].append(name)
        }
        self.byWord = byWord
    }

    /// The names that a table lists, one a line.
    static func names(in table: String) -> [Name] {
        table.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ")
            guard parts.count >= 3, let kind = Name.Kind(rawValue: String(parts[parts.count - 2])) else { return nil }
            return Name(symbol: parts.dropLast(2).joined(separator: " "), kind: kind, version: String(parts[parts.count - 1]))
        }
    }
}
