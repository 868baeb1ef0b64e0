import Drawing
import Foundation
import Pixels
import Raster

/// A renderer of many display lists on several threads. The number of threads does not change the pictures.
package struct FrameRasterizer: Sendable {
    package let scale: Double
    package let jobs: Int
    /// The most memory, in bytes, that the layers of one picture take at a time.
    var layerBytes = Rasterizer.maximumLayerBytes

    package init(scale: Double, jobs: Int) {
        self.scale = scale
        self.jobs = max(jobs, 1)
    }

    /// The picture of one list, drawn at once.
    package func pixmap(of list: DisplayList) throws -> Pixmap {
        try Rasterizer(scale: CGFloat(scale), layerBytes: layerBytes).render(list)
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
    package func pixmaps(of stills: [DisplayList], and sequences: [Sequence]) async throws -> FilmImages {
        let scheduler = scheduler()
        for still in stills { scheduler.add(still) }
        for sequence in sequences { scheduler.add(sequence) }
        return try await scheduler.images()
    }

    /// Returns a scheduler that draws a film while it is being made.
    ///
    /// - Parameters: see ``FrameScheduler/init(scale:jobs:layerBytes:pieceIsDrawn:stillIsDrawn:)``.
    package func scheduler(
        pieceIsDrawn: @escaping @Sendable (_ drawn: Int, _ wanted: Int) -> Void = { _, _ in },
        stillIsDrawn: @escaping @Sendable (Int, Pixmap) -> Void = { _, _ in }
    ) -> FrameScheduler {
        FrameScheduler(
            scale: scale, jobs: jobs, layerBytes: layerBytes, pieceIsDrawn: pieceIsDrawn, stillIsDrawn: stillIsDrawn)
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
