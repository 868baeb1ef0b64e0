import Foundation
import FoundationNetworking

/// The requests without a delegate as functions of their own, so that a protocol that requires one is met.
///
/// Source: Apple, Foundation `URLSession`.
extension URLSession {
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) { try await data(for: request, delegate: nil) }
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }

    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }

    public func download(for request: URLRequest) async throws -> (URL, URLResponse) { try await download(for: request, delegate: nil) }
    public func download(from url: URL) async throws -> (URL, URLResponse) { try await download(from: url, delegate: nil) }
}
