import Foundation
import FoundationNetworking
import Security
import TestSupport
import Testing

@Suite("Trust in servers") struct ServerTrustTests {
    /// As public code asks for it: this compiles although Foundation on Linux refuses the names.
    private static func answer(to space: URLProtectionSpace) -> URLCredential? {
        guard space.authenticationMethod == NSURLAuthenticationMethodServerTrust, let trust = space.serverTrust,
            SecTrustEvaluateWithError(trust, nil)
        else { return nil }
        return URLCredential(trust: trust)
    }

    @Test("No server shows anything of itself") func nothing() {
        let space = URLProtectionSpace(
            host: "example.org", port: 443, protocol: "https", realm: nil, authenticationMethod: NSURLAuthenticationMethodServerTrust)
        expect(space.authenticationMethod, equals: "NSURLAuthenticationMethodServerTrust")
        #expect(space.serverTrust == nil && Self.answer(to: space) == nil)
    }
}
