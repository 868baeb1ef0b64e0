import Combine
@_exported import Foundation
import RunContext

/// The permission to restrict a device.
///
/// Source: Apple, FamilyControls `AuthorizationStatus`.
public enum AuthorizationStatus: Int, Codable, Hashable, Sendable, CustomStringConvertible {
    case notDetermined, denied, approved
    public var description: String {
        switch self {
        case .notDetermined: "notDetermined"
        case .denied: "denied"
        case .approved: "approved"
        }
    }
}

/// The person whose device is restricted.
///
/// Source: Apple, FamilyControls `FamilyControlsMember`.
public enum FamilyControlsMember: Int, Codable, Hashable, Sendable { case child, individual }

/// The reason why a request of FamilyControls failed.
///
/// Source: Apple, FamilyControls `FamilyControlsError`.
public enum FamilyControlsError: Int, Error, Hashable, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled, networkError
    case authenticationMethodUnavailable
}

/// The centre that asks for the permission to restrict the device. A request is reported, and fails as on a device without family
/// controls.
///
/// Source: Apple, FamilyControls `AuthorizationCenter`.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    public static let shared = AuthorizationCenter()
    @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined

    private init() {}

    public func requestAuthorization(for member: FamilyControlsMember) async throws { throw failure() }
    public func requestAuthorization(completionHandler: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(failure()))
    }
    public func revokeAuthorization(completionHandler: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(failure()))
    }

    private func failure() -> FamilyControlsError {
        RunReports.note("AuthorizationCenter was asked for family controls: they are unavailable here.")
        return .unavailable
    }
}
