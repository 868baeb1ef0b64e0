import Dispatch
import Drawing
import Foundation
import Geometry
import Pixels
import Synchronization

extension Rasterizer {
    /// The fewest rows that are drawn apart: an outline on an edge between two bands is made ready twice.
    private static let fewestRows = 64

    /// Bands for each thread: those done with the easy ones take more.
    private static let bandsPerThread = 3

    /// The picture of a display list, drawn in bands of rows on up to `threads` threads at a time.
    ///
    /// The bytes are those of `render(_:)` for any number of threads. Use it for one large picture; of many pictures, each is better
    /// drawn on one thread.
    package func render(_ list: DisplayList, threads: Int) throws -> Pixmap {
        let canvas = try canvas(of: list)
        let count = min(threads * Rasterizer.bandsPerThread, canvas.height / Rasterizer.fewestRows)
        guard threads > 1, count > 1, canvas.width > 0 else { return try render(list) }
        let bands = (0..<count).map { index in
            PixelRect(
                minX: 0, minY: canvas.height * index / count, maxX: canvas.width,
                maxY: canvas.height * (index + 1) / count)
        }
        let items = withOutlines(
            PlacedItem.list(list.parts, CGAffineTransform(scaleX: scale, y: scale)), within: canvas, threads: threads)
        let state = Mutex(BandProgress())
        var bytes = [UInt8](arbitrary: canvas.width * canvas.height * 4)
        bytes.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let target = BandTarget(base: base)
            DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
                while let index = state.withLock({ $0.take(count) }) {
                    do {
                        let band = bands[index]
                        // As wide as the canvas, like the band.
                        let box = box(of: list, for: band, on: canvas)
                        let layer = try layer(of: items, box)
                        let row = canvas.width * 4
                        target.copy(
                            layer.bytes(), from: (band.minY - box.minY) * row, to: band.minY * row, band.height * row)
                    } catch {
                        state.withLock { $0.fault = error }
                    }
                }
            }
        }
        if let fault = state.withLock({ $0.fault }) { throw fault }
        return Pixmap(widthInPixels: canvas.width, heightInPixels: canvas.height, bytes: bytes)
    }
}

/// The next band, and the error if one occurred.
private struct BandProgress {
    private var next = 0
    var fault: (any Error)?

    /// Returns a band that no thread has taken; nil when all are taken or one has failed.
    mutating func take(_ count: Int) -> Int? {
        guard next < count, fault == nil else { return nil }
        next += 1
        return next - 1
    }
}

/// The picture's bytes; every band writes its own rows and nothing else.
private struct BandTarget: @unchecked Sendable {
    let base: UnsafeMutableRawPointer

    func copy(_ bytes: [UInt8], from first: Int, to start: Int, _ count: Int) {
        bytes.withUnsafeBytes { source in
            UnsafeMutableRawBufferPointer(start: base + start, count: count)
                .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[first..<first + count]))
        }
    }
}
