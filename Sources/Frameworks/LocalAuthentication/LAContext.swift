import Foundation
import RunScope

/// How its owner proves who they are.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

/// What a device knows its owner by.
public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID
    case opticID = 4
}

/// Why its owner did not prove who they are.
///
/// Source: Apple, Local Authentication `LAError`.
public struct LAError: Error, Hashable, Sendable {
    /// What went wrong.
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

/// Asks a device's owner who they are; nobody is here, so it is reported and fails.
///
/// Source: Apple, Local Authentication `LAContext`.
open class LAContext: NSObject, @unchecked Sendable {
    public var localizedReason = ""
    public var localizedFallbackTitle: String?
    public var localizedCancelTitle: String?
    /// In seconds.
    public var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    public var interactionNotAllowed = false
    public var biometryType: LABiometryType { .none }

    public override init() {}

    /// Whether it can be asked: no.
    ///
    /// - Parameter error: what is told why; Foundation's own class, as user code passes it.
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
        RunReports.note("LAContext.evaluatePolicy was called: nobody can authenticate here, and it fails.")
    }
}
