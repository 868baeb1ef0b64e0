import Pixels
import TestSupport
import Testing

@testable import ImageCodecs

@Suite("GIFs of an animation and of its parts") struct GIFSeriesTests {
    /// A still, then ways there and back through some pictures, each of which rests at its end.
    private func film(
        _ pictures: [Pixmap], ways: Int, framesPerSecond: Int = 30
    ) -> (frames: [AnimationFrame], parts: [Range<Int>]) {
        var shown = [pictures[0]]
        var parts: [Range<Int>] = []
        for way in 0..<ways {
            parts.append(shown.count..<shown.count + pictures.count)
            shown += way % 2 == 0 ? pictures : pictures.reversed()
        }
        var start = FrameTime.zero
        let frames = shown.indices.map { index in
            let isRest = index == 0 || parts.contains { $0.upperBound == index + 1 }
            let duration = isRest ? FrameTime(1) : FrameTime(1, framesPerSecond)
            defer { start = start + duration }
            return AnimationFrame(pixmap: shown[index], start: start, duration: duration)
        }
        return (frames, parts)
    }

    /// A card that grows and shrinks on a transparent canvas, in colours that a palette holds.
    private var growing: [Pixmap] {
        (0..<6).map { index in
            var picture = Pixmap(widthInPixels: 24, heightInPixels: 20)
            for row in 4..<10 + index * index % 7 {
                for column in 2..<8 + index * 3 % 11 {
                    let start = (row * 24 + column) * 4
                    picture.bytes.replaceSubrange(start..<start + 4, with: [UInt8(20 * index), UInt8(9 * row), 70, 255])
                }
            }
            return picture
        }
    }

    @Test("Pictures and times of parts are those of files of their own", arguments: 1...4)
    func exactParts(ways: Int) throws {
        let (frames, parts) = film(growing, ways: ways)
        let encoded = try GIFEncoder().encode(frames, parts: parts)
        try expect(encoded.whole, equals: GIFEncoder().encode(frames))
        expect(encoded.parts.count, equals: parts.count)
        for (part, file) in zip(parts, encoded.parts) {
            let alone = try GIFEncoder().encode(Array(frames[part]))
            let (shared, own) = (try GIFDecoder().decode(file.bytes), try GIFDecoder().decode(alone.bytes))
            #expect(shared.frames == own.frames && shared.playCount == own.playCount)
            expect(file.warnings, equals: alone.warnings)
        }
    }

    @Test("Parts with more colours than a palette has are near to their frames") func nearness() throws {
        let (frames, parts) = film(widgetAnimation(side: 90, frameCount: 12).map(\.pixmap), ways: 2)
        let encoded = try GIFEncoder().encode(frames, parts: parts)
        try expect(encoded.whole, equals: GIFEncoder().encode(frames))
        for (part, file) in zip(parts, encoded.parts) {
            let decoded = try GIFDecoder().decode(file.bytes).frames
            try #require(decoded.count == part.count)
            for (frame, shown) in zip(frames[part], decoded) {
                #expect(peakSignalToNoise(flattenPlainly(frame.pixmap), shown.pixmap) >= 45)
            }
            let alone = try GIFEncoder().encode(Array(frames[part])).bytes
            #expect(file.bytes.count <= alone.count + alone.count / 10, "hardly larger than by itself")
        }
    }

    @Test("Where frames are left out each file leaves out its own") func tooFast() throws {
        let (frames, parts) = film(growing, ways: 2, framesPerSecond: 75)
        let encoded = try GIFEncoder().encode(frames, parts: parts)
        for (part, file) in zip(parts, encoded.parts) {
            try expect(file, equals: GIFEncoder().encode(Array(frames[part])))
            #expect(!file.warnings.isEmpty)
        }
        try expect(encoded.whole, equals: GIFEncoder().encode(frames))
    }

    @Test("Where one palette is too bad for any frame each file has its own") func manyColors() throws {
        // Small patches of many hues beside a picture that takes nearly all of the palette.
        var pictures = widgetAnimation(side: 60, frameCount: 5).map(\.pixmap)
        for (index, seed) in (0..<4).enumerated() {
            let patch = PictureKind.opaqueNoise.picture(width: 12, height: 12, seed: UInt64(seed + 1))
            var picture = pictures[index]
            for row in 0..<12 {
                let (from, to) = (row * 12 * 4, ((row + 20) * 60 + 14 * index) * 4)
                picture.bytes.replaceSubrange(to..<to + 48, with: patch.bytes[from..<from + 48])
            }
            pictures[index] = picture
        }
        let (frames, parts) = film(pictures, ways: 2)
        let encoded = try GIFEncoder().encode(frames, parts: parts)
        try expect(encoded.whole, equals: GIFEncoder().encode(frames))
        for (part, file) in zip(parts, encoded.parts) {
            try expect(file, equals: GIFEncoder().encode(Array(frames[part])))
        }
    }

    @Test("The number of threads changes no byte", arguments: [2, 3, 16]) func threads(jobs: Int) throws {
        let (frames, parts) = film(widgetAnimation(side: 40, frameCount: 7).map(\.pixmap), ways: 3)
        let one = try GIFEncoder(jobs: 1).encode(frames, parts: parts)
        let several = try GIFEncoder(jobs: jobs).encode(frames, parts: parts)
        #expect(several.whole == one.whole && several.parts == one.parts)
    }

    @Test("What several files show is one step", arguments: [1, 2])
    func steps(ways: Int) {
        let (frames, parts) = film(widgetAnimation(side: 30, frameCount: 6).map(\.pixmap), ways: ways)
        let source = GIFSource(frames.map(\.pixmap), background: .transparentOverWhite)
        let clocks = parts.map { GIFClock(Array(frames[$0])) }
        let series = GIFSeries(source, clock: GIFClock(frames), parts: zip(parts, clocks).map { ($0, $1) }, jobs: 2)
        // The first way begins as the whole does; the second, which begins elsewhere, has an opening of its own.
        expect(series.steps.count, equals: frames.count + ways - 1)
    }
}
