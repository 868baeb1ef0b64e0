/// A file that an intent carries.
///
/// Source: Apple, Intents `INFile`.
open class INFile: NSObject {
    private let content: Data?
    open var filename: String
    open var typeIdentifier: String?
    /// The place of the file; nil if it was made of data.
    public let fileURL: URL?
    open var removedOnCompletion = false

    public init(data: Data, filename: String, typeIdentifier: String?) {
        (content, fileURL, self.filename, self.typeIdentifier) = (data, nil, filename, typeIdentifier)
    }

    public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        (content, self.fileURL, self.typeIdentifier) = (nil, fileURL, typeIdentifier)
        self.filename = filename ?? fileURL.lastPathComponent
    }

    /// The bytes; empty if the file cannot be read.
    open var data: Data { content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}
