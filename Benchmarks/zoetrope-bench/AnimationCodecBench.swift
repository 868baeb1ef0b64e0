import Foundation
import ImageCodecs
import Pixels

/// S7 and S8: the 60 reference frames of the transition, on white, as GIF and as APNG.
struct AnimationCodecBench {
    private let options: BenchOptions
    private let frames: [AnimationFrame]

    private static let side = 510
    private static let frameCount = 60

    init(_ options: BenchOptions) throws {
        self.options = options
        let data = [UInt8](try options.data("frames.rgb"))
        let pixels = AnimationCodecBench.side * AnimationCodecBench.side
        let expected = pixels * 3 * AnimationCodecBench.frameCount
        guard data.count == expected else {
            throw BenchError.wrongSize(file: "frames.rgb", bytes: data.count, expected: expected)
        }
        frames = (0..<AnimationCodecBench.frameCount).map { index in
            var bytes = [UInt8](repeating: 255, count: pixels * 4)
            for pixel in 0..<pixels {
                let source = (index * pixels + pixel) * 3
                for channel in 0..<3 { bytes[pixel * 4 + channel] = data[source + channel] }
            }
            let picture = Pixmap(
                widthInPixels: AnimationCodecBench.side, heightInPixels: AnimationCodecBench.side, bytes: bytes)
            return AnimationFrame(pixmap: picture, start: FrameTime(3 * index, 100), duration: FrameTime(3, 100))
        }
    }

    func gif() throws {
        for quality in GIFQuality.allCases {
            for jobs in [1, 2] {
                let encoder = GIFEncoder(quality: quality, jobs: jobs)
                let file = try encoder.encode(frames).bytes
                try options.write(file, as: "s7_\(quality)_zoetrope.gif")
                try Stopwatch(scene: "S7", what: "gif \(quality), \(jobs) thread(s)").measure(bytes: file.count) {
                    _ = try encoder.encode(frames)
                }
            }
        }
    }

    func apng() throws {
        for effort in CompressionEffort.allCases {
            for jobs in effort == .standard ? [1, 2] : [2] {
                let encoder = APNGEncoder(effort: effort, jobs: jobs)
                let file = try encoder.encode(frames).bytes
                try options.write(file, as: "s8_\(effort)_zoetrope.png")
                try Stopwatch(scene: "S8", what: "apng \(effort), \(jobs) thread(s)").measure(bytes: file.count) {
                    _ = try encoder.encode(frames)
                }
            }
        }
    }

    func webp() throws {
        for effort in CompressionEffort.allCases {
            let encoder = WebPEncoder(effort: effort, jobs: 2)
            let file = try encoder.encode(frames).bytes
            try options.write(file, as: "s8_\(effort)_zoetrope.webp")
            try Stopwatch(scene: "S8", what: "webp \(effort), 2 thread(s)").measure(bytes: file.count) {
                _ = try encoder.encode(frames)
            }
        }
    }
}
