import Pixels

extension BlurExtent {
    /// The most bytes that the intermediate numbers of a blur may take; a larger picture is blurred in strips.
    static var mostBytes: Int { 64 << 20 }

    /// Calls `body` for each row of a box from the top with its blurred bytes; `bytes` are those of the box `source`,
    /// around which there is nothing.
    ///
    /// The bytes are the same however many strips there are.
    func forEachRow(
        of box: PixelRect, _ bytes: UnsafePointer<UInt8>, _ source: PixelRect, channels: Int,
        mostBytes: Int = BlurExtent.mostBytes, _ body: (_ y: Int, _ bytes: UnsafePointer<UInt8>) -> Void
    ) {
        for strip in strips(of: box, source, channels: channels, mostBytes: mostBytes) {
            let seen = support(strip)
            var part = source
            (part.minY, part.maxY) = (max(source.minY, seen.minY), min(source.maxY, seen.maxY))
            let first = part.isEmpty ? 0 : (part.minY - source.minY) * source.width * channels
            if part.isEmpty { part = PixelRect(minX: strip.minX, minY: strip.minY, maxX: strip.minX, maxY: strip.minY) }
            GaussianBlur(self, part.union(strip), channels: channels).forEachRow(of: strip, bytes + first, part, body)
        }
    }

    /// A box cut into strips of rows, one under the other, so that each takes no more than it may.
    private func strips(
        of box: PixelRect, _ source: PixelRect, channels: Int, mostBytes: Int
    ) -> [PixelRect] {
        let (planX, planY) = (BlurPlan.of(sigma: sigmaX), BlurPlan.of(sigma: sigmaY))
        // Two grids of floating-point numbers, and the rows of one that are shrunk by four at the most at first.
        let columns = source.union(box).width / planX.factor + 2 * planX.padding + 1
        let bytesPerRow = columns * channels * 8 / min(planY.factor, 4)
        let rows = max(mostBytes / max(bytesPerRow, 1), 1)
        if box.height <= rows { return [box] }
        // The rows shared by strips are computed twice; they are to be the smaller part.
        let step = max(rows - 2 * planY.supportInPixels, 2 * planY.supportInPixels, planY.factor)
        return stride(from: box.minY, to: box.maxY, by: step).map { top in
            PixelRect(minX: box.minX, minY: top, maxX: box.maxX, maxY: min(top + step, box.maxY))
        }
    }
}
