import Foundation
import RunContext
import SwiftUI
@_exported import UIKit

public typealias ASPresentationAnchor = UIWindow

/// A delegate that gets the result of requests.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// A provider of the window in which a sign-in is shown.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Requests that are made together. Nobody signs in during a render: they end as cancelled, which is reported.
///
/// Source: Apple, AuthenticationServices `ASAuthorizationController`.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
    /// The ways in which requests are made.
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    open func performRequests() { end("performRequests()") }
    open func performRequests(options requestOptions: RequestOptions) { end("performRequests(options:)") }
    /// Waits for a field that is filled in, which never happens in a render.
    open func performAutoFillAssistedRequests() { reportSignIn("ASAuthorizationController.performAutoFillAssistedRequests()") }
    /// Does nothing: the requests have ended.
    open func cancel() {}

    private func end(_ call: String) {
        reportSignIn("ASAuthorizationController.\(call)")
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
    }
}

/// Makes requests for views. Nobody signs in during a render: requests end as cancelled, which is reported.
///
/// Source: Apple, AuthenticationServices `AuthorizationController`.
public struct AuthorizationController: Sendable {
    public func performRequest(
        _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult { try await performRequests([request], options: options) }

    public func performRequests(
        _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult {
        reportSignIn("AuthorizationController.performRequests(_:)")
        throw ASAuthorizationError(.canceled)
    }
}

extension EnvironmentValues {
    /// The controller with which views make requests.
    public var authorizationController: AuthorizationController { AuthorizationController() }
}

func reportSignIn(_ call: String) { RunReports.note("\(call) was called: nobody can sign in here, and the request ends as cancelled.") }
