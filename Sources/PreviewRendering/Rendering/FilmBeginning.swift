import Drawing

/// Finds out whether a film shows something once, before it repeats itself for ever.
///
/// A ball that flies in beside a mouth that opens and closes is in no whole period of the mouth. The way on which a spring gets
/// into its swing is in the period as well as anybody can see: nothing moves there that stands still in the period.
enum FilmBeginning {
    /// Fewer frames than this show nothing by themselves; a choice.
    private static let fewest = 3

    /// The frames to show of a film that repeats itself.
    ///
    /// - Parameters:
    ///   - frames: from when the view appeared.
    ///   - period: one whole period among them.
    /// - Returns: the period; or, where something is to be seen only before, all frames up to the end of the first whole period.
    static func range(of frames: [DisplayList], period: Range<Int>) -> Range<Int> {
        guard !period.isEmpty, period.lowerBound > 0, period.upperBound <= frames.count else { return period }
        let shapes = frames.prefix(period.upperBound).map(Shape.init)
        var first = period.lowerBound
        while first > 0, shapes[first - 1] == shapes[first - 1 + period.count] { first -= 1 }
        let known = Period(Array(shapes[period]))
        let isKnown = shapes[..<first].count { !known.shows($0) } < fewest
        return isKnown ? period : 0..<first + period.count
    }

    /// What a frame is made of, and the numbers in it: places, sizes, colours.
    private struct Shape: Equatable {
        var words: [UInt8] = []
        var numbers: [Double] = []

        init(_ list: DisplayList) {
            var number = ""
            func isDigit(_ letter: UInt8) -> Bool { (48...57).contains(letter) }
            func end() {
                guard !number.isEmpty else { return }
                // What reads as no number, as a lone dash, is a word.
                if let value = Double(number) { numbers.append(value) } else { words += Array(number.utf8) }
                words.append(35)
                number = ""
            }
            for letter in list.dump().utf8 {
                let isInNumber = isDigit(letter) || letter == 45 || (letter == 46 && !number.isEmpty)
                if letter == 45 { end() }
                if isInNumber { number.unicodeScalars.append(Unicode.Scalar(letter)) } else { end(); words.append(letter) }
            }
            end()
        }
    }

    /// The least and the greatest of each number in the frames of a period that are made of the same.
    private struct Period {
        private var groups: [[UInt8]: [ClosedRange<Double>]] = [:]

        init(_ shapes: [Shape]) {
            for shape in shapes {
                guard let known = groups[shape.words] else {
                    groups[shape.words] = shape.numbers.map { $0...$0 }
                    continue
                }
                groups[shape.words] = zip(known, shape.numbers).map { min($0.lowerBound, $1)...max($0.upperBound, $1) }
            }
        }

        /// Numbers that differ by less than this stand for the same: a hundredth of a point is not seen.
        private static let same = 0.01

        func shows(_ shape: Shape) -> Bool {
            guard let ranges = groups[shape.words] else { return false }
            return zip(ranges, shape.numbers).allSatisfy { range, number in
                // What moves in the period may swing wider before.
                range.upperBound - range.lowerBound > Self.same || abs(number - range.lowerBound) <= Self.same
            }
        }
    }
}
