import Foundation

/// Another device, or this one. Code cannot create one: a radio finds them.
///
/// Source: Apple, Core Bluetooth `CBPeer`.
open class CBPeer: NSObject, @unchecked Sendable {
    public let identifier: UUID

    init(identifier: UUID) { self.identifier = identifier }
}

/// The state of a connection.
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }

/// The kind of a write: with or without a response.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

/// Another device.
///
/// Source: Apple, Core Bluetooth `CBPeripheral`.
open class CBPeripheral: CBPeer, @unchecked Sendable {
    open weak var delegate: (any CBPeripheralDelegate)?
    open var name: String? { nil }
    open var state: CBPeripheralState { .disconnected }
    open var services: [CBService]? { nil }
    open var canSendWriteWithoutResponse: Bool { false }

    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    open func readValue(for characteristic: CBCharacteristic) {}
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    open func readRSSI() {}
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 512 }
}

/// A delegate that receives the answers of another device.
///
/// Source: Apple, Core Bluetooth `CBPeripheralDelegate`.
public protocol CBPeripheralDelegate: NSObjectProtocol {
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
}

extension CBPeripheralDelegate {
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
}

/// The base class of services and characteristics.
///
/// Source: Apple, Core Bluetooth `CBAttribute`.
open class CBAttribute: NSObject, @unchecked Sendable {
    open var uuid: CBUUID

    init(uuid: CBUUID) { self.uuid = uuid }
}

/// A function of a device, as a group of values that belong together.
///
/// Source: Apple, Core Bluetooth `CBService`.
open class CBService: CBAttribute, @unchecked Sendable {
    open internal(set) weak var peripheral: CBPeripheral?
    open var isPrimary: Bool { true }
    open var characteristics: [CBCharacteristic]? { nil }
    open var includedServices: [CBService]? { nil }
}

/// The operations that a value supports.
///
/// Source: Apple, Core Bluetooth `CBCharacteristicProperties`.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
    public static let read = CBCharacteristicProperties(rawValue: 0x02)
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
    public static let write = CBCharacteristicProperties(rawValue: 0x08)
    public static let notify = CBCharacteristicProperties(rawValue: 0x10)
    public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
}

/// A value of a service.
///
/// Source: Apple, Core Bluetooth `CBCharacteristic`.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    open internal(set) weak var service: CBService?
    open var properties: CBCharacteristicProperties { [] }
    open var value: Data? { nil }
    open var isNotifying: Bool { false }
}
