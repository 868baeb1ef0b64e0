/// The numbers with which a block is mixed: the first 64 bits of the fractional parts of the cube roots of the first 80 primes
/// (FIPS 180-4, 4.2.3). SHA-256 uses the first 32 bits of the first 64 of them.
private let roundConstants: [UInt64] = [
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
    0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
    0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
    0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
    0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
    0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
    0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
    0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
    0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
    0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
    0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
    0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
]

/// The first bits of the fractional parts of the square roots of the first primes (FIPS 180-4, 5.3).
private let startOfSHA512: [UInt64] = [
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
]

/// The same of the ninth to the sixteenth prime.
private let startOfSHA384: [UInt64] = [
    0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
    0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4,
]

private let startOfSHA256: [UInt32] = [
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]

/// The numbers of places by which the 32-bit and the 64-bit kinds of SHA-2 rotate and shift bits. The two kinds also differ in their
/// rounds.
private struct Rotations: Sendable {
    var sum0: (Int, Int, Int), sum1: (Int, Int, Int), sigma0: (Int, Int, Int), sigma1: (Int, Int, Int)
    static let of32 = Rotations(sum0: (2, 13, 22), sum1: (6, 11, 25), sigma0: (7, 18, 3), sigma1: (17, 19, 10))
    static let of64 = Rotations(sum0: (28, 34, 39), sum1: (14, 18, 41), sigma0: (1, 8, 7), sigma1: (19, 61, 6))
}

/// SHA-2 in words of 32 or 64 bits. Source: FIPS 180-4, 6.2 and 6.4.
private struct SHA2<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
    var state: [Word]
    var blocks = HashedBlocks(blockByteCount: Word.bitWidth * 2)
    let rotations: Rotations
    let constants: [Word]

    mutating func take(_ bytes: UnsafeRawBufferPointer) {
        var state = state
        blocks.take(bytes) { Self.mix($0, into: &state, rotations, constants) }
        self.state = state
    }

    func digest() -> [UInt8] {
        var state = state
        blocks.finish(lengthByteCount: Word.bitWidth / 4, bigEndian: true) { Self.mix($0, into: &state, rotations, constants) }
        return state.flatMap(\.bigEndianBytes)
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [Word], _ by: Rotations, _ constants: [Word]) {
        let size = Word.bitWidth / 8
        var words = (0..<16).map { index -> Word in
            let start = block.startIndex + index * size
            return Word(bigEndianBytes: block[start..<start + size])
        }
        for index in 16..<constants.count {
            let early = words[index - 15], late = words[index - 2]
            let sigma0 = early.rotatedRight(by.sigma0.0) ^ early.rotatedRight(by.sigma0.1) ^ early >> Word(by.sigma0.2)
            let sigma1 = late.rotatedRight(by.sigma1.0) ^ late.rotatedRight(by.sigma1.1) ^ late >> Word(by.sigma1.2)
            words.append(words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1)
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in constants.indices {
            let sum1 = e.rotatedRight(by.sum1.0) ^ e.rotatedRight(by.sum1.1) ^ e.rotatedRight(by.sum1.2)
            let choice = e & f ^ ~e & g
            let first = h &+ sum1 &+ choice &+ constants[index] &+ words[index]
            let sum0 = a.rotatedRight(by.sum0.0) ^ a.rotatedRight(by.sum0.1) ^ a.rotatedRight(by.sum0.2)
            let majority = a & b ^ a & c ^ b & c
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ sum0 &+ majority)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }
}

/// SHA-2 with digests of 256 bits.
///
/// Source: Apple, CryptoKit `SHA256`; FIPS 180-4.
public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest
    public static var byteCount: Int { 32 }
    public static var blockByteCount: Int { 64 }
    private var function = SHA2<UInt32>(
        state: startOfSHA256, rotations: .of32, constants: roundConstants.prefix(64).map { UInt32($0 >> 32) })

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { function.take(bufferPointer) }
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: function.digest()) }
}

/// SHA-2 with digests of 384 bits.
///
/// Source: Apple, CryptoKit `SHA384`; FIPS 180-4.
public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest
    public static var byteCount: Int { 48 }
    public static var blockByteCount: Int { 128 }
    private var function = SHA2<UInt64>(state: startOfSHA384, rotations: .of64, constants: roundConstants)

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { function.take(bufferPointer) }
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: Array(function.digest().prefix(48))) }
}

/// SHA-2 with digests of 512 bits.
///
/// Source: Apple, CryptoKit `SHA512`; FIPS 180-4.
public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest
    public static var byteCount: Int { 64 }
    public static var blockByteCount: Int { 128 }
    private var function = SHA2<UInt64>(state: startOfSHA512, rotations: .of64, constants: roundConstants)

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { function.take(bufferPointer) }
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: function.digest()) }
}
