import Foundation
import FoundationNetworking
import RunContext

/// Fails every request at once, as a device without a network does.
///
/// Foundation uses it for the requests of `URLSession.shared`. Those of `Data(contentsOf:)` go to libcurl alone, and fail at the proxy
/// that the front names.
///
/// Source: Apple, Foundation `URLError.notConnectedToInternet`; its words are those of iOS in English.
package final class OfflineProtocol: URLProtocol {
    /// The environment variable that is set if requests fail.
    package static let variable = "ZOETROPE_OFFLINE"

    /// Registers the protocol if the environment variable is set.
    package static func enter() {
        if isOn { _ = URLProtocol.registerClass(OfflineProtocol.self) }
    }

    /// A Boolean value that indicates whether the environment variable is set.
    package static var isOn: Bool { getenv(variable) != nil }

    private static let schemes: Set<String> = ["http", "https", "ftp", "ws", "wss"]

    package override class func canInit(with request: URLRequest) -> Bool {
        schemes.contains(request.url?.scheme?.lowercased() ?? "")
    }

    package override class func canInit(with task: URLSessionTask) -> Bool {
        task.currentRequest.map { canInit(with: $0) } ?? false
    }

    package override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    package override func startLoading() {
        RunReports.note("The request for \(request.url?.absoluteString ?? "nothing") was refused: --offline.")
        client?.urlProtocol(self, didFailWithError: Self.failure(of: request))
    }

    package override func stopLoading() {}

    /// Returns the error that a request ends with.
    package static func failure(of request: URLRequest) -> URLError {
        var words: [String: Any] = [NSLocalizedDescriptionKey: "The Internet connection appears to be offline."]
        if let url = request.url {
            words[NSURLErrorFailingURLErrorKey] = url
            // The value of a deprecated constant that older code still reads.
            words["NSErrorFailingURLStringKey"] = url.absoluteString
        }
        return URLError(.notConnectedToInternet, userInfo: words)
    }
}
