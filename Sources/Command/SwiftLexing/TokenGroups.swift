/// The parentheses, brackets and braces of a source that belong together.
package struct TokenGroups: Sendable {
    /// The closing mark of each opening one; 0 for other tokens, and for marks without a partner.
    private var closings: [Int32]

    package init(_ tokens: [SwiftToken]) {
        closings = Array(repeating: 0, count: tokens.count)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.isOpening { open.append(index) }
            if token.isClosing, let start = open.popLast() { closings[start] = Int32(index) }
        }
    }

    /// The index of the mark that closes the group which opens at a token; nil if none opens there, or it is not closed.
    package subscript(open: Int) -> Int? {
        guard closings.indices.contains(open), closings[open] > 0 else { return nil }
        return Int(closings[open])
    }
}
