import Foundation
import HostProtocol
import ImageCodecs

extension PreviewJob {
    /// Writes the films of what was done to a view, one after the other: the pictures of one are gone when the next is drawn.
    func writeScenes(of film: PreviewFilm, into written: inout WrittenFiles) async throws {
        for scene in film.scenes {
            guard let source = try await source(of: scene) else { continue }
            let works = filmWriters.map { $0.write(source, by: self) }
            try await WorkQueue.run(works, jobs: request.output.jobs) { files in
                for file in files {
                    tell(of: file)
                    written.add(file)
                }
            }
        }
    }

    /// Draws the frames of a scene; nil if there are none.
    func source(of scene: PreviewFilm.Scene) async throws -> FilmSource? {
        let frames = scene.drawnFrames
        guard !frames.isEmpty else { return nil }
        let pixmaps = try await rasterizer.pixmaps(of: scene)
        let images = TimedImage.images(
            pixmaps, clock: scene.clock.played(at: options.finish.speed), dwell: options.dwellTime, hold: options.firstHoldTime)
        var source = FilmSource(name: scene.name, label: scene.label, images: images, lists: frames)
        source.beats = scene.beats
        return source
    }

    /// Writes what moves when, in all films of the preview: `explain.txt` and `explain.json`.
    func writeExplanation(of film: PreviewFilm) throws {
        let parts = [film.explanation].compactMap { $0 } + film.scenes.compactMap(\.explanation)
        guard !parts.isEmpty else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let json = try encoder.encode(parts)
        for (name, bytes) in [
            ("explain.txt", Array(parts.map(\.text).joined(separator: "\n").utf8)), ("explain.json", Array(json) + [0x0A]),
        ] {
            let file = try deliver(name, .text, label: name, seconds: 0) { EncodedAnimation(bytes: bytes) }
            tell(of: file)
        }
    }
}
