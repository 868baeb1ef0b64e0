import Foundation
import FoundationGaps
import FoundationNetworking
import TestSupport
import Testing
import VirtualTime

@Suite("What is said of networks and volumes is kept")
struct NetworkWordsTests {
    @Test("Each configuration keeps its own")
    func configurations() {
        let first = URLSessionConfiguration.ephemeral, second = URLSessionConfiguration.background(withIdentifier: "x")
        first.waitsForConnectivity = true
        first.allowsExpensiveNetworkAccess = false
        first.sharedContainerIdentifier = "group.a"
        #expect(first.waitsForConnectivity && !first.allowsExpensiveNetworkAccess)
        #expect(!second.waitsForConnectivity && second.allowsExpensiveNetworkAccess && second.allowsConstrainedNetworkAccess)
        #expect(second.sessionSendsLaunchEvents)
    }

    @Test("The room on a volume is the same on every machine")
    func capacity() throws {
        let values = try URL(fileURLWithPath: "/").resourceValues(forKeys: [.volumeAvailableCapacityForImportantUsageKey])
        expect(values.volumeAvailableCapacityForImportantUsage, equals: 64_000_000_000)
    }

    @Test("Lines come one by one, without empty ones, at any of Unicode's line ends")
    func lines() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("one\r\n\r\ntwo\u{2028}drei\u{85}vier\n\nüber".utf8).write(to: file)
        var lines: [String] = []
        for try await line in file.lines { lines.append(line) }
        expect(lines, equals: ["one", "two", "drei", "vier", "über"])
        var count = 0
        for try await _ in file.resourceBytes { count += 1 }
        expect(count, equals: (try Data(contentsOf: file)).count)
    }

    @Test("Notifications come to a loop, and only those of its name")
    func notifications() async throws {
        let center = NotificationCenter()
        var iterator = center.notifications(named: .init("a")).makeAsyncIterator()
        center.post(name: .init("b"), object: nil)
        center.post(name: .init("a"), object: nil, userInfo: ["n": 1])
        let first = await iterator.next()
        expect(first?.userInfo?["n"] as? Int, equals: 1)
    }

    @Test("The folders of a program are there when they are asked for")
    func folders() {
        for folder in [URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory] {
            #expect(FileManager.default.fileExists(atPath: folder.path))
        }
    }

    @Test(
        "Without a network a request fails as on a device: -1009, in Apple's words", arguments: ["https://example.com/a", "HTTP://b.org"])
    func offline(address: String) throws {
        let request = URLRequest(url: try #require(URL(string: address)))
        #expect(OfflineProtocol.needsNetwork(request))
        let error = OfflineProtocol.failure(of: request)
        #expect(error.code == .notConnectedToInternet && error.failingURL == request.url)
        expect(error.localizedDescription, equals: "The Internet connection appears to be offline.")
        #expect(!OfflineProtocol.needsNetwork(URLRequest(url: URL(fileURLWithPath: "/tmp/a"))))
    }

    @Test("A request of a preview fails and is reported with its address, though other code used the session before; theirs are their own")
    func requests() async throws {
        _ = URLSession.shared
        OfflineProtocol.enter()
        let url = try #require(URL(string: "http://127.0.0.1:9/picture.png"))
        let (error, reports) = await VirtualRandom.fromStart {
            var error: (any Error)?
            do { _ = try await URLSession.shared.data(from: url) } catch let thrown { error = thrown }
            return (error as? URLError, OfflineProtocol.isOn)
        }
        expect(error?.code, equals: .notConnectedToInternet)
        #expect(reports && !OfflineProtocol.isOn)
        await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url) }
    }
}
