import Foundation
import RunScope

/// Which of a thing's ends have to lie in a time.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// Asks for what was measured.
///
/// Source: Apple, HealthKit `HKQuery`.
open class HKQuery: NSObject, @unchecked Sendable {
    /// Answers that there is none.
    func fail(_ error: any Error) {}

    public class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
        NSPredicate(value: true)
    }
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate { NSPredicate(value: true) }
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate { NSPredicate(value: true) }
}

/// Asks for what was measured, one by one.
public final class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) { handler = resultsHandler }

    override func fail(_ error: any Error) { handler(self, [], nil) }
}

/// Asks what the numbers of a time come to.
public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions,
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) { self.handler = handler }

    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Asks what the numbers of each of many times come to.
public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    public var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) {}

    override func fail(_ error: any Error) { initialResultsHandler?(self, HKStatisticsCollection(), nil) }
}

/// Asks for days' rings.
public final class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    public var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

    public init(
        predicate: NSPredicate?, resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) { self.handler = handler }

    override func fail(_ error: any Error) { handler(self, [], nil) }
}

public typealias HKObserverQueryCompletionHandler = () -> Void

/// Hears when something is measured: never.
public final class HKObserverQuery: HKQuery, @unchecked Sendable {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {}
}

/// What samples are asked for.
public struct HKSamplePredicate<Sample: HKSample>: Sendable {
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKQuantitySample> {
        HKSamplePredicate<HKQuantitySample>()
    }
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKCategorySample> {
        HKSamplePredicate<HKCategorySample>()
    }
}

/// Asks for samples, and awaits them.
public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {}

    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        RunReports.note("HKSampleQueryDescriptor.result(for:) was called: there is no health data here.")
        return []
    }
}

/// Asks what the numbers of a time come to, and awaits it.
public struct HKStatisticsQueryDescriptor: Sendable {
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}

    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        RunReports.note("HKStatisticsQueryDescriptor.result(for:) was called: there is no health data here.")
        return nil
    }
}
