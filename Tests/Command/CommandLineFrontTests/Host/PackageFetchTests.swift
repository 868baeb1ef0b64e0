import TestSupport
import Foundation
import Glibc
import Testing

@testable import CommandLineFront

@Suite("Packages fetched from repositories", .serialized)
struct PackageFetchTests {
    private let fixture: ProjectFixture

    init() throws {
        fixture = try ProjectFixture()
        try writePackage("water", "public let degrees = 90\n")
        try fixture.commit("water", tag: "1.0.0")
        try writePackage(
            "leaves", "import SwiftUI\nimport water\n", dependency: ".package(url: \"\(url("water"))\", from: \"1.0.0\")",
            needs: ".product(name: \"water\", package: \"water\")")
        try fixture.commit("leaves", tag: "1.0.0")
        try writePackage(
            "leaves", "import SwiftUI\nimport water\n// later\n", dependency: ".package(url: \"\(url("water"))\", from: \"1.0.0\")",
            needs: ".product(name: \"water\", package: \"water\")")
        try fixture.commit("leaves", tag: "1.1.0")
        try writeProject(["leaves"])
        try fixture.write(["App.swift": "import leaves\n"])
    }

    private func url(_ name: String) -> String { "file://\(fixture.root)/\(name)" }

    private func writePackage(_ name: String, _ text: String, dependency: String = "", needs: String = "") throws {
        try fixture.write([
            "\(name)/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(dependency)],
                targets: [.target(name: "\(name)", dependencies: [\(needs)])])
            """,
            "\(name)/Sources/\(name)/Source.swift": text,
        ])
    }

    /// Writes a project that links products of packages in repositories.
    private func writeProject(_ packages: [String], addresses: [String: String] = [:], rule: String? = nil) throws {
        let rule = rule ?? "kind = upToNextMajorVersion; minimumVersion = 1.0.0; "
        let references = packages.map { name in
            """
            Q\(name) = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(addresses[name] ?? url(name))"; requirement = {\(rule)}; };
            D\(name) = {isa = XCSwiftPackageProductDependency; package = Q\(name); productName = \(name); };
            """
        }
        try fixture.writeProject(
            "App.xcodeproj",
            objects: """
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                G = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
                S = {isa = PBXSourcesBuildPhase; files = (B1); };
                \(references.joined(separator: "\n"))
                T = {isa = PBXNativeTarget; buildPhases = (S); name = App; packageProductDependencies = (\(packages.map { "D\($0)" }.joined(separator: ", "))); productType = "com.apple.product-type.application"; };
                P = {isa = PBXProject; mainGroup = G; targets = (T); };
                """)
    }

    private func pin(_ revision: String, version: String? = nil, branch: String? = nil) throws {
        let state = version.map { "\"version\": \"\($0)\"" } ?? branch.map { "\"branch\": \"\($0)\"" } ?? "\"version\": null"
        try fixture.write([
            "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": """
            {"pins": [{"identity": "leaves", "kind": "remoteSourceControl", "location": "\(url("leaves"))",
             "state": {"revision": "\(revision)", \(state)}}], "version": 2}
            """
        ])
    }

    /// Reads the project, and returns the lines that were reported meanwhile.
    private func read(isOffline: Bool = false, deadline: Double = 60) throws -> (sources: SourceSet, lines: [String]) {
        final class Lines { var all: [String] = [] }
        let lines = Lines()
        let fetch = PackageFetch(folder: "\(fixture.root)/fetched", isOffline: isOffline, deadline: deadline) { lines.all.append($0) }
        return (try fixture.read("App.xcodeproj", fetch: fetch), lines.all)
    }

    private func text(of module: HostModule?) throws -> String {
        try String(contentsOfFile: try #require(module?.files.first?.path), encoding: .utf8)
    }

    @Test("A package is fetched with the packages it needs, a line for each, and found again without its repository")
    func fetched() throws {
        let (sources, lines) = try read()
        #expect(sources.modules.map(\.name) == ["water", "leaves", "App"] && sources.notes.isEmpty)
        expect(
            lines.sorted(),
            equals: [
                "fetched leaves 1.1.0 from \(fixture.root)/leaves", "fetched water 1.0.0 from \(fixture.root)/water",
            ])
        let own = try FileManager.default.contentsOfDirectory(atPath: fixture.root).sorted()
        expect(own, equals: ["App.swift", "App.xcodeproj", "cache", "fetched", "leaves", "water"])
        try expect(FileManager.default.contentsOfDirectory(atPath: "\(fixture.root)/App.xcodeproj"), equals: ["project.pbxproj"])
        try fixture.remove("leaves")
        let again = try read(isOffline: true)
        #expect(again.sources.modules.map(\.name) == ["water", "leaves", "App"] && again.lines.isEmpty)
    }

    @Test("The version in Package.resolved is the one that is fetched, and a checkout of another one is not used")
    func pinned() throws {
        try pin(try fixture.revision("leaves", "1.0.0"), version: "1.0.0")
        try fixture.write(["SourcePackages/checkouts/leaves/.git/HEAD": String(repeating: "1", count: 40)])
        for path in ["Package.swift", "Sources/leaves/Source.swift"] {
            try fixture.write([
                "SourcePackages/checkouts/leaves/\(path)": try String(contentsOfFile: "\(fixture.root)/leaves/\(path)", encoding: .utf8)
            ])
        }
        let (sources, lines) = try read()
        #expect(try !text(of: sources.modules.first { $0.name == "leaves" }).contains("later"))
        #expect(lines.contains { $0.hasPrefix("fetched leaves 1.0.0 from ") })
        // Offline the other checkout is better than none.
        try fixture.remove("fetched")
        let offline = try read(isOffline: true).sources
        expect(offline.modules.map(\.name), equals: ["leaves", "App"])
        expect(
            offline.notes.first,
            equals: "the checkout \(fixture.root)/SourcePackages/checkouts/leaves is used, though it is not the commit that "
                + "Package.resolved names: --offline keeps it from being fetched from \(url("leaves"))")
    }

    @Test("A checkout of the pinned commit is used, and nothing is fetched")
    func atHand() throws {
        let commit = try fixture.revision("water", "1.0.0")
        try writeProject(["water"])
        try pin(commit, version: "1.0.0")
        try fixture.write(["DerivedData/App-abc/SourcePackages/checkouts/water/.git/HEAD": "\(commit)\n"])
        try writePackage("DerivedData/App-abc/SourcePackages/checkouts/water", "")
        try fixture.write([
            "DerivedData/App-abc/SourcePackages/checkouts/water/Package.swift": try String(
                contentsOfFile: "\(fixture.root)/water/Package.swift", encoding: .utf8)
        ])
        try fixture.write(["DerivedData/App-abc/SourcePackages/checkouts/water/Sources/water/W.swift": ""])
        let (sources, lines) = try read()
        #expect(sources.modules.map(\.name) == ["water", "App"] && lines.isEmpty)
        expect(
            fixture.files(of: sources.modules.first), equals: ["DerivedData/App-abc/SourcePackages/checkouts/water/Sources/water/W.swift"])
    }

    @Test("Offline a missing package is named, with where it would come from")
    func offline() throws {
        let sources = try read(isOffline: true).sources
        #expect(sources.modules.map(\.name) == ["App"] && sources.absentModules == ["leaves"])
        expect(
            sources.notes,
            equals: [
                "the package leaves (1.0.0), whose product leaves App links, is missing: --offline keeps it from being fetched from "
                    + "\(url("leaves")); give its folder with --package"
            ])
    }

    @Test("A package that cannot be had takes no other with it")
    func oneIsMissing() throws {
        try writeProject(["water", "milk", "rain"], addresses: ["rain": "ext::sh -c touch% /tmp/rain"])
        let sources = try read().sources
        #expect(sources.modules.map(\.name) == ["water", "App"] && sources.absentModules == ["milk", "rain"])
        #expect(
            sources.notes.count == 2
                && sources.notes[0].contains("the package manager reports: repository '\(fixture.root)/milk' does not exist"))
        #expect(sources.notes[1].contains("none that Git may fetch from"))
    }

    @Test("A pinned package that cannot be had takes no other with it, and is not named as another's reason")
    func onePinIsMissing() throws {
        try writeProject(["water", "milk"])
        let pins = try ["water", "milk", "tofu"].map { name in
            let revision = name == "water" ? try fixture.revision("water", "1.0.0") : String(repeating: "2", count: 40)
            return """
                {"identity": "\(name)", "kind": "remoteSourceControl", "location": "\(url(name))",
                 "state": {"revision": "\(revision)", "version": "1.0.0"}}
                """
        }
        try fixture.write([
            "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved":
                "{\"pins\": [\(pins.joined(separator: ","))], \"version\": 2}"
        ])
        let sources = try read().sources
        #expect(sources.modules.map(\.name) == ["water", "App"] && sources.absentModules == ["milk"])
        #expect(sources.notes.count == 1 && sources.notes[0].contains("\(fixture.root)/milk' does not "), "\(sources.notes)")
    }

    @Test("A commit that does not exist, and versions that no tag has, are reported", arguments: ["branch", "version"])
    func noSuchVersion(kind: String) throws {
        if kind == "branch" {
            try writeProject(["leaves"], rule: "kind = branch; branch = main; ")
            try pin(String(repeating: "1", count: 40), branch: "main")
        } else {
            try writeProject(["leaves"], rule: "kind = exactVersion; version = 7.0.0; ")
        }
        let notes = try read().sources.notes
        let words = kind == "branch" ? "could not find the commit 1111111" : "no versions of 'leaves' match the requirement 7.0.0"
        #expect(notes.count == 1 && notes[0].contains(words))
    }

    @Test("A network that hangs is given up after a time, and the rest is read", .timeLimit(.minutes(2)))
    func hanging() throws {
        // The system accepts connections to it, and nobody answers.
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(listener, $0, length)
                _ = listen(listener, 8)
                _ = getsockname(listener, $0, &length)
            }
        }
        let port = Int(UInt16(bigEndian: address.sin_port))
        try writeProject(["milk"], addresses: ["milk": "git://127.0.0.1:\(port)/milk"])
        let sources = try read(deadline: 2).sources
        expect(sources.modules.map(\.name), equals: ["App"])
        #expect(sources.notes.count == 1 && sources.notes[0].contains("nothing came from git://127.0.0.1:\(port)/milk for 2 s"))
    }

    @Test("A damaged Package.resolved is noted, and not used")
    func damagedPins() throws {
        let path = "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
        try fixture.write([path: "<<<<<<< HEAD\n"])
        let sources = try read().sources
        #expect(sources.modules.count == 3 && sources.notes == ["\(fixture.root)/\(path) is damaged, so its versions are not used"])
    }
}
