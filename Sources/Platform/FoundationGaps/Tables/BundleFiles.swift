import Foundation
import RunContext

/// The files of bundles.
///
/// The only place of this module that reads files. `String(localized:bundle:)` and its variants belong to Foundation, which reads bundles
/// by itself, and whose gap is filled here. The results depend on the bundles alone.
package enum BundleFiles {
    /// The program's own folder, and the folders that the package manager puts beside it for each target.
    package static var mainFolders: [String] { mainFolders(besideProgramIn: Bundle.main.bundlePath) }

    /// The same for a program in some folder.
    package static func mainFolders(besideProgramIn program: String) -> [String] {
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: program)) ?? []
        let packages = beside.filter { $0.hasSuffix(".resources") }.sorted().map { "\(program)/\($0)" }
        return [program] + packages
    }

    /// Folders whose contents are no resources of their own bundle.
    private static let closed = [".xcassets", ".bundle", ".framework", ".build", ".resources", ".app", ".appex", ".xcodeproj"]

    /// Folders that hold the output of tools, never resources.
    private static let skipped: Set<String> = ["zoetrope-output", "zoetrope-report", "Golden", "DerivedData", "node_modules"]

    /// The maximum depth of folders in a bundle; deeper ones are not searched.
    private static let deepest = 8

    /// Returns the paths of all files below a folder, relative to it, sorted. Of the program's own folder they are only those directly in
    /// it and in its language folders, because it may contain the whole output of a build.
    package static func files(in folder: String) -> [String] { contents(of: folder).files }

    /// Returns the paths of all asset catalogs below a folder, in the form of ``files(in:)``.
    package static func catalogs(in folder: String) -> [String] {
        contents(of: folder).closedFolders.filter { $0.hasSuffix(".xcassets") }
    }

    /// Follows links, each folder once, by the shortest of its paths; links to the folder itself or to one that contains it are skipped.
    private static func contents(of folder: String) -> (files: [String], closedFolders: [String]) {
        let isProgram = folder == Bundle.main.bundlePath
        var (files, closedFolders): ([String], [String]) = ([], [])
        var pending = [(path: "", depth: 0)]
        var next = 0
        var known = SeenFolders(folder)
        while next < pending.count {
            let (relative, depth) = pending[next]
            next += 1
            let absolute = relative.isEmpty ? folder : "\(folder)/\(relative)"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") {
                let path = relative.isEmpty ? name : "\(relative)/\(name)"
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder) else { continue }
                if !isFolder.boolValue {
                    files.append(path)
                } else if !known.isNew("\(folder)/\(path)") {
                    continue
                } else if !isOpen(name) {
                    closedFolders.append(path)
                } else if depth < deepest, !isProgram || name.hasSuffix(".lproj") {
                    pending.append((path, depth + 1))
                }
            }
        }
        return (files.sorted(), closedFolders.sorted())
    }

    private static func isOpen(_ name: String) -> Bool {
        !skipped.contains(name) && !closed.contains(where: name.hasSuffix)
    }

    static func contents(of path: String) -> Data? { FileManager.default.contents(atPath: path) }

    /// Returns the development language in the bundle's Info.plist; `Bundle.developmentLocalization` traps in a bundle without one.
    static func developmentLanguage(of folder: String) -> String? { property("CFBundleDevelopmentRegion", of: folder) }

    /// Returns the name of the accent colour, as Xcode writes it into the bundle's Info.plist; nil if it has none.
    package static func accentColorName(of folder: String) -> String? { property("NSAccentColorName", of: folder) }

    private static func property(_ key: String, of folder: String) -> String? {
        guard let data = contents(of: "\(folder)/Info.plist"), PropertyListFile.isPropertyList(data),
            let list = try? PropertyListFile.dictionary(of: data, path: folder)
        else { return nil }
        return list[key] as? String
    }

    /// Returns the path of the user's file if a bundle has a link to it, so that messages refer to that one.
    package static func origin(of path: String) -> String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)).map { $0.hasPrefix("/") ? $0 : path } ?? path
    }
}
