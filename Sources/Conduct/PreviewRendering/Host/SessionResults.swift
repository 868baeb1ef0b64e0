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
        var item: PreviewPage.Item
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
        var item = PreviewPage.Item(id: preview.name, title: preview.pageTitle, result: diagnostics.isEmpty ? .drawn : .warned)
        item.setPlace(source)
        (item.group, item.family) = (preview.group, plan.family?.description)
        (item.size, item.scale) = ([Double(plan.size.width), Double(plan.size.height)], pixelsPerPoint)
        item.media = Self.media(files.stills, .still) + Self.media(files.animations, .film)
        item.warnings = diagnostics.isEmpty ? nil : diagnostics
        item.notes = notes.isEmpty ? nil : notes
        return try add(Note(index: preview.index, item: item))
    }

    /// Records that a preview could not be rendered, and returns the note.
    func add(_ preview: CatalogedPreview, source: String, failure: String) throws -> String {
        var item = PreviewPage.Item(id: preview.name, title: preview.pageTitle, result: .failed)
        item.setPlace(source)
        (item.group, item.failure) = (preview.group, failure)
        return try add(Note(index: preview.index, item: item))
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

    /// Writes `index.html`, which shows everything that was rendered, and beside it the films that it steps through.
    func writeGallery(for request: HostRequest) throws -> (path: String, bytes: Int) {
        let folder = request.output.folder
        var page = PreviewPage(kind: .gallery, title: "Previews", items: notes.sorted { $0.index < $1.index }.map(\.item))
        page.leftOut = request.resume.leftOut.map { PreviewPage.LeftOut(file: $0.file, message: $0.message) }
        page.command = request.output.command.isEmpty ? nil : request.output.command
        try FilmScripts(folder: folder).write(for: page)
        let (path, bytes) = ("\(folder)/index.html", page.bytes)
        try AtomicFile.write(bytes, to: path)
        return (path, bytes.count)
    }
}
