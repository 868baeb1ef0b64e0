import Foundation

/// The folder of Zoetrope's own package, whose libraries a host links.
struct Checkout: Equatable {
    /// The folder, absolute.
    let path: String

    /// Where generated packages and their builds stand.
    var hostsFolder: String { "\(path)/.build/hosts" }

    /// The parts a host is built from.
    var parts: [String] { ["Package.swift", "Sources", "Fonts"].map { "\(path)/\($0)" } }

    /// The checkout named, or else the one whose `.build` folder this executable stands in.
    static func find(named path: String?, executable: String) throws -> Checkout {
        if let path {
            let folder = try FileSystem.existingFolder(path)
            guard isCheckout(folder) else { throw FrontFailure.noCheckout(executable: folder) }
            return Checkout(path: folder)
        }
        var folder = executable
        while folder != "/" {
            folder = NSString(string: folder).deletingLastPathComponent
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
