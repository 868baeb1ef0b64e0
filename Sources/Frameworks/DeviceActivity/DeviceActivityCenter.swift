@_exported import Foundation
@_exported import ManagedSettings
import RunContext

/// The name of a span of time that is watched.
///
/// Source: Apple, DeviceActivity `DeviceActivityName`.
public struct DeviceActivityName: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A span of time in which the use of the device is watched.
///
/// Source: Apple, DeviceActivity `DeviceActivitySchedule`.
public struct DeviceActivitySchedule: Equatable, Sendable {
    public let intervalStart: DateComponents
    public let intervalEnd: DateComponents
    public let repeats: Bool
    public let warningTime: DateComponents?
    public init(intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil) {
        (self.intervalStart, self.intervalEnd, self.repeats, self.warningTime) = (intervalStart, intervalEnd, repeats, warningTime)
    }

    /// The next span; nil if there is none.
    public var nextInterval: DateInterval? {
        let now = Date()
        guard let start = Calendar.current.nextDate(after: now, matching: intervalStart, matchingPolicy: .nextTime),
            let end = Calendar.current.nextDate(after: start, matching: intervalEnd, matchingPolicy: .nextTime)
        else { return nil }
        return DateInterval(start: start, end: end)
    }
}

/// A limit of the use of applications and websites.
///
/// Source: Apple, DeviceActivity `DeviceActivityEvent`.
public struct DeviceActivityEvent: Equatable, Sendable {
    /// The name of a limit.
    public struct Name: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let applications: Set<ApplicationToken>
    public let categories: Set<ActivityCategoryToken>
    public let webDomains: Set<WebDomainToken>
    public let threshold: DateComponents
    public let includesPastActivity: Bool
    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = [],
        threshold: DateComponents, includesPastActivity: Bool = false
    ) {
        (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
        (self.threshold, self.includesPastActivity) = (threshold, includesPastActivity)
    }
    public var includesAllActivity: Bool { applications.isEmpty && categories.isEmpty && webDomains.isEmpty }
}

/// The centre that watches the use of the device. It keeps what it is given, and watches nothing, which is reported.
///
/// Source: Apple, DeviceActivity `DeviceActivityCenter`.
public final class DeviceActivityCenter: @unchecked Sendable {
    /// The reason why nothing is watched.
    public enum MonitoringError: Error, Hashable, Sendable {
        case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized
    }

    public init() {}
    public var activities: [DeviceActivityName] { [] }
    public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }

    /// - Throws: `MonitoringError.unauthorized`, as nobody allowed it.
    public func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws {
        RunReports.note("DeviceActivityCenter.startMonitoring(\(activity.rawValue)) was called: nothing is watched here, and it fails.")
        throw MonitoringError.unauthorized
    }
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}

/// The extension that is called when a span or a limit is reached. Nothing calls it here.
///
/// Source: Apple, DeviceActivity `DeviceActivityMonitor`.
open class DeviceActivityMonitor {
    public required init() {}
    open func intervalDidStart(for activity: DeviceActivityName) {}
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}
