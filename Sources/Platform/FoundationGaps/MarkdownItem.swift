/// A piece of a paragraph while its emphasis is still open.
struct MarkdownItem {
    enum Kind: Equatable {
        case text
        /// A bracket that may open a link.
        case bracket
        /// Marks that may open or close emphasis.
        case delimiter(MarkdownDelimiter)
    }

    var run: MarkdownRun
    var kind: Kind

    init(text: String, intent: InlinePresentationIntent = [], link: String? = nil, kind: Kind = .text) {
        run = MarkdownRun(text: text, intent: intent, link: link)
        self.kind = kind
    }

    var delimiter: MarkdownDelimiter? {
        if case .delimiter(let delimiter) = kind { delimiter } else { nil }
    }
}

/// A run of `*`, `_` or `~`.
struct MarkdownDelimiter: Equatable {
    var mark: Character
    /// The number of marks left.
    var count: Int
    var canOpen: Bool
    var canClose: Bool
    /// The original number of marks.
    let length: Int

    init(mark: Character, count: Int, canOpen: Bool, canClose: Bool) {
        self.mark = mark
        self.count = count
        self.canOpen = canOpen
        self.canClose = canClose
        length = count
    }

    /// Returns whether emphasis may reach from this run to a later one; the sums of three are CommonMark's rules 9 and 10.
    func canPair(with closer: MarkdownDelimiter) -> Bool {
        guard canOpen, count > 0, mark == closer.mark else { return false }
        if mark == "~" { return count == closer.count }
        let isAmbiguous = canClose || closer.canOpen
        let sumsToThree = (length + closer.length) % 3 == 0 && !(length % 3 == 0 && closer.length % 3 == 0)
        return !(isAmbiguous && sumsToThree)
    }
}
