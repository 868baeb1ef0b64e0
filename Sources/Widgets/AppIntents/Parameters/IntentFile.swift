import UniformTypeIdentifiers

/// A file as a parameter or result of an intent.
///
/// Source: Apple, AppIntents `IntentFile`.
public struct IntentFile: Hashable, Sendable, Codable, _IntentValue {
    /// The file's name, with its extension.
    public var filename: String

    /// The address of the file; `nil` if it is only in memory.
    public let fileURL: URL?

    /// The type of the content; `nil` if it is unknown.
    public var type: UTType?

    /// A Boolean value that indicates whether the file is removed when the intent has ended.
    public var removedOnCompletion = false

    private let contents: Data?

    /// A file in memory.
    public init(data: Data, filename: String, type: UTType? = nil) {
        (contents, fileURL, self.filename, self.type) = (data, nil, filename, type)
    }

    /// A file on disk.
    ///
    /// - Parameter filename: another name for it; `nil` for its own.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        contents = nil
        self.fileURL = fileURL
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
    }

    /// The content of the file; empty if it cannot be read.
    public var data: Data { contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}

extension IntentParameter where Value.ValueType == IntentFile {
    /// A file of some types.
    ///
    /// - Parameter supportedContentTypes: the types that people may choose.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: nil, requestValueDialog: requestValueDialog, options: nil,
            editing: IntentParameterEditing(
                contentTypes: supportedContentTypes.map(\.identifier), inputConnection: inputConnectionBehavior))
    }

    /// A file of some types, by their identifiers.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: nil, requestValueDialog: requestValueDialog, options: nil,
            editing: IntentParameterEditing(contentTypes: supportedTypeIdentifiers, inputConnection: inputConnectionBehavior))
    }
}
