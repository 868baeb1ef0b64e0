import Foundation
import FoundationNetworking
import RunContext
import Synchronization
import VirtualTime

/// Fails every request of previews at once, as a device without a network does, unless the network is asked for.
///
/// Foundation uses it for the requests of `URLSession.shared`. Those of `Data(contentsOf:)` go to libcurl alone, and fail at the proxy
/// that the front names.
///
/// Source: Apple, Foundation `URLError.notConnectedToInternet`; its words are those of iOS in English.
package final class OfflineProtocol: URLProtocol {
    /// The environment variable that lets requests through.
    package static let onlineVariable = "ZOETROPE_ONLINE"
    /// The environment variable that is set if the device itself is to look as if it had no network.
    package static let offlineVariable = "ZOETROPE_OFFLINE"

    /// The addresses whose requests were refused and reported.
    private static let reported = Mutex<Set<String>>([])
    private static let isHost = Mutex(false)

    /// Registers the protocol, once in a process, for code of previews.
    ///
    /// Foundation's shared session keeps the protocols that were registered when it was first used, which other code of the process may
    /// have done before.
    package static func enter() {
        _ = isRegistered
        _ = isInSharedSession
    }

    /// Registers it for all code: in a host there is no other, so the shared session is made later.
    package static func enterHost() {
        isHost.withLock { $0 = true }
        _ = isRegistered
    }

    private static let isRegistered = URLProtocol.registerClass(OfflineProtocol.self)

    private static let isInSharedSession: Void = enter(URLSession.shared.configuration)

    /// Puts the protocol into a configuration, after protocols of the code and before Foundation's, unless it is there.
    static func enter(_ configuration: URLSessionConfiguration) {
        var protocols = configuration.protocolClasses ?? []
        guard !protocols.contains(where: { $0 == OfflineProtocol.self }) else { return }
        let place = protocols.firstIndex { String(describing: $0).hasPrefix("_") } ?? protocols.endIndex
        protocols.insert(OfflineProtocol.self, at: place)
        configuration.protocolClasses = protocols
    }

    /// A Boolean value that indicates whether requests of the running code fail.
    package static var isOn: Bool {
        getenv(onlineVariable) == nil && (isHost.withLock { $0 } || VirtualRandom.isDrawn)
    }

    /// A Boolean value that indicates whether the network is to look unreachable, too.
    package static var isUnreachable: Bool { getenv(offlineVariable) != nil }

    /// A Boolean value that indicates whether a request goes to a network.
    package static func needsNetwork(_ request: URLRequest) -> Bool {
        ["http", "https", "ftp", "ws", "wss"].contains(request.url?.scheme?.lowercased() ?? "")
    }

    package override class func canInit(with request: URLRequest) -> Bool { isOn && needsNetwork(request) }

    package override class func canInit(with task: URLSessionTask) -> Bool {
        task.currentRequest.map { canInit(with: $0) } ?? false
    }

    package override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    package override func startLoading() {
        Self.report(request)
        client?.urlProtocol(self, didFailWithError: Self.failure(of: request))
    }

    package override func stopLoading() {}

    /// Reports a request, each address once.
    private static func report(_ request: URLRequest) {
        let address = request.url?.absoluteString ?? "nothing"
        guard reported.withLock({ $0.insert(address).inserted }) else { return }
        let way = isHost.withLock { $0 } ? "--online allows" : "\(onlineVariable)=1 in the environment allows"
        RunReports.note("The request for \(address) was refused: previews have no network, unless \(way) it.")
    }

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
