import Pixels
import Testing

@testable import ImageCodecs

@Suite("Files put together from others") struct JoiningTests {
    /// Frames of different lengths from some place in a film on.
    private func frames(_ pictures: [Pixmap], from start: FrameTime = .zero) -> [AnimationFrame] {
        var start = start
        return pictures.enumerated().map { index, pixmap in
            let duration = FrameTime(index % 2 + 1, 30)
            defer { start = start + duration }
            return AnimationFrame(pixmap: pixmap, start: start, duration: duration)
        }
    }

    private func joined(_ parts: [[Pixmap]]) throws -> [UInt8]? {
        var files: [[UInt8]] = []
        for (former, part) in zip(parts, parts.dropFirst()) {
            files.append(try APNGEncoder(pixelsPerPoint: 3).encode(frames(former.suffix(1) + part.prefix(1))).bytes)
            files.append(try APNGEncoder(pixelsPerPoint: 3).encode(frames(part)).bytes)
        }
        return APNGJoiner.joined(files)
    }

    @Test("Pictures and times are those of the parts", arguments: 0..<4)
    func pictures(seed: Int) throws {
        let film = widgetAnimation(side: 60, frameCount: 14).map(\.pixmap)
        let other = widgetAnimation(side: 60, frameCount: 9 + seed).map(\.pixmap)
        let parts = [Array(film[0...0]), Array(film[seed...]), Array(other.reversed()), other]
        let bytes = try #require(try joined(parts))
        let decoded = try APNGDecoder().decode(bytes)
        #expect(decoded.frames.map(\.pixmap) == parts.flatMap { $0 })
        #expect(decoded.pixelsPerPoint == 3 && decoded.playCount == 0)
        // What the first frame of a part lasts is what the file between says of it.
        let durations = parts.enumerated().flatMap { index, part in
            frames(part).enumerated().map { index > 0 && $0 == 0 ? FrameTime(2, 30) : $1.duration }
        }
        #expect(decoded.frames.map(\.duration) == durations)
        let whole = try APNGEncoder(pixelsPerPoint: 3).encode(frames(parts.flatMap { $0 })).bytes
        #expect(bytes.count <= whole.count + whole.count / 50, "hardly larger than if compressed together")
    }

    @Test("Files that have not the same size or kind of colours are not joined")
    func different() throws {
        let grey = widgetAnimation(side: 20, frameCount: 3).map(\.pixmap)
        let large = widgetAnimation(side: 21, frameCount: 3).map(\.pixmap)
        let files = try [grey, large].map { try APNGEncoder().encode(frames($0)).bytes }
        #expect(APNGJoiner.joined(files) == nil)
        #expect(APNGJoiner.joined([files[0], try APNGEncoder(pixelsPerPoint: 2).encode(frames(grey)).bytes]) == nil)
        #expect(APNGJoiner.joined([]) == nil)
        #expect(APNGJoiner.joined([Array(files[0].dropLast(9))]) == nil)
        #expect(APNGJoiner.joined([files[0]]) == files[0])
    }

    @Test("A GIF whose first image lasts longer is the one that has the first frame twice", arguments: [100, 3, 0, 65_000])
    func lengthening(centiseconds: Int) throws {
        let film = frames(widgetAnimation(side: 40, frameCount: 6).map(\.pixmap))
        let bytes = try GIFEncoder().encode(film).bytes
        let longer = GIFLengthening.lengthened(bytes, by: FrameTime(centiseconds, 100))
        let decoded = try GIFDecoder().decode(try #require(longer))
        let before = try GIFDecoder().decode(bytes)
        #expect(decoded.frames.map(\.pixmap) == before.frames.map(\.pixmap))
        #expect(decoded.frames[0].duration == before.frames[0].duration + FrameTime(centiseconds, 100))
        #expect(decoded.frames.dropFirst().map(\.duration) == before.frames.dropFirst().map(\.duration))
    }

    @Test("A time that cannot be added exactly is not", arguments: [FrameTime(1, 30), FrameTime(700)])
    func notLengthened(time: FrameTime) throws {
        let bytes = try GIFEncoder().encode(frames(widgetAnimation(side: 20, frameCount: 2).map(\.pixmap))).bytes
        #expect(GIFLengthening.lengthened(bytes, by: time) == nil)
        #expect(GIFLengthening.lengthened([1, 2, 3], by: .zero) == nil)
    }
}
