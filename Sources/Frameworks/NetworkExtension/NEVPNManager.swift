@_exported import Foundation
import RunContext

/// An error of a VPN configuration.
///
/// Source: Apple, Network Extension `NEVPNError`.
public struct NEVPNError: Error, Hashable, Sendable {
    /// The kind of the error.
    public enum Code: Int, Sendable {
        case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed
        case configurationUnknown
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var configurationInvalid: Code { .configurationInvalid }
    public static var configurationDisabled: Code { .configurationDisabled }
    public static var connectionFailed: Code { .connectionFailed }
    public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
}

extension NEVPNError: LocalizedError {
    public var errorDescription: String? { "IPC failed" }
}

/// The state of a connection.
///
/// Source: Apple, Network Extension `NEVPNStatus`.
public enum NEVPNStatus: Int, Sendable { case invalid, disconnected, connecting, connected, reasserting, disconnecting }

/// A VPN connection, which a render never makes: starting it is reported and fails.
///
/// Source: Apple, Network Extension `NEVPNConnection`.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    public private(set) weak var manager: NEVPNManager?
    open var status: NEVPNStatus { .invalid }
    open var connectedDate: Date? { nil }

    init(manager: NEVPNManager) { self.manager = manager }

    open func startVPNTunnel() throws { throw NEVPNManager.refusal("startVPNTunnel()", .configurationInvalid) }
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws { try startVPNTunnel() }
    open func stopVPNTunnel() {}
}

/// A connection to an app's own tunnel.
///
/// Source: Apple, Network Extension `NETunnelProviderSession`.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    open func startTunnel(options: [String: Any]? = nil) throws { try startVPNTunnel() }
    open func stopTunnel() { stopVPNTunnel() }
    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
        throw NEVPNManager.refusal("sendProviderMessage(_:)", .connectionFailed)
    }
}

extension NSNotification.Name {
    public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statuschanged")
    public static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.configurationchange")
}

/// The VPN configuration of an app. A render has no VPN: nothing is found, and saving is reported and fails.
///
/// Source: Apple, Network Extension `NEVPNManager`.
open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let only = NEVPNManager()
    open class func shared() -> NEVPNManager { only }

    open var isEnabled = false
    open var localizedDescription: String?
    open var protocolConfiguration: NEVPNProtocol?
    open var isOnDemandEnabled = false
    open var onDemandRules: [NEOnDemandRule]?
    open private(set) lazy var connection: NEVPNConnection = makeConnection()

    public override init() {}

    func makeConnection() -> NEVPNConnection { NEVPNConnection(manager: self) }

    /// Finds nothing, as in an app that has saved no configuration.
    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    open func loadFromPreferences() async throws {}
    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(Self.refusal("saveToPreferences()", .configurationReadWriteFailed))
    }
    open func saveToPreferences() async throws { throw Self.refusal("saveToPreferences()", .configurationReadWriteFailed) }
    open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func removeFromPreferences() async throws {}

    static func refusal(_ call: String, _ code: NEVPNError.Code) -> NEVPNError {
        RunReports.note("NetworkExtension: \(call) failed, as a render has no VPN.")
        return NEVPNError(code)
    }
}

/// The configuration of an app's own tunnel.
///
/// Source: Apple, Network Extension `NETunnelProviderManager`.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
    open class func loadAllFromPreferences(completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void) {
        completionHandler([], nil)
    }
    override func makeConnection() -> NEVPNConnection { NETunnelProviderSession(manager: self) }
}

/// The settings of a VPN protocol.
///
/// Source: Apple, Network Extension `NEVPNProtocol`.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
    open var serverAddress: String?
    open var username: String?
    open var passwordReference: Data?
    open var identityReference: Data?
    open var identityData: Data?
    open var identityDataPassword: String?
    open var disconnectOnSleep = false
    open var includeAllNetworks = false
    open var excludeLocalNetworks = true
    open var enforceRoutes = false
    public override init() {}
}

/// The settings of an app's own tunnel.
///
/// Source: Apple, Network Extension `NETunnelProviderProtocol`.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    open var providerConfiguration: [String: Any]?
    open var providerBundleIdentifier: String?
}

/// The settings of IPsec.
///
/// Source: Apple, Network Extension `NEVPNProtocolIPSec`.
open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
    open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
    open var useExtendedAuthentication = false
    open var sharedSecretReference: Data?
    open var localIdentifier: String?
    open var remoteIdentifier: String?
}

/// The settings of IKEv2.
///
/// Source: Apple, Network Extension `NEVPNProtocolIKEv2`.
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
    open var serverCertificateIssuerCommonName: String?
    open var serverCertificateCommonName: String?
    open var deadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
    open var disableMOBIKE = false
    open var enablePFS = false
}

/// The way in which a server knows the device.
///
/// Source: Apple, Network Extension `NEVPNIKEAuthenticationMethod`.
public enum NEVPNIKEAuthenticationMethod: Int, Sendable { case none, certificate, sharedSecret }

/// The pace at which a silent server is noticed.
///
/// Source: Apple, Network Extension `NEVPNIKEv2DeadPeerDetectionRate`.
public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable { case none, low, medium, high }

/// A rule by which a VPN connects by itself.
///
/// Source: Apple, Network Extension `NEOnDemandRule`.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
    open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
    open var ssidMatch: [String]?
    open var dnsSearchDomainMatch: [String]?
    open var probeURL: URL?
    public override init() {}
}

/// A rule that connects.
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {}

/// A rule that disconnects.
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {}

/// The networks of a rule.
///
/// Source: Apple, Network Extension `NEOnDemandRuleInterfaceType`.
public enum NEOnDemandRuleInterfaceType: Int, Sendable { case any, wiFi = 2, cellular = 3 }
