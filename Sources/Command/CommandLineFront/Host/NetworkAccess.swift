/// The network that the user's code has.
enum NetworkAccess {
    /// Its requests fail at once, and are reported.
    case refused
    /// They fail, and the code is told that the network cannot be reached.
    case unreachable
    case allowed

    /// The settings in a host's environment, which `OfflineProtocol` reads.
    var settings: [String] {
        switch self {
        case .refused: []
        case .unreachable: ["ZOETROPE_OFFLINE=1"]
        case .allowed: ["ZOETROPE_ONLINE=1"]
        }
    }

    /// Returns the proxies for the code's requests, in the environment: the user's proxies; without a network, this machine's own discard
    /// port, so that every request fails at once and nothing leaves the machine.
    ///
    /// Source: curl(1), "ENVIRONMENT", which `URLSession` obeys here.
    func proxies(from inherited: [String: String]) -> [(name: String, value: String)] {
        let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
        let exceptions = ["no_proxy", "NO_PROXY"]
        guard self == .allowed else { return names.map { ($0, "http://127.0.0.1:9") } + exceptions.map { ($0, "") } }
        return (names + exceptions).compactMap { name in inherited[name].map { (name, $0) } }
    }
}
