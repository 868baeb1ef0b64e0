import Foundation
import RunContext

/// A wireless network. A render is in none.
///
/// Source: Apple, Network Extension `NEHotspotNetwork`.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    public let ssid: String
    public let bssid: String
    public let signalStrength: Double
    public let isSecure: Bool

    private init(ssid: String, bssid: String, signalStrength: Double, isSecure: Bool) {
        (self.ssid, self.bssid, self.signalStrength, self.isSecure) = (ssid, bssid, signalStrength, isSecure)
    }

    /// Returns nil, as on a device without a wireless network.
    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
    open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) { completionHandler(nil) }
}

/// A network that an app knows.
///
/// Source: Apple, Network Extension `NEHotspotConfiguration`.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
    public let ssid: String
    public let ssidPrefix: String
    open var joinOnce = false
    open var hidden = false
    open var lifeTimeInDays: NSNumber?

    public init(ssid: String) { (self.ssid, ssidPrefix) = (ssid, "") }
    public init(ssid: String, passphrase: String, isWEP: Bool) { (self.ssid, ssidPrefix) = (ssid, "") }
    public init(ssidPrefix: String) { (ssid, self.ssidPrefix) = ("", ssidPrefix) }
    public init(ssidPrefix: String, passphrase: String, isWEP: Bool) { (ssid, self.ssidPrefix) = ("", ssidPrefix) }
}

/// An error of a network that an app knows.
///
/// Source: Apple, Network Extension `NEHotspotConfigurationError`.
public struct NEHotspotConfigurationError: Error, Hashable, Sendable {
    /// The kind of the error.
    public enum Code: Int, Sendable {
        case invalid, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings, invalidHS20Settings
        case invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration, unknown, joinOnceNotSupported, alreadyAssociated
        case applicationIsNotInForeground, invalidSSIDPrefix, userUnauthorized, systemDenied
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var alreadyAssociated: Code { .alreadyAssociated }
    public static var userDenied: Code { .userDenied }
    public static var `internal`: Code { .internal }
}

/// The networks that an app knows. Joining one is reported and fails.
///
/// Source: Apple, Network Extension `NEHotspotConfigurationManager`.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
    private static let only = NEHotspotConfigurationManager()
    open class var shared: NEHotspotConfigurationManager { only }

    open func apply(_ configuration: NEHotspotConfiguration) async throws { throw refusal() }
    open func apply(_ configuration: NEHotspotConfiguration, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(refusal())
    }
    open func removeConfiguration(forSSID SSID: String) {}
    open func getConfiguredSSIDs(completionHandler: @escaping ([String]) -> Void) { completionHandler([]) }
    open func configuredSSIDs() async -> [String] { [] }

    private func refusal() -> NEHotspotConfigurationError {
        RunReports.note("NEHotspotConfigurationManager.apply(_:) failed: a render joins no networks.")
        return NEHotspotConfigurationError(.internal)
    }
}
