import Drawing
import Foundation
import Pixels
import Raster

/// Draws many display lists on several threads; the pictures are the same whatever their number.
package struct FrameRasterizer: Sendable {
    package let scale: Double
    package let jobs: Int

    package init(scale: Double, jobs: Int) {
        self.scale = scale
        self.jobs = max(jobs, 1)
    }

    /// The pictures of the lists, in order. A list equal to the one before it is drawn once.
    package func pixmaps(of lists: [DisplayList]) async throws -> [Pixmap] {
        let sources = distinct(lists)
        let rasterizer = Rasterizer(scale: CGFloat(scale))
        let drawn = try await Self.map(Array(Set(sources)).sorted(), jobs: jobs) { try rasterizer.render(lists[$0]) }
        let positions = Dictionary(uniqueKeysWithValues: drawn.map { ($0.0, $0.1) })
        return sources.compactMap { positions[$0] }
    }

    /// For each list the index of the first of the run of equal lists it is in.
    private func distinct(_ lists: [DisplayList]) -> [Int] {
        var result: [Int] = []
        for index in lists.indices {
            result.append(index > 0 && lists[index] == lists[index - 1] ? result[index - 1] : index)
        }
        return result
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
