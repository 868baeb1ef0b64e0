import Foundation
import RunContext
import SwiftUI
import TestSupport
import Testing

/// What Foundation holds on Apple's systems and Linux lacks.
@Suite("Foundation's platform words", .serialized)
struct FoundationGapTests {
    @Test func anAppGroupHasOneFolderThatIsTheRunsOwn() throws {
        let folder = try #require(
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.zoetrope.tests"))
        try Data("a".utf8).write(to: folder.appendingPathComponent("file"))
        let again = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.zoetrope.tests")
        expect(again, equals: folder)
        #expect(folder.resolvingSymlinksInPath().path.contains("zoetrope-run-"))
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.other") != folder)
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "..") == nil)
    }

    @Test("An address in the defaults comes back as it was", arguments: ["https://a.example/b?c=d#e", "file:///tmp/a%20b"])
    func defaultsKeepAddresses(_ text: String) throws {
        let defaults = try #require(UserDefaults(suiteName: "zoetrope.tests.addresses"))
        let url = try #require(URL(string: text))
        defaults.set(url, forKey: "url")
        expect(defaults.url(forKey: "url"), equals: url)
        defaults.removeObject(forKey: "url")
    }

    @Test func theKeyValueStoreKeepsValuesForTheRun() {
        let store = NSUbiquitousKeyValueStore()
        store.set(3, forKey: "whole")
        store.set(true, forKey: "truth")
        expect(store.longLong(forKey: "whole"), equals: 3)
        #expect(store.bool(forKey: "truth"))
        store.removeObject(forKey: "whole")
        #expect(store.object(forKey: "whole") == nil)
    }

    @Test func filesAreCoordinatedAtOnce() {
        var error: NSError?
        var seen: URL?
        let url = URL(fileURLWithPath: "/nowhere")
        NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: url, error: &error) { seen = $0 }
        #expect(seen == url && error == nil)
        let cancelled = NSFileCoordinator()
        cancelled.cancel()
        cancelled.coordinate(writingItemAt: url, error: &error) { _ in Issue.record("A cancelled turn is nobody's.") }
        expect(error?.code, equals: CocoaError.userCancelled.rawValue)
    }

    @Test func theNetworkIsSeenThroughSwiftUI() {
        let request = URLRequest(url: URL(fileURLWithPath: "/"))
        expect(request.httpMethod, equals: "GET")
        expect(autoreleasepool { 1 }, equals: 1)
        #expect(CFAbsoluteTimeGetCurrent() > 0)
    }
}
