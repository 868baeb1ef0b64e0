import Foundation

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// An object of the health store.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let metadata: [String: Any]?
    /// The program that saved it: this one, as nothing else is there.
    public let sourceRevision = HKSourceRevision(source: .default(), version: nil)
    public let device: HKDevice?

    init(metadata: [String: Any]?, device: HKDevice? = nil) { (self.metadata, self.device) = (metadata, device) }
}

/// A program or device that saves health data.
public final class HKSource: NSObject, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String

    private init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }

    /// The program itself.
    public class func `default`() -> HKSource {
        let identifier = Bundle.main.bundleIdentifier ?? ""
        return HKSource(
            name: Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? identifier, bundleIdentifier: identifier)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? HKSource)?.bundleIdentifier == bundleIdentifier }
    public override var hash: Int { bundleIdentifier.hash }
}

/// A source with the version of its program and system.
public final class HKSourceRevision: NSObject, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    public let productType: String?
    public let operatingSystemVersion: OperatingSystemVersion

    public convenience init(source: HKSource, version: String?) {
        self.init(
            source: source, version: version, productType: nil,
            operatingSystemVersion: OperatingSystemVersion(majorVersion: 0, minorVersion: 0, patchVersion: 0))
    }
    public init(source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion) {
        (self.source, self.version, self.productType) = (source, version, productType)
        self.operatingSystemVersion = operatingSystemVersion
    }
}

/// A device that measured something.
public final class HKDevice: NSObject, @unchecked Sendable {
    public let name, manufacturer, model, hardwareVersion, firmwareVersion, softwareVersion: String?
    public let localIdentifier, udiDeviceIdentifier: String?

    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion, self.softwareVersion) = (hardwareVersion, firmwareVersion, softwareVersion)
        (self.localIdentifier, self.udiDeviceIdentifier) = (localIdentifier, udiDeviceIdentifier)
    }

    public class func local() -> HKDevice {
        HKDevice(
            name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil,
            localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}

/// A measurement from one moment to another.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?, device: HKDevice? = nil) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata, device: device)
    }
}

/// Samples that belong together, as the nutrients of a meal.
public final class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let objects: Set<HKSample>

    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        (self.correlationType, self.objects) = (correlationType, objects)
        super.init(type: correlationType, start: startDate, end: endDate, metadata: metadata, device: device)
    }
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]?
    ) {
        self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: metadata)
    }

    public func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
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

    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(type: quantityType, start: startDate, end: endDate, metadata: metadata, device: device)
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

/// The statistics of a period: empty, as nothing was measured, but for what a workout was made with.
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date

    private let sum: HKQuantity?

    init(type: HKQuantityType, start: Date, end: Date, sum: HKQuantity? = nil) {
        (quantityType, startDate, endDate, self.sum) = (type, start, end, sum)
    }

    public func sumQuantity() -> HKQuantity? { sum }
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
