import HostProtocol
import ImageCodecs
import Pixels

extension PreviewFilm {
    /// All films as frames with times, under the names of their goldens.
    package func goldens(
        of preview: String, rasterizer: FrameRasterizer, options: RenderOptions
    ) async throws -> [(name: String, frames: [AnimationFrame])] {
        goldens(of: preview, images: try await pixmaps(rasterizer), options: options)
            + (try await sceneGoldens(of: preview, rasterizer: rasterizer, options: options))
    }

    /// The films of the hand's steps, which the preview lists among its entries.
    func sceneGoldens(
        of preview: String, rasterizer: FrameRasterizer, options: RenderOptions
    ) async throws -> [(name: String, frames: [AnimationFrame])] {
        var result: [(name: String, frames: [AnimationFrame])] = []
        for scene in scenes {
            let images = TimedImage.images(try await rasterizer.pixmaps(of: scene), clock: scene.clock, dwell: options.dwellTime)
            result.append(("\(preview)/\(scene.name)", TimedImage.frames(images)))
        }
        return result
    }

    /// The same for pictures that are already drawn.
    func goldens(
        of preview: String, images: FilmImages, options: RenderOptions
    ) -> [(name: String, frames: [AnimationFrame])] {
        var result: [(name: String, frames: [AnimationFrame])] = []
        for (still, pixmap) in zip(stills, images.stills) {
            let frame = AnimationFrame(pixmap: pixmap, start: .zero, duration: options.dwellTime)
            result.append(("\(preview)/\(still.name)", [frame]))
        }
        for (transition, pixmaps) in zip(transitions, images.sequences) {
            let images = transition.images(pixmaps, dwell: options.dwellTime)
            result.append(("\(preview)/\(transition.name)", TimedImage.frames(images)))
        }
        if let motion, let pixmaps = images.sequences.last {
            let images = motion.images(pixmaps, dwell: options.dwellTime)
            result.append(("\(preview)/\(Motion.name)", TimedImage.frames(images)))
        }
        return result
    }
}

extension FrameRasterizer {
    /// The frames of a scene, drawn.
    func pixmaps(of scene: PreviewFilm.Scene) async throws -> [Pixmap] {
        let frames = scene.drawnFrames
        guard let first = frames.first else { return [] }
        return try await pixmaps(of: [first], and: [Sequence(frames: frames, from: 0, to: 0)]).sequences[0]
    }
}
