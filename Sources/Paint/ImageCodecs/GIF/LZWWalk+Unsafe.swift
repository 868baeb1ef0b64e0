/// Follows all strings of a table that serve for the pixels from a place on, as far as any of them reaches.
struct LZWWalk: ~Copyable {
    /// A string that serves.
    struct Reach {
        /// The number of pixels.
        var length: Int
        var code: Int
    }

    /// The number of lengths below the longest that are tried. More give no smaller file.
    private static let mostShorter = 4

    /// The most strings that are followed at once; with twice as many a file is no smaller.
    private static let mostStates = 6
    /// Kept pixels lie in long strings: on average they cost a twentieth of a changed one.
    private static let keptShare = 20

    private let choices: UnsafePointer<PixelChoice>
    private let count: Int
    private let lists: UnsafePointer<UInt32>
    /// The blank symbol, or 256.
    private let blank: Int
    private let worth: Int
    private let keptWorth: Int

    /// The strings from the place that is to be written next, from the best one behind it, and from another one.
    private var current: Strings = .allocate()
    private var best: Strings = .allocate()
    private var other: Strings = .allocate()
    /// True if `current` already holds the strings from the next place.
    private var isKnown = false

    init(
        _ choices: UnsafePointer<PixelChoice>, count: Int, lists: UnsafePointer<UInt32>, blank: UInt8?, worth: Int
    ) {
        (self.choices, self.count, self.lists) = (choices, count, lists)
        self.blank = blank.map { Int($0) } ?? 256
        self.worth = worth
        keptWorth = worth / Self.keptShare
    }

    deinit {
        current.rows.deallocate()
        best.rows.deallocate()
        other.rows.deallocate()
    }

    /// The strings that serve from a place on: the longest ones, and those a little shorter.
    private struct Strings {
        /// A row for each of the latest lengths, at the length modulo 8: the number of strings, followed by each one's code in the low 16
        /// bits and its error above.
        let rows: UnsafeMutablePointer<UInt64>
        /// The longest.
        var length = 0
        /// The value of reaching that length.
        var value = 0

        static func allocate() -> Strings { Strings(rows: .allocate(capacity: 64)) }

        @inline(__always)
        func row(ofLength length: Int) -> UnsafeMutablePointer<UInt64> { rows + (length & 7) &<< 3 }

        /// The string of a length that spoils least, the first of several.
        @inline(__always)
        func cheapest(ofLength length: Int) -> (code: Int, cost: Int) {
            let row = row(ofLength: length)
            var (least, place) = (row[1], 2)
            while place <= Int(row[0]) {
                if row[place] &>> 16 < least &>> 16 { least = row[place] }
                place &+= 1
            }
            return (Int(least & 0xFFFF), Int(least &>> 16))
        }
    }

    /// Returns the string to write at a place: one of the longest or a few shorter ones, the one after which the next string reaches
    /// furthest (R. N. Horspool, "The effect of non-greedy parsing in Ziv-Lempel compression methods", 1995). The table follows it.
    mutating func take(from start: Int, in table: inout LZWTable) -> Reach {
        if !isKnown { current = walk(from: start, in: table, rows: current) }
        isKnown = false
        let longest = Reach(length: current.length, code: current.cheapest(ofLength: current.length).code)
        table.follow(with: longest.code)
        let end = start &+ longest.length
        if longest.length == 1 || end == count || isAmidRun(from: start, to: end, in: table) { return longest }

        var (taken, latest) = (longest, longest)
        var (bestScore, value) = (Int.min, current.value)
        var length = longest.length
        while length > 0, length >= longest.length &- Self.mostShorter {
            let (code, cost) = current.cheapest(ofLength: length)
            latest = Reach(length: length, code: code)
            table.follow(insteadWith: code)
            other = walk(from: start &+ length, in: table, rows: other)
            let score = value &- cost &+ other.value &- other.cheapest(ofLength: other.length).cost
            if score > bestScore {
                (taken, bestScore) = (latest, score)
                swap(&best, &other)
            }
            length &-= 1
            value &-= worth(of: choices[start &+ length])
        }
        if latest.length != taken.length { table.follow(insteadWith: taken.code) }
        swap(&current, &best)
        isKnown = true
        return taken
    }

    /// Forgets the strings of the next place: the table has been cleared.
    mutating func forget() { isKnown = false }

    /// Returns true if a string lies amid a run of one symbol, and is as long as such strings get.
    @inline(__always)
    private func isAmidRun(from start: Int, to end: Int, in table: borrowing LZWTable) -> Bool {
        let first = choices[start]
        return choices[end] == first && first.isLone && choices[end &- 1] == first
            && table.longestRun(of: Int(first.symbol)) <= end &- start
    }

    @inline(__always)
    private func worth(of choice: PixelChoice) -> Int {
        choice.isFree || Int(choice.symbol) == blank ? keptWorth : worth
    }

    /// Follows the strings from a place on, in the rows of some others.
    @inline(never)
    private func walk(from start: Int, in table: borrowing LZWTable, rows: Strings) -> Strings {
        let (choices, strings) = (choices, table.strings)
        let first = choices[start]
        var place = start &+ 1
        var value = worth(of: first)
        var row = rows.row(ofLength: 1)
        if first.isLone {
            let symbol = Int(first.symbol)
            let run = equalChoices(from: start, limit: min(table.longestRun(of: symbol), count &- start))
            place = start &+ run
            var length = max(1, run &- Self.mostShorter)
            while length <= run {
                row = rows.row(ofLength: length)
                row[0] = 1
                row[1] = UInt64(truncatingIfNeeded: table.code(ofRun: length, symbol: symbol))
                length &+= 1
            }
            value = value &* run
        } else {
            begin(first, row)
        }
        while place < count {
            let choice = choices[place]
            let longer = rows.row(ofLength: place &+ 1 &- start)
            if choice.isLone, row[0] == 1 {
                let code = strings.code(of: Int(row[1] & 0xFFFF), then: Int(choice.symbol))
                if code == 0 { break }
                longer[0] = 1
                longer[1] = row[1] & ~0xFFFF | UInt64(truncatingIfNeeded: code)
            } else {
                let states = follow(choice, from: row, in: strings, to: longer)
                if states == 0 { break }
                longer[0] = UInt64(truncatingIfNeeded: states)
            }
            value &+= worth(of: choice)
            row = longer
            place &+= 1
        }
        return Strings(rows: rows.rows, length: place &- start, value: value)
    }

    /// Returns the number of choices from a place on, at most so many, that are like the first. Eight are compared at once.
    @inline(__always)
    private func equalChoices(from start: Int, limit: Int) -> Int {
        let words = UnsafeRawPointer(choices + start)
        let word = words.loadUnaligned(as: UInt32.self)
        let group = SIMD4<UInt64>(repeating: UInt64(word) &<< 32 | UInt64(word))
        var run = 1
        while run &+ 8 <= limit, words.loadUnaligned(fromByteOffset: run &* 4, as: SIMD4<UInt64>.self) == group { run &+= 8 }
        while run < limit, words.loadUnaligned(fromByteOffset: run &* 4, as: UInt32.self) == word { run &+= 1 }
        return run
    }

    /// The strings of one pixel. The blank comes first, so that kept areas are all of one symbol.
    @inline(__always)
    private func begin(_ choice: PixelChoice, _ row: UnsafeMutablePointer<UInt64>) {
        var states = 0
        if choice.isFree {
            row[1] = UInt64(truncatingIfNeeded: blank)
            states = 1
        }
        states &+= 1
        row[states] = UInt64(choice.symbol)
        if choice.list != 0 {
            let list = lists + choice.list
            var other = 0
            while other < Int(list[0]), states < Self.mostStates {
                states &+= 1
                row[states] = Self.state(of: list[2 &+ other])
                other &+= 1
            }
        }
        row[0] = UInt64(truncatingIfNeeded: states)
    }

    /// Returns the string of one symbol of a list, and its error.
    @inline(__always)
    private static func state(of word: UInt32) -> UInt64 { UInt64(word &>> 8) &<< 16 | UInt64(word & 0xFF) }

    /// The strings that are longer by a symbol, by the blank one, or by one alike; how many there are.
    @inline(__always)
    private func follow(
        _ choice: PixelChoice, from row: UnsafeMutablePointer<UInt64>, in strings: LZWTable.Strings,
        to longer: UnsafeMutablePointer<UInt64>
    ) -> Int {
        let (symbol, stateCount) = (Int(choice.symbol), Int(row[0]))
        var bits = LZWTable.bit(of: symbol)
        if choice.isFree { bits |= LZWTable.bit(of: blank) }
        var states = 0
        var state = 1
        while state <= stateCount, states < Self.mostStates {
            let (prefix, cost) = (Int(row[state] & 0xFFFF), row[state] & ~0xFFFF)
            state &+= 1
            if !strings.mayGoOn(prefix, withAny: bits) { continue }
            let code = strings.code(of: prefix, then: symbol)
            if code != 0 {
                states &+= 1
                longer[states] = cost | UInt64(truncatingIfNeeded: code)
            }
            if choice.isFree, states < Self.mostStates {
                let code = strings.code(of: prefix, then: blank)
                if code != 0 {
                    states &+= 1
                    longer[states] = cost | UInt64(truncatingIfNeeded: code)
                }
            }
        }
        if choice.list == 0 { return states }
        let list = lists + choice.list
        state = 1
        while state <= stateCount {
            let (prefix, cost) = (Int(row[state] & 0xFFFF), row[state] & ~0xFFFF)
            state &+= 1
            if !strings.mayGoOn(prefix, withAny: list[1]) { continue }
            var other = 0
            while other < Int(list[0]), states < Self.mostStates {
                let word = list[2 &+ other]
                let code = strings.code(of: prefix, then: Int(word & 0xFF))
                if code != 0 {
                    states &+= 1
                    longer[states] = (cost &+ UInt64(word &>> 8) &<< 16) | UInt64(truncatingIfNeeded: code)
                }
                other &+= 1
            }
        }
        return states
    }
}
