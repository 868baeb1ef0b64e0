import ImageCodecs

extension FilmedPreview {
    /// Everything filmed as frames with times, under the names that goldens have.
    package func goldens(
        of preview: String, rasterizer: FrameRasterizer, options: RenderOptions
    ) async throws -> [(name: String, frames: [AnimationFrame])] {
        var result: [(name: String, frames: [AnimationFrame])] = []
        let pictures = try await rasterizer.pixmaps(of: stills.map(\.list))
        for (still, pixmap) in zip(stills, pictures) {
            let frame = AnimationFrame(pixmap: pixmap, start: .zero, duration: options.dwellTime)
            result.append(("\(preview)/\(still.name)", [frame]))
        }
        for transition in transitions {
            let pixmaps = try await rasterizer.pixmaps(of: transition.frames)
            let pictures = TimedPicture.pictures(pixmaps, clock: transition.clock, dwell: options.dwellTime)
            result.append(("\(preview)/\(transition.name)", TimedPicture.frames(pictures)))
        }
        return result
    }
}
