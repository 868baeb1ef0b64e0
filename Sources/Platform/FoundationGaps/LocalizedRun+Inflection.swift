/// Grammatical agreement: `^[\(count) cup](inflect: true)`.
extension LocalizedRun {
    /// Returns the runs, with the nouns of texts that request agreement in the number of the value beside them.
    ///
    /// Nouns are known in English; other languages' texts stay as they are written.
    ///
    /// - Parameters:
    ///   - numbers: the values as numbers; `nil` for a value that is not a number.
    ///   - text: the values as texts; `nil` for a value with its own style.
    package static func agreeing(
        _ runs: [LocalizedRun], numbers: [Double?], language: String, text: (Int) -> String?
    ) -> [LocalizedRun] {
        guard runs.contains(where: \.inflects), language == "en" || language.hasPrefix("en-") else { return runs }
        var result = runs
        for group in groups(of: runs) {
            guard let number = number(in: runs[group], numbers: numbers), abs(number) != 1,
                let noun = group.last(where: { runs[$0].noun(numbers: numbers, text: text) != nil })
            else { continue }
            result[noun].makePlural(numbers: numbers, text: text)
        }
        return result
    }

    /// Returns the ranges of neighbouring runs that request agreement together.
    private static func groups(of runs: [LocalizedRun]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for index in runs.indices where runs[index].inflects {
            if let last = result.last, last.upperBound == index {
                result[result.count - 1] = last.lowerBound..<index + 1
            } else {
                result.append(index..<index + 1)
            }
        }
        return result
    }

    /// The first number among the values, or written out in the text.
    private static func number(in runs: ArraySlice<LocalizedRun>, numbers: [Double?]) -> Double? {
        for piece in runs.flatMap(\.pieces) {
            switch piece {
            case .value(let index, _, _):
                if numbers.indices.contains(index), let number = numbers[index] { return number }
            case .literal(let text):
                for word in text.split(separator: " ") { if let number = Double(word) { return number } }
            }
        }
        return nil
    }

    /// Returns the index of the piece with the noun: the last one with letters that is not a number.
    private func noun(numbers: [Double?], text: (Int) -> String?) -> Int? {
        pieces.indices.last { words(at: $0, numbers: numbers, text: text)?.contains(where: \.isLetter) == true }
    }

    private func words(at place: Int, numbers: [Double?], text: (Int) -> String?) -> String? {
        switch pieces[place] {
        case .literal(let literal): literal
        case .value(let index, _, _):
            numbers.indices.contains(index) && numbers[index] == nil ? text(index) : nil
        }
    }

    private mutating func makePlural(numbers: [Double?], text: (Int) -> String?) {
        guard let place = noun(numbers: numbers, text: text), let words = words(at: place, numbers: numbers, text: text)
        else { return }
        pieces[place] = .literal(EnglishPlural.phrase(words))
    }
}
