import Foundation
import Glibc

/// The folder a host runs from: the program, and the resources of the packages it was built from.
///
/// All hosts are built in one folder, where resources of equal names take each other's places and those of other packages lie
/// about. A program looks for its resources beside itself, so it gets a folder in which there are no others.
struct HostFolder {
    /// The folder, absolute.
    let path: String

    /// Zoetrope's own fonts, which a host finds at the place where it was compiled: no other product has files of that name.
    private static let ownBundle = "Zoetrope_BundledFonts.resources"

    /// Removes every package's resources from a folder of builds, so that afterwards it has only those of the next build.
    static func removeResources(fromBuild build: String) {
        for bundle in resources(inBuild: build) { try? FileManager.default.removeItem(atPath: "\(build)/\(bundle)") }
    }

    /// Puts the products of a build into this folder, in place of an earlier one's.
    ///
    /// - Parameters:
    ///   - program: the name of the host.
    ///   - build: the folder of the build's products, absolute.
    /// - Returns: the path of the program.
    /// - Throws: ``FrontFailure`` when something cannot be copied.
    func take(_ program: String, fromBuild build: String) throws -> String {
        try? FileManager.default.removeItem(atPath: path)
        try FileSystem.makeFolder(path)
        let libraries = Self.names(in: build).filter { $0.hasSuffix(".so") }
        for name in [program] + libraries { try take(file: name, fromBuild: build) }
        for bundle in Self.resources(inBuild: build) {
            do {
                try FileManager.default.copyItem(atPath: "\(build)/\(bundle)", toPath: "\(path)/\(bundle)")
            } catch {
                throw FrontFailure.unwritable(path: "\(path)/\(bundle)", reason: FileSystem.reason(of: error))
            }
        }
        return "\(path)/\(program)"
    }

    /// A second name for a file costs no space; where the file system has no such names, a copy is made.
    private func take(file name: String, fromBuild build: String) throws {
        if link("\(build)/\(name)", "\(path)/\(name)") == 0 { return }
        do {
            try FileManager.default.copyItem(atPath: "\(build)/\(name)", toPath: "\(path)/\(name)")
        } catch {
            throw FrontFailure.unwritable(path: "\(path)/\(name)", reason: FileSystem.reason(of: error))
        }
    }

    /// The names of the folders of resources, but for our own.
    static func resources(inBuild build: String) -> [String] {
        names(in: build).filter { $0.hasSuffix(".resources") && $0 != ownBundle }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
