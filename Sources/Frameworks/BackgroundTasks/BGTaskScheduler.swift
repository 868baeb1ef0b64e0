import Foundation
import RunContext

/// A task that the system allows a program in the background.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    public var expirationHandler: (() -> Void)?

    init(identifier: String) { self.identifier = identifier }

    public func setTaskCompleted(success: Bool) {}
}

/// A short refresh.
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Long work, while the device charges.
public final class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A request for work in the background.
open class BGTaskRequest: NSObject {
    public let identifier: String
    public var earliestBeginDate: Date?

    init(request identifier: String) { self.identifier = identifier }
}

/// A request for a short refresh.
public final class BGAppRefreshTaskRequest: BGTaskRequest {
    public init(identifier: String) { super.init(request: identifier) }
}

/// A request for long work.
public final class BGProcessingTaskRequest: BGTaskRequest {
    public var requiresNetworkConnectivity = false
    public var requiresExternalPower = false
    public init(identifier: String) { super.init(request: identifier) }
}

/// The scheduler of background work. Nothing runs after a render, so requests are reported and never performed.
///
/// Source: Apple, Background Tasks `BGTaskScheduler`.
public final class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// The reason why a request was refused.
    public struct Error: Swift.Error, Hashable, Sendable {
        public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
        public let code: Code
        public init(_ code: Code) { self.code = code }
        public static let unavailable = Code.unavailable
        public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
        public static let notPermitted = Code.notPermitted
    }

    public static let shared = BGTaskScheduler()

    private override init() {}

    @discardableResult
    public func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }

    public func submit(_ taskRequest: BGTaskRequest) throws {
        RunReports.note("BGTaskScheduler.submit(\(taskRequest.identifier)) was called: no background task runs here.")
    }

    public func cancel(taskRequestWithIdentifier identifier: String) {}
    public func cancelAllTaskRequests() {}
    public func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
}

extension BGTaskScheduler.Error.Code {
    /// Returns true if an error has this code, so that code can catch it by its name.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? BGTaskScheduler.Error)?.code == code }
}
