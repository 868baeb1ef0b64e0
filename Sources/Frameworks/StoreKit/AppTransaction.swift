import Foundation
import RunContext

/// The purchase of the app itself. A render has no store, so there is none: each request is reported and fails.
///
/// Source: Apple, StoreKit `AppTransaction`.
public struct AppTransaction: Hashable, Sendable {
    public let bundleID: String
    public let appVersion: String
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public let environment: AppStore.Environment

    private init(bundleID: String, appVersion: String, originalAppVersion: String, originalPurchaseDate: Date) {
        (self.bundleID, self.appVersion, self.originalAppVersion) = (bundleID, appVersion, originalAppVersion)
        (self.originalPurchaseDate, environment) = (originalPurchaseDate, .xcode)
    }

    /// - Throws: `StoreKitError.unknown`.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw absence("shared") }
    }

    /// - Throws: `StoreKitError.unknown`.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { throw absence("refresh()") }

    private static func absence(_ call: String) -> StoreKitError {
        RunReports.note("AppTransaction.\(call) was called: there is no store here.")
        return .unknown
    }
}

extension AppStore {
    /// The kind of store that an app was bought in.
    ///
    /// Source: Apple, StoreKit `AppStore.Environment`, with its raw values.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }
}
