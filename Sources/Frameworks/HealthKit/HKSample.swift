import Foundation

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// An object of the health store.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let metadata: [String: Any]?
    init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// A measurement from one moment to another.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata)
    }
}

/// A number that was measured.
public final class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity

    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]? = nil
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(type: quantityType, start: startDate, end: endDate, metadata: metadata)
    }
}

/// One of some values that was noted.
public final class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int

    public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) {
        (categoryType, self.value) = (type, value)
        super.init(type: type, start: startDate, end: endDate, metadata: metadata)
    }
}

/// A day's rings: the owner's activity and goals.
public final class HKActivitySummary: NSObject, @unchecked Sendable {
    public var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    public var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    public var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    public var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    public var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    public var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)

    public override init() {}

    public func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}

/// The kinds of statistics for a period.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// The statistics of a period, which are empty as nothing was measured.
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date

    init(type: HKQuantityType, start: Date, end: Date) { (quantityType, startDate, endDate) = (type, start, end) }

    public func sumQuantity() -> HKQuantity? { nil }
    public func averageQuantity() -> HKQuantity? { nil }
    public func minimumQuantity() -> HKQuantity? { nil }
    public func maximumQuantity() -> HKQuantity? { nil }
    public func mostRecentQuantity() -> HKQuantity? { nil }
    public func duration() -> HKQuantity? { nil }
}

/// The statistics of many periods, one after another.
public final class HKStatisticsCollection: NSObject, @unchecked Sendable {
    public func statistics() -> [HKStatistics] { [] }
    public func statistics(for date: Date) -> HKStatistics? { nil }
    public func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
    ) {}
}
