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
    ///
    /// The first is drawn whole, every other one where it differs from a picture that is there: the first of a task
    /// over the first of all, the others over their predecessors.
    package func pixmaps(of lists: [DisplayList]) async throws -> [Pixmap] {
        guard let first = lists.first else { return [] }
        let rasterizer = Rasterizer(scale: CGFloat(scale))
        let start = Rasterizer.Frame(list: first, pixmap: try rasterizer.render(first))
        let length = min(max((lists.count - 1) / jobs, 1), Self.mostFramesPerTask)
        let runs = stride(from: 1, to: lists.count, by: length).map { $0..<min($0 + length, lists.count) }
        let drawn = try await Self.map(runs, jobs: jobs) { run in
            var former = start
            return try run.map { index -> Pixmap in
                former = Rasterizer.Frame(
                    list: lists[index], pixmap: try rasterizer.render(lists[index], over: former))
                return former.pixmap
            }
        }
        return [start.pixmap] + drawn.flatMap(\.1)
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
