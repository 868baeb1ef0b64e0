import Foundation

/// The name or the address of a computer.
///
/// Source: Apple, Network `NWEndpoint`.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// A computer.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)

        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }
        public init(stringLiteral value: StringLiteralType) { self.init(value) }

        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    /// The number of a service on a computer.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }
        public init(integerLiteral value: UInt16) { rawValue = value }
        public static let any: Port = 0
        public static let ssh: Port = 22
        public static let smtp: Port = 25
        public static let http: Port = 80
        public static let pop: Port = 110
        public static let imap: Port = 143
        public static let https: Port = 443
        public static let imaps: Port = 993
        public static let socks: Port = 1080
        public var debugDescription: String { String(rawValue) }
    }

    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    public var interface: NWInterface? {
        switch self {
        case .hostPort(.name(_, let interface), _), .service(_, _, _, let interface): interface
        default: nil
        }
    }

    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
        case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}

/// An address of four numbers.
///
/// Source: Apple, Network `IPv4Address`.
public struct IPv4Address: Hashable, Sendable, CustomDebugStringConvertible {
    public let rawValue: Data
    public static let any = IPv4Address(bytes: [0, 0, 0, 0])
    public static let broadcast = IPv4Address(bytes: [255, 255, 255, 255])
    public static let loopback = IPv4Address(bytes: [127, 0, 0, 1])

    private init(bytes: [UInt8]) { rawValue = Data(bytes) }
    public init?(_ rawValue: Data) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = rawValue
    }
    public init?(_ string: String) {
        guard let bytes = addressBytes(string, family: AF_INET, count: 4) else { return nil }
        rawValue = bytes
    }
    public var isLoopback: Bool { rawValue.first == 127 }
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

/// An address of sixteen bytes.
///
/// Source: Apple, Network `IPv6Address`.
public struct IPv6Address: Hashable, Sendable, CustomDebugStringConvertible {
    public let rawValue: Data
    public static let any = IPv6Address(bytes: Data(count: 16))
    public static let loopback = IPv6Address(bytes: Data(count: 15) + [1])

    private init(bytes: Data) { rawValue = bytes }
    public init?(_ rawValue: Data) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = rawValue
    }
    public init?(_ string: String) {
        guard let bytes = addressBytes(string, family: AF_INET6, count: 16) else { return nil }
        rawValue = bytes
    }
    public var isLoopback: Bool { self == .loopback }
    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        _ = rawValue.withUnsafeBytes { inet_ntop(AF_INET6, $0.baseAddress, &text, socklen_t(text.count)) }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

private func addressBytes(_ string: String, family: Int32, count: Int) -> Data? {
    var bytes = Data(count: count)
    return bytes.withUnsafeMutableBytes { inet_pton(family, string, $0.baseAddress) } == 1 ? bytes : nil
}

/// The protocols and the interfaces of connections. They are kept, and nothing is connected.
///
/// Source: Apple, Network `NWParameters`.
public final class NWParameters: @unchecked Sendable {
    /// The kind of traffic.
    public enum ServiceClass: Sendable { case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling }

    private let name: String
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var requiredInterface: NWInterface?
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var prohibitedInterfaces: [NWInterface]?
    public var prohibitExpensivePaths = false
    public var prohibitConstrainedPaths = false
    public var includePeerToPeer = false
    public var allowLocalEndpointReuse = false
    public var acceptLocalOnly = false
    public var allowFastOpen = false
    public var serviceClass = ServiceClass.bestEffort
    public var requiredLocalEndpoint: NWEndpoint?

    private init(name: String) { self.name = name }
    public convenience init() { self.init(name: "data") }
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {
        self.init(name: tls == nil ? "tcp" : "tls")
    }
    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
        self.init(name: dtls == nil ? "udp" : "dtls")
    }

    public static var tcp: NWParameters { NWParameters(name: "tcp") }
    public static var tls: NWParameters { NWParameters(name: "tls") }
    public static var udp: NWParameters { NWParameters(name: "udp") }
    public static var dtls: NWParameters { NWParameters(name: "dtls") }
    public var debugDescription: String { name }
}

/// Source: Apple, Network `NWProtocolOptions`.
open class NWProtocolOptions: @unchecked Sendable { init() {} }

/// Source: Apple, Network `NWProtocolTCP`.
public enum NWProtocolTCP {
    /// The settings of the protocol, which are kept.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var noDelay = false
        public var enableKeepalive = false
        public var keepaliveCount = 0
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var connectionTimeout = 0
        public var enableFastOpen = false
        public override init() {}
    }
}

/// Source: Apple, Network `NWProtocolUDP`.
public enum NWProtocolUDP {
    /// The settings of the protocol, which are kept.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var preferNoChecksum = false
        public override init() {}
    }
}

/// Source: Apple, Network `NWProtocolTLS`.
public enum NWProtocolTLS {
    /// The settings of the protocol.
    public final class Options: NWProtocolOptions, @unchecked Sendable { public override init() {} }
}
