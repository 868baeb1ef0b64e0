/// The parentheses, brackets and braces of a source that belong together.
package struct TokenGroups: Sendable {
    /// The closing mark of each opening one; 0 for other tokens, and for marks without a partner.
    private var closings: [Int32]
    /// The opening mark of the group around each token; -1 for tokens in no group.
    private var surroundings: [Int32]

    package init(_ tokens: [SwiftToken]) {
        closings = Array(repeating: 0, count: tokens.count)
        surroundings = Array(repeating: -1, count: tokens.count)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.isClosing, let start = open.popLast() { closings[start] = Int32(index) }
            if let around = open.last { surroundings[index] = Int32(around) }
            if token.isOpening { open.append(index) }
        }
    }

    /// The index of the mark that opens the group around a token; nil for a token in no group.
    package func opening(around index: Int) -> Int? {
        guard surroundings.indices.contains(index), surroundings[index] >= 0 else { return nil }
        return Int(surroundings[index])
    }

    /// The index of the mark that closes the group which opens at a token; nil if none opens there, or it is not closed.
    package subscript(open: Int) -> Int? {
        guard closings.indices.contains(open), closings[open] > 0 else { return nil }
        return Int(closings[open])
    }
}
