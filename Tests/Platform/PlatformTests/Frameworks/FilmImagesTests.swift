import AVFoundation
import RunContext
import TestSupport
import Testing

@Suite("Images of films") struct FilmImagesTests {
    @Test("A time is kept in an object, with its flags") func times() {
        for time in [CMTime(seconds: 1.5, preferredTimescale: 600), .positiveInfinity, .zero] {
            expect(NSValue(time: time).timeValue, equals: time)
        }
        expect(NSValue(time: CMTime(value: .max, timescale: 1)).timeValue.value, equals: .max)
    }

    @Test("The frames of a film fail to decode, each for its time, and this is told") func frames() async throws {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/a.mov")))
        let times = [1.0, 2].map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 10)) }
        nonisolated(unsafe) var asked: [Double] = []
        let notes = RunReports.noted {
            generator.generateCGImagesAsynchronously(forTimes: times) { time, image, _, result, error in
                asked.append(time.seconds)
                #expect(image == nil && result == .failed && (error as? AVError)?.code == .decodeFailed)
            }
        }
        expect(asked, equals: [1, 2])
        #expect(notes.contains { $0.contains("AVAssetImageGenerator") })
        await #expect(throws: AVError.self) { try await generator.image(at: .zero) }
    }
}
