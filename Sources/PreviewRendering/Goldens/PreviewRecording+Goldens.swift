import ImageCodecs

extension PreviewRecording {
    /// Everything filmed as frames with times, under the names that goldens have.
    package func goldens(
        of preview: String, rasterizer: FrameRasterizer, options: RenderOptions
    ) async throws -> [(name: String, frames: [AnimationFrame])] {
        goldens(of: preview, pictures: try await pixmaps(rasterizer), options: options)
    }

    /// The same of pictures that are drawn.
    func goldens(
        of preview: String, pictures: FilmImages, options: RenderOptions
    ) -> [(name: String, frames: [AnimationFrame])] {
        var result: [(name: String, frames: [AnimationFrame])] = []
        for (still, pixmap) in zip(stills, pictures.stills) {
            let frame = AnimationFrame(pixmap: pixmap, start: .zero, duration: options.dwellTime)
            result.append(("\(preview)/\(still.name)", [frame]))
        }
        for (transition, pixmaps) in zip(transitions, pictures.sequences) {
            let pictures = transition.pictures(pixmaps, dwell: options.dwellTime)
            result.append(("\(preview)/\(transition.name)", TimedImage.frames(pictures)))
        }
        if let motion, let pixmaps = pictures.sequences.last {
            let pictures = motion.pictures(pixmaps, dwell: options.dwellTime)
            result.append(("\(preview)/\(Motion.name)", TimedImage.frames(pictures)))
        }
        return result
    }
}
