import Foundation

extension Insecure {
    /// SHA-1, which one-time codes and old protocols are made with.
    ///
    /// Source: Apple, CryptoKit `Insecure.SHA1`; FIPS 180-4, 6.1.
    public struct SHA1: HashFunction {
        public typealias Digest = SHA1Digest
        public static var byteCount: Int { 20 }
        public static var blockByteCount: Int { 64 }
        private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
        private var blocks = HashedBlocks(blockByteCount: 64)

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            var state = state
            blocks.take(bufferPointer) { Self.mix($0, into: &state) }
            self.state = state
        }

        public func finalize() -> SHA1Digest {
            var state = state
            blocks.finish(lengthByteCount: 8, bigEndian: true) { Self.mix($0, into: &state) }
            return SHA1Digest(bytes: state.flatMap(\.bigEndianBytes))
        }

        private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
            var words = (0..<16).map { index -> UInt32 in
                let start = block.startIndex + index * 4
                return UInt32(bigEndianBytes: block[start..<start + 4])
            }
            for index in 16..<80 {
                let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
                words.append(word.rotatedLeft(1))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for index in 0..<80 {
                let (function, constant): (UInt32, UInt32) =
                    switch index {
                    case ..<20: (b & c | ~b & d, 0x5a82_7999)
                    case ..<40: (b ^ c ^ d, 0x6ed9_eba1)
                    case ..<60: (b & c | b & d | c & d, 0x8f1b_bcdc)
                    default: (b ^ c ^ d, 0xca62_c1d6)
                    }
                let mixed = a.rotatedLeft(5) &+ function &+ e &+ constant &+ words[index]
                (e, d, c, b, a) = (d, c, b.rotatedLeft(30), a, mixed)
            }
            for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
        }
    }

    /// MD5, by which files and addresses of pictures are named.
    ///
    /// Source: Apple, CryptoKit `Insecure.MD5`; RFC 1321.
    public struct MD5: HashFunction {
        public typealias Digest = MD5Digest
        public static var byteCount: Int { 16 }
        public static var blockByteCount: Int { 64 }
        private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
        private var blocks = HashedBlocks(blockByteCount: 64)

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            var state = state
            blocks.take(bufferPointer) { Self.mix($0, into: &state) }
            self.state = state
        }

        public func finalize() -> MD5Digest {
            var state = state
            blocks.finish(lengthByteCount: 8, bigEndian: false) { Self.mix($0, into: &state) }
            return MD5Digest(bytes: state.flatMap(\.littleEndianBytes))
        }

        /// The rotations of the four rounds.
        private static let turns = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
        /// 2^32 times the absolute sine of 1 to 64 radians (RFC 1321, 3.4).
        private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }

        private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
            let words = (0..<16).map { index -> UInt32 in
                let start = block.startIndex + index * 4
                return UInt32(bigEndianBytes: block[start..<start + 4]).byteSwapped
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for index in 0..<64 {
                let (function, word): (UInt32, Int) =
                    switch index / 16 {
                    case 0: (b & c | ~b & d, index)
                    case 1: (d & b | ~d & c, (5 * index + 1) % 16)
                    case 2: (b ^ c ^ d, (3 * index + 5) % 16)
                    default: (c ^ (b | ~d), 7 * index % 16)
                    }
                let sum = a &+ function &+ sines[index] &+ words[word]
                (a, d, c, b) = (d, c, b, b &+ sum.rotatedLeft(turns[index / 16][index % 4]))
            }
            for (index, word) in [a, b, c, d].enumerated() { state[index] &+= word }
        }
    }
}
