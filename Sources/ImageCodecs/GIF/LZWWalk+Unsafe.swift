/// Follows all strings of a table that serve for the pixels from a place on, as far as any of them reaches.
struct LZWWalk: ~Copyable {
    /// A string that serves, and what there is to say for and against it.
    struct Reach {
        /// How many pixels.
        var length: Int
        var code: Int
        /// What reaching so far is worth, less what its colours spoil.
        var score: Int
    }

    /// How many lengths below the longest are kept. More give no smaller file.
    static let mostShorter = 4

    /// The most strings that are followed at once; with twice as many a file is no smaller.
    private static let mostStates = 6
    /// Kept pixels lie in long strings: a twentieth of a changed one is what they cost on average.
    private static let keptShare = 20

    private let choices: UnsafePointer<PixelChoice>
    private let count: Int
    private let lists: UnsafePointer<UInt32>
    /// The blank symbol, or 256.
    private let blank: Int
    private let worth: Int
    private let keptWorth: Int

    /// Codes of strings of one length that serve, and what each spoils; and those that are longer by a pixel.
    private var codes: UnsafeMutablePointer<Int> = .allocate(capacity: mostStates)
    private var costs: UnsafeMutablePointer<Int> = .allocate(capacity: mostStates)
    private var longerCodes: UnsafeMutablePointer<Int> = .allocate(capacity: mostStates)
    private var longerCosts: UnsafeMutablePointer<Int> = .allocate(capacity: mostStates)
    /// The latest lengths, by length modulo 8.
    private let reaches: UnsafeMutablePointer<Reach> = .allocate(capacity: 8)

    init(
        _ choices: UnsafePointer<PixelChoice>, count: Int, lists: UnsafePointer<UInt32>, blank: UInt8?, worth: Int
    ) {
        (self.choices, self.count, self.lists) = (choices, count, lists)
        self.blank = blank.map { Int($0) } ?? 256
        self.worth = worth
        keptWorth = worth / Self.keptShare
        reaches.initialize(repeating: Reach(length: 0, code: 0, score: 0), count: 8)
    }

    deinit {
        codes.deallocate()
        costs.deallocate()
        longerCodes.deallocate()
        longerCosts.deallocate()
        reaches.deallocate()
    }

    /// The string to write at a place: one of the longest or a few shorter ones, whichever lets the next string reach furthest
    /// (R. N. Horspool, "The effect of non-greedy parsing in Ziv-Lempel compression methods", 1995).
    mutating func best(from start: Int, in table: borrowing LZWTable) -> Reach {
        let longest = walk(from: start, in: table, isRecorded: true)
        let end = start &+ longest.length
        // A string amid a run of one symbol is as long as they get.
        if longest.length == 1 || end == count { return longest }
        if choices[end] == choices[start], choices[start].isLone, choices[end &- 1] == choices[start],
            table.longestRun(of: Int(choices[start].symbol)) <= longest.length
        {
            return longest
        }
        var best = longest
        var bestScore = Int.min
        var length = longest.length
        while length > 0, length >= longest.length &- Self.mostShorter {
            let reach = reaches[length & 7]
            let score = reach.score &+ walk(from: start &+ length, in: table, isRecorded: false).score
            if score > bestScore { (best, bestScore) = (reach, score) }
            length &-= 1
        }
        return best
    }

    @inline(__always)
    private func worth(of choice: PixelChoice) -> Int {
        choice.isFree || Int(choice.symbol) == blank ? keptWorth : worth
    }

    /// The longest string, and when they are recorded those that are a little shorter.
    @inline(__always)
    private mutating func walk(from start: Int, in table: borrowing LZWTable, isRecorded: Bool) -> Reach {
        let first = choices[start]
        var place = start &+ 1
        var value = worth(of: first)
        var stateCount: Int
        if first.isLone {
            let symbol = Int(first.symbol)
            let limit = min(start &+ table.longestRun(of: symbol), count)
            while place < limit, choices[place] == first { place &+= 1 }
            let run = place &- start
            if isRecorded {
                var length = max(1, run &- Self.mostShorter)
                while length < run {
                    reaches[length & 7] = Reach(
                        length: length, code: table.code(ofRun: length, symbol: symbol), score: value &* length)
                    length &+= 1
                }
            }
            value = value &* run
            codes[0] = table.code(ofRun: run, symbol: symbol)
            costs[0] = 0
            stateCount = 1
        } else {
            stateCount = begin(first)
        }
        if isRecorded { record(length: place &- start, value: value, stateCount) }
        while place < count {
            let choice = choices[place]
            if stateCount == 1, choice.isLone {
                let longer = table.code(of: codes[0], then: Int(choice.symbol))
                if longer == 0 { break }
                codes[0] = longer
            } else {
                let longerCount = follow(choice, stateCount, in: table)
                if longerCount == 0 { break }
                stateCount = longerCount
                swap(&codes, &longerCodes)
                swap(&costs, &longerCosts)
            }
            value &+= worth(of: choice)
            place &+= 1
            if isRecorded { record(length: place &- start, value: value, stateCount) }
        }
        return isRecorded ? reaches[(place &- start) & 7] : reach(length: place &- start, value: value, stateCount)
    }

    @inline(__always)
    private mutating func record(length: Int, value: Int, _ stateCount: Int) {
        reaches[length & 7] = reach(length: length, value: value, stateCount)
    }

    /// The string that spoils least, the first of several.
    @inline(__always)
    private func reach(length: Int, value: Int, _ stateCount: Int) -> Reach {
        var best = 0
        var other = 1
        while other < stateCount {
            if costs[other] < costs[best] { best = other }
            other &+= 1
        }
        return Reach(length: length, code: codes[best], score: value &- costs[best])
    }

    /// The strings of one pixel. The blank comes first, so that kept areas are all of one symbol.
    @inline(__always)
    private mutating func begin(_ choice: PixelChoice) -> Int {
        var states = 0
        if choice.isFree {
            (codes[0], costs[0]) = (blank, 0)
            states = 1
        }
        (codes[states], costs[states]) = (Int(choice.symbol), 0)
        states &+= 1
        if choice.list != 0 {
            let list = lists + choice.list
            var other = 1
            while other <= Int(list[0]), states < Self.mostStates {
                (codes[states], costs[states]) = (Int(list[other] & 255), Int(list[other] >> 8))
                states &+= 1
                other &+= 1
            }
        }
        return states
    }

    /// The strings that are longer by a symbol, by the blank one, or by one alike; how many there are.
    private mutating func follow(_ choice: PixelChoice, _ stateCount: Int, in table: borrowing LZWTable) -> Int {
        var states = 0
        let symbol = Int(choice.symbol)
        var state = 0
        while state < stateCount, states < Self.mostStates {
            let longer = table.code(of: codes[state], then: symbol)
            if longer != 0 {
                (longerCodes[states], longerCosts[states]) = (longer, costs[state])
                states &+= 1
            }
            if choice.isFree, states < Self.mostStates {
                let longer = table.code(of: codes[state], then: blank)
                if longer != 0 {
                    (longerCodes[states], longerCosts[states]) = (longer, costs[state])
                    states &+= 1
                }
            }
            state &+= 1
        }
        if choice.list == 0 { return states }
        let list = lists + choice.list
        state = 0
        while state < stateCount {
            var other = 1
            while other <= Int(list[0]), states < Self.mostStates {
                let longer = table.code(of: codes[state], then: Int(list[other] & 255))
                if longer != 0 {
                    (longerCodes[states], longerCosts[states]) = (longer, costs[state] &+ Int(list[other] >> 8))
                    states &+= 1
                }
                other &+= 1
            }
            state &+= 1
        }
        return states
    }
}
