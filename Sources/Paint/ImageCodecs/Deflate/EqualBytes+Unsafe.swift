/// Eight bytes from a place on, the first in the lowest bits; `PixelBytes.padding` lets every place have eight.
@inline(__always)
func eightBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ place: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt64.self))
}

/// Returns the number of bytes from a place on, at most `limit`, that equal those from an earlier place on.
@inline(__always)
func equalBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ place: Int, _ from: Int, limit: Int) -> Int {
    var length = 0
    while length < limit {
        let difference = eightBytes(bytes, place + length) ^ eightBytes(bytes, from + length)
        if difference != 0 {
            length += difference.trailingZeroBitCount >> 3
            break
        }
        length += 8
        if length >= 32 {
            // A long copy: four words at once as far as that goes.
            while limit - length >= 32, fourWords(bytes, place + length) == fourWords(bytes, from + length) { length += 32 }
        }
    }
    return min(length, limit)
}

/// Returns the number of bytes, at most `limit`, that are the same in two places of memory, both with `PixelBytes.padding` behind them.
@inline(__always)
func equalBytes(_ some: UnsafePointer<UInt8>, _ others: UnsafePointer<UInt8>, limit: Int) -> Int {
    var length = 0
    while length < limit {
        let first = UInt64(littleEndian: UnsafeRawPointer(some + length).loadUnaligned(as: UInt64.self))
        let difference = first ^ UInt64(littleEndian: UnsafeRawPointer(others + length).loadUnaligned(as: UInt64.self))
        if difference != 0 { return min(limit, length + difference.trailingZeroBitCount >> 3) }
        length += 8
    }
    return limit
}

@inline(__always)
private func fourWords(_ bytes: UnsafeMutablePointer<UInt8>, _ place: Int) -> SIMD4<UInt64> {
    UnsafeRawPointer(bytes + place).loadUnaligned(as: SIMD4<UInt64>.self)
}
