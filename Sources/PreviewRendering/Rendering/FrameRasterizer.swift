import Drawing
import Foundation
import Pixels
import Raster

/// Draws many display lists on several threads; the pictures are the same whatever their number.
package struct FrameRasterizer: Sendable {
    package let scale: Double
    package let jobs: Int

    /// The most frames that one task draws one after the other, each over the one before it.
    ///
    /// Longer runs save nothing more and leave threads idle at a film's end.
    private static let mostFramesPerTask = 8

    package init(scale: Double, jobs: Int) {
        self.scale = scale
        self.jobs = max(jobs, 1)
    }

    /// The pictures of the lists, in order.
    package func pixmaps(of lists: [DisplayList]) async throws -> [Pixmap] {
        try await pixmaps(of: lists, and: []).stills
    }

    /// Frames in a row, and the stills that they lead from and to.
    package struct Sequence: Sendable {
        package var frames: [DisplayList]
        /// Indices of stills.
        package var from: Int
        package var to: Int

        package init(frames: [DisplayList], from: Int, to: Int) {
            self.frames = frames
            self.from = from
            self.to = to
        }
    }

    /// The pictures of stills, and of sequences of frames between them, in order.
    ///
    /// The first still is drawn whole, every other picture where it differs from one that is there: stills over the first,
    /// the first frame of a task over the nearer still, the others over their predecessors.
    package func pixmaps(
        of stills: [DisplayList], and sequences: [Sequence]
    ) async throws -> (stills: [Pixmap], sequences: [[Pixmap]]) {
        guard let first = stills.first else { return ([], []) }
        let rasterizer = Rasterizer(scale: CGFloat(scale))
        let start = Rasterizer.Frame(list: first, pixmap: try rasterizer.render(first))
        let others = try await Self.map(Array(stills.dropFirst()), jobs: jobs) {
            Rasterizer.Frame(list: $0, pixmap: try rasterizer.render($0, over: start))
        }
        let drawn = [start] + others.map(\.1)
        let pixmaps = try await Self.map(runs(of: sequences), jobs: jobs) { run in
            let sequence = sequences[run.sequence]
            let isNearStart = run.frames.lowerBound * 2 < sequence.frames.count
            var former = drawn[isNearStart ? sequence.from : sequence.to]
            return try run.frames.map { index -> Pixmap in
                let list = sequence.frames[index]
                former = Rasterizer.Frame(list: list, pixmap: try rasterizer.render(list, over: former))
                return former.pixmap
            }
        }
        var result = [[Pixmap]](repeating: [], count: sequences.count)
        for (run, frames) in pixmaps { result[run.sequence] += frames }
        return (drawn.map(\.pixmap), result)
    }

    /// Frames that one task draws.
    private struct Run: Sendable {
        var sequence: Int
        var frames: Range<Int>
    }

    private func runs(of sequences: [Sequence]) -> [Run] {
        let count = sequences.reduce(0) { $0 + $1.frames.count }
        let length = min(max(count / jobs, 1), Self.mostFramesPerTask)
        return sequences.indices.flatMap { sequence in
            let count = sequences[sequence].frames.count
            return stride(from: 0, to: count, by: length).map {
                Run(sequence: sequence, frames: $0..<min($0 + length, count))
            }
        }
    }

    /// Results of independent work, in the order of the inputs, made by at most `jobs` tasks at a time.
    static func map<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], jobs: Int, _ work: @escaping @Sendable (Input) throws -> Output
    ) async throws -> [(Input, Output)] {
        try await withThrowingTaskGroup(of: (Int, Output).self) { group in
            var outputs = [Output?](repeating: nil, count: inputs.count)
            var next = 0
            func addTask() {
                guard next < inputs.count else { return }
                let (index, input) = (next, inputs[next])
                next += 1
                group.addTask { (index, try work(input)) }
            }
            for _ in 0..<jobs { addTask() }
            while let (index, output) = try await group.next() {
                outputs[index] = output
                addTask()
            }
            return zip(inputs, outputs).compactMap { input, output in output.map { (input, $0) } }
        }
    }
}
