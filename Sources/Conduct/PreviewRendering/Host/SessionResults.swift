import Delivery
import Foundation
import HostProtocol
import PreviewPages

/// The results that a session collects for the page that ends it.
@MainActor
final class SessionResults {
    private var notes: [Note] = []

    /// The record of a preview's pictures, with the preview's place in the catalogue.
    private struct Note: Codable {
        var index: Int
        var variant: RenderVariant?
        var item: PreviewPage.Item

        /// Begins the record of a preview.
        @MainActor
        init(_ preview: CatalogedPreview, source: String, result: PreviewPage.Result) {
            (index, variant) = (preview.index, preview.variant)
            let id = variant.map { "\(preview.name)/\($0.name)" } ?? preview.name
            item = PreviewPage.Item(id: id, title: preview.pageTitle, result: result)
            item.setPlace(source)
            (item.group, item.variant) = (preview.group, variant?.values)
        }
    }

    /// The outcomes of the steps in previews that this host drew.
    var stepOutcomes: [StepOutcome] = []

    /// True if no preview was rendered, by this host or a former one, so that a page has nothing to show.
    var isEmpty: Bool { notes.allSatisfy { $0.item.failure != nil } }

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
        var note = Note(preview, source: source, result: diagnostics.isEmpty ? .drawn : .warned)
        note.item.family = plan.family?.description
        (note.item.size, note.item.scale) = ([Double(plan.size.width), Double(plan.size.height)], pixelsPerPoint)
        note.item.media = Self.media(files.stills, .still) + Self.media(files.animations, .film)
        note.item.warnings = diagnostics.isEmpty ? nil : diagnostics
        note.item.notes = notes.isEmpty ? nil : notes
        return try add(note)
    }

    /// Records that a preview could not be rendered, and returns the note.
    func add(_ preview: CatalogedPreview, source: String, failure: String) throws -> String {
        var note = Note(preview, source: source, result: .failed)
        note.item.failure = failure
        return try add(note)
    }

    private func add(_ note: Note) throws -> String {
        notes.append(note)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(note), as: UTF8.self)
    }

    /// Files of the same image or film in several formats as one.
    private static func media(_ files: [PreviewJob.WrittenFile], _ kind: PreviewPage.Medium.Kind) -> [PreviewPage.Medium] {
        var media: [PreviewPage.Medium] = []
        for written in files {
            let file = PreviewPage.File(path: written.relativePath, bytes: written.bytes)
            if let index = media.firstIndex(where: { $0.label == written.label }) {
                media[index].files.append(file)
            } else {
                let seconds = kind == .film ? (written.seconds * 1000).rounded() / 1000 : nil
                media.append(PreviewPage.Medium(label: written.label, kind: kind, files: [file], seconds: seconds))
            }
        }
        return media
    }

    /// Returns the first still of each variant, with the variant's name, by previews.
    ///
    /// - Parameter count: the number of variants of a preview, which stand together in the catalogue.
    func stills(inGroupsOf count: Int, below folder: String) -> [(preview: String, pictures: [(name: String, path: String)])] {
        let groups = Dictionary(grouping: notes.sorted { $0.index < $1.index }) { $0.index / count }
        return groups.sorted { $0.key < $1.key }.map { _, notes in
            let pictures = notes.compactMap { note in
                note.item.media.first { $0.kind == .still }?.files.first.map { (note.variant?.name ?? "", "\(folder)/\($0.path)") }
            }
            return ([notes[0].item.group, notes[0].item.title].compactMap(\.self).joined(separator: " "), pictures)
        }
    }

    /// Writes `index.html`, which shows everything that was rendered, and beside it the films that it steps through.
    func writeGallery(for request: HostRequest) throws -> (path: String, bytes: Int) {
        let folder = request.output.folder
        var page = PreviewPage(kind: .gallery, title: "Previews", items: notes.sorted { $0.index < $1.index }.map(\.item))
        page.items.foldEqual(in: folder)
        page.leftOut = request.resume.leftOut.map { PreviewPage.LeftOut(file: $0.file, message: $0.message) }
        page.command = request.output.command.isEmpty ? nil : request.output.command
        try FilmScripts(folder: folder).write(for: page)
        let (path, bytes) = ("\(folder)/index.html", page.bytes)
        try AtomicFile.write(bytes, to: path)
        return (path, bytes.count)
    }
}
