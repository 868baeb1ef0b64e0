import Foundation
import FoundationNetworking

/// The rules by which a session may use a network. A render has one network or none: a request without a network fails at once, and these
/// values are kept for code that reads them.
///
/// Source: Apple, Foundation `URLSessionConfiguration`.
extension URLSessionConfiguration {
    /// A Boolean value that indicates whether the session should wait for a network.
    public var waitsForConnectivity: Bool {
        get { SaidOfNetworks.of(self).waits }
        set { SaidOfNetworks.change(self) { $0.waits = newValue } }
    }

    /// A Boolean value that indicates whether the session may use a network in Low Data Mode.
    public var allowsConstrainedNetworkAccess: Bool {
        get { SaidOfNetworks.of(self).constrained }
        set { SaidOfNetworks.change(self) { $0.constrained = newValue } }
    }

    /// A Boolean value that indicates whether the session may use a network that costs money.
    public var allowsExpensiveNetworkAccess: Bool {
        get { SaidOfNetworks.of(self).expensive }
        set { SaidOfNetworks.change(self) { $0.expensive = newValue } }
    }

    /// A Boolean value that indicates whether the system should launch the app when a background transfer has ended.
    public var sessionSendsLaunchEvents: Bool {
        get { SaidOfNetworks.of(self).launches }
        set { SaidOfNetworks.change(self) { $0.launches = newValue } }
    }

    /// The oldest version of TLS that the session accepts.
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { SaidOfNetworks.of(self).oldestTLS }
        set { SaidOfNetworks.change(self) { $0.oldestTLS = newValue } }
    }

    /// The newest version of TLS that the session accepts.
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { SaidOfNetworks.of(self).newestTLS }
        set { SaidOfNetworks.change(self) { $0.newestTLS = newValue } }
    }

    /// The App Group whose folder holds the results of a background transfer. Linux has the property without a setter.
    @_disfavoredOverload
    public var sharedContainerIdentifier: String? {
        get { SaidOfNetworks.of(self).group }
        set { SaidOfNetworks.change(self) { $0.group = newValue } }
    }

    /// A configuration of transfers that continue without the app. Nothing outlives a render, so it equals the default one.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}

/// A version of TLS, by its number in the protocol.
///
/// Source: Apple, Security `tls_protocol_version_t`.
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 0x0301
    case TLSv11, TLSv12, TLSv13
    case DTLSv10 = 0xfeff
    case DTLSv12 = 0xfefd
}

extension URLCache {
    /// A cache in memory and in a folder; the capacities are in bytes.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}

/// The settings of each configuration, kept for as long as the configuration exists.
private struct SaidOfNetworks: Sendable {
    var waits = false
    var constrained = true
    var expensive = true
    var launches = true
    var group: String?
    var oldestTLS = tls_protocol_version_t.TLSv10
    var newestTLS = tls_protocol_version_t.TLSv13

    private struct Kept: @unchecked Sendable {
        weak var configuration: URLSessionConfiguration?
        var said: SaidOfNetworks
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var all: [Kept] = []

    static func of(_ configuration: URLSessionConfiguration) -> SaidOfNetworks {
        lock.withLock { all.first { $0.configuration === configuration }?.said ?? SaidOfNetworks() }
    }

    static func change(_ configuration: URLSessionConfiguration, _ change: (inout SaidOfNetworks) -> Void) {
        lock.withLock {
            all.removeAll { $0.configuration == nil }
            let index = all.firstIndex { $0.configuration === configuration } ?? all.endIndex
            if index == all.endIndex { all.append(Kept(configuration: configuration, said: SaidOfNetworks())) }
            change(&all[index].said)
        }
    }
}
