import Glibc

/// Cuts what a pipe delivers into lines.
struct LineBuffer {
    private var pending: [UInt8] = []

    /// Reads what is there and delivers the lines it completes. False when the other end is closed.
    mutating func fill(from descriptor: Int32, _ deliver: (String) -> Void) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &chunk, chunk.count)
        if count < 0 { return errno == EINTR || errno == EAGAIN }
        guard count > 0 else { return false }
        append(chunk[..<count], deliver)
        return true
    }

    /// Takes in bytes and delivers the lines they complete, without their ends.
    mutating func append(_ bytes: some Sequence<UInt8>, _ deliver: (String) -> Void) {
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                deliver(String(decoding: pending, as: UTF8.self))
                pending.removeAll(keepingCapacity: true)
            } else {
                pending.append(byte)
            }
        }
    }

    /// Delivers what came after the last line's end.
    mutating func finish(_ deliver: (String) -> Void) {
        if !pending.isEmpty { deliver(String(decoding: pending, as: UTF8.self)) }
        pending.removeAll()
    }
}
