import Foundation
import FoundationNetworking

/// The lines of a text whose bytes arrive one by one, without the empty lines.
///
/// A line ends at any of Unicode's line ends. Source: Apple, Foundation `AsyncLineSequence`.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String
    let base: Base

    public struct AsyncIterator: AsyncIteratorProtocol {
        var bytes: Base.AsyncIterator
        private var gathered: [UInt8] = []
        private var isAtEnd = false

        init(bytes: Base.AsyncIterator) { self.bytes = bytes }

        public mutating func next() async throws -> String? {
            while !isAtEnd {
                if let byte = try await bytes.next() {
                    gathered.append(byte)
                    guard let end = Self.lineEnds.first(where: { gathered.suffix($0.count).elementsEqual($0) }) else { continue }
                    gathered.removeLast(end.count)
                } else {
                    isAtEnd = true
                }
                defer { gathered = [] }
                if !gathered.isEmpty { return String(decoding: gathered, as: UTF8.self) }
            }
            return nil
        }

        /// Line feed, vertical tab, form feed, carriage return, next line, line and paragraph separator. Empty lines are dropped, so that
        /// the two characters of one line end may count as two.
        private static var lineEnds: [[UInt8]] {
            [[0x0a], [0x0b], [0x0c], [0x0d], [0xc2, 0x85], [0xe2, 0x80, 0xa8], [0xe2, 0x80, 0xa9]]
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}

extension AsyncSequence where Self: Sendable, Element == UInt8 {
    /// The lines of the text that the bytes are.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

extension URL {
    /// The bytes of the resource at the address.
    public var resourceBytes: URLSession.AsyncBytes { URLSession.AsyncBytes { [self] in try await bytesOfResource() } }

    /// The lines of the resource at the address.
    public var lines: AsyncLineSequence<URLSession.AsyncBytes> { resourceBytes.lines }

    private func bytesOfResource() async throws -> Data {
        isFileURL ? try Data(contentsOf: self) : try await URLSession.shared.data(from: self).0
    }
}

extension URLSession {
    /// The bytes of an answer, which have all arrived before the first is returned.
    ///
    /// Source: Apple, Foundation `URLSession.AsyncBytes`.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        let load: @Sendable () async throws -> Data

        public struct AsyncIterator: AsyncIteratorProtocol {
            let load: @Sendable () async throws -> Data
            private var bytes: Data.Iterator?

            init(load: @escaping @Sendable () async throws -> Data) { self.load = load }

            public mutating func next() async throws -> UInt8? {
                if bytes == nil { bytes = try await load().makeIterator() }
                return bytes?.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(load: load) }
    }

    /// Returns the bytes at an address, and the response of the server.
    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// Returns the bytes of a request's answer, and the response of the server.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request, delegate: delegate)
        return (AsyncBytes { data }, response)
    }
}
