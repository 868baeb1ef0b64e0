import Foundation
import Network
import RunContext
import TestSupport
import Testing

@Suite("Connections to nothing")
struct NetworkConnectionTests {
    @Test("A connection waits, and what it sends and receives fails")
    func connection() async {
        let connection = NWConnection(host: "example.org", port: 443, using: .tls)
        let queue = DispatchQueue(label: "connection")
        let waited = await withCheckedContinuation { continuation in
            connection.stateUpdateHandler = { continuation.resume(returning: $0) }
            connection.start(queue: queue)
        }
        expect(waited, equals: .waiting(.posix(.ENETDOWN)))
        let sent = await withCheckedContinuation { continuation in
            connection.send(content: Data([1]), completion: .contentProcessed { continuation.resume(returning: $0) })
        }
        expect(sent, equals: .posix(.ENETDOWN))
        let received = await withCheckedContinuation { continuation in
            connection.receive(minimumIncompleteLength: 1, maximumLength: 9) { data, _, _, error in
                continuation.resume(returning: data == nil && error == .posix(.ENETDOWN))
            }
        }
        #expect(received)
        connection.stateUpdateHandler = nil
        connection.cancel()
        expect(connection.state, equals: .cancelled)
    }

    @Test("A host is a name or an address")
    func endpoints() throws {
        expect(NWEndpoint.Host("127.0.0.1"), equals: .ipv4(.loopback))
        expect(NWEndpoint.Host("::1"), equals: .ipv6(.loopback))
        expect(NWEndpoint.Host("300.0.0.1"), equals: .name("300.0.0.1", nil))
        expect(NWEndpoint.hostPort(host: "::1", port: .http).debugDescription, equals: "::1:80")
        expect(NWEndpoint.Port("8080"), equals: 8080)
        expect(NWEndpoint.Port("x"), equals: nil)
        let listener = try NWListener(using: .tcp, on: 8080)
        expect(listener.port, equals: 8080)
        #expect(NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp).browseResults.isEmpty)
    }
}
