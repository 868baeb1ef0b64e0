import Foundation
import FoundationNetworking
import QuartzCore
import RunContext
import Security
import SystemConfiguration
import TestSupport
import Testing

@Suite("Values that Foundation and layers on Linux lack") struct MissingValueTests {
    /// As public code asks for it: this compiles although Foundation on Linux refuses the names.
    private static func answer(to space: URLProtectionSpace) -> URLCredential? {
        guard space.authenticationMethod == NSURLAuthenticationMethodServerTrust, let trust = space.serverTrust,
            SecTrustEvaluateWithError(trust, nil)
        else { return nil }
        return URLCredential(trust: trust)
    }

    @Test("A session keeps the versions of TLS that it accepts, and an address the length of its type") func versions() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
        #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv12 && configuration.tlsMaximumSupportedProtocolVersion == .TLSv13)
        expect(tls_protocol_version_t.TLSv13.rawValue, equals: 0x0304)
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
        expect(address.sin_len, equals: 16)
        #expect(SCNetworkReachabilityFlags(rawValue: UInt32(kSCNetworkFlagsReachable)) == .reachable)
    }

    @Test("A layer's values are found by their names") func layer() {
        let layer = CALayer()
        layer.setValue(3, forKey: "cornerRadius")
        layer.setValue(true, forKey: "hidden")
        layer.setValue("kept", forKey: "own")
        #expect(layer.cornerRadius == 3 && layer.isHidden && layer.value(forKey: "own") as? String == "kept")
        expect(layer.value(forKey: "cornerRadius") as? CGFloat, equals: 3)
        let reports = RunReports.noted { layer.setValue("round", forKey: "cornerRadius") }
        expect(
            reports, equals: ["CALayer.setValue(_:forKey: \"cornerRadius\") has no effect: the property has another type."])
    }

    @Test("No server shows anything of itself") func nothing() {
        let space = URLProtectionSpace(
            host: "example.org", port: 443, protocol: "https", realm: nil, authenticationMethod: NSURLAuthenticationMethodServerTrust)
        expect(space.authenticationMethod, equals: "NSURLAuthenticationMethodServerTrust")
        #expect(space.serverTrust == nil && Self.answer(to: space) == nil)
    }
}
