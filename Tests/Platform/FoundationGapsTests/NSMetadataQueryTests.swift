import Foundation
import FoundationGaps
import TestSupport
import Testing

@Suite("Searches of files by what is known of them") struct NSMetadataQueryTests {
    private final class Names: @unchecked Sendable { var all: [String] = [] }

    @Test("A search ends with nothing, and both its notifications are posted") func search() {
        let query = NSMetadataQuery()
        let heard = Names()
        let names: [Notification.Name] = [.NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: query, queue: nil) { heard.all.append($0.name.rawValue) }
        }
        #expect(!query.start() && heard.all.isEmpty)
        query.predicate = NSPredicate(value: true)
        #expect(query.start() && query.isStarted && !query.start())
        expect(heard.all, equals: names.map(\.rawValue))
        #expect(query.results.isEmpty && query.resultCount == 0)
        query.stop()
        #expect(query.isStopped && !query.isStarted)
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    @Test("An item tells what the file system knows of a file") func item() throws {
        let folder = try TemporaryFolder()
        let url = URL(fileURLWithPath: "\(folder.path)/cup.txt")
        try Data("tea".utf8).write(to: url)
        let item = try #require(NSMetadataItem(url: url))
        expect(item.value(forAttribute: NSMetadataItemFSNameKey) as? String, equals: "cup.txt")
        expect((item.value(forAttribute: NSMetadataItemFSSizeKey) as? NSNumber)?.intValue, equals: 3)
        #expect(item.value(forAttribute: NSMetadataUbiquitousItemDownloadingStatusKey) == nil)
        #expect(NSMetadataItem(url: URL(fileURLWithPath: "\(folder.path)/gone")) == nil)
    }
}
