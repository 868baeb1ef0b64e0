import Delivery
import Foundation
import HostProtocol
import ImageCodecs
import Pixels

extension PreviewJob {
    /// Records the films as goldens.
    func record(_ film: PreviewFilm, _ images: FilmImages) async throws {
        let folder = GoldenFolder(path: request.golden.folder)
        let goldens = try await goldens(of: film, images)
        let works = goldens.map { name, frames in
            WorkQueue.Work(cost: frames.count) { () -> HostEvent in
                let stopwatch = Stopwatch()
                let file = try folder.record(frames, name: name, pixelsPerPoint: options.scale)
                return .file(
                    HostEvent.WrittenFile(
                        preview: index, path: file.path, kind: .golden, bytes: file.bytes,
                        milliseconds: stopwatch.milliseconds, label: name,
                        image: facts(of: frames)))
            }
        }
        try await WorkQueue.run(works, jobs: request.output.jobs) { output.send($0) }
        try sortOut(folder.unused(of: self.name, besides: files(of: goldens, in: folder)))
    }

    /// Compares the films with the goldens; each difference is written to the report and then dropped.
    func verify(_ film: PreviewFilm, _ images: FilmImages) async throws {
        let folder = GoldenFolder(path: request.golden.folder)
        let report = FailureReport(folder: request.golden.report, pixelsPerPoint: options.scale, jobs: request.output.jobs)
        let command = request.golden.acceptCommand(for: self.name)
        let goldens = try await goldens(of: film, images)
        let works = goldens.map { name, frames in
            WorkQueue.Work(cost: frames.count) { try folder.difference(frames, name: name) }
        }
        try await WorkQueue.run(works, jobs: request.output.jobs) { difference in
            guard let difference else { return }
            let paths = try report.add(difference, place: place, acceptCommand: command)
            output.send(
                .difference(
                    HostEvent.Difference(
                        preview: index, name: difference.name, message: difference.message, command: command, paths: paths,
                        extent: difference.extent)))
        }
        try sortOut(folder.unused(of: self.name, besides: files(of: goldens, in: folder)))
    }

    /// The films under the names of their goldens.
    private func goldens(of film: PreviewFilm, _ images: FilmImages) async throws -> [(name: String, frames: [AnimationFrame])] {
        let all =
            try await film.goldens(of: name, images: images, options: options)
            + film.sceneGoldens(of: name, rasterizer: rasterizer, options: options)
        return all.map { (goldenName($0.name), $0.frames) }
    }

    private func files(of goldens: [(name: String, frames: [AnimationFrame])], in folder: GoldenFolder) -> Set<String> {
        Set(goldens.map { folder.file($0.name, isStill: $0.frames.count == 1) })
    }

    /// Removes or reports goldens of pictures that the preview no longer has.
    private func sortOut(_ unused: [String]) throws {
        // With a range of entries, the other entries still exist but are not drawn; beside a variant there are others.
        guard options.entries == nil, variant == nil else { return }
        let files = unused.filter { !RenderVariant.names(FilePath.name(of: $0)) }
        if request.golden.prune { try GoldenFolder.remove(files) }
        for message in request.golden.remarks(onUnused: files, of: "an image that the preview no longer has") {
            output.send(.note(preview: index, message: message))
        }
    }
}

extension HostRequest.Goldens {
    /// The command that accepts the differences of one preview.
    ///
    /// The name is quoted, so that a POSIX shell takes it as one word.
    func acceptCommand(for preview: String) -> String {
        "\(recordCommand) --filter '\(preview.replacing("'", with: "'\\''"))'"
    }

    /// Goldens that a remark names.
    private static let mostNames = 10

    /// Returns the remark on a preview that has the images of another, which is no more.
    func remark(onRename old: String, to new: String) -> String {
        func quoted(_ path: String) -> String { "'\(path.replacing("'", with: "'\\''"))'" }
        let folder = FilePath.folder(of: new)
        let make = folder.isEmpty ? "" : "mkdir -p \(quoted("\(self.folder)/\(folder)")) && "
        return "\(old) is \(new) now, with the same images; keep its goldens with: \(make)git mv \(quoted("\(self.folder)/\(old)")) "
            + quoted("\(self.folder)/\(new)")
    }

    /// Returns the remark on goldens that nothing is compared with: one line, or none.
    func remarks(onUnused files: [String], of kind: String) -> [String] {
        guard !files.isEmpty else { return [] }
        let first = files.prefix(Self.mostNames).joined(separator: ", ")
        let more = files.count > Self.mostNames ? " and \(files.count - Self.mostNames) more" : ""
        let verb = files.count == 1 ? "is" : "are"
        return [
            prune
                ? "removed \(first)\(more): \(verb) of \(kind)"
                : "\(first)\(more) \(verb) of \(kind). Remove goldens that are no longer needed with --prune."
        ]
    }
}
