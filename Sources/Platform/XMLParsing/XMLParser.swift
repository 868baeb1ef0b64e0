import Foundation

/// A reader of XML that tells its delegate what it finds, in the order of the document.
///
/// Linux keeps its own in a module of another name and on a library of the system; this one needs neither, so that
/// feeds are read alike on every machine. Documents are checked to be well formed, not to be valid; external entities
/// are not fetched.
///
/// Source: Apple, Foundation `XMLParser`; W3C, XML 1.0 (fifth edition) and Namespaces in XML 1.0.
open class XMLParser: NSObject {
    /// The domain of the errors in ``parserError``.
    public static let errorDomain = "NSXMLParserErrorDomain"

    /// Who is told of what is found.
    open weak var delegate: (any XMLParserDelegate)?
    /// Whether elements are told by local name and namespace. At first `false`.
    open var shouldProcessNamespaces = false
    /// Whether namespaces are told where they begin and end to hold. At first `false`.
    open var shouldReportNamespacePrefixes = false
    /// Whether external entities would be read; they never are. At first `false`.
    open private(set) var shouldResolveExternalEntities = false
    /// What was wrong with the document.
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

    /// A parser of a document's bytes, in UTF-8, UTF-16 or, where the document says so, Latin 1 or ASCII.
    public init(data: Data) { self.data = data }

    /// A parser of the document at an address; `nil` if nothing can be read there.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// A parser of what a stream gives until its end.
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
