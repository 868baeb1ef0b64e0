/// Bytes gathered to blocks, as all functions of the Merkle-Damgård kind do: whole blocks are worked in at once, the last is
/// filled with a one bit, noughts and the length in bits.
struct HashedBlocks: Sendable {
    let blockByteCount: Int
    private(set) var rest: [UInt8] = []
    private(set) var byteCount = 0

    /// Takes in bytes, and gives each block that they fill to `work`.
    mutating func take(_ bytes: UnsafeRawBufferPointer, work: (ArraySlice<UInt8>) -> Void) {
        byteCount += bytes.count
        rest.append(contentsOf: bytes)
        var start = rest.startIndex
        while rest.endIndex - start >= blockByteCount {
            work(rest[start..<start + blockByteCount])
            start += blockByteCount
        }
        rest.removeSubrange(..<start)
    }

    /// Gives the last blocks to `work`. `lengthByteCount` is 8, or 16 of SHA-384 and SHA-512.
    func finish(lengthByteCount: Int, bigEndian: Bool, work: (ArraySlice<UInt8>) -> Void) {
        var tail = rest + [0x80]
        while tail.count % blockByteCount != blockByteCount - lengthByteCount { tail.append(0) }
        let length = UInt64(byteCount) * 8
        let lengthBytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> UInt64(8 * $0)) }
        let zeros = [UInt8](repeating: 0, count: lengthByteCount - 8)
        tail += bigEndian ? zeros + lengthBytes.reversed() : lengthBytes + zeros
        for start in stride(from: 0, to: tail.count, by: blockByteCount) { work(tail[start..<start + blockByteCount]) }
    }
}

extension FixedWidthInteger {
    /// The number that some bytes are, the first byte counting most.
    init(bigEndianBytes bytes: ArraySlice<UInt8>) { self = bytes.reduce(0) { $0 << 8 | Self($1) } }

    var bigEndianBytes: [UInt8] {
        stride(from: Self.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> Self($0)) }
    }

    var littleEndianBytes: [UInt8] { bigEndianBytes.reversed() }

    func rotatedLeft(_ count: Int) -> Self { self << Self(count) | self >> Self(Self.bitWidth - count) }
    func rotatedRight(_ count: Int) -> Self { self >> Self(count) | self << Self(Self.bitWidth - count) }
}
