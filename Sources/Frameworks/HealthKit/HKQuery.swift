import Foundation
import RunContext

/// The ends of a sample that have to lie in a period.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A query for health data.
///
/// Source: Apple, HealthKit `HKQuery`.
open class HKQuery: NSObject, @unchecked Sendable {
    /// Ends the query with an error; this class has no handler to call.
    func fail(_ error: any Error) {}

    public class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
        NSPredicate(value: true)
    }
    public class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForCategorySamples(
        with operatorType: NSComparisonPredicate.Operator, value: Int
    ) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate { NSPredicate(value: true) }
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate { NSPredicate(value: true) }
}

/// A query for individual samples.
public final class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) { handler = resultsHandler }

    override func fail(_ error: any Error) { handler(self, [], nil) }
}

/// A query for samples that belong together. It finds none.
///
/// Source: Apple, HealthKit `HKCorrelationQuery`.
public final class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let samplePredicates: [HKSampleType: NSPredicate]?
    private let handler: (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

    public init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?, samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) { (self.correlationType, self.samplePredicates, handler) = (correlationType, samplePredicates, completion) }

    override func fail(_ error: any Error) { handler(self, [], nil) }
}

/// A query for the statistics of a period.
public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions,
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) { self.handler = handler }

    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// A query for the statistics of many periods, one after another.
public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    public var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) {}

    override func fail(_ error: any Error) { initialResultsHandler?(self, HKStatisticsCollection(), nil) }
}

/// A query for the rings of days.
public final class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    public var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

    public init(
        predicate: NSPredicate?, resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) { self.handler = handler }

    override func fail(_ error: any Error) { handler(self, [], nil) }
}

public typealias HKObserverQueryCompletionHandler = () -> Void

/// A query that is notified of new samples, which never come.
public final class HKObserverQuery: HKQuery, @unchecked Sendable {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {}
}

/// The condition on the samples of a query.
public struct HKSamplePredicate<Sample: HKSample>: Sendable {}

extension HKSamplePredicate where Sample == HKQuantitySample {
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self { Self() }
}

extension HKSamplePredicate where Sample == HKCategorySample {
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self { Self() }
}

/// An asynchronous query for samples.
public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {}

    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        RunReports.note("HKSampleQueryDescriptor.result(for:) was called: there is no health data here.")
        return []
    }
}

/// An asynchronous query for the statistics of a period.
public struct HKStatisticsQueryDescriptor: Sendable {
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}

    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        RunReports.note("HKStatisticsQueryDescriptor.result(for:) was called: there is no health data here.")
        return nil
    }
}

/// An asynchronous query for the statistics of many periods, one after another.
///
/// Source: Apple, HealthKit `HKStatisticsCollectionQueryDescriptor`.
public struct HKStatisticsCollectionQueryDescriptor: Sendable {
    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: HKStatisticsOptions
    public let anchorDate: Date
    public let intervalComponents: DateComponents

    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents
    ) {
        (self.predicate, self.options) = (predicate, options)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    }

    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        RunReports.note("HKStatisticsCollectionQueryDescriptor.result(for:) was called: there is no health data here.")
        return HKStatisticsCollection()
    }
}
