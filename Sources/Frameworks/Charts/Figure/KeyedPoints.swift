/// The points of a curve as numbers that animate, identified by their values.
///
/// Of two curves the points of the same value belong together: an added or removed point moves none of the others. A point that only one
/// curve has moves with its neighbour, so that a new one grows out of that neighbour's place.
nonisolated struct KeyedPoints: VectorArithmetic, Sendable {
    /// A plotted value, and which of the points with it.
    struct Key: Hashable, Sendable {
        let datum: Datum
        let occurrence: Int
    }

    private let keys: [Key]
    /// The numbers in the order of the keys, the same count for each key.
    private(set) var numbers: [Double]

    private init(keys: [Key], numbers: [Double]) { (self.keys, self.numbers) = (keys, numbers) }

    /// - Parameters:
    ///   - data: the values of the points, in the order of the curve.
    ///   - rows: the numbers of each point; all of the same count.
    init(_ data: [Datum], rows: [[Double]]) {
        precondition(data.count == rows.count, "A point has a value.")
        var counts: [Datum: Int] = [:]
        keys = data.map { datum in
            let count = counts[datum, default: 0]
            counts[datum] = count + 1
            return Key(datum: datum, occurrence: count)
        }
        numbers = rows.flatMap { $0 }
    }

    /// The number of numbers for a point.
    private var width: Int { keys.isEmpty ? 0 : numbers.count / keys.count }

    static var zero: KeyedPoints { KeyedPoints(keys: [], numbers: []) }

    static func + (lhs: KeyedPoints, rhs: KeyedPoints) -> KeyedPoints {
        lhs.keys.count >= rhs.keys.count ? combine(lhs, rhs, +) : combine(rhs, lhs, +)
    }

    static func - (lhs: KeyedPoints, rhs: KeyedPoints) -> KeyedPoints {
        guard lhs.keys.isEmpty else { return combine(lhs, rhs, -) }
        var negative = rhs
        negative.scale(by: -1)
        return negative
    }

    mutating func scale(by rhs: Double) {
        for index in numbers.indices { numbers[index] *= rhs }
    }

    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

    /// The points of one curve, with the numbers of another that belong to them.
    private static func combine(
        _ base: KeyedPoints, _ other: KeyedPoints, _ operation: (Double, Double) -> Double
    ) -> KeyedPoints {
        let width = base.width
        guard width > 0, other.width == width else { return base }
        var result = base
        if base.keys == other.keys {
            for index in result.numbers.indices { result.numbers[index] = operation(base.numbers[index], other.numbers[index]) }
            return result
        }
        for (place, twin) in twins(of: base.keys, among: other.keys).enumerated() {
            for number in 0..<width {
                let index = place * width + number
                result.numbers[index] = operation(base.numbers[index], other.numbers[twin * width + number])
            }
        }
        return result
    }

    /// Returns the indices of the points that belong to each point: the one of the same value, or else its nearest neighbour's. If no
    /// values are equal, it is the point at the same part of the way. No list is empty.
    private static func twins(of keys: [Key], among others: [Key]) -> [Int] {
        let places = Dictionary(uniqueKeysWithValues: others.enumerated().map { ($1, $0) })
        let own = keys.map { places[$0] }
        guard own.contains(where: { $0 != nil }) else { return keys.indices.map { $0 * others.count / keys.count } }
        var before: [(place: Int, twin: Int)?] = []
        for (index, twin) in own.enumerated() { before.append(twin.map { (index, $0) } ?? before.last ?? nil) }
        var after: (place: Int, twin: Int)?
        var result = [Int](repeating: 0, count: keys.count)
        for index in keys.indices.reversed() {
            if let twin = own[index] { after = (index, twin) }
            switch (before[index], after) {
            case (let first?, let last?): result[index] = index - first.place <= last.place - index ? first.twin : last.twin
            case (let first?, nil): result[index] = first.twin
            case (nil, let last?): result[index] = last.twin
            case (nil, nil): break
            }
        }
        return result
    }
}
