import Pixels
import TestSupport
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

    /// A card with soft corners and more colours than a palette has, on which a square moves.
    private func film(side: Int, frameCount: Int) -> [Pixmap] {
        (0..<frameCount).map { index in
            var picture = Pixmap(widthInPixels: side, heightInPixels: side)
            for row in 0..<side {
                for column in 0..<side {
                    let isCorner = (row < 2 || row >= side - 2) && (column < 2 || column >= side - 2)
                    let isSquare = (index..<index + 9).contains(column) && (8..<20).contains(row)
                    let color = [UInt8(4 * column), UInt8(4 * row), isSquare ? 250 : 90, 255]
                    let start = (row * side + column) * 4
                    picture.bytes.replaceSubrange(start..<start + 4, with: isCorner ? [10, 20, 30, 90] : color)
                }
            }
            return picture
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
        let film = film(side: 60, frameCount: 14)
        let other = self.film(side: 60, frameCount: 30).suffix(9 + seed)
        let parts = [Array(film[0...0]), Array(film[seed...]), other.reversed(), Array(other)]
        let bytes = try #require(try joined(parts))
        let decoded = try APNGDecoder().decode(bytes)
        expect(decoded.frames.map(\.pixmap), equals: parts.flatMap { $0 })
        #expect(decoded.pixelsPerPoint == 3 && decoded.playCount == 0)
        // What the first frame of a part lasts is what the file between says of it.
        let durations = parts.enumerated().flatMap { index, part in
            frames(part).enumerated().map { index > 0 && $0 == 0 ? FrameTime(2, 30) : $1.duration }
        }
        expect(decoded.frames.map(\.duration), equals: durations)
        let whole = try APNGEncoder(pixelsPerPoint: 3).encode(frames(parts.flatMap { $0 })).bytes
        #expect(bytes.count <= whole.count + whole.count / 10, "hardly larger than if compressed together")
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
        expect(APNGJoiner.joined([files[0]]), equals: files[0])
    }
}
