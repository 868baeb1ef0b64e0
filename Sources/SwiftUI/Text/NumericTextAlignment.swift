/// Which characters of an old text become which of a new one when numbers roll.
///
/// The digits of a number are matched column by column from its right end, so that units stay with units. Everything
/// between the numbers is matched where it is equal.
struct NumericTextAlignment: Equatable {
    /// Indices of characters that stand for the same column in both texts.
    var pairs: [Pair] = []

    struct Pair: Equatable {
        var old: Int
        var new: Int
    }

    init(old: [Character], new: [Character]) {
        let oldParts = Self.parts(of: old)
        let newParts = Self.parts(of: new)
        guard oldParts.map(\.isNumber) == newParts.map(\.isNumber) else {
            matchEqual(Array(old.enumerated()), Array(new.enumerated()))
            return
        }
        for (oldPart, newPart) in zip(oldParts, newParts) {
            let oldSlice = Array(old.enumerated())[oldPart.range]
            let newSlice = Array(new.enumerated())[newPart.range]
            if oldPart.isNumber {
                matchColumns(Array(oldSlice), Array(newSlice))
            } else {
                matchEqual(Array(oldSlice), Array(newSlice))
            }
        }
    }

    /// The column beside a character of the old text that has none in the new one: the next after it, or else the last before
    /// it.
    func neighbor(ofOld index: Int) -> Pair? {
        pairs.filter { $0.old > index }.min { $0.old < $1.old } ?? pairs.max { $0.old < $1.old }
    }

    /// The column beside a character of the new text that has none in the old one; see `neighbor(ofOld:)`.
    func neighbor(ofNew index: Int) -> Pair? {
        pairs.filter { $0.new > index }.min { $0.new < $1.new } ?? pairs.max { $0.new < $1.new }
    }

    private struct Part {
        var range: Range<Int>
        var isNumber: Bool
    }

    /// Runs of digits, with separators between digits, alternate with everything else.
    private static func parts(of text: [Character]) -> [Part] {
        var parts: [Part] = []
        for index in text.indices {
            let between = index > 0 && index + 1 < text.count
            let isSeparator = between && separators.contains(text[index]) && text[index - 1].isNumber && text[index + 1].isNumber
            let isNumber = text[index].isNumber || isSeparator
            if let last = parts.last, last.isNumber == isNumber {
                parts[parts.count - 1].range = last.range.lowerBound..<(index + 1)
            } else {
                parts.append(Part(range: index..<(index + 1), isNumber: isNumber))
            }
        }
        return parts
    }

    /// The separators between digits that change, by their place in the new text: they roll with the digits, though they
    /// stay what they are.
    ///
    /// Source: a recording of iOS 26.1, 1,984 to 2,107, in which the comma starts second of five.
    func rollingSeparators(in new: [Character], isSame: (Pair) -> Bool) -> Set<Int> {
        let changed = Set(pairs.filter { !isSame($0) }.map(\.new))
        let found = pairs.map(\.new).filter { index in
            Self.separators.contains(new[index]) && changed.contains(index - 1) && changed.contains(index + 1)
                && new[index - 1].isNumber && new[index + 1].isNumber
        }
        return Set(found)
    }

    private static let separators: Set<Character> = [".", ",", "\u{2019}", "\u{202F}", "\u{00A0}", "'"]

    private mutating func matchColumns(
        _ old: [(offset: Int, element: Character)], _ new: [(offset: Int, element: Character)]
    ) {
        for (oldItem, newItem) in zip(old.reversed(), new.reversed()).reversed() {
            pairs.append(Pair(old: oldItem.offset, new: newItem.offset))
        }
    }

    /// A common beginning and a common end.
    private mutating func matchEqual(
        _ old: [(offset: Int, element: Character)], _ new: [(offset: Int, element: Character)]
    ) {
        var first = 0
        while first < old.count, first < new.count, old[first].element == new[first].element {
            pairs.append(Pair(old: old[first].offset, new: new[first].offset))
            first += 1
        }
        var tail: [Pair] = []
        var last = 1
        while last <= old.count - first, last <= new.count - first,
            old[old.count - last].element == new[new.count - last].element
        {
            tail.append(Pair(old: old[old.count - last].offset, new: new[new.count - last].offset))
            last += 1
        }
        pairs += tail.reversed()
    }
}
