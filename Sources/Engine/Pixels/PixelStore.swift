import Synchronization

/// Holds the pictures of a film until they are written: in memory up to a bound, those beyond it in a temporary file.
///
/// Bytes that pictures share count once.
package final class PixelStore: Sendable {
    private let bytesInMemory: Int
    private let state = Mutex(State())

    private struct State {
        var bytes = 0
        var file: PixelFile?
        /// False after no file could be made.
        var hasFile = true
    }

    /// - Parameter bytesInMemory: half a gibibyte unless it is given; a minute of a small widget at 3 pixels a point that moves in part.
    package init(bytesInMemory: Int = 512 << 20) { self.bytesInMemory = bytesInMemory }

    /// Returns the same picture, held here.
    package func hold(_ pixmap: Pixmap) -> Pixmap {
        let isFull = state.withLock { state in
            if !pixmap.isInBands { state.bytes += pixmap.widthInPixels * pixmap.heightInPixels * 4 }
            return state.bytes > bytesInMemory
        }
        if !isFull, !pixmap.isInBands { return pixmap }
        let pixmap = pixmap.inBands(from: 1)
        for band in pixmap.bands where band.hold() {
            if let file = file(for: band.count) { band.setAside(in: file) }
        }
        return pixmap
    }

    /// Counts bytes, and returns the file that they go to; nil while there is room in memory.
    private func file(for count: Int) -> PixelFile? {
        state.withLock { state in
            state.bytes += count
            guard state.bytes > bytesInMemory, state.hasFile else { return nil }
            if state.file == nil {
                state.file = PixelFile()
                state.hasFile = state.file != nil
            }
            return state.file
        }
    }
}
