import Foundation
import RunContext

/// A search for files by what is known of them. A run has no iCloud and no Spotlight: a search ends at once and finds nothing, which is
/// reported.
///
/// Source: Apple, Foundation `NSMetadataQuery`.
open class NSMetadataQuery: NSObject {
    public weak var delegate: (any NSMetadataQueryDelegate)?
    public var predicate: NSPredicate?
    public var sortDescriptors: [NSSortDescriptor] = []
    public var valueListAttributes: [String] = []
    public var groupingAttributes: [String]?
    /// In seconds.
    public var notificationBatchingInterval: TimeInterval = 1
    public var searchScopes: [Any] = []
    public var searchItems: [Any]?
    public var operationQueue: OperationQueue?
    public private(set) var isStarted = false
    public private(set) var isStopped = false
    public var isGathering: Bool { false }
    public var results: [Any] { [] }
    public var resultCount: Int { 0 }
    public var groupedResults: [NSMetadataQueryResultGroup] { [] }
    public var valueLists: [String: [NSMetadataQueryAttributeValueTuple]] { [:] }

    /// Begins the search, which has ended when this returns: both notifications are posted by then.
    ///
    /// - Returns: False if the search has begun before or has no predicate, as on Apple's systems.
    @discardableResult
    open func start() -> Bool {
        guard !isStarted, predicate != nil else { return false }
        (isStarted, isStopped) = (true, false)
        RunReports.note("NSMetadataQuery.start() was called: no files are searched here.")
        for name: Notification.Name in [.NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering] {
            NotificationCenter.default.post(name: name, object: self)
        }
        return true
    }

    open func stop() { (isStarted, isStopped) = (false, true) }
    open func enableUpdates() {}
    open func disableUpdates() {}

    /// There is no result to return: an index is out of bounds, as in an array.
    open func result(at index: Int) -> Any { results[index] }
    open func index(ofResult result: Any) -> Int { NSNotFound }
    open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func enumerateResults(options: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func value(ofAttribute attribute: String, forResultAt index: Int) -> Any? { nil }
}

/// A listener to a search's results, of which there are none.
public protocol NSMetadataQueryDelegate: NSObjectProtocol {
    func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
    func metadataQuery(_ query: NSMetadataQuery, replacementValueForAttribute attribute: String, value: Any) -> Any
}

extension NSMetadataQueryDelegate {
    public func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any { result }
    public func metadataQuery(_ query: NSMetadataQuery, replacementValueForAttribute attribute: String, value: Any) -> Any { value }
}

/// A file that a search found, with what is known of it.
///
/// Source: Apple, Foundation `NSMetadataItem`.
open class NSMetadataItem: NSObject {
    private let values: [String: Any]

    /// The item of a file; nil if there is no such file.
    public init?(url: URL) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
        var values: [String: Any] = [
            NSMetadataItemURLKey: url, NSMetadataItemPathKey: url.path, NSMetadataItemFSNameKey: url.lastPathComponent,
            NSMetadataItemDisplayNameKey: url.deletingPathExtension().lastPathComponent, NSMetadataItemIsUbiquitousKey: false,
        ]
        values[NSMetadataItemFSSizeKey] = attributes[.size]
        values[NSMetadataItemFSContentChangeDateKey] = attributes[.modificationDate]
        values[NSMetadataItemFSCreationDateKey] = attributes[.creationDate] ?? attributes[.modificationDate]
        self.values = values
    }

    open var attributes: [String] { values.keys.sorted() }
    open func value(forAttribute key: String) -> Any? { values[key] }
    open func values(forAttributes keys: [String]) -> [String: Any]? { values.filter { keys.contains($0.key) } }
}

/// The results with a value in common.
open class NSMetadataQueryResultGroup: NSObject {
    public let attribute: String
    public let value: Any
    public var subgroups: [NSMetadataQueryResultGroup]? { nil }
    public var results: [Any] { [] }
    public var resultCount: Int { 0 }
    open func result(at index: Int) -> Any { results[index] }

    init(attribute: String, value: Any) { (self.attribute, self.value) = (attribute, value) }
}

/// The number of the results that have a value.
open class NSMetadataQueryAttributeValueTuple: NSObject {
    public let attribute: String
    public let value: Any?
    public let count: Int

    init(attribute: String, value: Any?, count: Int) { (self.attribute, self.value, self.count) = (attribute, value, count) }
}

extension Notification.Name {
    public static let NSMetadataQueryDidStartGathering = Notification.Name("NSMetadataQueryDidStartGatheringNotification")
    public static let NSMetadataQueryGatheringProgress = Notification.Name("NSMetadataQueryGatheringProgressNotification")
    public static let NSMetadataQueryDidFinishGathering = Notification.Name("NSMetadataQueryDidFinishGatheringNotification")
    public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
}

public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
public let NSMetadataQueryUserHomeScope = "kMDQueryScopeHome"
public let NSMetadataQueryLocalComputerScope = "kMDQueryScopeComputer"
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope = "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
public let NSMetadataItemContentTypeTreeKey = "kMDItemContentTypeTree"
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey = "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded = "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"
