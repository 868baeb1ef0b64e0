import Drawing
import Foundation
import Geometry
import Raster
import Pixels
import Synchronization
import TestSupport
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
        try await expect(FrameRasterizer(scale: 3, jobs: jobs).pixmaps(of: lists), equals: alone)
    }

    @Test("Sequences between stills are what each picture is by itself", arguments: [1, 2, 5])
    func sequences(jobs: Int) async throws {
        let rasterizer = FrameRasterizer(scale: 3, jobs: jobs)
        let stills = [0, 9, 4].map(list)
        let sequences = [Array(0..<10), Array(4...9).reversed()].map { $0.map(list) }
        let film = try await rasterizer.pixmaps(
            of: stills, and: [.init(frames: sequences[0], from: 0, to: 1), .init(frames: sequences[1], from: 1, to: 2)])
        try await expect(rasterizer.pixmaps(of: stills), equals: film.stills)
        for (frames, pixmaps) in zip(sequences, film.sequences) {
            expect(frames.count, equals: pixmaps.count)
            for (frame, pixmap) in zip(frames, pixmaps) {
                try await expect(rasterizer.pixmaps(of: [frame]), equals: [pixmap])
            }
        }
    }

    @Test("Each still is handed over once, when it is drawn and not at the end", arguments: [1, 3])
    func stillsAsTheyAreDrawn(jobs: Int) async throws {
        let stills = Mutex<[Int: Pixmap]>([:])
        let first = AsyncStream<Int>.makeStream()
        let scheduler = FrameScheduler(
            scale: 3, jobs: jobs,
            stillIsDrawn: { index, pixmap in
                stills.withLock { $0[index] = pixmap }
                first.continuation.yield(index)
            })
        scheduler.add(list(0))
        // It comes though nobody has asked for pictures yet, and more are to be added.
        var arrivals = first.stream.makeAsyncIterator()
        await expect(arrivals.next(), equals: 0)
        for index in 1..<4 { scheduler.add(list(index)) }
        let pictures = try await scheduler.images()
        first.continuation.finish()
        var others: [Int] = []
        while let index = await arrivals.next() { others.append(index) }
        expect(others.sorted(), equals: [1, 2, 3])
        expect(stills.withLock { $0 }.sorted { $0.key < $1.key }.map(\.value), equals: pictures.stills)
    }

    @Test("What is added while other pictures are drawn is what it is by itself", arguments: [1, 2, 3, 16])
    func addedMeanwhile(jobs: Int) async throws {
        let scheduler = FrameScheduler(scale: 3, jobs: jobs)
        let sequences = [Array(0..<17), [17, 17, 18], [18]].map { $0.map(list) }
        scheduler.add(list(0))
        for (index, frames) in sequences.enumerated() {
            // By now threads may have drawn all there was, and ended.
            if index != 1 { try await Task.sleep(for: .milliseconds(20)) }
            scheduler.add(frames[frames.count - 1])
            scheduler.add(.init(frames: frames, from: index, to: index + 1))
        }
        let pictures = try await scheduler.images()
        let rasterizer = FrameRasterizer(scale: 3, jobs: 1)
        let last = sequences.compactMap(\.last)
        #expect(pictures.sequences.count == 3 && pictures.stills.count == 4)
        try await expect(rasterizer.pixmaps(of: [list(0)] + last), equals: pictures.stills)
        for (frames, pixmaps) in zip(sequences, pictures.sequences) {
            expect(frames.count, equals: pixmaps.count)
            for (frame, pixmap) in zip(frames, pixmaps) {
                try await expect(rasterizer.pixmaps(of: [frame]), equals: [pixmap])
            }
        }
    }

    @Test("A picture that cannot be drawn fails the film", arguments: [0, 1, 5], [1, 3])
    func undrawable(place: Int, jobs: Int) async throws {
        let huge = DisplayList(size: CGSize(width: 1e6, height: 8), items: [])
        var stills = (0..<6).map(list)
        stills[place] = huge
        let rasterizer = FrameRasterizer(scale: 3, jobs: jobs)
        await #expect(throws: RasterError.self) { try await rasterizer.pixmaps(of: stills) }
        await #expect(throws: RasterError.self) {
            try await rasterizer.pixmaps(of: [list(0)], and: [.init(frames: stills, from: 0, to: 0)])
        }
    }

    @Test("What is added after a picture failed keeps nobody waiting", .timeLimit(.minutes(1)), arguments: [1, 3])
    func addedAfterAFailure(jobs: Int) async throws {
        let scheduler = FrameScheduler(scale: 3, jobs: jobs)
        scheduler.add(DisplayList(size: CGSize(width: 1e6, height: 8), items: []))
        await #expect(throws: RasterError.self) { try await scheduler.images() }
        scheduler.add(list(1))
        scheduler.add(.init(frames: [list(2), list(3)], from: 0, to: 1))
        await #expect(throws: RasterError.self) { try await scheduler.images() }
    }

    @Test("A film that is not finished can be left") func stopped() async throws {
        let scheduler = FrameScheduler(scale: 3, jobs: 1)
        for index in 0..<9 { scheduler.add(list(index)) }
        scheduler.stop()
        #expect(try await scheduler.images().stills.count <= 9)
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
