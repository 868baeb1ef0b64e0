import Foundation

/// The requests that a server answers: those of its own page, at an address with its token.
///
/// A token keeps other people of the machine out. The name of the host keeps out pages of other sites whose names lead to this machine
/// (DNS rebinding), and the origin those that send requests here from a browser.
struct Admission: Sendable {
    let host: String
    let port: UInt16
    let token: String

    /// The host and the port, as an address shows them.
    var name: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// The names by which a browser may call this server.
    private var names: Set<String> {
        let isLoopback = host == "localhost" || host == "::1" || host.hasPrefix("127.")
        // At all addresses of a machine the page is called by any of its numbers; a name may be anybody's.
        return isLoopback
            ? [name, "localhost:\(port)", "127.0.0.1:\(port)", "[::1]:\(port)"] : [name, "localhost:\(port)", "127.0.0.1:\(port)"]
    }

    /// Returns the path behind the token; nil for a path without it.
    func path(of path: String) -> String? {
        let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
        guard let first = parts.first, Self.isEqual(String(first), token) else { return nil }
        return parts.count > 1 ? String(parts[1]) : ""
    }

    /// Returns why a request with these headers is refused; nil if it is answered.
    func refusal(of header: (String) -> String?) -> String? {
        guard let called = header("Host")?.lowercased(), isName(called) else {
            return "The request is for another host than \(name)."
        }
        if let origin = header("Origin")?.lowercased(), origin != "http://\(called)" { return "The request comes from another site." }
        if let site = header("Sec-Fetch-Site")?.lowercased(), site != "same-origin", site != "none" {
            return "The request comes from another site."
        }
        return nil
    }

    private func isName(_ called: String) -> Bool {
        if names.contains(called) { return true }
        guard host == "0.0.0.0" || host == "::" else { return false }
        let numbers = called.hasSuffix(":\(port)") ? called.dropLast("\(port)".count + 1) : ""
        return !numbers.isEmpty && numbers.allSatisfy { $0.isHexDigit || ".:[]".contains($0) } && numbers.contains { ".:".contains($0) }
            && numbers.contains(where: \.isNumber)
    }

    /// Compares in the same time wherever the first difference is.
    private static func isEqual(_ first: String, _ second: String) -> Bool {
        let (one, other) = (Array(first.utf8), Array(second.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// Tokens from the system's random numbers.
package enum LocalToken {
    /// Returns 32 hexadecimal digits.
    package static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
