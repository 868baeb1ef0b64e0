import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("The cache of kits")
struct KitCacheTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("Kits-\(UUID().uuidString)").path
    private var cache: KitCache { KitCache(cache: CacheFolder(path: "\(root)/cache")) }

    /// A checkout of two modules and a font.
    private func checkout(_ name: String, view: String = "one") throws -> Checkout {
        let path = "\(root)/\(name)"
        try FileSystem.write("// rooms", to: "\(path)/Package.swift")
        try FileSystem.write("font", to: "\(path)/Fonts/Inter.ttf")
        try FileSystem.write(view, to: "\(path)/Sources/SwiftUI/SwiftUI/View.swift")
        try FileSystem.write("host", to: "\(path)/Sources/Conduct/PreviewRendering/Host.swift")
        try FileSystem.write("front \(name)", to: "\(path)/Sources/Command/CommandLineFront/Front.swift")
        return Checkout(path: path)
    }

    private func place(of checkout: Checkout) throws -> KitPlace { try cache.building(checkout, waits: { _ in }) { $0 } }

    private func view(in place: KitPlace) -> String? {
        FileManager.default.contents(atPath: "\(place.package)/Sources/SwiftUI/SwiftUI/View.swift")
            .map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("Checkouts with the same sources share a kit, whatever their fronts")
    func sharing() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let first = try place(of: checkout("first"))
        let second = try place(of: checkout("second"))
        expect(first, equals: second)
        expect(view(in: first), equals: "one")
        #expect(!FileSystem.isFolder("\(first.package)/Sources/Command/CommandLineFront"))
        #expect(cache.holds(first))
    }

    @Test("A kit follows its only checkout, and keeps the files that are the same")
    func following() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let checkout = try checkout("first")
        let before = try place(of: checkout)
        let host = "\(before.package)/Sources/Conduct/PreviewRendering/Host.swift"
        let time = try FileManager.default.attributesOfItem(atPath: host)[.modificationDate] as? Date
        try FileSystem.write("two", to: "\(checkout.path)/Sources/SwiftUI/SwiftUI/View.swift")
        try FileManager.default.removeItem(atPath: "\(checkout.path)/Fonts/Inter.ttf")
        let after = try place(of: checkout)
        expect(after.folder, equals: before.folder)
        #expect(after.stamp != before.stamp)
        #expect(!cache.holds(before))
        expect(view(in: after), equals: "two")
        #expect(!FileSystem.isFile("\(after.package)/Fonts/Inter.ttf"))
        try expect(FileManager.default.attributesOfItem(atPath: host)[.modificationDate] as? Date, equals: time)
    }

    @Test("A checkout that changes leaves a shared kit to the others")
    func leaving() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let (first, second) = try (checkout("first"), checkout("second"))
        let shared = try place(of: first)
        _ = try place(of: second)
        try FileSystem.write("two", to: "\(first.path)/Sources/SwiftUI/SwiftUI/View.swift")
        let own = try place(of: first)
        #expect(own.folder != shared.folder)
        expect(view(in: shared), equals: "one")
        try expect(place(of: second), equals: shared)
    }

    @Test("A kit whose checkout is gone goes to the next")
    func inheriting() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let first = try place(of: checkout("first"))
        try FileManager.default.removeItem(atPath: "\(root)/first")
        let second = try place(of: checkout("second", view: "two"))
        expect(second.folder, equals: first.folder)
        expect(view(in: second), equals: "two")
    }

    @Test("Damaged sources of a kit, and folders that are none, are mended or removed")
    func damage() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let checkout = try checkout("first")
        let before = try place(of: checkout)
        try FileSystem.write("odd", to: "\(before.package)/Sources/SwiftUI/SwiftUI/View.swift")
        try FileSystem.write("half", to: "\(root)/cache/kits/half/build/release.yaml")
        let after = try place(of: checkout)
        expect(view(in: after), equals: "one")
        #expect(after.stamp != before.stamp)
        #expect(!FileSystem.isFolder("\(root)/cache/kits/half"))
        try FileSystem.write("{", to: "\(after.folder)/kit.json")
        #expect(!cache.holds(after))
        expect(view(in: try place(of: checkout)), equals: "one")
        #expect(!FileSystem.isFolder(after.folder))
    }

    @Test("Two processes that ask at once get one kit, one after the other")
    func together() async throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let (first, second) = try (checkout("first"), checkout("second"))
        let cache = cache
        let places = try await withThrowingTaskGroup(of: KitPlace.self) { group in
            for checkout in [first, second, first, second] {
                group.addTask {
                    try cache.building(checkout, waits: { _ in }) { place in
                        let mark = "\(place.folder)/mark"
                        #expect(!FileSystem.isFile(mark))
                        try FileSystem.write("", to: mark)
                        usleep(20_000)
                        try FileManager.default.removeItem(atPath: mark)
                        return place
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        expect(Set(places.map(\.folder)).count, equals: 1)
    }

    @Test("The entries used least recently go first, and none that is in use")
    func trimming() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let folder = CacheFolder(path: "\(root)/cache")
        for (index, name) in ["old", "middle", "new"].enumerated() {
            let revision = "\(root)/cache/programs/\(name)/revision"
            try FileSystem.write(name, to: revision)
            try FileSystem.write(String(repeating: "x", count: 100_000), to: "\(root)/cache/programs/\(name)/zoetrope")
            let date = Date(timeIntervalSince1970: Double(1000 + index))
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: revision)
        }
        expect(folder.entries.map(\.revision), equals: ["new", "middle", "old"])
        #expect(folder.entries.allSatisfy { $0.size > 100_000 && $0.size < 200_000 })
        try FileLock.holding("\(root)/cache/programs/old/lock", waits: { _ in }) { try folder.trim(to: 150_000) }
        expect(folder.entries.map(\.revision), equals: ["new", "old"])
        try folder.trim(to: 150_000)
        expect(folder.entries.map(\.name), equals: ["programs/new"])
    }

    @Test("The folder is the environment's, and only one that is this user's alone")
    func folder() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        func path(_ environment: [String: String]) -> String? { CacheFolder.ofUser(environment)?.path }
        expect(path(["HOME": "\(root)/home"]), equals: "\(root)/home/.cache/zoetrope")
        expect(path(["HOME": "\(root)/home", "XDG_CACHE_HOME": "\(root)/xdg"]), equals: "\(root)/xdg/zoetrope")
        expect(path(["HOME": "\(root)/home", "ZOETROPE_CACHE": "\(root)/own"]), equals: "\(root)/own")
        #expect(path(["HOME": "\(root)/home", "ZOETROPE_CACHE": "off"]) == nil)
        #expect(path([:]) == nil)
        try expect(FileManager.default.attributesOfItem(atPath: "\(root)/own")[.posixPermissions] as? Int, equals: 0o700)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: "\(root)/own")
        #expect(path(["ZOETROPE_CACHE": "\(root)/own"]) == nil)
        try FileManager.default.createSymbolicLink(atPath: "\(root)/link", withDestinationPath: "\(root)/xdg/zoetrope")
        #expect(path(["ZOETROPE_CACHE": "\(root)/link"]) == nil)
    }
}
