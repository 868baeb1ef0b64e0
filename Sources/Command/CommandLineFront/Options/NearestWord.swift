/// Finds the word that was meant.
enum NearestWord {
    /// The word that the fewest slips lead from, of those that one does, or one for each three letters; of several, the first.
    static func nearest(to word: String, among words: [String]) -> String? {
        let slips = words.map { (slips: distance(word, $0), word: $0) }
        return slips.filter { $0.slips <= max(1, word.count / 3) && $0.slips < $0.word.count }.min { $0.slips < $1.slips }?.word
    }

    /// Returns the number of letters to be put in, left out or changed, and of neighbours to be swapped.
    ///
    /// Source: Wagner and Fischer, "The String-to-String Correction Problem", 1974; Damerau, "A technique for computer detection and
    /// correction of spelling errors", 1964, for neighbours.
    static func distance(_ first: String, _ second: String) -> Int {
        let (first, second) = (Array(first), Array(second))
        var (before, row) = ([Int](), Array(0...second.count))
        for (index, letter) in first.enumerated() {
            var next = [index + 1]
            for (place, other) in second.enumerated() {
                var slips = min(row[place + 1] + 1, next[place] + 1, row[place] + (letter == other ? 0 : 1))
                if index > 0, place > 0, letter == second[place - 1], first[index - 1] == other {
                    slips = min(slips, before[place - 1] + 1)
                }
                next.append(slips)
            }
            (before, row) = (row, next)
        }
        return row[second.count]
    }
}
