import Foundation
import HostProtocol
import SwiftLexing

/// The folder of Zoetrope's own package, whose libraries a host links.
struct Checkout: Equatable {
    /// The folder, absolute.
    let path: String

    /// The folder of generated packages and their builds.
    var hostsFolder: String { "\(path)/.build/hosts" }

    /// The rooms that are not part of a host, so that a change of theirs changes no host.
    private static let otherRooms: Set<String> = ["CommandLineFront", "Inspection", "Snapshots", "zoetrope", "zoetrope-inspector"]

    /// The folders of the rooms below `Sources`, `<floor>/<room>`, in order.
    private var roomFolders: [String] {
        Self.folders(in: "\(path)/Sources").flatMap { floor in Self.folders(in: "\(path)/Sources/\(floor)").map { "\(floor)/\($0)" } }
    }

    private static func folders(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The names of the rooms.
    var rooms: [String] { roomFolders.map(FilePath.name) }

    /// The files and folders that a host is built from, absolute.
    var parts: [String] {
        ["\(path)/Package.swift", "\(path)/Fonts"]
            + roomFolders.filter { !Self.otherRooms.contains(FilePath.name(of: $0)) }.map { "\(path)/Sources/\($0)" }
    }

    /// The files and folders that a kit of the cache is a copy of, absolute: what a host's manifest names.
    var kitParts: [String] {
        let others = Self.otherRooms.subtracting(["Snapshots"])
        return ["\(path)/Package.swift", "\(path)/Fonts"]
            + roomFolders.filter { !others.contains(FilePath.name(of: $0)) }.map { "\(path)/Sources/\($0)" }
    }

    /// Writes the modules that stand in for those of a kit, as the manifest names them.
    func writeFacades() throws {
        for room in rooms { try FileSystem.write("// The kit holds this module.\n", to: "\(hostsFolder)/Facades/\(room).swift") }
    }

    /// The version of the sources, for people: the commit, where Git knows it.
    var revision: String {
        let result = try? ChildProcess.capture(["git", "-C", path, "describe", "--always", "--dirty", "--tags"])
        guard let result, result.ending == .exited(0) else { return "" }
        return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The modules that user code may import: Apple's in the manifest's table of rooms, and the steps. The other products are for hosts
    /// and tests.
    ///
    /// - Parameter besidePackages: whether packages are built with them. AppKit would be seen by every package of the build, and many ask
    ///   for it before they ask for UIKit.
    func userProducts(besidePackages: Bool) throws -> [String] {
        let manifest = "\(path)/Package.swift"
        guard let data = FileSystem.contents(of: manifest) else {
            throw FrontFailure.unreadable(path: manifest, reason: FrontFailure.absenceOrDenial)
        }
        let modules = Self.appleModules(inManifest: String(decoding: data, as: UTF8.self))
        return modules.filter { $0 != "AppKit" || !besidePackages } + Self.ownProducts
    }

    /// The modules beside Apple's that code imports for its previews; they are ours, whichever package a manifest names for them.
    static let ownProducts = ["PreviewSteps", "SnapshotPreferences", "PreviewSnapshots", "Prefire"]

    /// The names of Apple's modules in a manifest's table of rooms: the last part of each `.apple("<floor>/<module>"`.
    static func appleModules(inManifest text: String) -> [String] {
        let tokens = SwiftTokenizer.tokens(of: text)
        return tokens.indices.compactMap { index in
            guard index + 2 < tokens.count, tokens[index].kind == .word("apple"), tokens[index + 1].kind == .mark("("),
                case .string(let path?) = tokens[index + 2].kind
            else { return nil }
            return FilePath.name(of: path)
        }
    }

    /// The checkout named, or else the one whose `.build` folder this executable stands in.
    static func find(named path: String?, executable: String) throws -> Checkout {
        if let path {
            let folder = try FileSystem.existingFolder(path)
            guard isCheckout(folder) else { throw FrontFailure.noCheckout(executable: folder) }
            return Checkout(path: folder)
        }
        var folder = executable
        while folder != "/" {
            folder = FilePath.folder(of: folder)
            if isCheckout(folder) { return Checkout(path: folder) }
        }
        throw FrontFailure.noCheckout(executable: executable)
    }

    /// Returns whether a folder holds this package: it has a manifest, and the room that hosts are made of.
    static func isCheckout(_ folder: String) -> Bool {
        FileSystem.isFile("\(folder)/Package.swift") && FileSystem.isFolder("\(folder)/Sources/Conduct/PreviewRendering")
    }

    /// The path of this executable, with links resolved.
    static var ownExecutable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map(withoutMark) ?? CommandLine.arguments[0]
    }

    /// Returns the path of an executable without the mark that Linux puts behind it where another file has taken its place, as after a
    /// build while it runs.
    static func withoutMark(_ path: String) -> String {
        let mark = " (deleted)"
        return path.hasSuffix(mark) && !FileSystem.isFile(path) ? String(path.dropLast(mark.count)) : path
    }
}
