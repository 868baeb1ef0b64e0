import Foundation

/// A reader of XML that reports the parts of a document to its delegate, in their order.
///
/// Foundation on Linux has its parser in another module, on top of a system library. This one needs neither, so every machine reads feeds
/// alike. Documents are checked to be well formed, not to be valid; external entities are not fetched.
///
/// Source: Apple, Foundation `XMLParser`; W3C, XML 1.0 (fifth edition) and Namespaces in XML 1.0.
open class XMLParser: NSObject {
    /// The domain of the errors in ``parserError``.
    public static let errorDomain = "NSXMLParserErrorDomain"

    /// The delegate that receives the parts of the document.
    open weak var delegate: (any XMLParserDelegate)?
    /// A Boolean value that indicates whether elements are reported by local name and namespace. The default is `false`.
    open var shouldProcessNamespaces = false
    /// A Boolean value that indicates whether the beginning and end of a namespace's scope are reported. The default is `false`.
    open var shouldReportNamespacePrefixes = false
    /// A Boolean value that indicates whether external entities would be read; they never are. The default is `false`.
    open private(set) var shouldResolveExternalEntities = false
    /// The error that ended the parsing.
    open private(set) var parserError: (any Error)?
    /// The line that is being read, from 1.
    open var lineNumber: Int { reader?.line ?? 0 }
    /// The column that is being read, from 1, in characters.
    open var columnNumber: Int { reader?.column ?? 0 }
    /// The document type's public name.
    open internal(set) var publicID: String?
    /// The document type's address.
    open internal(set) var systemID: String?

    private let data: Data
    private var reader: XMLReader?

    /// Creates a parser of a document's bytes, in UTF-8, UTF-16 or, if the document declares it, Latin 1 or ASCII.
    public init(data: Data) { self.data = data }

    /// Creates a parser of the document at an address; `nil` if nothing can be read there.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Creates a parser of a stream's bytes up to its end.
    public convenience init(stream: InputStream) {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 16_384)
        stream.open()
        while true {
            let count = stream.read(&buffer, maxLength: buffer.count)
            guard count > 0 else { break }
            data.append(contentsOf: buffer[..<count])
        }
        stream.close()
        self.init(data: data)
    }

    /// Reads the document; `false` if it is not well formed or reading was stopped.
    @discardableResult
    open func parse() -> Bool {
        parserError = nil
        do {
            var scalars = try XMLText.scalars(of: data)
            XMLText.unifyLineEnds(&scalars)
            let reader = XMLReader(scalars: scalars, parser: self)
            self.reader = reader
            try reader.readDocument()
            return true
        } catch {
            let code = error as? ErrorCode ?? .internalError
            let place = "line \(lineNumber), column \(columnNumber)"
            parserError = NSError(
                domain: Self.errorDomain, code: code.rawValue,
                userInfo: [NSLocalizedDescriptionKey: "The document is not well formed at \(place): \(code)."])
            if let parserError { delegate?.parser(self, parseErrorOccurred: parserError) }
            return false
        }
    }

    /// Stops reading; ``parse()`` then gives `false`.
    open func abortParsing() { reader?.isAborted = true }
}
