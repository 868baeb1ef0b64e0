import Foundation

/// The files that a report of differences leaves in its folder. The next report tidies up by them.
package struct ReportFolder: Sendable {
    /// The path of the folder that the report is written to.
    package let path: String

    package init(path: String) { self.path = path }

    /// The content of an image of the first frame that differs.
    package enum ImageRole: String, CaseIterable, Sendable { case reference, actual, difference }

    /// The part of a difference that the page shows: a still, all frames of an animation, or only the first frame that differs.
    package enum Section: String, CaseIterable, Sendable {
        case still = ".still.html"
        case film = ".film.html"
        case frame = ".frame.html"
    }

    /// True if the folder holds a report.
    package var isThere: Bool { access(listPath, F_OK) == 0 }

    package var pagePath: String { "\(path)/index.html" }
    /// The folder in which sections wait for the page.
    package var sectionFolder: String { "\(path)/.sections" }
    /// The names of all differences that were ever taken in, a line each.
    package var listPath: String { "\(path)/.zoetrope-report" }

    package func path(of role: ImageRole, for name: String) -> String { "\(path)/\(name)-\(role.rawValue).png" }

    /// A name that may have slashes is that of a file.
    package func path(of section: Section, for name: String) -> String {
        let file = name.replacing("%", with: "%25").replacing("/", with: "%2F")
        return "\(sectionFolder)/\(file)\(section.rawValue)"
    }

    /// The names of the sections' files, sorted.
    package func sections() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: sectionFolder)) ?? []
        return names.filter { $0.hasSuffix(".html") && !$0.hasPrefix(".") }.sorted()
    }

    /// Takes out what there is of a name.
    package func remove(_ name: String) {
        for role in ImageRole.allCases { unlink(path(of: role, for: name)) }
        for section in Section.allCases { unlink(path(of: section, for: name)) }
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
        try? FileManager.default.removeItem(atPath: sectionFolder)
        unlink(listPath)
        rmdir(path)
    }
}
