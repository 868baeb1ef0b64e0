import Foundation

/// A file, a folder or a link as a value in memory.
///
/// Source: Apple, Foundation `FileWrapper`, which Foundation on Linux lacks.
open class FileWrapper: NSObject {
    /// Options for reading a wrapper from a disk.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Options for writing a wrapper to a disk.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Kind {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var kind: Kind
    open var filename: String?
    open var preferredFilename: String?
    open var fileAttributes: [String: Any] = [:]

    public init(regularFileWithContents contents: Data) { kind = .file(contents) }
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        kind = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
    }
    public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(url) }

    /// Reads a file, or a folder with all that is in it.
    ///
    /// Creates a wrapper by reading a file or folder; throws Foundation's error if anything cannot be read.
    public init(url: URL, options: ReadingOptions = []) throws {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: url.path, isDirectory: &isFolder) else { throw CocoaError(.fileReadNoSuchFile) }
        if let destination = try? manager.destinationOfSymbolicLink(atPath: url.path) {
            kind = .link(URL(fileURLWithPath: destination))
        } else if isFolder.boolValue {
            var children: [String: FileWrapper] = [:]
            for name in try manager.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
            }
            kind = .folder(children)
        } else {
            kind = .file(try Data(contentsOf: url))
        }
        super.init()
        (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    }

    open var isRegularFile: Bool { if case .file = kind { true } else { false } }
    open var isDirectory: Bool { if case .folder = kind { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = kind { true } else { false } }
    open var regularFileContents: Data? { if case .file(let contents) = kind { contents } else { nil } }
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = kind { children } else { nil } }
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = kind { url } else { nil } }

    /// Adds a wrapper to this folder.
    ///
    /// - Returns: the name under which it is stored; a number precedes a name that is taken.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = kind else { preconditionFailure("A wrapper is put into one of a folder.") }
        let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
        var (name, number) = (wanted, 1)
        while children[name] != nil {
            name = "\(number)__#$!@%!#__\(wanted)"
            number += 1
        }
        children[name] = child
        kind = .folder(children)
        return name
    }

    /// Takes a wrapper out of this folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = kind else { return }
        kind = .folder(children.filter { $0.value !== child })
    }

    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// The name under which a wrapper is in this folder.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

    /// Writes the file, or the folder with all that is in it.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch kind {
        case .file(let contents): try contents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let target): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children.sorted(by: { $0.key < $1.key }) {
                try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
            }
        }
    }
}
