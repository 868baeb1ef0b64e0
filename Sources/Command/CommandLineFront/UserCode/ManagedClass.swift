import SwiftLexing

/// The initialiser that a class of managed objects gets where it has designated ones of its own.
///
/// On Apple's systems a context creates any such object at run time; here it calls `init(_known:)`, which a class with initialisers of its
/// own would not inherit.
enum ManagedClass {
    private static let initializer = " required init(_known objectID: NSManagedObjectID) { super.init(_known: objectID) }"

    /// Returns the initialiser, and the byte that it comes before; nil for other classes, and for those that inherit it.
    ///
    /// - Parameter index: that of the token `class`.
    static func initializer(in source: SwiftSource, _ groups: TokenGroups, at index: Int) -> (place: Int, text: String)? {
        let tokens = source.tokens
        let depth = tokens[index].depth
        guard let open = tokens[index...].prefix(100).firstIndex(where: { $0.kind == .mark("{") && $0.depth == depth }),
            let close = groups[open], let colon = tokens.inheritanceColon(in: index..<open),
            tokens[colon..<open].contains(where: { $0.word == "NSManagedObject" })
        else { return nil }
        let isOwn = (open + 1..<close).contains { place in
            guard tokens[place].word == "init", tokens[place].depth == depth + 1, tokens[place - 1].kind != .mark(".") else { return false }
            let modifiers = tokens[(open + 1)..<place].reversed().prefix { $0.word != nil && $0.depth == depth + 1 }
            return !modifiers.contains { $0.word == "convenience" }
        }
        return isOwn ? (tokens[open].range.upperBound, initializer) : nil
    }
}
