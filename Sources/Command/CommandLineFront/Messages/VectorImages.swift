import Foundation

/// The pictures of catalogs that another program draws, and the Debian package to install where it is missing: said once, before the
/// first picture.
struct VectorImages {
    /// The endings of such pictures, with the program that draws them and its package, as the renderer runs them.
    private static let tools = [
        (ending: "pdf", form: "PDF", program: "pdftocairo", package: "poppler-utils"),
        (ending: "svg", form: "SVG", program: "rsvg-convert", package: "librsvg2-bin"),
    ]

    /// The words by which a warning about one picture ends.
    static func repeated(in warning: String) -> String? {
        tools.map { "Install \($0.package) to draw it" }.first(where: warning.contains)
    }

    /// Returns a sentence for each form of pictures that catalogs below folders have and that no program on this machine draws.
    ///
    /// - Parameter searchPath: the folders in which programs are found.
    static func notes(in folders: [String], searchPath: String) -> [String] {
        let missing = tools.filter { tool in
            !searchPath.split(separator: ":").contains { access("\($0)/\(tool.program)", X_OK) == 0 }
        }
        guard !missing.isEmpty else { return [] }
        var counts: [String: Int] = [:]
        for folder in folders where FileSystem.isFolder(folder) {
            for file in SourceTree.files(in: folder) where file.path.contains(".xcassets/") || folder.hasSuffix(".xcassets") {
                counts[NSString(string: file.path).pathExtension.lowercased(), default: 0] += 1
            }
        }
        return missing.compactMap { tool in
            counts[tool.ending].map { count in
                "\(Amounts.count(count, "picture")) of the catalogs \(count == 1 ? "is \(tool.form)" : "are \(tool.form)s"), and drawn as grey "
                    + "placeholders: install \(tool.package), for \(tool.program)"
            }
        }
    }
}
