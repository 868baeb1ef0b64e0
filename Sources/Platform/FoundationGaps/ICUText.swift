import _FoundationICU

/// Reads texts out of ICU's C functions.
enum ICUText {
    /// Calls a function that fills a buffer and returns the length of the text, a second time if the buffer was too small.
    ///
    /// - Returns: the text's UTF-16 units, or `nil` when ICU reports an error.
    static func read(
        _ fill: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
    ) -> [UInt16]? {
        var capacity: Int32 = 128
        for _ in 0..<2 {
            var status = U_ZERO_ERROR
            var buffer = [UInt16](repeating: 0, count: Int(capacity))
            let count = fill(&buffer, capacity, &status)
            if count > capacity {
                capacity = count
                continue
            }
            guard status.rawValue <= U_ZERO_ERROR.rawValue, count >= 0 else { return nil }
            return Array(buffer[0..<Int(count)])
        }
        return nil
    }
}
