import Foundation
import Glibc
import Synchronization

/// A server for the pages of one person: it answers the browser that knows its address, and nobody else.
///
/// It speaks HTTP/1.1 as far as a page of its own needs it: GET and POST, bodies with a length, and answers that come in parts. Each connection
/// has a thread; a page holds a few.
///
/// Source: RFC 9112.
package final class LocalServer: Sendable {
    package typealias Handler = @Sendable (LocalRequest) async -> LocalAnswer

    private let listener: Int32
    private let admission: Admission
    private let handler: Handler
    private let connections = Mutex(0)

    /// The address of the page, with the token.
    package var address: String { "http://\(admission.name)/\(admission.token)/" }
    package var port: UInt16 { admission.port }

    /// The most connections at once, so that nobody uses up the threads of the machine.
    private static let mostConnections = 64

    /// Begins to listen; requests are answered after ``start()``.
    ///
    /// - Parameters:
    ///   - host: the address of this machine to listen at, as numbers or `localhost`.
    ///   - port: 0 for any that is free.
    ///   - token: the word that an address must begin with.
    /// - Throws: ``LocalServerFault``.
    package init(host: String, port: UInt16, token: String, handler: @escaping Handler) throws(LocalServerFault) {
        let (listener, port) = try ListeningSocket.open(at: host == "localhost" ? "127.0.0.1" : host, port: port)
        (self.listener, self.handler) = (listener, handler)
        admission = Admission(host: host, port: port, token: token)
    }

    /// Answers requests from now on.
    package func start() {
        // A connection that the browser has closed is no reason to end.
        signal(SIGPIPE, SIG_IGN)
        Thread { [self] in
            while true {
                let socket = accept(listener, nil, nil)
                if socket >= 0 {
                    // No host that is started may hold it.
                    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
                    take(socket)
                } else if errno != ECONNABORTED, errno != EINTR {
                    break
                }
            }
            close(listener)
        }.start()
    }

    /// Takes no more connections; those that are there end with their answers.
    package func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    private func take(_ socket: Int32) {
        let isTaken = connections.withLock { count in
            guard count < Self.mostConnections else { return false }
            count += 1
            return true
        }
        guard isTaken else {
            close(socket)
            return
        }
        Thread { [self] in
            let connection = LocalConnection(socket)
            while let head = connection.head(), answer(head, on: connection) {}
            close(socket)
            connections.withLock { $0 -= 1 }
        }.start()
    }

    /// Answers a request.
    ///
    /// - Returns: false if no other request follows on the connection.
    private func answer(_ head: RequestHead, on connection: LocalConnection) -> Bool {
        func refuse(_ status: Int, _ words: String) -> Bool {
            // The rest of the request is not read, so nothing can follow it.
            _ = connection.send(LocalAnswer(status: status, type: "text/plain; charset=utf-8", body: .bytes(Data((words + "\n").utf8))))
            connection.drain()
            return false
        }
        guard let path = admission.path(of: head.path) else { return refuse(403, "The address lacks the token that was printed.") }
        if let refusal = admission.refusal(of: { head.headers[$0.lowercased()] }) { return refuse(403, refusal) }
        guard head.method == "GET" || head.method == "POST" else { return refuse(405, "Only GET and POST are answered.") }
        guard head.headers["transfer-encoding"] == nil, let length = head.length else { return refuse(411, "The request has no length.") }
        guard length <= Self.mostBytes else { return refuse(413, "The request is too large.") }
        guard let body = connection.body(length) else { return false }
        let request = LocalRequest(path: path, query: head.query, isPost: head.method == "POST", body: body)
        let answer = Waiting.result { [handler] in await handler(request) }
        return connection.send(answer) && !head.isLast
    }

    /// The most bytes of a body; a film of steps takes a few hundred.
    private static let mostBytes = 1 << 20
}

/// Why a server does not listen.
package enum LocalServerFault: Error, Equatable {
    case inUse(UInt16)
    case noAddress(String)
    case refused(String)
}

/// Sockets that wait for connections.
private enum ListeningSocket {
    /// - Parameters:
    ///   - address: of this machine, as numbers.
    ///   - port: 0 for any that is free.
    static func open(at address: String, port: UInt16) throws(LocalServerFault) -> (socket: Int32, port: UInt16) {
        var hints = addrinfo()
        (hints.ai_socktype, hints.ai_flags) = (Int32(SOCK_STREAM.rawValue), AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(address, "\(port)", &hints, &found) == 0, let found else {
            throw .noAddress("\(address) is not a number of this machine, such as 127.0.0.1")
        }
        defer { freeaddrinfo(found) }
        // No host that is started may hold it.
        let socket = socket(found.pointee.ai_family, found.pointee.ai_socktype, 0)
        guard socket >= 0 else { throw .refused(String(cString: strerror(errno))) }
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        // A port that a former server left a moment ago is free.
        var reuses: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &reuses, socklen_t(MemoryLayout<Int32>.size))
        guard bind(socket, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0, listen(socket, 64) == 0 else {
            let number = errno
            close(socket)
            throw number == EADDRINUSE
                ? .inUse(port)
                : number == EADDRNOTAVAIL
                    ? .noAddress("\(address) is not an address of this machine") : .refused(String(cString: strerror(number)))
        }
        return (socket, Self.port(of: socket))
    }

    private static func port(of socket: Int32) -> UInt16 {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        withUnsafeMutablePointer(to: &storage) { pointer in
            _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
        }
        // Both families have the port behind the family.
        return withUnsafeBytes(of: &storage) { UInt16(bigEndian: $0.load(fromByteOffset: 2, as: UInt16.self)) }
    }
}

/// Results of tasks for threads that wait: no thread that runs tasks is held up by a slow browser.
enum Waiting {
    static func result<Value: Sendable>(of work: @escaping @Sendable () async -> Value) -> Value {
        let (box, isReady) = (Box<Value?>(nil), DispatchSemaphore(value: 0))
        Task.detached {
            let result = await work()
            box.value.withLock { $0 = result }
            isReady.signal()
        }
        isReady.wait()
        guard let result = box.value.withLock({ $0 }) else { preconditionFailure("A task signals after it has a result.") }
        return result
    }

    /// Calls a function with each chunk of a stream until the stream ends or the function returns false.
    static func forEach(_ chunks: AsyncStream<Data>, _ body: (Data) -> Bool) -> Bool {
        let (box, isReady) = (Box<[Data?]>([]), DispatchSemaphore(value: 0))
        let task = Task.detached {
            for await chunk in chunks {
                box.value.withLock { $0.append(chunk) }
                isReady.signal()
            }
            box.value.withLock { $0.append(nil) }
            isReady.signal()
        }
        while true {
            isReady.wait()
            guard let chunk = box.value.withLock({ $0.removeFirst() }) else { return true }
            guard body(chunk) else {
                task.cancel()
                return false
            }
        }
    }

    private final class Box<Value: Sendable>: Sendable {
        let value: Mutex<Value>

        init(_ value: Value) { self.value = Mutex(value) }
    }
}
