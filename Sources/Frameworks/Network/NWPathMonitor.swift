import Foundation
import FoundationGaps
import RunContext

/// A way by which packets leave the device.
public struct NWInterface: Hashable, Sendable {
    /// The medium of the connection.
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let type: InterfaceType
    public let name: String
}

/// The reachability of the network, and the way to it.
public struct NWPath: Hashable, Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive }

    public let status: Status
    public let availableInterfaces: [NWInterface]
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { status == .satisfied }
    public var supportsIPv6: Bool { status == .satisfied }
    public var supportsDNS: Bool { status == .satisfied }

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }

    /// Returns the same path in every run, whatever the machine has: over Wi-Fi, or none with `--offline`.
    static func steady(isOffline: Bool) -> NWPath {
        isOffline
            ? NWPath(status: .unsatisfied, availableInterfaces: [])
            : NWPath(status: .satisfied, availableInterfaces: [NWInterface(type: .wifi, name: "en0")])
    }
}

/// A monitor of the network's reachability. It reports once that the network can be reached over Wi-Fi, whatever the machine has, so that
/// pictures do not depend on it. With `--offline` it reports that the network cannot be reached.
///
/// Source: Apple, Network `NWPathMonitor`.
public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var currentPath: NWPath { .steady(isOffline: OfflineProtocol.isUnreachable) }
    public private(set) var queue: DispatchQueue?

    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}

    public func start(queue: DispatchQueue) {
        self.queue = queue
        let path = currentPath
        RunReports.note(
            path.status == .satisfied
                ? "NWPathMonitor reports a satisfied path over Wi-Fi without looking at the network. With --offline it reports an "
                    + "unsatisfied path."
                : "NWPathMonitor reports an unsatisfied path: --offline.")
        queue.async { [weak self] in self?.pathUpdateHandler?(path) }
    }

    public func cancel() { pathUpdateHandler = nil }
}
