import Foundation
import FoundationNetworking

/// The certificates that a server shows to be trusted. No server answers a preview by itself, so that code never gets one.
///
/// Source: Apple, Security `SecTrust`.
public final class SecTrust: Sendable {
    private init() {}
}

/// Returns whether a server can be trusted.
///
/// Source: Apple, Security `SecTrustEvaluateWithError(_:_:)`.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool { false }

/// The method of authentication by a server's certificate, which Foundation on Linux does not support.
///
/// Source: Apple, Foundation `NSURLAuthenticationMethodServerTrust`.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
    /// The certificates that the server shows: none here.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Creates a credential that accepts a server.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
