import Foundation
import HostProtocol
import SwiftLexing

/// The folder of Zoetrope's own package, whose libraries a host links.
struct Checkout: Equatable {
    /// The folder, absolute.
    let path: String

    /// Where generated packages and their builds stand.
    var hostsFolder: String { "\(path)/.build/hosts" }

    /// The rooms that no host is made of, so that a change of theirs changes no host.
    private static let otherRooms: Set<String> = ["CommandLineFront", "Inspection", "Snapshots", "zoetrope", "zoetrope-bench", "zoetrope-inspector"]

    /// The names of the rooms, in order.
    var rooms: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/Sources")) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The parts a host is built from.
    var parts: [String] {
        ["\(path)/Package.swift", "\(path)/Fonts"] + rooms.filter { !Self.otherRooms.contains($0) }.map { "\(path)/Sources/\($0)" }
    }

    /// The modules that user code may import, by the products of the manifest; the conductor's are for hosts and tests.
    func userProducts() throws -> [String] {
        let manifest = "\(path)/Package.swift"
        guard let data = FileManager.default.contents(atPath: manifest) else {
            throw FrontFailure.unreadable(path: manifest, reason: "no permission, or it is gone")
        }
        // AppKit would be seen by every package of the build, and many ask for it before they ask for UIKit. What the manifest
        // gives to hosts alone stands in no literal of its.
        return Self.libraries(inManifest: String(decoding: data, as: UTF8.self))
            .filter { !["PreviewRendering", "Snapshots", "AppKit"].contains($0) } + ["os", "OSLog"]
    }

    /// The names of the libraries among the products that a manifest lists as literals.
    static func libraries(inManifest text: String) -> [String] {
        let tokens = SwiftTokenizer.tokens(of: text)
        return tokens.indices.compactMap { index in
            guard index + 4 < tokens.count, tokens[index].kind == .word("library"), tokens[index + 1].kind == .mark("("),
                tokens[index + 2].kind == .word("name"), case .string(let name?) = tokens[index + 4].kind
            else { return nil }
            return name
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

    /// Whether a folder holds this package: it has a manifest, and the room that hosts are made of.
    static func isCheckout(_ folder: String) -> Bool {
        FileSystem.isFile("\(folder)/Package.swift") && FileSystem.isFolder("\(folder)/Sources/PreviewRendering")
    }

    /// This executable, with links resolved.
    static var ownExecutable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}
