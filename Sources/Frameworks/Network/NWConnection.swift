import Foundation
import RunContext

/// The reason why a connection failed.
///
/// Source: Apple, Network `NWError`.
public enum NWError: Error, Hashable, Sendable {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(Int32)

    /// The error of everything here: the network is down.
    static let here = NWError.posix(.ENETDOWN)
}

/// A connection to a computer. Nothing is connected in a render: the connection waits, as on a device without a network, and all that is
/// sent or received fails.
///
/// Source: Apple, Network `NWConnection`.
public final class NWConnection: @unchecked Sendable {
    /// The state of a connection.
    public enum State: Hashable, Sendable {
        case setup, preparing, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }

    /// The frame around what is sent.
    public final class ContentContext: Sendable {
        public let identifier: String
        public let isFinal: Bool
        public init(identifier: String, isFinal: Bool = false) { (self.identifier, self.isFinal) = (identifier, isFinal) }
        public static let defaultMessage = ContentContext(identifier: "Default message")
        public static let defaultStream = ContentContext(identifier: "Default stream")
        public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    }

    /// The way in which the end of sending is told.
    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public var currentPath: NWPath? { nil }

    public init(to endpoint: NWEndpoint, using parameters: NWParameters) { (self.endpoint, self.parameters) = (endpoint, parameters) }
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    public func start(queue: DispatchQueue) {
        RunReports.note("NWConnection.start(queue:) was called: nothing is connected here, and the connection waits.")
        self.queue = queue
        enter(.waiting(.here))
    }
    public func restart() { enter(.waiting(.here)) }
    public func cancel() { enter(.cancelled) }
    public func forceCancel() { cancel() }

    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
    ) {
        if case .contentProcessed(let handler) = completion { later { handler(.here) } }
    }

    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {
        later { completion(nil, nil, false, .here) }
    }

    public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
        later { completion(nil, nil, false, .here) }
    }

    private func enter(_ state: State) {
        self.state = state
        if let handler = stateUpdateHandler { later { handler(state) } }
    }

    private func later(_ work: @escaping @Sendable () -> Void) { (queue ?? .main).async(execute: work) }
}

/// A service that waits for connections. It waits, and none come.
///
/// Source: Apple, Network `NWListener`.
public final class NWListener: @unchecked Sendable {
    /// The state of a service.
    public enum State: Hashable, Sendable {
        case setup, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }

    /// The name under which a service is found.
    public struct Service: Hashable, Sendable {
        public let name: String?
        public let type: String
        public let domain: String?
        public init(name: String? = nil, type: String, domain: String? = nil) {
            (self.name, self.type, self.domain) = (name, type, domain)
        }
    }

    public let parameters: NWParameters
    public let port: NWEndpoint.Port?
    public var service: Service?
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    public var newConnectionLimit = Int.max
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?

    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        (self.parameters, self.port) = (parameters, port)
    }
    public convenience init(service: Service? = nil, using parameters: NWParameters) throws {
        try self.init(using: parameters, on: .any)
        self.service = service
    }

    public func start(queue: DispatchQueue) {
        RunReports.note("NWListener.start(queue:) was called: nothing is connected here, and the service waits.")
        self.queue = queue
        enter(.waiting(.here))
    }
    public func cancel() { enter(.cancelled) }

    private func enter(_ state: State) {
        self.state = state
        if let handler = stateUpdateHandler { (queue ?? .main).async { handler(state) } }
    }
}

/// A search for services nearby. It finds none.
///
/// Source: Apple, Network `NWBrowser`.
public final class NWBrowser: @unchecked Sendable {
    /// The state of a search.
    public enum State: Hashable, Sendable {
        case setup, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }
    /// The kind of the services to find.
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        case applicationService(name: String)
    }
    /// A service.
    public struct Result: Hashable, Sendable {
        /// A change of the services.
        public enum Change: Hashable, Sendable {
            case identical
            case added(Result)
            case removed(Result)
        }
        public let endpoint: NWEndpoint
        public let interfaces: [NWInterface]
    }

    public let descriptor: Descriptor
    public let parameters: NWParameters
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    public var browseResults: Set<Result> { [] }
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?

    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }

    public func start(queue: DispatchQueue) {
        RunReports.note("NWBrowser.start(queue:) was called: nothing is connected here, and no service is found.")
        self.queue = queue
        enter(.waiting(.here))
    }
    public func cancel() { enter(.cancelled) }

    private func enter(_ state: State) {
        self.state = state
        if let handler = stateUpdateHandler { (queue ?? .main).async { handler(state) } }
    }
}
