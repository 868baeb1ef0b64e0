import SwiftLexing

/// The initialisers of a class of cells or annotations that a table, a collection or a map calls when it dequeues one.
///
/// On Apple's systems any class can be created at run time; here such an initialiser has to be `required`.
enum ReusedClass {
    private static let endings = ["Cell", "ReusableView", "HeaderFooterView", "AnnotationView"]
    private static let labels: Set<String> = ["frame", "style", "reuseIdentifier", "annotation"]

    /// Returns the places of `override` in front of such initialisers; empty for other classes.
    ///
    /// - Parameter index: that of the token `class`.
    static func initializers(in source: SwiftSource, _ groups: TokenGroups, at index: Int) -> [Int] {
        let tokens = source.tokens
        let depth = tokens[index].depth
        guard let open = tokens[index...].prefix(100).firstIndex(where: { $0.kind == .mark("{") && $0.depth == depth }),
            let close = groups[open],
            let colon = tokens[index..<open].firstIndex(where: { $0.kind == .mark(":") && $0.depth == depth }), colon + 1 < open,
            let base = tokens[colon + 1].word, endings.contains(where: { base.hasSuffix($0) })
        else { return [] }
        return (open + 1..<close).compactMap { place in
            guard tokens[place].word == "override", tokens[place].depth == depth + 1,
                let start = tokens[place..<min(place + 4, close)].firstIndex(where: { $0.word == "init" }), start + 2 < close,
                tokens[start + 1].kind == .mark("("), let label = tokens[start + 2].word, labels.contains(label)
            else { return nil }
            let modifiers = tokens[(open + 1)..<place].reversed().prefix { $0.word != nil && $0.depth == depth + 1 }
            return modifiers.contains { $0.word == "required" } ? nil : tokens[place].range.lowerBound
        }
    }
}
