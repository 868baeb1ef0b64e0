import Foundation
import RunContext

/// The search index of a device. A render has none: items put into it are reported and dropped.
///
/// Source: Apple, Core Spotlight `CSSearchableIndex`.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let standard = CSSearchableIndex(name: "default")

    open class func `default`() -> CSSearchableIndex { standard }
    open class func isIndexingAvailable() -> Bool { false }

    public let name: String
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    public init(name: String) { self.name = name }

    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        report("indexSearchableItems")
        completionHandler?(nil)
    }

    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { report("indexSearchableItems") }

    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }

    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}

    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func deleteAllSearchableItems() async throws {}

    /// Reports that nothing is indexed.
    package func report(_ call: String) {
        RunReports.note("CSSearchableIndex.\(call) has no effect: Spotlight is not available here.")
    }
}

/// A delegate that supplies items again when an index was lost.
///
/// Source: Apple, Core Spotlight `CSSearchableIndexDelegate`.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}
