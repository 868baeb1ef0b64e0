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
}
