/// The correspondence of characters between an old and a new text when numbers roll.
///
/// The digits of a number are matched column by column from its right end, so that units stay with units. A number that only gains or
/// loses digits keeps the others, whatever their columns. Everything between the numbers is matched if it is equal.
///
/// Source: recordings of iOS 26.1 (see `NumericTextTransition`): from 1,000 to 10,000 nothing rolls; a zero is added at the end, and the
/// comma moves.
struct NumericTextAlignment: Equatable {
    /// Pairs of indices of characters in the same column of both texts.
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

    private struct Part {
        var range: Range<Int>
        var isNumber: Bool
    }

    /// Returns runs of digits, including separators between digits, alternating with everything else.
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

    /// Returns the separators between changing digits, by their indices in the new text. They roll with the digits although they do not
    /// change.
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

    /// The separators of decimals and groups in the locales of Unicode's data.
    private static let separators: Set<Character> = [
        ".", ",", "\u{2019}", "\u{202F}", "\u{00A0}", "\u{2009}", "'", "\u{066B}", "\u{066C}", "\u{2E41}",
    ]

    private mutating func matchColumns(
        _ old: [(offset: Int, element: Character)], _ new: [(offset: Int, element: Character)]
    ) {
        if let kept = keptDigits(old, new) {
            pairs += kept
            return
        }
        for (oldItem, newItem) in zip(old.reversed(), new.reversed()).reversed() {
            pairs.append(Pair(old: oldItem.offset, new: newItem.offset))
        }
    }

    /// Returns the digits that stay, with their separators, if digits are only added or only removed; nil if any digit changes.
    private func keptDigits(
        _ old: [(offset: Int, element: Character)], _ new: [(offset: Int, element: Character)]
    ) -> [Pair]? {
        let (oldDigits, newDigits) = (old.filter(\.element.isNumber), new.filter(\.element.isNumber))
        guard oldDigits.count != newDigits.count else { return nil }
        let isGrowing = oldDigits.count < newDigits.count
        let (few, many) = isGrowing ? (oldDigits, newDigits) : (newDigits, oldDigits)
        var kept: [Pair] = []
        var rest = many[...]
        for digit in few {
            guard let place = rest.firstIndex(where: { $0.element == digit.element }) else { return nil }
            let (one, other) = (digit.offset, rest[place].offset)
            kept.append(isGrowing ? Pair(old: one, new: other) : Pair(old: other, new: one))
            rest = rest[(place + 1)...]
        }
        let separators = zip(
            old.filter { !$0.element.isNumber }.reversed(), new.filter { !$0.element.isNumber }.reversed())
        for (one, other) in separators where one.element == other.element { kept.append(Pair(old: one.offset, new: other.offset)) }
        return kept.sorted { $0.new < $1.new }
    }

    /// Matches a common beginning and a common end.
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
