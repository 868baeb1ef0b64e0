import Foundation
import RunContext

/// An acceleration along three axes, in units of gravity.
public struct CMAcceleration: Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation rate about three axes, in radians a second.
public struct CMRotationRate: Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A turn as four numbers.
public struct CMQuaternion: Sendable {
    public var x, y, z, w: Double
    public init() { (x, y, z, w) = (0, 0, 0, 1) }
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// A measurement at a moment.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// The time in seconds since the device was started.
    public var timestamp: TimeInterval { 0 }
}

/// The attitude of the device: flat on a table.
public final class CMAttitude: NSObject, @unchecked Sendable {
    /// The angle in radians.
    public var roll: Double { 0 }
    public var pitch: Double { 0 }
    public var yaw: Double { 0 }
    public var quaternion: CMQuaternion { CMQuaternion() }
    public func multiply(byInverseOf attitude: CMAttitude) {}
}

/// The motion of the device, which does not move.
public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    public let attitude = CMAttitude()
    public var rotationRate: CMRotationRate { CMRotationRate() }
    public var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
    public var userAcceleration: CMAcceleration { CMAcceleration() }
    public var heading: Double { -1 }
}

/// The acceleration of the device, which is that of gravity.
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    public var acceleration: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
}

/// The rotation of the device, which does not rotate.
public final class CMGyroData: CMLogItem, @unchecked Sendable {
    public var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The reference frame of an attitude.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// A manager that measures the motion of the device. A render has none: updates are reported and never come.
///
/// Source: Apple, Core Motion `CMMotionManager`.
open class CMMotionManager: NSObject {
    /// The interval in seconds.
    public var deviceMotionUpdateInterval: TimeInterval = 0.01
    public var accelerometerUpdateInterval: TimeInterval = 0.01
    public var gyroUpdateInterval: TimeInterval = 0.01
    public var showsDeviceMovementDisplay = false
    public var isDeviceMotionAvailable: Bool { false }
    public var isAccelerometerAvailable: Bool { false }
    public var isGyroAvailable: Bool { false }
    public private(set) var isDeviceMotionActive = false
    public private(set) var isAccelerometerActive = false
    public private(set) var isGyroActive = false
    public var deviceMotion: CMDeviceMotion? { nil }
    public var accelerometerData: CMAccelerometerData? { nil }
    public var gyroData: CMGyroData? { nil }

    public override init() {}

    public func startDeviceMotionUpdates() {
        report("startDeviceMotionUpdates")
        isDeviceMotionActive = true
    }
    public func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        startDeviceMotionUpdates()
    }
    public func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { startDeviceMotionUpdates() }
    public func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        startDeviceMotionUpdates()
    }
    public func stopDeviceMotionUpdates() { isDeviceMotionActive = false }

    public func startAccelerometerUpdates() {
        report("startAccelerometerUpdates")
        isAccelerometerActive = true
    }
    public func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
        startAccelerometerUpdates()
    }
    public func stopAccelerometerUpdates() { isAccelerometerActive = false }

    public func startGyroUpdates() {
        report("startGyroUpdates")
        isGyroActive = true
    }
    public func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) { startGyroUpdates() }
    public func stopGyroUpdates() { isGyroActive = false }

    private func report(_ call: String) {
        RunReports.note("CMMotionManager.\(call) was called: there are no motion sensors here, and no update comes.")
    }
}
