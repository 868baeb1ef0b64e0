import Drawing

extension GraphicsContext {
    /// Draws a line of a text at its position.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
        add(line.map { ($0, $0.startIndex..<$0.endIndex) }, options)
    }

    /// Draws a run of a text at its position.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
        add([(run, run.startIndex..<run.endIndex)], options)
    }

    /// Draws some glyphs of a text at their positions.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
        add([(slice.run, slice.indices)], options)
    }

    private func add(_ parts: [(run: Text.Layout.Run, glyphs: Range<Int>)], _ options: Text.Layout.DrawingOptions) {
        let snaps = !options.contains(.disablesSubpixelQuantization)
        nonisolated(unsafe) let parts = parts
        let items = onMainActor { context in
            parts.flatMap { run, glyphs in
                run.text.items(
                    ofLine: run.line, run: run.index, glyphs: glyphs, offset: run.offset, snaps: snaps, in: context)
            }
        }
        add(items)
    }
}
