import Glibc

/// Cuts the bytes of a pipe into lines.
struct LineBuffer {
    private var pending: [UInt8] = []

    /// Reads the available bytes and delivers the lines they complete. Returns false when the other end is closed.
    mutating func fill(from descriptor: Int32, _ deliver: (String) -> Void) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &chunk, chunk.count)
        if count < 0 { return errno == EINTR || errno == EAGAIN }
        guard count > 0 else { return false }
        append(chunk[..<count], deliver)
        return true
    }

    /// Takes in bytes and delivers the lines they complete, without their ends.
    ///
    /// A compiler may print megabytes: ends are looked for in one go, and not byte by byte.
    mutating func append(_ bytes: ArraySlice<UInt8>, _ deliver: (String) -> Void) {
        bytes.withUnsafeBytes { all in
            guard let base = all.baseAddress else { return }
            var start = 0
            while start < all.count, let end = memchr(base + start, Int32(UInt8(ascii: "\n")), all.count - start) {
                let place = UnsafeRawPointer(end) - base
                pending.append(contentsOf: UnsafeRawBufferPointer(rebasing: all[start..<place]))
                deliver(String(decoding: pending, as: UTF8.self))
                pending.removeAll(keepingCapacity: true)
                start = place + 1
            }
            pending.append(contentsOf: UnsafeRawBufferPointer(rebasing: all[start...]))
        }
    }

    /// Delivers the text after the last line's end.
    mutating func finish(_ deliver: (String) -> Void) {
        if !pending.isEmpty { deliver(String(decoding: pending, as: UTF8.self)) }
        pending.removeAll()
    }
}
