import Foundation
import HostProtocol

/// Writes a report in the forms that were asked for.
struct ReportForms {
    let json: Bool
    /// The folder with the images of the report, absolute.
    let imageFolder: String?
    /// The address under which that folder is published.
    let imagesAddress: String?
    var junit: String?
    var markdown: String?
    /// The file to which GitHub's runner asks to add a summary.
    var summary: String?
    var annotates = false
    /// True if each still has a description beside it.
    var hasSidecars = false
    /// The options by which the images differ from those of a plain run.
    var variant: [String: String] = [:]
    /// The folder that places in the sources are relative to.
    var root = ""

    init(json: Bool, imageFolder: String?, imagesAddress: String?) {
        (self.json, self.imageFolder, self.imagesAddress) = (json, imageFolder, imagesAddress)
    }

    /// - Parameter write: writes a line of annotations.
    func write(_ report: RunReport, annotate: (String) -> Void) throws {
        if let junit { try FileSystem.write(JUnitReport(report: report, workingFolder: root).text, to: junit) }
        if let markdown {
            let folder = FilePath.folder(of: markdown)
            let text = MarkdownReport(report: report, workingFolder: root) { address(of: $0) ?? Self.relative($0, to: folder) }.text
            try FileSystem.write(text, to: markdown)
        }
        if let summary {
            let text = MarkdownReport(report: report, workingFolder: root) { address(of: $0) }.text
            let former = FileSystem.contents(of: summary).map { String(decoding: $0, as: UTF8.self) } ?? ""
            try FileSystem.write(former + text + "\n", to: summary)
        }
        if hasSidecars { try Sidecar.write(of: report, variant: variant, below: root) }
        if annotates { GitHubAnnotations(report: report, root: root).lines.forEach(annotate) }
    }

    private func address(of image: String) -> String? {
        guard let imagesAddress, let imageFolder, image.hasPrefix(imageFolder + "/") else { return nil }
        let base = imagesAddress.hasSuffix("/") ? String(imagesAddress.dropLast()) : imagesAddress
        return "\(base)/\(MarkdownReport.encoded(String(image.dropFirst(imageFolder.utf8.count + 1))))"
    }

    /// Returns a path as a relative link from a folder.
    private static func relative(_ path: String, to folder: String) -> String {
        let (from, to) = (folder.split(separator: "/"), path.split(separator: "/"))
        let shared = zip(from, to).prefix { $0 == $1 }.count
        return String(repeating: "../", count: from.count - shared) + MarkdownReport.encoded(to.dropFirst(shared).joined(separator: "/"))
    }
}
