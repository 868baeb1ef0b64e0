import FoundationEssentials
import Glibc

/// The pipe between the compiler and this plug-in: frames of an 8-byte little-endian length and that much JSON.
///
/// Source: the Swift compiler's plug-in protocol, `lib/ASTGen/Sources/SwiftASTGen/PluginHost.swift` and
/// `SwiftCompilerPluginMessageHandling` in swift-syntax.
struct PluginConnection {
    let input: Int32
    let output: Int32

    /// The connection the compiler opened. Any other output to standard output from here on goes to standard error.
    static var standard: PluginConnection {
        let output = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        return PluginConnection(input: STDIN_FILENO, output: output)
    }

    /// A broken pipe or a message that is no request.
    enum Fault: Error {
        case truncated(expected: Int, received: Int)
        case writeFailed(errno: Int32)
    }

    /// Answers requests until the compiler closes its end or, as its frontends do in debug builds, sends an empty frame.
    func serve(_ answer: (PluginRequest) -> PluginReply) throws {
        let decoder = JSONDecoder()
        let encoder = JSONEncoder()
        while let message = try receive(), !message.isEmpty {
            let request = try decoder.decode(PluginRequest.self, from: message)
            try send(encoder.encode(answer(request)))
        }
    }

    /// The next frame's payload, or nil when the compiler has closed the pipe between two frames.
    func receive() throws -> Data? {
        guard let header = try read(8, mayEnd: true) else { return nil }
        let length = header.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        guard let size = Int(exactly: length) else { throw Fault.truncated(expected: Int.max, received: 0) }
        return try read(size, mayEnd: false).map { Data($0) }
    }

    func send(_ payload: Data) throws {
        var frame: [UInt8] = []
        frame.reserveCapacity(payload.count + 8)
        let length = UInt64(payload.count)
        for byte in 0..<8 { frame.append(UInt8(truncatingIfNeeded: length >> (8 * UInt64(byte)))) }
        frame.append(contentsOf: payload)
        var sent = 0
        while sent < frame.count {
            let count = frame[sent...].withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw Fault.writeFailed(errno: errno) }
            sent += count
        }
    }

    private func read(_ size: Int, mayEnd: Bool) throws -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: min(max(size, 1), 1 << 16))
        while bytes.count < size {
            let wanted = min(size - bytes.count, chunk.count)
            let count = chunk.withUnsafeMutableBytes { Glibc.read(input, $0.baseAddress, wanted) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else {
                if mayEnd && bytes.isEmpty { return nil }
                throw Fault.truncated(expected: size, received: bytes.count)
            }
            bytes.append(contentsOf: chunk[..<count])
        }
        return bytes
    }
}
