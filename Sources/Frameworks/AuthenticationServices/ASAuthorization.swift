import Foundation

/// The result of a sign-in. Nobody signs in during a render.
///
/// Source: Apple, AuthenticationServices `ASAuthorization`.
open class ASAuthorization: NSObject, @unchecked Sendable {
    /// The personal data that a sign-in requests.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope(rawValue: "full_name")
        public static let email = Scope(rawValue: "email")
    }

    public let credential: any ASAuthorizationCredential
    init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// The credential that identifies a person.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// The credential of a person's Apple Account. A render never returns one.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
    open var identityToken: Data? { nil }
    open var authorizationCode: Data? { nil }
    init(user: String) { self.user = user }
}

/// A name and a password. A render never returns one.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    public let password: String
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// A new passkey. A render never returns one.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let credentialID: Data
    public let rawClientDataJSON: Data
    public let rawAttestationObject: Data?
    init(id: Data, data: Data, attestation: Data?) { (credentialID, rawClientDataJSON, rawAttestationObject) = (id, data, attestation) }
}

/// An answer that a passkey signed. A render never returns one.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let credentialID: Data
    public let rawClientDataJSON: Data
    public let rawAuthenticatorData: Data
    public let signature: Data
    public let userID: Data
    init(id: Data, data: Data, authenticator: Data, signature: Data, user: Data) {
        (credentialID, rawClientDataJSON, rawAuthenticatorData) = (id, data, authenticator)
        (self.signature, userID) = (signature, user)
    }
}

/// The credential of a sign-in that an `AuthorizationController` asked for.
///
/// Source: Apple, AuthenticationServices `ASAuthorizationResult`.
public enum ASAuthorizationResult: Sendable {
    case password(ASPasswordCredential)
    case appleID(ASAuthorizationAppleIDCredential)
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
}

/// The reason why nobody was signed in.
public struct ASAuthorizationError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let unknown = Code.unknown
    public static let canceled = Code.canceled
    public static let invalidResponse = Code.invalidResponse
    public static let notHandled = Code.notHandled
    public static let failed = Code.failed
    public static let notInteractive = Code.notInteractive
}

extension ASAuthorizationError.Code {
    /// Returns true if an error has this code, so that code can catch it by its name.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
}
