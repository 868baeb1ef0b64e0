import Foundation
import SwiftUI
import UIKit

/// The domain of the session's errors.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// The reason why a sign-in on a page ended.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let canceledLogin = Code.canceledLogin
    public static let presentationContextNotProvided = Code.presentationContextNotProvided
    public static let presentationContextInvalid = Code.presentationContextInvalid
}

/// A provider of the window over which a page is shown.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A page on which people sign in. Nobody signs in during a render: it ends as cancelled, which is reported.
///
/// Source: Apple, AuthenticationServices `ASWebAuthenticationSession`.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// The address with which a page ends.
    public struct Callback: Hashable, Sendable {
        let address: String
        public static func customScheme(_ customScheme: String) -> Callback { Callback(address: customScheme) }
        public static func https(host: String, path: String) -> Callback { Callback(address: "https://\(host)\(path)") }
        public func matchesURL(_ url: URL) -> Bool { url.scheme == address || url.absoluteString.hasPrefix(address) }
    }

    private let handler: CompletionHandler
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var additionalHeaderFields: [String: String]?
    open var canStart: Bool { true }

    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { handler = completionHandler }
    public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) { handler = completionHandler }

    @discardableResult
    open func start() -> Bool {
        reportSignIn("ASWebAuthenticationSession.start()")
        handler(nil, ASWebAuthenticationSessionError(.canceledLogin))
        return true
    }
    /// Does nothing: the session has ended.
    open func cancel() {}
}

/// Shows pages for views on which people sign in. They end as cancelled, which is reported.
///
/// Source: Apple, AuthenticationServices `WebAuthenticationSession`.
public struct WebAuthenticationSession: Sendable {
    /// The cookies that a page sees.
    public enum BrowserSession: Sendable { case ephemeral, shared }

    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL { throw cancelled }

    public func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
        additionalHeaderFields: [String: String]
    ) async throws -> URL { throw cancelled }

    private var cancelled: ASWebAuthenticationSessionError {
        reportSignIn("WebAuthenticationSession.authenticate(using:)")
        return ASWebAuthenticationSessionError(.canceledLogin)
    }
}

extension EnvironmentValues {
    /// The session with which views show pages on which people sign in.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}

extension ASWebAuthenticationSessionError.Code {
    /// Returns true if an error has this code, so that code can catch it by its name.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? ASWebAuthenticationSessionError)?.code == code }
}
