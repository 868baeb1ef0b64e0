/// A block cipher as a stream of counters, with a tag that authenticates the message.
///
/// Source: NIST SP 800-38D.
struct GaloisCounterMode {
    private let cipher: AESBlockCipher
    /// The element by which tags are multiplied.
    private let subkey: Element

    init(_ cipher: AESBlockCipher) {
        self.cipher = cipher
        subkey = Element(cipher.enciphered([UInt8](repeating: 0, count: 16)))
    }

    /// Enciphers, or deciphers, which is the same.
    func changed(_ bytes: [UInt8], nonce: [UInt8]) -> [UInt8] {
        var counter = firstCounter(nonce)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for start in stride(from: 0, to: bytes.count, by: 16) {
            counter = Self.next(counter)
            for (byte, mask) in zip(bytes[start..<min(start + 16, bytes.count)], cipher.enciphered(counter)) { result.append(byte ^ mask) }
        }
        return result
    }

    /// Returns the tag, 16 bytes, of an encrypted message and its additional data.
    func tag(of ciphertext: [UInt8], authenticating data: [UInt8], nonce: [UInt8]) -> [UInt8] {
        let hash = hashed(padded(data) + padded(ciphertext) + lengths(data.count, ciphertext.count))
        return zip(hash, cipher.enciphered(firstCounter(nonce))).map { $0 ^ $1 }
    }

    // MARK: Counters

    private func firstCounter(_ nonce: [UInt8]) -> [UInt8] {
        nonce.count == 12 ? nonce + [0, 0, 0, 1] : hashed(padded(nonce) + lengths(0, nonce.count))
    }

    /// One more in the last four bytes.
    private static func next(_ counter: [UInt8]) -> [UInt8] {
        let number = counter[12...].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } &+ 1
        return counter[..<12] + (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
    }

    // MARK: The hash

    private func padded(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16) }

    /// Two lengths in bytes as eight bytes of bits each.
    private func lengths(_ first: Int, _ second: Int) -> [UInt8] { Element(high: UInt64(first) * 8, low: UInt64(second) * 8).bytes }

    private func hashed(_ bytes: [UInt8]) -> [UInt8] {
        var sum = Element(high: 0, low: 0)
        for start in stride(from: 0, to: bytes.count, by: 16) {
            let block = Element(Array(bytes[start..<start + 16]))
            sum = Element(high: sum.high ^ block.high, low: sum.low ^ block.low).times(subkey)
        }
        return sum.bytes
    }

    /// An element of the field of 2¹²⁸: the first bit is the coefficient of 1, the last that of x¹²⁷.
    private struct Element {
        var high: UInt64
        var low: UInt64

        init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

        init(_ bytes: [UInt8]) {
            high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
            low = bytes[8...].reduce(0) { $0 << 8 | UInt64($1) }
        }

        var bytes: [UInt8] {
            [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64($0))) } }
        }

        /// The product modulo x¹²⁸ + x⁷ + x² + x + 1.
        func times(_ other: Element) -> Element {
            var (result, power) = (Element(high: 0, low: 0), other)
            for bit in 0..<128 {
                let isSet = bit < 64 ? high >> (63 - UInt64(bit)) & 1 : low >> (127 - UInt64(bit)) & 1
                if isSet == 1 { (result.high, result.low) = (result.high ^ power.high, result.low ^ power.low) }
                let carries = power.low & 1 == 1
                (power.high, power.low) = (power.high >> 1, power.low >> 1 | power.high << 63)
                if carries { power.high ^= 0xE1 << 56 }
            }
            return result
        }
    }
}
