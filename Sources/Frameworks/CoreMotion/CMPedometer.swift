import Foundation
import RunContext

/// The permission of a program to read the owner's movements.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// The reason why a movement is unknown.
public struct CMError: Error, Hashable, Sendable {
    /// The code of the error.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The steps, distance, floors and pace of a period.
public final class CMPedometerData: NSObject, @unchecked Sendable {
    public let startDate: Date
    public let endDate: Date
    public let numberOfSteps: NSNumber
    /// The distance in metres.
    public var distance: NSNumber? { nil }
    public var floorsAscended: NSNumber? { nil }
    public var floorsDescended: NSNumber? { nil }
    /// The pace in seconds a metre.
    public var currentPace: NSNumber? { nil }

    init(from start: Date, to end: Date) { (startDate, endDate, numberOfSteps) = (start, end, 0) }
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// A counter of steps. A render has none: requests are reported and fail.
///
/// Source: Apple, Core Motion `CMPedometer`.
open class CMPedometer: NSObject, @unchecked Sendable {
    public override init() {}

    public class func isStepCountingAvailable() -> Bool { false }
    public class func isDistanceAvailable() -> Bool { false }
    public class func isFloorCountingAvailable() -> Bool { false }
    public class func isPaceAvailable() -> Bool { false }
    public class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    public func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        report("queryPedometerData")
        handler(nil, Self.denied)
    }

    public func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        report("startUpdates")
        handler(nil, Self.denied)
    }

    public func stopUpdates() {}

    /// Apple's `CMErrorMotionActivityNotAuthorized`.
    private static let denied = CMError(rawValue: 105)

    private func report(_ call: String) {
        RunReports.note("CMPedometer.\(call) was called: there is no pedometer here, and it fails.")
    }
}

/// The owner's current kind of movement.
public final class CMMotionActivity: CMLogItem, @unchecked Sendable {
    public var stationary: Bool { true }
    public var walking: Bool { false }
    public var running: Bool { false }
    public var automotive: Bool { false }
    public var cycling: Bool { false }
    public var unknown: Bool { false }
}

/// A manager that distinguishes walking from driving. A render has neither: requests for updates are reported, and no updates come.
public final class CMMotionActivityManager: NSObject, @unchecked Sendable {
    public override init() {}
    public class func isActivityAvailable() -> Bool { false }
    public class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    public func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {
        RunReports.note("CMMotionActivityManager.startActivityUpdates was called: there are no motion sensors here, and no update comes.")
    }
    public func stopActivityUpdates() {}
}
