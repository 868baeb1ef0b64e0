import Drawing
import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

@testable import PreviewRendering

/// Videos by way of ffmpeg.
@Suite("Videos", .serialized) struct VideoEncoderTests {
    private static let hasProgram = ProgramOutput.path(of: "ffmpeg") != nil && ProgramOutput.path(of: "ffprobe") != nil

    /// Frames of an odd size, each shown for some seconds.
    private func frames(_ durations: [FrameTime]) -> [AnimationFrame] {
        var start = FrameTime.zero
        return durations.enumerated().map { index, duration in
            defer { start = start + duration }
            var bytes: [UInt8] = []
            for place in 0..<33 * 21 { bytes += [UInt8(place % 33 * 7), UInt8(index * 80), 40, 255] }
            return AnimationFrame(
                pixmap: Pixmap(widthInPixels: 33, heightInPixels: 21, bytes: bytes), start: start, duration: duration)
        }
    }

    private func encoder(_ form: VideoEncoder.Form, plays: Int = 1) -> VideoEncoder {
        VideoEncoder(form: form, framesPerSecond: 30, background: .white, plays: plays)
    }

    @Test("A frame that is held is repeated") func ticks() {
        let frames = frames([FrameTime(1, 30), FrameTime(1, 10), FrameTime(1, 30)])
        expect(encoder(.mp4).shownFrames(of: frames), equals: [0, 1, 1, 1, 2])
        expect(encoder(.mp4).shownFrames(of: []), equals: [])
    }

    @Test("A video has even sides, its length and the same bytes each time", .enabled(if: hasProgram), arguments: ["mp4", "webm"])
    func video(form: String) throws {
        let folder = try TemporaryFolder()
        let frames = frames([FrameTime(1, 30), FrameTime(1, 2), FrameTime(1)])
        let encoder = encoder(try #require(VideoEncoder.Form(rawValue: form)), plays: 2)
        let bytes = try encoder.encode(frames, beside: "\(folder.path)/a")
        expect(try encoder.encode(frames, beside: "\(folder.path)/other"), equals: bytes)
        try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), equals: [])
        let file = "\(folder.path)/a.\(form)"
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        let program = try #require(ProgramOutput.path(of: "ffprobe"))
        let probe = try #require(
            ProgramOutput.of(
                program,
                [
                    "-v", "error", "-count_frames", "-show_entries", "stream=width,height,pix_fmt,nb_read_frames", "-of",
                    "default=noprint_wrappers=1:nokey=1", file,
                ]))
        // 1 + 15 + 30 frames, twice.
        expect(String(decoding: probe.bytes, as: UTF8.self).split(separator: "\n"), equals: ["34", "22", "yuv420p", "92"])
    }

    @Test("Colours come back", .enabled(if: hasProgram)) func colors() throws {
        let folder = try TemporaryFolder()
        let size = (width: 32, height: 32)
        let bytes = [[UInt8]](repeating: [0xD0, 0x30, 0x40, 255], count: size.width * size.height).flatMap(\.self)
        let pixmap = Pixmap(widthInPixels: size.width, heightInPixels: size.height, bytes: bytes)
        let video = try encoder(.mp4).encode(
            [AnimationFrame(pixmap: pixmap, start: .zero, duration: FrameTime(1, 10))], beside: "\(folder.path)/a")
        let file = "\(folder.path)/a.mp4"
        try Data(video).write(to: URL(fileURLWithPath: file))
        let program = try #require(ProgramOutput.path(of: "ffmpeg"))
        let shown = try #require(
            ProgramOutput.of(
                program,
                ["-v", "error", "-i", file, "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]))
        for (channel, level) in zip(shown.bytes.prefix(3), [0xD0, 0x30, 0x40]) { #expect(abs(Int(channel) - level) <= 4) }
    }

    @Test("A program that is missing, or that rejects the frames, is a fault with its words") func faults() throws {
        var without = encoder(.mp4)
        without.program = nil
        let frames = frames([FrameTime(1, 30)])
        #expect(throws: VideoFault.noProgram) { try without.encode(frames, beside: "/tmp/a") }
        #expect(VideoFault.noProgram.description.contains("Install Debian's package ffmpeg"))
        let folder = try TemporaryFolder()
        without.program = "/bin/false"
        #expect(throws: VideoFault.rejected("")) { try without.encode(frames, beside: "\(folder.path)/a") }
        without.program = "/nowhere/ffmpeg"
        #expect(throws: VideoFault.cannotStart("No such file or directory")) { try without.encode(frames, beside: "\(folder.path)/a") }
    }

    @Test("Input that a program does not read ends no process") func unread() {
        var count = 0
        let result = ProgramOutput.feeding("/bin/true", []) { send in
            while count < 1000, send([UInt8](repeating: 0, count: 65536)) { count += 1 }
        }
        #expect(result?.status == 0 && count < 1000)
        let heard = ProgramOutput.feeding("/bin/sh", ["-c", "wc -c >&2"]) { send in
            for _ in 0..<3 { _ = send([UInt8](repeating: 0, count: 100_000)) }
        }
        expect(heard?.complaint, equals: "300000\n")
    }
}
