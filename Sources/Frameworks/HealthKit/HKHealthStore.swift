import Foundation
import RunContext

/// The permission of a program to write a type of data.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

/// The need to request permission from the owner.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

/// The frequency of updates on new samples.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// The domain of HealthKit's errors.
public let HKErrorDomain = "com.apple.healthkit"

/// The error for health data that is unavailable.
///
/// Source: Apple, HealthKit `HKError`.
public struct HKError: CustomNSError, Hashable, Sendable {
    /// The kind of the error.
    public enum Code: Int, Sendable {
        case unknownError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
        case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
        case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { HKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
    public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
    public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
    public static let errorNoData = Code.errorNoData
}

/// The store of health data, which is empty: requests are reported and return no data.
///
/// Source: Apple, HealthKit `HKHealthStore`.
open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() {}

    /// Returns whether health data exists; always true, as on a phone whose owner has not measured anything.
    public class func isHealthDataAvailable() -> Bool { true }

    /// The first date of which samples may be kept: any.
    open func earliestPermittedSampleDate() -> Date { .distantPast }

    public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

    public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        report("requestAuthorization")
        completion(true, nil)
    }

    public func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
        report("requestAuthorization")
    }

    public func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { .unnecessary }

    /// Returns the units in which the owner reads quantities: those of the locale, as nobody has chosen others.
    public func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        Dictionary(uniqueKeysWithValues: quantityTypes.map { ($0, $0.unit(in: Locale.current.measurementSystem)) })
    }

    public func preferredUnits(
        for quantityTypes: Set<HKQuantityType>, completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) {
        completion(Dictionary(uniqueKeysWithValues: quantityTypes.map { ($0, $0.unit(in: Locale.current.measurementSystem)) }), nil)
    }

    public func execute(_ query: HKQuery) {
        report("execute(\(type(of: query)))")
        query.fail(HKError(.errorNoData))
    }

    public func stop(_ query: HKQuery) {}

    public func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        report("save")
        completion(false, HKError(.errorAuthorizationDenied))
    }

    public func save(_ object: HKObject) async throws {
        report("save")
        throw HKError(.errorAuthorizationDenied)
    }

    public func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        report("enableBackgroundDelivery")
        completion(false, HKError(.errorAuthorizationDenied))
    }

    public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        report("enableBackgroundDelivery")
        throw HKError(.errorAuthorizationDenied)
    }

    /// Succeeds, as nothing is delivered.
    public func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(true, nil) }

    /// Succeeds, as nothing is delivered.
    public func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(true, nil) }

    public func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { completion(.unnecessary, nil) }

    public func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        report("save")
        completion(false, HKError(.errorAuthorizationDenied))
    }

    public func save(_ objects: [HKObject]) async throws {
        report("save")
        throw HKError(.errorAuthorizationDenied)
    }

    public func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        report("delete")
        completion(false, HKError(.errorAuthorizationDenied))
    }

    public func delete(_ object: HKObject) async throws {
        report("delete")
        throw HKError(.errorAuthorizationDenied)
    }

    public func delete(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        report("delete")
        completion(false, HKError(.errorAuthorizationDenied))
    }

    public func delete(_ objects: [HKObject]) async throws {
        report("delete")
        throw HKError(.errorAuthorizationDenied)
    }

    public func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        report("deleteObjects")
        completion(false, 0, HKError(.errorAuthorizationDenied))
    }

    public func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        report("deleteObjects")
        throw HKError(.errorAuthorizationDenied)
    }

    public func dateOfBirthComponents() throws -> DateComponents {
        report("dateOfBirthComponents")
        throw HKError(.errorNoData)
    }

    private func report(_ call: String) {
        RunReports.note("HKHealthStore.\(call) was called: there is no health data here.")
    }
}

extension HKError.Code {
    /// Returns true if an error has this code, so that code can catch it by its name.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? HKError)?.code == code }
}

extension NSNotification.Name {
    /// The owner has chosen other units.
    public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}
