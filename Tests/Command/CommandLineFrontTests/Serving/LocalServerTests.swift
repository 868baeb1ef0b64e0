import Foundation
import Glibc
import TestSupport
import Testing

@testable import LocalService

@Suite("A server for the pages of this machine", .serialized)
struct LocalServerTests {
    private static let token = "0123456789abcdef"

    /// Sends the text of a request to a port of this machine, and returns all of the answer.
    static func exchange(_ text: String, port: UInt16) -> String {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), port.bigEndian)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { return "" }
        let bytes = Array(text.utf8)
        _ = write(socket, bytes, bytes.count)
        var answer: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while case let count = read(socket, &chunk, chunk.count), count > 0 { answer += chunk[..<count] }
        return String(decoding: answer, as: UTF8.self)
    }

    /// Starts a server whose answers repeat the path, and sends it a request.
    private func answer(path: String, host: String? = nil, headers: [String] = [], body: String? = nil) async throws -> String {
        let server = try LocalServer(host: "127.0.0.1", port: 0, token: Self.token) { request in
            let words =
                "\(request.isPost ? "post " : "")\(request.path) \(request.query["a"] ?? "") \(String(decoding: request.body, as: UTF8.self))"
            return LocalAnswer(type: "text/plain", body: .bytes(Data(words.utf8)))
        }
        server.start()
        defer { server.stop() }
        let port = server.port
        let method = body == nil ? "GET" : "POST"
        let length = body.map { ["Content-Length: \($0.utf8.count)"] } ?? []
        let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: close"] + headers + length
        let text = (lines + ["", body ?? ""]).joined(separator: "\r\n").replacingOccurrences(of: "PORT", with: "\(port)")
        let answer = await Task.detached { Self.exchange(text, port: port) }.value
        return answer
    }

    @Test("A request with the token is answered") func token() async throws {
        let answer = try await answer(path: "/\(Self.token)/picture?a=Card%201")
        #expect(answer.hasPrefix("HTTP/1.1 200") && answer.hasSuffix("\r\npicture Card 1 "))
        #expect(answer.contains("Content-Security-Policy: default-src 'none'") && answer.contains("Referrer-Policy: no-referrer"))
    }

    @Test("A request without the token is refused", arguments: ["/", "/picture", "/0123456789abcdee/", "/0123456789abcdef0/", "//"])
    func noToken(path: String) async throws {
        let answer = try await answer(path: path)
        #expect(answer.hasPrefix("HTTP/1.1 403") && answer.contains("lacks the token"))
    }

    @Test("A request for another host is refused, as after DNS rebinding", arguments: ["evil.example", "evil.example:PORT", "127.0.0.1:1"])
    func otherHost(host: String) async throws {
        let answer = try await answer(path: "/\(Self.token)/", host: host)
        #expect(answer.hasPrefix("HTTP/1.1 403") && answer.contains("for another host"))
    }

    @Test(
        "A request from another site is refused",
        arguments: ["Origin: http://evil.example", "Origin: null", "Origin: http://127.0.0.1:1", "Sec-Fetch-Site: cross-site"])
    func otherOrigin(header: String) async throws {
        let answer = try await answer(path: "/\(Self.token)/", headers: [header])
        #expect(answer.hasPrefix("HTTP/1.1 403") && answer.contains("from another site"))
    }

    @Test("The page's own origin is answered, and a body is read") func ownOrigin() async throws {
        let answer = try await answer(path: "/\(Self.token)/perform", headers: ["Origin: http://127.0.0.1:PORT"], body: "{}")
        #expect(answer.hasPrefix("HTTP/1.1 200") && answer.hasSuffix("post perform  {}"))
    }

    @Test("A body of more than a megabyte is refused") func largeBody() async throws {
        let answer = try await answer(path: "/\(Self.token)/perform", body: String(repeating: "x", count: 1_100_000))
        #expect(answer.hasPrefix("HTTP/1.1 413"))
    }

    @Test("A port in use is a fault of its own, and is free again when the server has stopped") func portInUse() throws {
        let first = try LocalServer(host: "127.0.0.1", port: 0, token: Self.token) { _ in LocalAnswer(type: "", body: .bytes(Data())) }
        #expect(throws: LocalServerFault.inUse(first.port)) {
            try LocalServer(host: "127.0.0.1", port: first.port, token: Self.token) { _ in LocalAnswer(type: "", body: .bytes(Data())) }
        }
    }

    @Test("A name, or an address of another machine, is no place to listen", arguments: ["example.com", "203.0.113.1"])
    func noAddress(host: String) {
        #expect(throws: LocalServerFault.self) {
            try LocalServer(host: host, port: 0, token: Self.token) { _ in LocalAnswer(type: "", body: .bytes(Data())) }
        }
    }

    @Test("An answer in parts is sent in chunks") func chunks() throws {
        let server = try LocalServer(host: "127.0.0.1", port: 0, token: Self.token) { _ in
            let (stream, parts) = AsyncStream.makeStream(of: Data.self)
            for word in ["one", "three"] { parts.yield(Data(word.utf8)) }
            parts.finish()
            return LocalAnswer(type: "text/plain", body: .stream(stream))
        }
        server.start()
        defer { server.stop() }
        let text = "GET /\(Self.token)/ HTTP/1.1\r\nHost: localhost:\(server.port)\r\nConnection: close\r\n\r\n"
        #expect(Self.exchange(text, port: server.port).hasSuffix("\r\n\r\n3\r\none\r\n5\r\nthree\r\n0\r\n\r\n"))
    }

    @Test(
        "Text that is no request is not read",
        arguments: [
            "", "GET", "GET / HTTP/2", "GET x HTTP/1.1", "GET /%ff HTTP/1.1", "GET / HTTP/1.1\r\nHost: a\r\nHost: b",
            "GET / HTTP/1.1\r\n: x",
        ])
    func nonsense(text: String) { expect(RequestHead(text), equals: nil) }

    @Test("A query is decoded, and a length that is no number has none") func head() throws {
        let head = try #require(RequestHead("POST /t/picture?preview=To+do%2F1&options= HTTP/1.1\r\nContent-Length: -1"))
        expect(head.query, equals: ["preview": "To do/1", "options": ""])
        expect(head.length, equals: nil)
    }

    @Test("Random tokens have 32 digits and differ") func tokens() {
        let (one, other) = (LocalToken.random(), LocalToken.random())
        expect(one.count, equals: 32)
        #expect(one != other && one.allSatisfy(\.isHexDigit))
    }
}
