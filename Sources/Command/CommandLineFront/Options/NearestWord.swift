/// Finds the word that was meant.
enum NearestWord {
    /// The word that the fewest slips lead from, of those that at most two do; of several, the first.
    static func nearest(to word: String, among words: [String]) -> String? {
        let slips = words.map { (slips: distance(word, $0), word: $0) }
        return slips.filter { $0.slips <= 2 && $0.slips < $0.word.count }.min { $0.slips < $1.slips }?.word
    }

    /// Returns the number of letters to be put in, left out or changed.
    ///
    /// Source: Wagner and Fischer, "The String-to-String Correction Problem", 1974.
    static func distance(_ first: String, _ second: String) -> Int {
        let second = Array(second)
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for place in second.indices {
                let change = diagonal + (letter == second[place] ? 0 : 1)
                diagonal = row[place + 1]
                row[place + 1] = min(change, row[place] + 1, row[place + 1] + 1)
            }
        }
        return row[second.count]
    }
}
