import Pixels

/// Writes frames as an animated GIF (GIF89a) that plays for ever.
///
/// One palette serves all frames as long as it is good; a frame that it would change visibly gets its own. Colours are not
/// dithered, so pixels that do not change never flicker, and only what changes is stored.
package struct GIFEncoder: Sendable {
    /// The mean squared distance in Oklab from which a frame gets its own palette: steps of half of what can just be seen,
    /// about 0.02 (Ottosson's Oklab is scaled so that a step of 0.02 is about 2 of CIELAB's units).
    private static let tolerableError = 0.01 * 0.01

    /// What becomes of partly transparent pixels.
    package var background: GIFBackground

    /// Whether pixels may have a colour of the palette that is not the nearest.
    package var quality: GIFQuality

    /// How many threads encode, or nil for one per core. The bytes do not depend on it.
    package var jobs: Int?

    package init(background: GIFBackground = .transparentOverWhite, quality: GIFQuality = .nearest, jobs: Int? = nil) {
        self.quality = quality
        self.background = background
        self.jobs = jobs
    }

    /// The bytes of an animated GIF, with a warning when frames come too fast for the format.
    ///
    /// - Throws: `ImageCodecError` when there are no frames, sizes differ or times do not follow each other.
    package func encode(_ frames: [AnimationFrame]) throws(ImageCodecError) -> EncodedAnimation {
        try AnimationFrame.check(frames, limits: .writing)
        let clock = GIFClock(frames)
        let shown = clock.shownFrames
        let planes = parallelMap(count: shown.count, jobs: jobs) { background.flatten(frames[shown[$0]].pixmap) }
        let steps = GIFStep.plan(planes, delaysInCentiseconds: clock.delaysInCentiseconds)
        let isTransparentUsed = planes.count > 1 || planes[0].pixels.contains(0)
        let palettes = palettes(for: planes, steps: steps, size: isTransparentUsed ? 255 : 256)
        let isEachGlobal = palettes.local.allSatisfy { $0 == nil }
        let alike = AlikeSymbols(palettes.global, within: quality.tolerance)
        let images = parallelMap(count: steps.count, jobs: jobs) { index in
            let own = palettes.local[index]
            return GIFImage(
                planes[index], step: steps[index], palette: own ?? palettes.global,
                isPaletteLocal: own != nil, hasTransparent: isTransparentUsed, keepsEqualIndices: isEachGlobal,
                alike: own.map { AlikeSymbols($0, within: quality.tolerance) } ?? alike)
        }

        let file = GIFFile(
            width: planes[0].width, height: planes[0].height, palette: palettes.global, hasTransparent: isTransparentUsed)
        let bytes = file.bytes(images: images, steps: steps, delays: clock.delaysInCentiseconds)
        let dropped = frames.count - shown.count
        let warnings = dropped > 0 ? [AnimationWarning.rateNotHeld(droppedFrames: dropped, frameCount: frames.count)] : []
        return EncodedAnimation(bytes: bytes, warnings: warnings)
    }

    /// The palette of all frames, and the own palettes of those frames that it serves badly.
    private func palettes(
        for planes: [PixelPlane], steps: [GIFStep], size: Int
    ) -> (global: GIFPalette, local: [GIFPalette?]) {
        let parts = parallelMap(count: planes.count, jobs: jobs) { index in
            var histogram = ColorHistogram()
            histogram.add(planes[index].pixels)
            return histogram
        }
        var all = ColorHistogram()
        for part in parts { all.add(part) }
        let global = PaletteQuantizer.palette(of: all.sorted, size: size)
        guard !global.isExact, planes.count > 1 else {
            return (global, [GIFPalette?](repeating: nil, count: planes.count))
        }
        let local = parallelMap(count: planes.count, jobs: jobs) { index in
            Self.localPalette(for: planes[index], step: steps[index], global: global, size: size)
        }
        return (global, local)
    }

    /// A palette for what changes in one frame, when the global one is visibly off and this one at least halves its error.
    private static func localPalette(
        for plane: PixelPlane, step: GIFStep, global: GIFPalette, size: Int
    ) -> GIFPalette? {
        var histogram = ColorHistogram()
        histogram.add(plane.cut(step.area).pixels, differingFrom: step.base.cut(step.area).pixels)
        let error = global.meanSquaredError(over: histogram)
        guard error > tolerableError else { return nil }
        let own = PaletteQuantizer.palette(of: histogram.sorted, size: size)
        return own.meanSquaredError(over: histogram) * 2 <= error ? own : nil
    }
}
