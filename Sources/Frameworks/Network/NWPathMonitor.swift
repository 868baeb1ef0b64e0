import Foundation
import FoundationGaps
import RunScope

/// A way by which packets leave the device.
public struct NWInterface: Hashable, Sendable {
    /// What the way is made of.
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let type: InterfaceType
    public let name: String
}

/// Whether the network can be reached, and how.
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

    /// The same in every run, whatever the machine has: over a wireless network, or none where requests fail.
    static func steady(isOffline: Bool) -> NWPath {
        isOffline
            ? NWPath(status: .unsatisfied, availableInterfaces: [])
            : NWPath(status: .satisfied, availableInterfaces: [NWInterface(type: .wifi, name: "en0")])
    }
}

/// Watches whether the network can be reached: it says once that it can, over a wireless network, whatever the machine has, so
/// that pictures do not depend on it; or that it cannot, where requests fail (`--offline`).
///
/// Source: Apple, Network `NWPathMonitor`.
public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var currentPath: NWPath { .steady(isOffline: OfflineProtocol.isOn) }
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
