import Foundation

/// The meaning of the type of a record, by its number in the NFC Data Exchange Format.
///
/// Source: Apple, Core NFC `NFCTypeNameFormat`.
public enum NFCTypeNameFormat: UInt8, Sendable { case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged }

/// A record of a message.
///
/// Source: Apple, Core NFC `NFCNDEFPayload`.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data

    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }

    /// Creates a record with an address, whose frequent beginnings are one byte (NFC Forum, URI Record Type Definition).
    open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? { wellKnownTypeURIPayload(string: url.absoluteString) }

    open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
        guard !uri.isEmpty else { return nil }
        // The longest beginning is the right one: "http://www." begins with "http://".
        let known = beginnings.enumerated().filter { uri.hasPrefix($0.element) }.max { $0.element.count < $1.element.count }
        let rest = uri.dropFirst(known?.element.count ?? 0)
        let bytes = Data([UInt8(known?.offset ?? 0)] + rest.utf8)
        return NFCNDEFPayload(format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(), payload: bytes)
    }

    /// Creates a record with a text in a language.
    open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
        let language = Data((locale.language.languageCode?.identifier ?? "en").utf8)
        let bytes = Data([UInt8(language.count & 0x3F)]) + language + Data(text.utf8)
        return NFCNDEFPayload(format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(), payload: bytes)
    }

    /// Returns the address of a record with one.
    open func wellKnownTypeURIPayload() -> URL? {
        guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let first = payload.first else { return nil }
        let beginning = Self.beginnings.indices.contains(Int(first)) ? Self.beginnings[Int(first)] : ""
        return URL(string: beginning + String(decoding: payload.dropFirst(), as: UTF8.self))
    }

    /// Returns the text of a record with one, and its language; nil and nil for another record.
    open func wellKnownTypeTextPayload() -> (String?, Locale?) {
        guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let status = payload.first else { return (nil, nil) }
        let bytes = Array(payload.dropFirst())
        let length = Int(status & 0x3F)
        guard bytes.count >= length else { return (nil, nil) }
        let text = Data(bytes[length...])
        let isUTF16 = status & 0x80 != 0
        let language = String(decoding: bytes[..<length], as: UTF8.self)
        return (String(data: text, encoding: isUTF16 ? .utf16 : .utf8), Locale(identifier: language))
    }

    private static let beginnings = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@", "ftp://ftp.", "ftps://",
        "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:", "rtsp://", "urn:", "pop:", "sip:", "sips:",
        "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:",
        "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
    ]
}

/// A message of records.
///
/// Source: Apple, Core NFC `NFCNDEFMessage`.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    open var records: [NFCNDEFPayload]

    public init(records: [NFCNDEFPayload]) { self.records = records }

    /// The number of bytes of the message on a tag: each record has a header of 3 bytes, of 6 with more than 255 bytes of payload, and
    /// one more with an identifier.
    open var length: Int {
        records.reduce(0) { sum, record in
            let header = record.payload.count > 255 ? 6 : 3
            let identifier = record.identifier.isEmpty ? 0 : 1 + record.identifier.count
            return sum + header + identifier + record.type.count + record.payload.count
        }
    }
}

/// The use that a tag allows.
///
/// Source: Apple, Core NFC `NFCNDEFStatus`.
public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }

/// A tag with a message.
///
/// Source: Apple, Core NFC `NFCNDEFTag`.
public protocol NFCNDEFTag: AnyObject {
    var isAvailable: Bool { get }
    func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
    func readNDEF() async throws -> NFCNDEFMessage
    func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
    func writeLock() async throws
}
