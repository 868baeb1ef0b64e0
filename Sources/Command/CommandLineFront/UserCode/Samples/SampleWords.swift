/// The texts and numbers of a sample, by the names of parameters.
enum SampleWords {
    /// The words of a name in small letters: `progressValue`, `progress_value` are `progress`, `value`.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var wasSmall = false
        for character in name {
            if !(character.isLetter || character.isNumber) || character.isUppercase && wasSmall {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if character.isLetter || character.isNumber { word += character.lowercased() }
            wasSmall = character.isLowercase || character.isNumber
        }
        return word.isEmpty ? words : words + [word]
    }

    /// Returns the first row of a table that has one of a name's words; the last words name the kind of thing, so they come first.
    private static func row<Value>(of name: String, in table: [(String, Value)]) -> Value? {
        let words = words(of: name)
        for word in words.reversed() {
            if let row = table.first(where: { $0.0.split(separator: " ").contains { $0 == word } }) { return row.1 }
        }
        return nil
    }

    // MARK: Texts

    /// Three of each kind, for lists.
    private static let texts: [(String, [String])] = [
        ("title headline heading header event task item", ["Morning Walk", "Book Club", "Dinner"]),
        ("author artist person user friend owner sender contact", ["Maria Ruiz", "Tom Clark", "Ada Park"]),
        (
            "subtitle description detail details message caption text body content summary note subheadline comment",
            ["A short walk by the lake", "Chapters four to six", "At seven, by the river"]
        ),
        ("emoji", ["🌿", "🚀", "🎈"]),
        ("symbol symbols", symbols),
        ("email mail", ["maria@example.com", "tom@example.com", "ada@example.com"]),
        ("url link website", ["https://example.com", "https://example.org", "https://example.net"]),
        ("hex", ["34C759", "FF9500", "5856D6"]),
        ("date day", ["9 September", "10 September", "11 September"]),
        ("time clock", ["9:41", "10:30", "18:00"]),
        ("price cost balance", ["$42", "$18", "$7"]),
        ("value amount number count total score", ["42", "18", "7"]),
        ("unit units", ["km", "min", "kcal"]),
        ("temperature", ["21°", "18°", "24°"]),
        ("city location place country", ["Lisbon", "Kyoto", "Oslo"]),
        ("button action", ["Continue", "Later", "Cancel"]),
        ("placeholder prompt query search", ["Search", "Name", "Notes"]),
        ("id identifier key", ["sample-1", "sample-2", "sample-3"]),
        ("letter initial initials character", ["A", "B", "C"]),
        ("name label", ["Morning Walk", "Book Club", "Dinner"]),
    ]

    /// Names of SF Symbols.
    static let symbols = ["star.fill", "heart.fill", "bolt.fill"]

    static let plainTexts = ["One", "Two", "Three"]

    /// A text for a parameter.
    ///
    /// - Parameter number: which of a list, from 0.
    static func text(named name: String, number: Int) -> String {
        let words = words(of: name)
        if words.contains("system") || words == ["icon"] { return symbols[number % symbols.count] }
        let people: Set = ["first", "last", "full", "user", "author", "artist", "person", "friend"]
        if words.last == "name", words.contains(where: people.contains) { return text(named: "author", number: number) }
        if let row = row(of: name, in: texts) { return row[number % row.count] }
        let own = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
        return number == 0 ? own : "\(own) \(number + 1)"
    }

    // MARK: Numbers

    private static let fractions: Set<String> = [
        "progress", "percent", "percentage", "pct", "fraction", "ratio", "amount", "t", "phase", "completion", "completed", "opacity",
        "alpha", "level", "fill", "morph", "elapsed", "animatable", "animation", "hue", "saturation", "brightness", "probability",
    ]

    /// Returns true if a parameter is in points where its type is that of lengths, though it may be a fraction where it is another.
    static func isLength(_ name: String) -> Bool { words(of: name) == ["amount"] }

    /// Returns whether a parameter goes from 0 to 1.
    static func isFraction(_ name: String) -> Bool { words(of: name).contains(where: fractions.contains) }

    private static let triggers: Set<String> = ["trigger", "animate", "animated", "animating", "animates", "toggle", "shake", "start"]

    /// Returns whether a change of it sets something in motion.
    static func isTrigger(_ name: String) -> Bool { words(of: name).contains(where: triggers.contains) }

    /// Names that mean a range, within which the value is sampled.
    private static let bounds: Set<String> = ["total", "max", "maximum", "goal", "target", "limit", "upper"]

    static func isBound(_ name: String) -> Bool { words(of: name).contains(where: bounds.contains) }

    private static let numbers: [(String, Double)] = [
        ("thickness stroke border line", 6), ("height", 120), ("width", 160), ("size diameter length side", 80),
        ("radius", 24), ("corner", 16), ("spacing padding inset gap margin", 8), ("angle degrees degree rotation", 30),
        ("duration seconds interval", 1), ("delay", 0), ("speed scale zoom", 1), ("x y offset distance translation", 20),
        ("total max maximum goal target limit upper", 10), ("min minimum lower from", 0), ("to", 1),
        ("frequency waves cycles", 2), ("amplitude strength intensity magnitude", 10), ("blur", 4), ("temperature", 21),
        ("price cost balance", 42), ("rating stars", 4), ("sides points corners spikes petals", 5), ("latitude", 38.72),
        ("longitude", -9.14),
    ]

    /// A number for a parameter that may have fractions.
    ///
    /// - Parameter others: the names of the other parameters, one of which may be the upper bound.
    static func number(named name: String, besides others: [String]) -> Double {
        let words = words(of: name)
        if words.contains("width"), words.contains(where: ["line", "stroke", "border"].contains) { return 6 }
        if words.contains("radius"), words.contains("corner") { return 16 }
        let isWithin = others.contains { $0 != name && isBound($0) } && !isBound(name)
        if isWithin, isFraction(name) || words.contains("value") || words.contains("current") { return 6 }
        if isFraction(name) { return 0.6 }
        return row(of: name, in: numbers) ?? 0.6
    }

    private static let wholeNumbers: [(String, Int)] = [
        ("index selected selection page tab current", 0), ("percent percentage progress pct", 60), ("year", 2025), ("month", 9),
        ("day", 9), ("hour", 9), ("minute", 41), ("age", 30), ("value", 6), ("count number", 5), ("rows columns row column", 3),
    ]

    /// A whole number for a parameter.
    ///
    /// - Parameter number: which of a list, from 0.
    static func wholeNumber(named name: String, besides others: [String], number: Int) -> Int {
        if words(of: name) == ["id"] { return number + 1 }
        if others.contains(where: { $0 != name && isBound($0) }), !isBound(name), isFraction(name) { return 6 }
        if let row = row(of: name, in: wholeNumbers) { return row }
        return row(of: name, in: numbers).map { Int($0) } ?? 3
    }

    private static let starts: Set<String> = ["start", "starts", "started", "begin", "begins", "began", "since"]
    private static let ends: Set<String> = [
        "end", "ends", "ended", "eta", "deadline", "due", "until", "expiry", "expires", "expiration", "finish", "finishes", "arrival",
        "arrives",
        "target", "next", "fire", "departure",
    ]

    /// Returns an expression for a date: a beginning is a quarter of an hour ago, and an end is as far ahead.
    static func date(named name: String) -> String {
        let words = words(of: name)
        if words.contains(where: starts.contains) { return "Date.now.addingTimeInterval(-900)" }
        return words.contains(where: ends.contains) ? "Date.now.addingTimeInterval(900)" : "Date.now"
    }

    private static let negations: Set<String> = [
        "disabled", "hidden", "error", "failed", "reversed", "inverted", "debug", "empty", "deleted",
    ]

    /// Returns whether a flag is set in a sample.
    static func flag(named name: String) -> Bool { !words(of: name).contains(where: negations.contains) }
}
