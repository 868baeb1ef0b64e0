import HostProtocol
import ImageCodecs

/// The one file that a run should write is not the only one that it could be.
enum OnlyFileFault: Error, CustomStringConvertible {
    case previews([String])
    case entries([String])
    case nothingMoves

    /// The most names in a message.
    private static let mostNames = 12

    var description: String {
        switch self {
        case .previews(let names):
            "One file shows one preview, and there are \(names.count): \(Self.list(names)). Choose one with --filter, or give a folder."
        case .entries(let names):
            "One image shows one entry, and there are \(names.count): \(Self.list(names)). Choose one with --entries, or give a folder."
        case .nothingMoves: "Nothing moves, so there is no film of it. Give the name of an image, such as card.png."
        }
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(mostNames).joined(separator: ", ") + (names.count > mostNames ? " and others" : "")
    }
}

extension PreviewJob {
    /// Writes the one file that is asked for: the still of the only entry or, as a film, the steps, else the changes between entries, else
    /// the view's own motion.
    ///
    /// - Throws: ``OnlyFileFault`` if there is no such still or film, or what drawing and writing throw.
    func writeOnlyFile(named name: String, of film: PreviewFilm, _ images: FilmImages) async throws -> WrittenFiles {
        guard let format = request.output.formats.first else { return WrittenFiles() }
        let work: WorkQueue.Work<[FinishedFile]>
        if let source = try await onlyFilm(of: film, images, format) {
            var named = FilmSource(name: name, label: source.label, images: source.images, ticks: source.ticks, lists: source.lists)
            named.beats = source.beats
            work = format.writer.write(named, by: self)
        } else {
            guard format.traits.contains(.stills) else { throw OnlyFileFault.nothingMoves }
            guard film.stills.count == 1, let pixmap = images.stills.first else {
                throw OnlyFileFault.entries(film.stills.map(\.name))
            }
            work = writeStill(pixmap, of: PreviewFilm.Still(name: name, list: film.stills[0].list), format: format)
        }
        var written = WrittenFiles()
        try await WorkQueue.run([work], jobs: request.output.jobs) { files in
            for file in files {
                tell(of: file)
                written.add(file)
            }
        }
        return written
    }

    private func onlyFilm(of film: PreviewFilm, _ images: FilmImages, _ format: OutputFormat) async throws -> FilmSource? {
        guard format.traits.contains(.films) else { return nil }
        if let scene = film.scenes.first, let source = try await source(of: scene) { return source }
        if let timeline = Timeline(film, images, options: options) { return timeline.source }
        guard let motion = film.motion, let pixmaps = images.sequences.last else { return nil }
        let shown = motion.images(pixmaps, dwell: options.dwellTime, hold: options.firstHoldTime, speed: options.finish.speed)
        return FilmSource(name: PreviewFilm.Motion.name, label: PreviewFilm.Motion.name, images: shown, lists: motion.frames)
    }
}
