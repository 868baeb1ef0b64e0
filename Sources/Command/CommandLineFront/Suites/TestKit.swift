import Foundation
import HostProtocol

/// The renderer with the libraries of tests: what a suite of the user's is compiled for and linked with.
///
/// XCTest and Swift Testing exist as shared libraries alone, and so a suite is linked with the shared libraries of Swift, Foundation
/// among them. The renderer's objects stay as they are: only their wishes for static libraries are taken out of them.
struct TestKit {
    let place: KitPlace
    let checkout: Checkout
    /// The renderer, with the packages that the code imports.
    let base: RendererKit

    /// The modules of ours that suites import and no host has, imported ones first, as `<floor>/<module>`.
    static let rooms = [
        "Conduct/SnapshotTesting", "Conduct/InlineSnapshotTesting", "Conduct/SnapshotTestingCustomDump", "Conduct/PreviewSnapshotsTesting",
        "Conduct/AccessibilitySnapshotCore", "Conduct/Snapshots", "Conduct/SnapshottingTests", "Conduct/AccessibilitySnapshot",
        "Conduct/TestHost",
    ]

    /// The modules that are ours wherever a suite names a package for them.
    static let provided = Set(rooms.map(FilePath.name)).subtracting(["TestHost"])

    /// The toolchain's modules for tests.
    private static let testing = ["XCTest", "Testing", "_Testing_Foundation", "_TestingInterop"]

    private var folder: String { "\(FilePath.folder(of: base.object))/Tests" }
    private var recordPath: String { "\(folder)/built.json" }

    private var fingerprint: String {
        var fingerprint = HostBuilder.toolFingerprint
        fingerprint.add(base.fingerprint)
        for room in Self.rooms { fingerprint.add(contentsOf: "\(checkout.path)/Sources/\(room)") }
        return fingerprint.text
    }

    /// The kit made before, if everything is still as it was then.
    func earlierKit() -> RendererKit? {
        guard let data = FileSystem.contents(of: recordPath),
            let kit = try? JSONDecoder().decode(RendererKit.self, from: data),
            FileSystem.isFile(kit.object), kit.fingerprint == fingerprint
        else { return nil }
        return kit
    }

    /// Compiles the libraries of tests. The caller holds the lock of all builds.
    func kit() throws -> RendererKit {
        if let kit = earlierKit() { return kit }
        let before = fingerprint
        guard let swiftc = base.compiler.first else { throw FrontFailure.buildUnreadable("its commands name no compiler") }
        let libraries = FilePath.folder(of: FilePath.folder(of: swiftc)) + "/lib/swift/linux"
        try? FileManager.default.removeItem(atPath: folder)
        try linkModules(of: libraries)
        let progress = BuildProgress(title: "compiling the libraries of tests")
        progress.watch()
        defer { progress.finish() }
        let package = try packageName()
        let compiler =
            base.compiler + ["-I", "\(folder)/Modules", "-enable-testing", "-Xfrontend", "-disable-all-autolinking"]
        let objects = try Self.rooms.map { try compile($0, by: compiler, package: package) }
        let kit = RendererKit(
            compiler: compiler, linker: linker(with: libraries),
            object: try join([base.object] + objects, toolFolder: FilePath.folder(of: swiftc)),
            modules: (base.modules + Self.testing + Self.rooms.map(FilePath.name)).sorted(), resources: base.resources, fingerprint: before)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try FileSystem.write(String(decoding: try encoder.encode(kit), as: UTF8.self) + "\n", to: recordPath)
        return kit
    }

    /// Shows the compiler the toolchain's modules for tests, and none of those beside them: there are two of Foundation.
    private func linkModules(of libraries: String) throws {
        try FileSystem.makeFolder("\(folder)/Modules")
        for name in Self.testing.map({ "\($0).swiftmodule" }) + ["Testing.swiftcrossimport"] {
            guard symlink("\(libraries)/\(name)", "\(folder)/Modules/\(name)") == 0 || errno == EEXIST else {
                throw FrontFailure.unwritable(path: "\(folder)/Modules/\(name)", reason: String(cString: strerror(errno)))
            }
        }
    }

    /// The name that the renderer's modules share `package` declarations under.
    private func packageName() throws -> String {
        let build = ReleaseBuild(place: place)
        let arguments = try BuildDescription(path: "\(build.folder)/release.yaml").compilation(of: "PreviewRendering")
        guard let index = arguments.firstIndex(of: "-package-name"), index + 1 < arguments.count else {
            throw FrontFailure.buildUnreadable("the renderer has no package name")
        }
        return arguments[index + 1]
    }

    /// Compiles one of our modules and returns its object.
    private func compile(_ room: String, by compiler: [String], package: String) throws -> String {
        let name = FilePath.name(of: room)
        let source = "\(checkout.path)/Sources/\(room)"
        let files = SourceTree.swiftFiles(in: source).map { "\(source)/\($0)" }
        let list = "\(folder)/\(name).files"
        try FileSystem.write(ArgumentFile.text(of: files), to: list)
        let object = "\(folder)/\(name).o"
        let command =
            compiler + [
                "-module-name", name, "-package-name", package, "-parse-as-library", "-swift-version", "6", "-wmo", "-Onone", "-c",
                "-emit-module", "-emit-module-path", "\(folder)/Modules/\(name).swiftmodule", "-o", object, "-no-color-diagnostics",
                "@\(list)",
            ]
        var lines: [String] = []
        guard try ChildProcess.run(command, line: { lines.append($1) }) == .exited(0) else {
            throw FrontFailure.buildFailed(CompilerOutput.errors(in: lines))
        }
        return object
    }

    /// Returns the arguments of a link with shared libraries.
    private func linker(with libraries: String) -> [String] {
        var arguments: [String] = []
        var index = 0
        while index < base.linker.count {
            let argument = base.linker[index]
            if argument == "-Xlinker", index + 3 < base.linker.count, base.linker[index + 1] == "--defsym" {
                index += 4
                continue
            }
            if argument != "-static-stdlib", !argument.hasSuffix("/CCurlOnDemand/link") { arguments.append(argument) }
            index += 1
        }
        let names = [
            "swiftCore", "swiftSwiftOnoneSupport", "m", "XCTest", "Testing", "_Testing_Foundation", "Foundation", "FoundationEssentials",
            "FoundationInternationalization",
            "FoundationNetworking", "FoundationXML", "swiftGlibc", "swiftDispatch", "dispatch", "BlocksRuntime", "swift_Concurrency",
            "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder", "swiftObservation", "swiftSynchronization",
            "swiftDistributed", "swift_Builtin_float", "swift_Differentiation", "swift_Volatile", "swiftRuntime",
        ]
        return arguments + names.map { "-l\($0)" } + ["-Xlinker", "-rpath=\(libraries)"]
    }

    /// Returns one object of many, without the names of libraries that they were compiled for.
    private func join(_ objects: [String], toolFolder: String) throws -> String {
        let (joined, object) = ("\(folder)/joined.o", "\(folder)/tests.o")
        let commands = [
            ["\(toolFolder)/ld.lld", "-r", "-o", joined] + objects,
            ["\(toolFolder)/llvm-objcopy", "--remove-section=.swift1_autolink_entries", joined, object],
        ]
        for command in commands {
            let result = try ChildProcess.capture(command)
            guard result.ending == .exited(0) else {
                throw FrontFailure.buildFailed(result.errors.isEmpty ? "error: \(command[0]) ended without a message" : result.errors)
            }
        }
        unlink(joined)
        return object
    }
}
