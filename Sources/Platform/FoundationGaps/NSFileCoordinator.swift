import Foundation

/// An object by which programs take turns with files. A run is the only user of its files, so its turn is always now.
///
/// Source: Apple, Foundation `NSFileCoordinator`.
open class NSFileCoordinator: NSObject {
    /// Options for reading a file.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    /// Options for changing a file.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    private var isCancelled = false

    public override init() {}

    /// Creates a coordinator for an object that watches files; a render notifies no such object of changes.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {}

    public func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) {
        perform(outError) { reader(url) }
    }

    public func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) {
        perform(outError) { writer(url) }
    }

    public func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        perform(outError) { readerWriter(readingURL, writingURL) }
    }

    /// Refuses all further requests.
    public func cancel() { isCancelled = true }

    private func perform(_ error: UnsafeMutablePointer<NSError?>?, _ body: () -> Void) {
        guard !isCancelled else {
            error?.pointee = NSError(domain: NSCocoaErrorDomain, code: CocoaError.userCancelled.rawValue)
            return
        }
        body()
    }
}

/// An object that watches a file or folder.
public protocol NSFilePresenter: AnyObject {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
}
