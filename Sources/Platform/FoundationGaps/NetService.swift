import Foundation
import RunContext

/// A service of the local network. A render publishes and finds none: each request is reported and fails.
///
/// Source: Apple, Foundation `NetService`.
open class NetService: NSObject, @unchecked Sendable {
    /// The options for publishing.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let noAutoRename = Options(rawValue: 1)
        public static let listenForConnections = Options(rawValue: 2)
    }

    /// The reason for a failure, under `errorCode` in the dictionary that a delegate gets.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -72000
        case collisionError, notFoundError, activityInProgress, badArgumentError, cancelledError, invalidError, timeoutError
        case missingRequiredConfigurationError
    }

    public static let errorCode = "NSNetServicesErrorCode"
    public static let errorDomain = "NSNetServicesErrorDomain"

    public let domain: String
    public let type: String
    public let name: String
    open private(set) var port: Int
    open weak var delegate: (any NetServiceDelegate)?
    open var includesPeerToPeer = false
    /// The name of the host that was found: none.
    open var hostName: String? { nil }
    /// The addresses that were found: none.
    open var addresses: [Data]? { [] }
    private var record: Data?

    public init(domain: String, type: String, name: String, port: Int32) {
        (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
    }
    public convenience init(domain: String, type: String, name: String) { self.init(domain: domain, type: type, name: name, port: -1) }

    open func publish() { publish(options: []) }
    open func publish(options: Options) {
        RunReports.note("NetService.publish() failed: a render publishes no services.")
        delegate?.netService(self, didNotPublish: Self.failure)
    }
    open func resolve(withTimeout timeout: TimeInterval) {
        RunReports.note("NetService.resolve(withTimeout:) failed: a render finds no services.")
        delegate?.netService(self, didNotResolve: Self.failure)
    }
    open func stop() { delegate?.netServiceDidStop(self) }
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func startMonitoring() {}
    open func stopMonitoring() {}

    @discardableResult open func setTXTRecord(_ recordData: Data?) -> Bool {
        record = recordData
        return true
    }
    open func txtRecordData() -> Data? { record }

    /// Writes a record as DNS keeps it: each entry after a byte with its length, at most 255 bytes long (RFC 6763, 6.1).
    open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
        txtDictionary.sorted { $0.key < $1.key }.reduce(into: Data()) { bytes, entry in
            let line = (Data("\(entry.key)=".utf8) + entry.value).prefix(255)
            bytes.append(UInt8(line.count))
            bytes.append(line)
        }
    }

    /// Reads a record of DNS; an entry without a value has an empty one.
    open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
        var (entries, rest): ([String: Data], Data) = ([:], txtData)
        while let length = rest.first.map(Int.init), rest.count > length {
            let line = rest.dropFirst().prefix(length)
            let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            if let key = parts.first, !key.isEmpty {
                entries[String(decoding: key, as: UTF8.self)] = parts.count > 1 ? Data(parts[1]) : Data()
            }
            rest = Data(rest.dropFirst(length + 1))
        }
        return entries
    }

    fileprivate static let failure: [String: NSNumber] = [errorCode: NSNumber(value: ErrorCode.notFoundError.rawValue)]
}

/// A delegate of a service.
public protocol NetServiceDelegate: AnyObject {
    func netServiceWillPublish(_ sender: NetService)
    func netServiceDidPublish(_ sender: NetService)
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    func netServiceWillResolve(_ sender: NetService)
    func netServiceDidResolveAddress(_ sender: NetService)
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    func netServiceDidStop(_ sender: NetService)
    func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
    func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}

extension NetServiceDelegate {
    public func netServiceWillPublish(_ sender: NetService) {}
    public func netServiceDidPublish(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    public func netServiceWillResolve(_ sender: NetService) {}
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    public func netServiceDidStop(_ sender: NetService) {}
    public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
    public func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream) {}
}

/// A search for services of the local network, which finds none: a search is reported and fails.
///
/// Source: Apple, Foundation `NetServiceBrowser`.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
    open weak var delegate: (any NetServiceBrowserDelegate)?
    open var includesPeerToPeer = false

    public override init() {}

    open func searchForServices(ofType type: String, inDomain domainString: String) { refuse("searchForServices(ofType:inDomain:)") }
    open func searchForBrowsableDomains() { refuse("searchForBrowsableDomains()") }
    open func searchForRegistrationDomains() { refuse("searchForRegistrationDomains()") }
    open func stop() { delegate?.netServiceBrowserDidStopSearch(self) }
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    private func refuse(_ name: String) {
        RunReports.note("NetServiceBrowser.\(name) failed: a render finds no services.")
        delegate?.netServiceBrowser(self, didNotSearch: NetService.failure)
    }
}

/// A delegate of a search.
public protocol NetServiceBrowserDelegate: AnyObject {
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}
