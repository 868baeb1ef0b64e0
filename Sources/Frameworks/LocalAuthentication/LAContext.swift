import Foundation
import RunContext

/// The way in which the owner is authenticated.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

/// The kind of biometry with which a device recognises its owner.
public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID
    case opticID = 4
}

/// The reason why the owner was not authenticated.
///
/// Source: Apple, Local Authentication `LAError`.
public struct LAError: Error, Hashable, Sendable {
    /// The kind of the error.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext = -10
        case notInteractive = -1004
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    public var localizedDescription: String { "Biometry is not available on this device." }

    public static let authenticationFailed = Code.authenticationFailed
    public static let userCancel = Code.userCancel
    public static let userFallback = Code.userFallback
    public static let biometryNotAvailable = Code.biometryNotAvailable
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
    public static let biometryLockout = Code.biometryLockout
    public static let passcodeNotSet = Code.passcodeNotSet
}

/// A context that authenticates a device's owner. Nobody is present in a render, so requests are reported and fail.
///
/// Source: Apple, Local Authentication `LAContext`.
open class LAContext: NSObject, @unchecked Sendable {
    public var localizedReason = ""
    public var localizedFallbackTitle: String?
    public var localizedCancelTitle: String?
    /// The duration in seconds.
    public var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    public var interactionNotAllowed = false
    public var biometryType: LABiometryType { .none }

    public override init() {}

    /// Returns whether the policy can be evaluated; always false.
    ///
    /// - Parameter error: the pointer that receives the reason; of Foundation's own class, as user code passes it.
    public func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = NSError(domain: LAError.errorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
        return false
    }

    public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) {
        report()
        reply(false, LAError(.biometryNotAvailable))
    }

    @discardableResult
    public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        report()
        throw LAError(.biometryNotAvailable)
    }

    public func invalidate() {}

    private func report() {
        RunReports.note("LAContext.evaluatePolicy was called: authentication is not available here, and it fails.")
    }
}

extension LAError.Code {
    /// Returns true if an error has this code, so that code can catch it by its name.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? LAError)?.code == code }
}
