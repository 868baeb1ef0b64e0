/// A bar code of the kind Code 128: which of its modules are dark.
///
/// Four or more digits in a row are encoded in pairs, all else in the set of printable characters (B) or, below the space, in that of
/// control characters (A). Source: ISO/IEC 15417.
package struct Code128: Equatable {
    /// The modules from the start character to the last bar of the stop character.
    package let modules: [Bool]

    /// - Returns: nil for bytes that are not ASCII characters, and for no bytes at all.
    package init?(_ bytes: [UInt8]) {
        guard !bytes.isEmpty, bytes.allSatisfy({ $0 < 128 }) else { return nil }
        let symbols = Self.symbols(of: bytes)
        let sum = symbols.enumerated().reduce(0) { $0 + max($1.offset, 1) * $1.element }
        modules = (symbols + [sum % 103, Self.stop]).flatMap { Self.modules(of: Self.widths[$0]) }
    }

    private enum CharacterSet: Int {
        // A set's start character, less 103.
        case control, printable, digits
        var start: Int { 103 + rawValue }
        /// The character that changes to this set from another.
        var change: Int { 101 - rawValue }
    }

    private static let stop = 106

    private static func symbols(of bytes: [UInt8]) -> [Int] {
        var result: [Int] = []
        var present: CharacterSet?
        var index = 0
        func enter(_ set: CharacterSet) {
            if present != set { result.append(present == nil ? set.start : set.change) }
            present = set
        }
        while index < bytes.count {
            let digits = bytes[index...].prefix { (48...57).contains($0) }.count
            // Two pairs pay for the change; at the ends one character less does.
            if digits >= 4 || (digits >= 2 && digits == bytes.count && digits.isMultiple(of: 2)) {
                if !digits.isMultiple(of: 2) {
                    enter(present == .control ? .control : .printable)
                    result.append(Int(bytes[index]) - 32)
                    index += 1
                }
                enter(.digits)
                for _ in 0..<digits / 2 {
                    result.append(Int(bytes[index] - 48) * 10 + Int(bytes[index + 1] - 48))
                    index += 2
                }
                continue
            }
            let byte = Int(bytes[index])
            let isControl = byte < 32
            if isControl { enter(.control) } else if present != .control || byte >= 96 { enter(.printable) }
            result.append(isControl ? byte + 64 : byte - 32)
            index += 1
        }
        return result
    }

    private static func modules(of widths: String) -> [Bool] {
        widths.enumerated().flatMap { [Bool](repeating: $0.offset.isMultiple(of: 2), count: $0.element.wholeNumberValue ?? 0) }
    }

    /// The widths of the bars and spaces of each character in turn, eleven modules in all; the stop character has thirteen.
    package static let widths = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221
        223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321
        112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131
        311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114
        122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141
        214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
