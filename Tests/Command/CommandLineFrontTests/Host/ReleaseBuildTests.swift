import Foundation
import Testing

@testable import CommandLineFront

@Suite("Builds of the renderer")
struct ReleaseBuildTests {
    @Test("Packages are checked out again after a build that was killed, and not after one that ended")
    func killed() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("Build-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        let build = ReleaseBuild(place: .inside(Checkout(path: root)))
        let (source, fetched) = ("\(build.folder)/checkouts/Kit/Package.swift", "\(build.folder)/repositories/Kit/HEAD")
        for path in [source, fetched] { try FileSystem.write("x", to: path) }
        build.begin()
        build.end()
        build.begin()
        #expect(FileSystem.isFile(source))
        build.begin()
        #expect(!FileSystem.isFile(source) && FileSystem.isFile(fetched))
    }

    @Test("What a first build made that was killed is found without the package manager's link")
    func unlinked() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("Build-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        let build = ReleaseBuild(place: .inside(Checkout(path: root)))
        let combine = "\(build.folder)/aarch64-unknown-linux-gnu/release/Modules/Combine.swiftmodule"
        try FileSystem.write("x", to: combine)
        #expect(build.hasCombine)
        build.hideCombine()
        #expect(!build.hasCombine && !FileSystem.isFile(combine))
    }

    /// The schedulers of OpenCombine ask whether a module called Combine is there.
    @Test("Where OpenCombine may be compiled anew, our Combine of the last build is out of its sight")
    func combine() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("Build-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        let build = ReleaseBuild(place: .inside(Checkout(path: root)))
        let source = "\(build.folder)/checkouts/OpenCombine/Sources/RunLoop+Scheduler.swift"
        let made = [
            "Modules/Combine.swiftmodule", "Combine.build/a.o", "OpenCombineFoundation.build/a.o", "OpenCombineDispatch.build/a.o",
            "Modules/OpenCombineFoundation.swiftmodule", "Modules/OpenCombineDispatch.swiftmodule",
        ].map { "\(build.products)/\($0)" }
        let others = ["Modules/OpenCombine.swiftmodule", "SwiftUI.build/a.o"].map { "\(build.products)/\($0)" }
        func isMade() throws -> [Bool] {
            for path in made + others where !FileSystem.isFile(path) { try FileSystem.write("x", to: path) }
            build.hideCombine()
            return made.map { FileSystem.isFile($0) }
        }
        #expect(!build.hasCombine)
        // OpenCombine is not fetched yet, or will be fetched again after a build that was killed.
        #expect(try !isMade().contains(true))
        try FileSystem.write("// one", to: source)
        #expect(try !isMade().contains(true))
        #expect(!build.hasCombine)
        // A build that failed before it came to them.
        build.keepCombine()
        #expect(try !isMade().contains(true))
        for path in made { try FileSystem.write("x", to: path) }
        build.keepCombine()
        #expect(try isMade().allSatisfy { $0 })
        // That build was killed.
        #expect(try !isMade().contains(true))
        for path in made { try FileSystem.write("x", to: path) }
        build.keepCombine()
        try FileSystem.write("// another", to: source)
        #expect(try !isMade().contains(true))
        #expect(others.allSatisfy { FileSystem.isFile($0) })
    }
}
