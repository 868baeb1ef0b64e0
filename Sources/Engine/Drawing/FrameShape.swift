/// The contents of a frame, and the numbers in it: places, sizes, colours.
///
/// Two frames that look alike are not alike to the last bit: where a view computes with the date, a second later is another number
/// by a rounding. So numbers are compared as numbers, and not their digits.
package struct FrameShape {
    /// A hash of all text other than numbers.
    package private(set) var words: UInt64 = 0xcbf2_9ce4_8422_2325
    package private(set) var numbers: [Float] = []
    /// The sum of the numbers with weights that differ from place to place: frames that are alike have nearly the same.
    private(set) var weight: Float = 0
    /// Bytes of text that were read.
    package let effort: Int

    /// Numbers have three decimals; a difference of one in the last counts as none.
    private static let same: Float = 0.0015

    package init(_ list: DisplayList) {
        let text = list.dump(weighsMeshes: true)
        effort = text.utf8.count
        var number = Number()
        for letter in text.utf8 {
            if number.takes(letter) { continue }
            end(&number)
            if !number.takes(letter) { add(letter) }
        }
        end(&number)
    }

    private mutating func add(_ letter: UInt8) { words = (words ^ UInt64(letter)) &* 0x100_0000_01b3 }

    private mutating func end(_ number: inout Number) {
        defer { number = Number() }
        if let value = number.value {
            let place = UInt32(truncatingIfNeeded: numbers.count) &* 2_654_435_761
            weight += value * (Float(place >> 16) / 32768 - 1)
            numbers.append(value)
            add(35)
        } else if number.isNegative {
            add(45)
        }
    }

    /// Returns whether another frame looks the same to a viewer.
    package func isAlike(_ other: FrameShape) -> Bool {
        guard words == other.words, numbers.count == other.numbers.count else { return false }
        guard abs(weight - other.weight) <= Self.same * Float(numbers.count) + abs(weight) * 1e-4 else { return false }
        return zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= max(Self.same, abs($0) * 1e-6) }
    }

    /// A number that is being read.
    private struct Number {
        private(set) var isNegative = false
        private var mantissa = 0.0
        private var digits = 0
        private var scale: Double?

        /// Nil where nothing was read, or a lone sign.
        var value: Float? { digits == 0 ? nil : Float((isNegative ? -mantissa : mantissa) / (scale ?? 1)) }

        /// Takes a letter that may go on with the number.
        mutating func takes(_ letter: UInt8) -> Bool {
            switch letter {
            case 48...57:
                mantissa = mantissa * 10 + Double(letter - 48)
                digits += 1
                if let scale { self.scale = scale * 10 }
            case 46 where digits > 0 && scale == nil: scale = 1
            case 45 where digits == 0 && !isNegative: isNegative = true
            default: return false
            }
            return true
        }
    }
}
