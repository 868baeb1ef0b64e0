import _FoundationICU

/// The direction in which text runs: Unicode Standard Annex 9, as ICU implements it.
enum Directions {
    struct Result {
        var levels: [UInt8]
        var paragraphs: [(end: Int, level: UInt8)]
    }

    /// The base level of a paragraph is its first strong character's, or else the given one.
    static func find(in units: [UInt16], isRightToLeft: Bool) -> Result {
        let base: UInt8 = isRightToLeft ? 1 : 0
        let plain = Result(
            levels: [UInt8](repeating: 0, count: units.count), paragraphs: [(units.count, base)])
        // Below the Hebrew block there is no character that runs from right to left and no explicit direction.
        guard !units.isEmpty, isRightToLeft || units.contains(where: { $0 >= 0x0590 }) else { return plain }
        guard let bidi = swift_ubidi_open() else { return plain }
        defer { swift_ubidi_close(bidi) }
        return units.withUnsafeBufferPointer { text in
            var status = U_ZERO_ERROR
            // UBIDI_DEFAULT_LTR and UBIDI_DEFAULT_RTL.
            let start: UBiDiLevel = isRightToLeft ? 0xFF : 0xFE
            swift_ubidi_setPara(bidi, text.baseAddress, Int32(text.count), start, nil, &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue, let levels = swift_ubidi_getLevels(bidi, &status) else {
                return plain
            }
            return Result(
                levels: Array(UnsafeBufferPointer(start: levels, count: text.count)),
                paragraphs: paragraphs(of: bidi))
        }
    }

    private static func paragraphs(of bidi: OpaquePointer) -> [(end: Int, level: UInt8)] {
        (0..<swift_ubidi_countParagraphs(bidi)).map { index in
            var (start, end, level): (Int32, Int32, UBiDiLevel) = (0, 0, 0)
            var status = U_ZERO_ERROR
            swift_ubidi_getParagraphByIndex(bidi, index, &start, &end, &level, &status)
            return (Int(end), level)
        }
    }

    /// The order, from left to right, of pieces with the given levels (rule L2).
    static func visualOrder(of levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}
