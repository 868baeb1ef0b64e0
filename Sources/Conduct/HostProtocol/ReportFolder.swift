import Foundation

/// The files that a report of differences leaves in its folder. The next report tidies up by them.
package struct ReportFolder: Sendable {
    /// The path of the folder that the report is written to.
    package let path: String

    package init(path: String) { self.path = path }

    /// The content of an image of the first frame that differs.
    package enum ImageRole: String, CaseIterable, Sendable { case reference, actual, difference }

    /// True if the folder holds a report.
    package var isThere: Bool { access(listPath, F_OK) == 0 }

    package var pagePath: String { "\(path)/index.html" }
    /// The folder in which the items of the page wait for it.
    package var itemFolder: String { "\(path)/.items" }
    /// The folder of the frames of films, which the page loads as scripts.
    package var filmFolder: String { "\(path)/_films" }
    /// The names of all differences that were ever taken in, a line each.
    package var listPath: String { "\(path)/.zoetrope-report" }

    package func path(of role: ImageRole, for name: String) -> String { "\(path)/\(name)-\(role.rawValue).png" }

    package func filmPath(for name: String) -> String { "\(filmFolder)/\(name).js" }

    /// A name that may have slashes is that of a file.
    package func itemPath(for name: String) -> String {
        "\(itemFolder)/\(name.replacing("%", with: "%25").replacing("/", with: "%2F")).json"
    }

    /// The paths of the items that wait, sorted by name.
    package func items() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: itemFolder)) ?? []
        return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted().map { "\(itemFolder)/\($0)" }
    }

    /// The number of films in the report.
    package var filmCount: Int { FileManager.default.enumerator(atPath: filmFolder)?.count { "\($0)".hasSuffix(".js") } ?? 0 }

    /// Takes out what there is of a name.
    package func remove(_ name: String) {
        for role in ImageRole.allCases { unlink(path(of: role, for: name)) }
        unlink(itemPath(for: name))
        unlink(filmPath(for: name))
    }

    /// Removes what an earlier run has written into the folder, and the folder if nothing else is in it.
    package func clear() {
        guard let data = FileManager.default.contents(atPath: listPath) else { return }
        var folders: Set<String> = []
        for name in Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)) {
            remove(name)
            var inner = FilePath.folder(of: name)
            while !inner.isEmpty {
                folders.insert("\(path)/\(inner)")
                inner = FilePath.folder(of: inner)
            }
        }
        // The inner ones first; those that hold something else stay.
        for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) { rmdir(folder) }
        unlink(pagePath)
        for folder in [itemFolder, filmFolder] { try? FileManager.default.removeItem(atPath: folder) }
        unlink(listPath)
        rmdir(path)
    }
}
