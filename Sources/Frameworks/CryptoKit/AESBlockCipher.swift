/// The block cipher AES, in the direction of enciphering, which is all that counter modes need.
///
/// It looks up a table by secret bytes, so its time reveals something about the key. That is acceptable for the data of pictures, but not
/// for a server. Source: FIPS 197.
struct AESBlockCipher {
    /// Bytes of a block.
    static let blockByteCount = 16

    /// The expanded key: a block for each round and one before them.
    private let roundKeys: [[UInt8]]

    /// - Parameter key: 16, 24 or 32 bytes; nil for others.
    init?(key: [UInt8]) {
        guard [16, 24, 32].contains(key.count) else { return nil }
        // FIPS 197, 5.2: words of four bytes, of which each is made of the one before and the one a key's length before.
        let keyWords = key.count / 4
        let rounds = keyWords + 6
        var words = stride(from: 0, to: key.count, by: 4).map { Array(key[$0..<$0 + 4]) }
        var constant: UInt8 = 1
        for index in keyWords..<4 * (rounds + 1) {
            var word = words[index - 1]
            if index % keyWords == 0 {
                word = [word[1], word[2], word[3], word[0]].map { Self.substitutes[Int($0)] }
                word[0] ^= constant
                constant = Self.doubled(constant)
            } else if keyWords > 6, index % keyWords == 4 {
                word = word.map { Self.substitutes[Int($0)] }
            }
            words.append((0..<4).map { words[index - keyWords][$0] ^ word[$0] })
        }
        roundKeys = (0...rounds).map { round in Array(words[4 * round..<4 * round + 4].joined()) }
    }

    /// The enciphered form of a block of 16 bytes.
    func enciphered(_ block: [UInt8]) -> [UInt8] {
        var state = Self.sum(block, roundKeys[0])
        for key in roundKeys[1..<roundKeys.count - 1] { state = Self.sum(Self.mixed(Self.shifted(state)), key) }
        return Self.sum(Self.shifted(state), roundKeys[roundKeys.count - 1])
    }

    // MARK: Steps of a round

    /// SubBytes and ShiftRows: the state's columns follow one another, and row r moves r columns to the left.
    private static func shifted(_ state: [UInt8]) -> [UInt8] {
        (0..<16).map { index in substitutes[Int(state[(index + 4 * (index % 4)) % 16])] }
    }

    /// MixColumns: each column times a fixed matrix.
    private static func mixed(_ state: [UInt8]) -> [UInt8] {
        var result = state
        for column in stride(from: 0, to: 16, by: 4) {
            let all = state[column] ^ state[column + 1] ^ state[column + 2] ^ state[column + 3]
            for row in 0..<4 {
                let (own, next) = (state[column + row], state[column + (row + 1) % 4])
                result[column + row] = own ^ all ^ doubled(own ^ next)
            }
        }
        return result
    }

    private static func sum(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] { zip(first, second).map { $0 ^ $1 } }

    // MARK: The field of 256 elements

    /// Twice an element: by x, modulo x⁸ + x⁴ + x³ + x + 1.
    private static func doubled(_ value: UInt8) -> UInt8 { value << 1 ^ (value & 0x80 == 0 ? 0 : 0x1B) }

    /// The substitute for each byte: its inverse in the field after an affine map (FIPS 197, 5.1.1). Powers of 3 reach all elements but
    /// 0, so the inverse of 3ⁿ is 3²⁵⁵⁻ⁿ.
    private static let substitutes: [UInt8] = {
        var powers: [UInt8] = [1]
        for _ in 1..<255 { powers.append(powers[powers.count - 1] ^ doubled(powers[powers.count - 1])) }
        var table = [UInt8](repeating: 0x63, count: 256)
        for exponent in 0..<255 {
            let inverse = powers[(255 - exponent) % 255]
            let turned = (1...4).reduce(inverse) { $0 ^ (inverse << $1 | inverse >> (8 - $1)) }
            table[Int(powers[exponent])] = turned ^ 0x63
        }
        return table
    }()
}
