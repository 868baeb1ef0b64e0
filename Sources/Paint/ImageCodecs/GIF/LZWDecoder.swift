/// Undoes GIF's variant of Lempel-Ziv-Welch compression (GIF89a specification, appendix F).
struct LZWDecoder {
    private static let codeCount = 4096

    let symbolBits: Int

    /// Returns the most symbols that so many bytes can stand for: each code's string is longer by one than any before, up to a full
    /// table.
    private func mostSymbols(in byteCount: Int) -> Int {
        let codes = byteCount * 8 / (symbolBits + 1)
        let growing = min(codes, Self.codeCount)
        return growing * (growing + 1) / 2 + (codes - growing) * Self.codeCount
    }

    /// The first `count` symbols in compressed bytes.
    ///
    /// - Throws: `ImageCodecError.corrupt` for a code that cannot occur or when the symbols end too early; where the bytes are
    ///   too few from the start, before memory is taken for the symbols.
    func decode(_ bytes: [UInt8], count: Int) throws(ImageCodecError) -> [UInt8] {
        let most = mostSymbols(in: bytes.count)
        guard count <= most else { throw .corrupt(.gif, fault: "a frame has at most \(most) of its \(count) pixels") }
        let clearCode = 1 << symbolBits
        var prefixes = [UInt16](repeating: 0, count: Self.codeCount)
        var suffixes = [UInt8](repeating: 0, count: Self.codeCount)
        var lengths = [Int](repeating: 1, count: Self.codeCount)
        for symbol in 0..<clearCode { suffixes[symbol] = UInt8(symbol) }

        var symbols = [UInt8](repeating: 0, count: count)
        var filled = 0
        var (nextCode, codeBits) = (clearCode + 2, symbolBits + 1)
        var last: Int?
        var (pending, pendingCount) = (UInt32(0), 0)
        var position = 0
        while filled < count {
            while pendingCount < codeBits {
                guard position < bytes.count else {
                    throw .corrupt(.gif, fault: "a frame has \(filled) of its \(count) pixels")
                }
                pending |= UInt32(bytes[position]) << UInt32(pendingCount)
                pendingCount += 8
                position += 1
            }
            let code = Int(pending & (1 << UInt32(codeBits) - 1))
            pending >>= UInt32(codeBits)
            pendingCount -= codeBits

            if code == clearCode {
                (nextCode, codeBits, last) = (clearCode + 2, symbolBits + 1, nil)
                continue
            }
            if code == clearCode + 1 { throw .corrupt(.gif, fault: "a frame has \(filled) of its \(count) pixels") }
            let isKnown = code < nextCode
            guard isKnown || (code == nextCode && last != nil) else {
                throw .corrupt(.gif, fault: "code \(code) comes before its string")
            }
            // A code that is just being made stands for the last string and its own first symbol.
            let string = isKnown ? code : (last ?? code)
            let end = filled + lengths[string]
            var (walk, place) = (string, end - 1)
            while place >= filled {
                if place < count { symbols[place] = suffixes[walk] }
                walk = Int(prefixes[walk])
                place -= 1
            }
            let first = symbols[filled]
            filled = min(end, count)
            if !isKnown, filled < count {
                symbols[filled] = first
                filled += 1
            }
            if let last, nextCode < Self.codeCount {
                prefixes[nextCode] = UInt16(last)
                suffixes[nextCode] = first
                lengths[nextCode] = lengths[last] + 1
                nextCode += 1
                if nextCode == 1 << codeBits, codeBits < 12 { codeBits += 1 }
            }
            last = code
        }
        return symbols
    }
}
