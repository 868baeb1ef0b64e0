import Delivery
import Foundation
import HostProtocol

/// The results that a session collects for the page that ends it.
@MainActor
final class SessionResults {
    private var notes: [Note] = []

    /// The record of a preview's pictures, with the preview's place in the catalogue.
    private struct Note: Codable {
        var index: Int
        var preview: GalleryPage.Preview
    }

    /// The outcomes of the steps in previews that this host drew.
    var stepOutcomes: [StepOutcome] = []

    /// True if no preview was rendered, by this host or a former one, so that a page has nothing to show.
    var isEmpty: Bool { notes.allSatisfy { $0.preview.failure != nil } }

    /// Begins with the notes of former hosts.
    ///
    /// - Throws: `DecodingError` for a note of another build.
    init(notes: [String]) throws {
        self.notes = try notes.map { try JSONDecoder().decode(Note.self, from: Data($0.utf8)) }
    }

    /// Records the files of a preview, and returns the note.
    func add(
        _ preview: CatalogedPreview, source: String, plan: PreviewPlan, files: PreviewJob.WrittenFiles,
        diagnostics: [String], notes: [String] = [], pixelsPerPoint: Double
    ) throws -> String {
        // A still may exist in two formats; the first requested one is shown.
        var stills: [GalleryPage.Still] = []
        for still in files.stills where !stills.contains(where: { $0.label == still.label }) {
            let file = GalleryPage.File(path: still.relativePath, bytes: still.bytes)
            stills.append(GalleryPage.Still(label: still.label, file: file))
        }
        let motions = Self.motions(files.animations)
        let shown = GalleryPage.Preview(
            title: preview.pageTitle, group: preview.pageGroup,
            family: plan.family?.description, source: source,
            widthInPoints: Double(plan.size.width), heightInPoints: Double(plan.size.height),
            pixelsPerPoint: pixelsPerPoint, stills: stills, transitions: motions.filter { $0.label != "timeline" },
            timeline: motions.first { $0.label == "timeline" }, diagnostics: diagnostics,
            notes: notes)
        return try add(Note(index: preview.index, preview: shown))
    }

    /// Records that a preview could not be rendered, and returns the note.
    func add(_ preview: CatalogedPreview, source: String, failure: String) throws -> String {
        try add(
            Note(
                index: preview.index,
                preview: GalleryPage.Preview(
                    title: preview.pageTitle, group: preview.pageGroup, source: source, failure: failure)))
    }

    private func add(_ note: Note) throws -> String {
        notes.append(note)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(note), as: UTF8.self)
    }

    /// Files of the same animation in several formats as one.
    private static func motions(_ files: [PreviewJob.WrittenFile]) -> [GalleryPage.Motion] {
        var motions: [GalleryPage.Motion] = []
        for written in files {
            let file = GalleryPage.File(path: written.relativePath, bytes: written.bytes)
            if let index = motions.firstIndex(where: { $0.label == written.label }) {
                motions[index].files.append(file)
            } else {
                motions.append(GalleryPage.Motion(label: written.label, files: [file], seconds: written.seconds))
            }
        }
        return motions
    }

    /// Returns the first still of each variant, with the variant's name, by previews.
    ///
    /// - Parameter count: the number of variants of a preview, which stand together in the catalogue.
    func stills(inGroupsOf count: Int, below folder: String) -> [(preview: String, pictures: [(name: String, path: String)])] {
        let groups = Dictionary(grouping: notes.sorted { $0.index < $1.index }) { $0.index / count }
        return groups.sorted { $0.key < $1.key }.map { _, notes in
            let pictures = notes.compactMap { note in
                note.preview.stills.first.map { (note.preview.title, "\(folder)/\($0.file.path)") }
            }
            return (notes[0].preview.group ?? notes[0].preview.title, pictures)
        }
    }

    /// Writes `index.html`, which shows everything that was rendered.
    func writeGallery(to folder: String, leftOut: [HostRequest.LeftOut]) throws -> (path: String, bytes: Int) {
        var page = GalleryPage(
            title: "Previews", previews: notes.sorted { $0.index < $1.index }.map(\.preview))
        page.leftOut = leftOut.map { GalleryPage.LeftOut(file: $0.file, message: $0.message) }
        let path = "\(folder)/index.html"
        try page.write(to: path)
        return (path, page.bytes.count)
    }
}
