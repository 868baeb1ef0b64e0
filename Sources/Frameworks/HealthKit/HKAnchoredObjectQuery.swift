import Foundation
import RunContext

/// The place in the health store up to which a query has read.
///
/// Source: Apple, HealthKit `HKQueryAnchor`.
public final class HKQueryAnchor: NSObject, NSSecureCoding, @unchecked Sendable {
    public static let supportsSecureCoding = true
    private let value: Int

    public init(fromValue value: Int) { self.value = value }
    public init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
    public func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }

    public override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.value == value }
    public override var hash: Int { value }
}

/// A sample that was deleted.
public final class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public var metadata: [String: Any]? { nil }
    override init() {}
}

/// A query for the samples since an anchor.
///
/// Source: Apple, HealthKit `HKAnchoredObjectQuery`.
public final class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void

    /// Called for later samples, which never come.
    public var updateHandler: Handler?
    private let anchor: HKQueryAnchor?
    private let handler: Handler

    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping Handler
    ) { (self.anchor, self.handler) = (anchor, handler) }

    override func fail(_ error: any Error) { handler(self, [], [], anchor, nil) }
}

/// An asynchronous query for the samples since an anchor.
///
/// Source: Apple, HealthKit `HKAnchoredObjectQueryDescriptor`.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: Sendable {
    /// The samples since the anchor, which are none.
    public struct Result: Sendable {
        public let addedSamples: [Sample]
        public let deletedObjects: [HKDeletedObject]
        public let newAnchor: HKQueryAnchor
    }

    public let anchor: HKQueryAnchor?

    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) { self.anchor = anchor }

    public func result(for healthStore: HKHealthStore) async throws -> Result {
        RunReports.note("HKAnchoredObjectQueryDescriptor.result(for:) was called: there is no health data here.")
        return Result(addedSamples: [], deletedObjects: [], newAnchor: anchor ?? HKQueryAnchor(fromValue: 0))
    }
}
