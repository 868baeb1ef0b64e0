import Drawing
import Foundation
import Geometry
import Testing

@testable import PreviewRendering

@Suite("Frames on several threads") struct FrameRasterizerTests {
    private func list(_ index: Int) -> DisplayList {
        let box = Path(CGRect(x: Double(index) / 7, y: 1, width: 5, height: 5))
        let color = RGBA(red: 1, green: 0, blue: 0)
        return DisplayList(size: CGSize(width: 20, height: 8), items: [.fill(box, FillStyle(), .color(color))])
    }

    @Test(arguments: [-3, 0, 1, 2, 3, 16, 100]) func anyNumberOfJobsGivesTheSame(_ jobs: Int) async throws {
        // Runs of equal lists, as a film has them while nothing moves.
        let lists = [0, 1, 1, 1, 2, 3, 3, 1, 4, 5, 6, 6].map(list)
        let alone = try await FrameRasterizer(scale: 3, jobs: 1).pixmaps(of: lists)
        #expect(alone.count == lists.count && alone[1] == alone[3] && alone[1] == alone[7] && alone[1] != alone[4])
        #expect(try await FrameRasterizer(scale: 3, jobs: jobs).pixmaps(of: lists) == alone)
    }

    @Test("Sequences between stills are what each picture is by itself", arguments: [1, 2, 5])
    func sequences(jobs: Int) async throws {
        let rasterizer = FrameRasterizer(scale: 3, jobs: jobs)
        let stills = [0, 9, 4].map(list)
        let sequences = [Array(0..<10), Array(4...9).reversed()].map { $0.map(list) }
        let film = try await rasterizer.pixmaps(
            of: stills, and: [.init(frames: sequences[0], from: 0, to: 1), .init(frames: sequences[1], from: 1, to: 2)])
        #expect(try await rasterizer.pixmaps(of: stills) == film.stills)
        for (frames, pixmaps) in zip(sequences, film.sequences) {
            #expect(frames.count == pixmaps.count)
            for (frame, pixmap) in zip(frames, pixmaps) {
                #expect(try await rasterizer.pixmaps(of: [frame]) == [pixmap])
            }
        }
    }

    @Test func noFrames() async throws {
        #expect(try await FrameRasterizer(scale: 3, jobs: 2).pixmaps(of: []).isEmpty)
    }

    @Test func oneFailureIsAFailure() async {
        struct Fault: Error {}
        await #expect(throws: Fault.self) {
            try await FrameRasterizer.map(Array(0..<20), jobs: 3) { if $0 == 13 { throw Fault() } else { $0 } }
        }
    }
}
