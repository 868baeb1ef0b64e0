import Foundation
import RunContext

/// The state of the radio. A render has none: it is always `unsupported`.
public enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }

/// The permission of the app to use the radio.
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }

/// The base class of central and peripheral managers.
///
/// Source: Apple, Core Bluetooth `CBManager`.
open class CBManager: NSObject, @unchecked Sendable {
    public var state: CBManagerState { .unsupported }
    public var authorization: CBManagerAuthorization { .notDetermined }
    public class var authorization: CBManagerAuthorization { .notDetermined }

    /// Reports that there is no radio.
    func report(_ call: String) {
        RunReports.note(
            "\(type(of: self)).\(call) finds no device: Bluetooth is not available here. Give the preview a model with sample values.")
    }
}

/// The reason why a request failed.
public struct CBError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout
        case peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed, connectionLimitReached
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let notConnected = Code.notConnected
    public static let connectionFailed = Code.connectionFailed
    public static let peripheralDisconnected = Code.peripheralDisconnected
    public static let connectionTimeout = Code.connectionTimeout
}

public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"

extension CBError.Code {
    /// Returns true if an error has this code, so that code can catch it by its name.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? CBError)?.code == code }
}
