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

/// A request for a person's Apple Account.
open class ASAuthorizationAppleIDRequest: NSObject, @unchecked Sendable {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var nonce: String?
    open var state: String?
    open var user: String?
}

/// The credential of a person's Apple Account. A render never returns one.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
    open var identityToken: Data? { nil }
    open var authorizationCode: Data? { nil }
    init(user: String) { self.user = user }
}

/// The reason why nobody was signed in.
public struct ASAuthorizationError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let canceled = Code.canceled
    public static let failed = Code.failed
}
