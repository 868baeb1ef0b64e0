import Foundation
import Glibc

/// The first lines of a request.
struct RequestHead: Equatable {
    var method: String
    var path: String
    var query: [String: String] = [:]
    /// By their names in small letters.
    var headers: [String: String] = [:]
    /// True if the browser asks for nothing else on the connection.
    var isLast = false

    /// The length of the body; nil for a word that is no number.
    var length: Int? { headers["content-length"].map { Int($0).flatMap { $0 >= 0 ? $0 : nil } } ?? 0 }

    /// Nil for text that is no head of HTTP/1.
    init?(_ text: String) {
        var lines = text.components(separatedBy: "\r\n")
        let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else { return nil }
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = String(target[0]).removingPercentEncoding else { return nil }
        (method, self.path) = (String(words[0]), path)
        for pair in target.dropFirst().joined().split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(Self.decoded)
            guard let name = parts[0] else { return nil }
            query[name] = parts.count > 1 ? parts[1] : ""
        }
        for line in lines where !line.isEmpty {
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
            let name = line[..<colon].lowercased()
            // Two hosts or two lengths may be read in two ways.
            guard headers[name] == nil || !["host", "content-length", "origin"].contains(name) else { return nil }
            headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        isLast = headers["connection"]?.lowercased() == "close" || words[2] == "HTTP/1.0"
    }

    /// The text of a part of a query, in which a plus stands for a space.
    private static func decoded(_ part: Substring) -> String? { part.replacing("+", with: " ").removingPercentEncoding }
}

/// A connection to a browser, read and written by one thread.
final class LocalConnection {
    private let socket: Int32
    private var read: [UInt8] = []

    /// The most bytes of a head, and the seconds after which a connection without a request is closed.
    private static let mostHead = 32_768
    private static let patience = 60

    init(_ socket: Int32) {
        self.socket = socket
        var time = timeval(tv_sec: Self.patience, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        // A frame is sent at once, however small it is.
        var isOn: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }

    // MARK: Reading

    /// Returns the next head; nil if there is none, or something else.
    func head() -> RequestHead? {
        let end = Array("\r\n\r\n".utf8)
        var from = 0
        while true {
            if let place = Self.place(of: end, in: read, from: from) {
                let text = String(decoding: read[..<place], as: UTF8.self)
                read.removeFirst(place + end.count)
                return RequestHead(text)
            }
            from = max(read.count - end.count, 0)
            guard read.count < Self.mostHead, fill() else { return nil }
        }
    }

    private static func place(of part: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count >= part.count else { return nil }
        return (min(start, bytes.count - part.count)...(bytes.count - part.count)).first {
            bytes[$0..<($0 + part.count)].elementsEqual(part)
        }
    }

    /// Returns a body of so many bytes; nil if the browser sends fewer.
    func body(_ length: Int) -> Data? {
        while read.count < length { guard fill() else { return nil } }
        defer { read.removeFirst(length) }
        return Data(read[..<length])
    }

    private func fill() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(socket, &chunk, chunk.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            read += chunk[..<count]
            return true
        }
    }

    // MARK: Writing

    /// Sends an answer.
    ///
    /// - Returns: false if the browser does not listen any more.
    func send(_ answer: LocalAnswer) -> Bool {
        var lines = [
            "HTTP/1.1 \(answer.status) \(answer.status == 200 ? "OK" : "Refused")", "Content-Type: \(answer.type)",
            "Cache-Control: \(answer.isKept ? "private, max-age=31536000, immutable" : "no-store")", "X-Content-Type-Options: nosniff",
            "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin", "Content-Security-Policy: \(Self.policy)",
        ]
        switch answer.body {
        case .bytes(let data):
            lines.append("Content-Length: \(data.count)")
            return write(Self.head(lines) + data)
        case .stream(let chunks):
            lines.append("Transfer-Encoding: chunked")
            guard write(Self.head(lines)) else { return false }
            let isWhole = Waiting.forEach(chunks) { chunk in
                chunk.isEmpty || write(Data("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + Data("\r\n".utf8))
            }
            return isWhole && write(Data("0\r\n\r\n".utf8))
        }
    }

    private static func head(_ lines: [String]) -> Data { Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) }

    /// A page runs its own scripts alone, and no other page shows it in a frame.
    private static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; "
        + "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

    /// Reads what is left of a request that is refused: a browser that still sends would lose the answer otherwise.
    func drain() {
        shutdown(socket, Int32(SHUT_WR))
        var rounds = 0
        while rounds < 64, fill() {
            read.removeAll()
            rounds += 1
        }
    }

    private func write(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count {
                let count = Glibc.send(socket, bytes.baseAddress?.advanced(by: start), bytes.count - start, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                start += count
            }
            return true
        }
    }
}
