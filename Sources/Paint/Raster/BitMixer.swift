/// Mixes numbers into 64 bits, to find things again by.
struct BitMixer {
    // FNV-1a's start, and the multiplier of Knuth's 64-bit generator, for whole numbers of 64 bits at a time.
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    mutating func mix(_ bits: UInt64) { value = (value ^ bits ^ (value >> 29)) &* 6_364_136_223_846_793_005 }

    var result: UInt64 { value ^ (value >> 32) }
}
