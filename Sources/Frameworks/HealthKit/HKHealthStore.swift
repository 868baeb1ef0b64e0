import Foundation
import RunScope

/// Whether a program may write a kind of thing.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

/// Whether its owner is to be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

/// How often a program hears of what is new.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// What was measured cannot be had.
///
/// Source: Apple, HealthKit `HKError`.
public struct HKError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case unknownError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
        case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
        case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
    public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
    public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
    public static let errorNoData = Code.errorNoData
}

/// Keeps what was measured: nothing is, so that what asks for it is reported and gets no data.
///
/// Source: Apple, HealthKit `HKHealthStore`.
open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() {}

    /// Whether there is anything to ask for: as on a phone, whose owner has not measured anything.
    public class func isHealthDataAvailable() -> Bool { true }

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

    private func report(_ call: String) {
        RunReports.note("HKHealthStore.\(call) was called: there is no health data here.")
    }
}
