@_exported import Foundation
import RunContext

/// An error of a reader.
///
/// Source: Apple, Core NFC `NFCReaderError`.
public struct NFCReaderError: Error, Hashable, Sendable {
    /// The kind of the error.
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1
        case readerErrorSecurityViolation, readerErrorInvalidParameter, readerErrorInvalidParameterLength
        case readerErrorParameterOutOfBound, readerErrorRadioDisabled, readerErrorIneligible
        case readerTransceiveErrorTagConnectionLost = 100
        case readerTransceiveErrorRetryExceeded, readerTransceiveErrorTagResponseError, readerTransceiveErrorSessionInvalidated
        case readerTransceiveErrorTagNotConnected, readerTransceiveErrorPacketTooLong
        case readerSessionInvalidationErrorUserCanceled = 200
        case readerSessionInvalidationErrorSessionTimeout, readerSessionInvalidationErrorSessionTerminatedUnexpectedly
        case readerSessionInvalidationErrorSystemIsBusy, readerSessionInvalidationErrorFirstNDEFTagRead
        case ndefReaderSessionErrorTagNotWritable = 402
        case ndefReaderSessionErrorTagUpdateFailure, ndefReaderSessionErrorTagSizeTooSmall, ndefReaderSessionErrorZeroLengthMessage
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
    public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
    public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code { .readerSessionInvalidationErrorFirstNDEFTagRead }
    public static var readerSessionInvalidationErrorSessionTimeout: Code { .readerSessionInvalidationErrorSessionTimeout }
}

extension NFCReaderError: LocalizedError {
    public var errorDescription: String? { "Feature not supported" }
}

/// A search for tags. A render has no reader: a session that begins is reported, and ends at once with an error.
///
/// Source: Apple, Core NFC `NFCReaderSession`.
open class NFCReaderSession: NSObject, @unchecked Sendable {
    /// The message of the system's sheet, which is not drawn.
    open var alertMessage = ""
    /// False: a session that begins ends at once.
    open var isReady: Bool { false }
    /// False: a render has no reader.
    open class var readingAvailable: Bool { false }

    private let queue: DispatchQueue?

    init(queue: DispatchQueue?) { self.queue = queue }

    /// Begins the session, which ends with `readerErrorUnsupportedFeature` on the session's queue, the main one unless it has another.
    open func begin() {
        RunReports.note("\(type(of: self)) began: a render has no NFC reader.")
        (queue ?? .main).async { self.end(with: NFCReaderError(.readerErrorUnsupportedFeature)) }
    }
    open func invalidate() {}
    open func invalidate(errorMessage: String) {}

    func end(with error: NFCReaderError) {}
}

/// A search for tags with messages.
///
/// Source: Apple, Core NFC `NFCNDEFReaderSession`.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    private weak var delegate: (any NFCNDEFReaderSessionDelegate)?

    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        self.delegate = delegate
        super.init(queue: queue)
    }

    open func restartPolling() {}

    /// Fails, as no tag is ever found.
    open func connect(to tag: any NFCNDEFTag) async throws { throw NFCReaderError(.readerErrorUnsupportedFeature) }
    open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerErrorUnsupportedFeature))
    }

    override func end(with error: NFCReaderError) { delegate?.readerSession(self, didInvalidateWithError: error) }
}

/// A delegate of a search for messages.
public protocol NFCNDEFReaderSessionDelegate: AnyObject {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// A search for tags of any kind.
///
/// Source: Apple, Core NFC `NFCTagReaderSession`.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
    /// The kinds of tags that are looked for.
    public struct PollingOption: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let iso14443 = PollingOption(rawValue: 1)
        public static let iso15693 = PollingOption(rawValue: 2)
        public static let iso18092 = PollingOption(rawValue: 4)
    }

    private weak var delegate: (any NFCTagReaderSessionDelegate)?

    public init?(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil) {
        self.delegate = delegate
        super.init(queue: queue)
    }

    open func restartPolling() {}

    /// Fails, as no tag is ever found.
    open func connect(to tag: NFCTag) async throws { throw NFCReaderError(.readerErrorUnsupportedFeature) }

    override func end(with error: NFCReaderError) { delegate?.tagReaderSession(self, didInvalidateWithError: error) }
}

/// A delegate of a search for tags.
public protocol NFCTagReaderSessionDelegate: AnyObject {
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}

extension NFCTagReaderSessionDelegate {
    public func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {}
    public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}

/// A tag that was found.
///
/// Source: Apple, Core NFC `NFCTag`.
public enum NFCTag {
    case feliCa(any NFCFeliCaTag), iso7816(any NFCISO7816Tag), iso15693(any NFCISO15693Tag), miFare(any NFCMiFareTag)
    public var isAvailable: Bool { false }
}

public protocol NFCFeliCaTag: NFCNDEFTag {
    var currentIDm: Data { get }
    var currentSystemCode: Data { get }
}

public protocol NFCISO7816Tag: NFCNDEFTag {
    var initialSelectedAID: String { get }
    var identifier: Data { get }
    var historicalBytes: Data? { get }
}

public protocol NFCISO15693Tag: NFCNDEFTag {
    var identifier: Data { get }
    var icManufacturerCode: Int { get }
    var icSerialNumber: Data { get }
}

public protocol NFCMiFareTag: NFCNDEFTag {
    var identifier: Data { get }
    var historicalBytes: Data? { get }
    func sendMiFareCommand(commandPacket command: Data) async throws -> Data
}
