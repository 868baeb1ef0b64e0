import Drawing
import Foundation
import Pixels
import Raster
import Synchronization

/// A scheduler that draws the pictures of a film on several threads while it is still being made. The number of threads does not change
/// the pictures.
///
/// The first still is drawn whole, every other picture where it differs from one that is there: stills over the first, the
/// first frame of a run over the nearer still, the others over their predecessors.
package final class FrameScheduler: Sendable {
    private let rasterizer: Rasterizer
    private let store = PixelStore()
    private let jobs: Int
    private let pieceIsDrawn: @Sendable (_ drawn: Int, _ wanted: Int) -> Void
    private let stillIsDrawn: @Sendable (Int, Pixmap) -> Void
    private let state = Mutex(State())

    /// The most frames that one thread draws one after the other, each over the one before it.
    ///
    /// Longer runs save nothing more and leave threads idle at a film's end.
    private static let mostFramesInRun = 8

    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - jobs: how many threads draw.
    ///   - layerBytes: the most memory that the layers of one picture take at a time.
    ///   - pieceIsDrawn: receives, on any thread, the number of drawn pictures and the number wanted so far.
    ///   - stillIsDrawn: takes each still on the thread that drew it, in whatever order they come.
    package init(
        scale: Double, jobs: Int, layerBytes: Int = Rasterizer.maximumLayerBytes,
        pieceIsDrawn: @escaping @Sendable (_ drawn: Int, _ wanted: Int) -> Void = { _, _ in },
        stillIsDrawn: @escaping @Sendable (Int, Pixmap) -> Void = { _, _ in }
    ) {
        rasterizer = Rasterizer(scale: CGFloat(scale), layerBytes: layerBytes)
        self.pieceIsDrawn = pieceIsDrawn
        self.stillIsDrawn = stillIsDrawn
        self.jobs = max(jobs, 1)
    }

    /// A unit of work that one thread draws in one go.
    private enum Piece {
        case still(Int, DisplayList)
        /// Frames in a row; `place` counts the runs of a sequence, `nearest` is a still.
        case run(sequence: Int, place: Int, frames: ArraySlice<DisplayList>, nearest: Int)

        var count: Int { if case .run(_, _, let frames, _) = self { frames.count } else { 1 } }
    }

    private struct State {
        var waiting: [Piece] = []
        /// How many threads draw.
        var running = 0
        var stills: [Rasterizer.Frame?] = []
        /// The runs of each sequence.
        var sequences: [[[Pixmap]]] = []
        /// How many pictures are there, and how many there will be.
        var counts = (drawn: 0, wanted: 0)
        var fault: (any Error)?
        /// Whoever waits for the last picture.
        var reader: CheckedContinuation<Void, Never>?

        /// Returns the frame that a piece is drawn over; nil while that is not drawn yet, and for the first still.
        func base(of piece: Piece) -> Rasterizer.Frame? {
            switch piece {
            case .still(let index, _): index == 0 ? nil : stills[0]
            case .run(_, _, _, let nearest): stills[nearest]
            }
        }

        func isReady(_ piece: Piece) -> Bool {
            if case .still(0, _) = piece { return true }
            return base(of: piece) != nil
        }

        var isDone: Bool { running == 0 && waiting.isEmpty }

        /// Has a piece drawn, unless one failed: nothing comes of the film then, and what it is drawn over may never be there.
        mutating func wait(for piece: Piece) {
            counts.wanted += piece.count
            if fault == nil { waiting.append(piece) }
        }
    }

    /// Takes the next still.
    package func add(_ still: DisplayList) {
        state.withLock { state in
            state.wait(for: .still(state.stills.count, still))
            state.stills.append(nil)
        }
        startThreads()
    }

    /// Takes the next sequence of frames, which lies between two stills that are there.
    package func add(_ sequence: FrameRasterizer.Sequence) {
        let (frames, count) = (sequence.frames, sequence.frames.count)
        let length = min(max(count / jobs, 1), Self.mostFramesInRun)
        state.withLock { state in
            precondition(max(sequence.from, sequence.to) < state.stills.count, "Frames follow the stills between which they are.")
            var runs = 0
            for start in stride(from: 0, to: count, by: length) {
                let nearest = start * 2 < count ? sequence.from : sequence.to
                let run = frames[start..<min(start + length, count)]
                state.wait(for: .run(sequence: state.sequences.count, place: runs, frames: run, nearest: nearest))
                runs += 1
            }
            state.sequences.append([[Pixmap]](repeating: [], count: runs))
        }
        startThreads()
    }

    /// All pictures, when the last one is drawn; nothing is added after that.
    ///
    /// - Throws: `RasterError` if one of them cannot be drawn.
    package func images() async throws -> FilmImages {
        await withCheckedContinuation { reader in
            let isDone = state.withLock { state in
                if !state.isDone { state.reader = reader }
                return state.isDone
            }
            if isDone { reader.resume() }
        }
        return try state.withLock { state in
            if let fault = state.fault { throw fault }
            return FilmImages(
                stills: state.stills.compactMap { $0?.pixmap }, sequences: state.sequences.map { Array($0.joined()) })
        }
    }

    /// Draws nothing more of a film that is not finished.
    package func stop() { state.withLock { $0.waiting = [] } }

    /// As many threads as there is to draw now, and as may be.
    private func startThreads() {
        let count = state.withLock { state in
            let count = min(jobs - state.running, state.waiting.count(where: state.isReady))
            state.running += max(count, 0)
            return count
        }
        guard count > 0 else { return }
        for _ in 0..<count { Task.detached { [self] in while drawNext() {} } }
    }

    /// Draws one piece; false when there is none for now, and the thread ends.
    private func drawNext() -> Bool {
        let (next, reader) = state.withLock { state -> ((Piece, Rasterizer.Frame?)?, CheckedContinuation<Void, Never>?) in
            if let place = state.waiting.firstIndex(where: state.isReady) {
                let piece = state.waiting.remove(at: place)
                return ((piece, state.base(of: piece)), nil)
            }
            state.running -= 1
            defer { if state.isDone { state.reader = nil } }
            return (nil, state.isDone ? state.reader : nil)
        }
        reader?.resume()
        guard let (piece, base) = next else { return false }
        do {
            try draw(piece, over: base)
            let counts = state.withLock { state in
                state.counts.drawn += piece.count
                return state.counts
            }
            pieceIsDrawn(counts.drawn, counts.wanted)
        } catch {
            state.withLock { state in
                state.fault = state.fault ?? error
                state.waiting = []
            }
        }
        return true
    }

    private func draw(_ piece: Piece, over base: Rasterizer.Frame?) throws {
        switch piece {
        case .still(let index, let list):
            let frame = try rasterizer.frame(list, over: base).held(in: store)
            state.withLock { $0.stills[index] = frame }
            // Others waited for it.
            startThreads()
            stillIsDrawn(index, frame.pixmap)
        case .run(let sequence, let place, let frames, _):
            var former = base
            let pixmaps = try frames.map { list -> Pixmap in
                let frame = try rasterizer.frame(list, over: former)
                former = frame
                return frame.pixmap
            }.map(store.hold)
            state.withLock { $0.sequences[sequence][place] = pixmaps }
        }
    }
}

/// The pictures of a film's stills, and those of the sequences of frames between them, in order.
package struct FilmImages: Sendable {
    package var stills: [Pixmap]
    package var sequences: [[Pixmap]]
}
