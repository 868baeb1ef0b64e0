import Pixels

/// Writes frames as an animated GIF (GIF89a).
///
/// One palette serves all frames as long as it is good; a frame that it would change visibly gets its own. Colours are not dithered, so
/// pixels that do not change never flicker, and only changed pixels are stored.
package struct GIFEncoder: Sendable {
    /// The mean squared distance in Oklab from which a frame gets its own palette: steps of half of the just visible one, about 0.02
    /// (Ottosson's Oklab is scaled so that a step of 0.02 is about 2 of CIELAB's units).
    private static let tolerableError = 0.01 * 0.01

    /// The treatment of partly transparent pixels.
    package var background: GIFBackground

    /// The greatest distance of pixels from the nearest colour of the palette.
    package var quality: GIFQuality

    /// The number of plays of the animation, at most 65,536; 0 is for ever.
    package var playCount: Int

    /// The number of threads that encode, or nil for one per core. The bytes do not depend on it.
    package var jobs: Int?

    package init(
        background: GIFBackground = .transparentOverWhite, quality: GIFQuality = .standard, playCount: Int = 0, jobs: Int? = nil
    ) {
        self.playCount = playCount
        self.quality = quality
        self.background = background
        self.jobs = jobs
    }

    /// The bytes of an animated GIF, with a warning when frames come too fast for the format.
    ///
    /// - Throws: `ImageCodecError` when there are no frames, sizes differ or times do not follow each other.
    package func encode(_ frames: [AnimationFrame]) throws(ImageCodecError) -> EncodedAnimation {
        try encode(frames, parts: []).whole
    }

    /// The bytes of an animated GIF, and of one for each of some parts of it.
    ///
    /// All files share one palette, and the change from one frame to the next is compressed once for all files that show both. Where that
    /// palette is bad for any frame, or frames come too fast for the format, so that files leave out different ones, each file is made by
    /// itself.
    /// - Throws: `ImageCodecError` when there are no frames, sizes differ or times do not follow each other.
    package func encode(
        _ frames: [AnimationFrame], parts: [Range<Int>]
    ) throws(ImageCodecError) -> (whole: EncodedAnimation, parts: [EncodedAnimation]) {
        try AnimationFrame.check(frames, limits: .writing)
        let clock = GIFClock(frames)
        let clocks = parts.map { GIFClock(Array(frames[$0])) }
        let shown = zip([clock] + clocks, [frames.indices] + parts)
        if !parts.isEmpty, shown.contains(where: { $0.shownFrames.count < $1.count }) {
            return try encodeApart(frames, parts: parts)
        }
        let source = GIFSource(clock.shownFrames.map { frames[$0].pixmap }, background: background)
        let series = GIFSeries(source, clock: clock, parts: zip(parts, clocks).map { ($0, $1) }, jobs: jobs)

        let isTransparentUsed = source.count > 1 || series.isTransparencyNeeded
        let size = isTransparentUsed ? 255 : 256
        let global = PaletteQuantizer.palette(of: GIFChange.census(of: series.changes), size: size)
        let local = localPalettes(for: series.steps, global: global, size: size)
        let isEachGlobal = local.allSatisfy { $0 == nil }
        if !parts.isEmpty, !isEachGlobal { return try encodeApart(frames, parts: parts) }
        let pixelCount = source.whole.area
        let choices = PaletteChoices(global, quality: quality, pixelCount: pixelCount * source.count)
        let images = parallelMap(count: series.steps.count, jobs: jobs) { index in
            let own = local[index].map { PaletteChoices($0, quality: quality, pixelCount: pixelCount) }
            let map = GIFPixelMap(
                GIFPlanes(source, step: series.steps[index]), choices: own ?? choices, isBlankUsed: isTransparentUsed,
                keepsEqualEntries: isEachGlobal)
            return GIFImage(series.steps[index], map: map, isPaletteLocal: own != nil)
        }

        let file = GIFFile(
            width: source.width, height: source.height, palette: global, hasTransparent: isTransparentUsed, playCount: playCount)
        let dropped = frames.count - source.count
        let warnings = dropped > 0 ? [AnimationWarning.rateNotHeld(droppedFrames: dropped, frameCount: frames.count)] : []
        let files = parallelMap(count: series.files.count, jobs: jobs) { index in
            let part = series.files[index]
            let bytes = file.bytes(images: part.places.map { images[$0] }, steps: part.steps, delays: part.delays)
            return EncodedAnimation(bytes: bytes, warnings: warnings)
        }
        return (files[0], Array(files.dropFirst()))
    }

    private func encodeApart(
        _ frames: [AnimationFrame], parts: [Range<Int>]
    ) throws(ImageCodecError) -> (whole: EncodedAnimation, parts: [EncodedAnimation]) {
        var files: [EncodedAnimation] = []
        for part in parts { files.append(try encode(Array(frames[part]))) }
        return (try encode(frames), files)
    }

    /// The own palettes of those frames that the palette of all frames serves badly.
    private func localPalettes(for steps: [GIFStep], global: GIFPalette, size: Int) -> [GIFPalette?] {
        guard !global.isExact, steps.count > 1 else { return [GIFPalette?](repeating: nil, count: steps.count) }
        return parallelMap(count: steps.count, jobs: jobs) { index in
            Self.localPalette(for: steps[index], global: global, size: size)
        }
    }

    /// Returns a palette for the changes in one frame, when the global one is visibly off and this one at least halves its error.
    private static func localPalette(for step: GIFStep, global: GIFPalette, size: Int) -> GIFPalette? {
        let error = global.meanSquaredError(over: step.drawn)
        guard error > tolerableError else { return nil }
        let own = PaletteQuantizer.palette(of: step.drawn.sorted, size: size)
        return own.meanSquaredError(over: step.drawn) * 2 <= error ? own : nil
    }
}
