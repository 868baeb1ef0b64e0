import Drawing
import Foundation
import HostProtocol
import ImageCodecs
import Pixels

/// Writes films as videos, by way of FFmpeg's program.
struct VideoWriter: AnimationWriter {
    let format: OutputFormat
    /// Measured on a widget's steps: compressing a frame takes about as long as drawing ten.
    var costOfFrame: Int { 10 }

    func encode(_ frames: [AnimationFrame], by job: PreviewJob) throws -> EncodedAnimation {
        let ground = job.options.finish.background.flatMap { RGBA(named: $0) } ?? (job.options.colorScheme == .dark ? .black : .white)
        let encoder = VideoEncoder(
            form: format == .webm ? .webm : .mp4, framesPerSecond: job.options.framesPerSecond * job.options.finish.speed,
            background: ground, plays: max(job.options.finish.plays, 1))
        let pulse = { job.output.pulse { "a video is compressed" } }
        return EncodedAnimation(bytes: try encoder.encode(frames, beside: job.path("video"), pulse: pulse))
    }
}

/// A video that cannot be made.
enum VideoFault: Error, Equatable, CustomStringConvertible {
    /// The program is not on the path.
    case noProgram
    case cannotStart(String)
    case rejected(String)

    var description: String {
        switch self {
        case .noProgram: "Videos are made by ffmpeg, which is not on the PATH. Install Debian's package ffmpeg, or use --format webp."
        case .cannotStart(let reason): "ffmpeg cannot be run: \(reason)."
        case .rejected(let words): "ffmpeg made no video: \(words.isEmpty ? "it ended without a message" : words)"
        }
    }
}

/// Makes a video of frames with ffmpeg: the same bytes for the same frames and the same version of it.
///
/// Videos have no transparency here, one rate, and even sides. H.264 is what every player shows (`yuv420p`); the quality is the one from
/// which interfaces show no blocks, by eye.
struct VideoEncoder {
    enum Form: String { case mp4, webm }

    let form: Form
    /// The rate of the video; a frame that is held is repeated.
    let framesPerSecond: Double
    /// The colour behind transparent pixels and in the row or column that makes a side even.
    let background: RGBA
    /// How often the frames are in the video.
    let plays: Int
    /// The path of ffmpeg; nil: it is not there.
    var program = ProgramOutput.path(of: "ffmpeg")

    /// Returns the video's bytes.
    ///
    /// - Parameters:
    ///   - path: the beginning of the name of a file that is there meanwhile, since the form needs one that can be written anywhere.
    ///   - pulse: is called for every frame.
    /// - Throws: ``VideoFault``.
    func encode(_ frames: [AnimationFrame], beside path: String, pulse: () -> Void = {}) throws -> [UInt8] {
        guard let program else { throw VideoFault.noProgram }
        guard let first = frames.first?.pixmap else { throw VideoFault.rejected("there are no frames") }
        let file = "\(path)-\(UUID().uuidString).part"
        let folder = FilePath.folder(of: file)
        try FileManager.default.createDirectory(atPath: folder.isEmpty ? "." : folder, withIntermediateDirectories: true)
        defer { unlink(file) }
        let size = (width: first.widthInPixels + first.widthInPixels % 2, height: first.heightInPixels + first.heightInPixels % 2)
        let result = ProgramOutput.feeding(program, arguments(size: size, file: file)) { send in
            var known: (index: Int, bytes: [UInt8])?
            for _ in 0..<plays {
                for index in shownFrames(of: frames) {
                    pulse()
                    let bytes = known.flatMap { $0.index == index ? $0.bytes : nil } ?? raw(frames[index].pixmap, size: size)
                    known = (index, bytes)
                    guard send(bytes) else { return }
                }
            }
        }
        guard let result else { throw VideoFault.cannotStart(String(cString: strerror(errno))) }
        guard result.status == 0, let data = try? Data(contentsOf: URL(fileURLWithPath: file)), !data.isEmpty else {
            throw VideoFault.rejected(result.complaint.split(separator: "\n").last.map(String.init) ?? "")
        }
        return Array(data)
    }

    /// The index of the frame that each tick of the video shows.
    func shownFrames(of frames: [AnimationFrame]) -> [Int] {
        guard let last = frames.last else { return [] }
        let ticks = max(Int(((last.start.seconds + last.duration.seconds) * framesPerSecond).rounded()), 1)
        var (shown, index): ([Int], Int) = ([], 0)
        for tick in 0..<ticks {
            // A thousandth of a tick later, so that a frame which begins with a tick is the one that it shows.
            let time = (Double(tick) + 1e-3) / framesPerSecond
            while index + 1 < frames.count, frames[index + 1].start.seconds <= time { index += 1 }
            shown.append(index)
        }
        return shown
    }

    private func arguments(size: (width: Int, height: Int), file: String) -> [String] {
        let rate = "\(Int((framesPerSecond * 1000).rounded()))/1000"
        let input = [
            "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pixel_format", "rgb24", "-video_size",
            "\(size.width)x\(size.height)", "-framerate", rate, "-i", "pipe:0", "-an",
        ]
        // The colours are those of sRGB, which the matrix of high definition carries; without it players guess.
        let colors = [
            "-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p", "-colorspace", "bt709",
            "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-color_range", "tv",
        ]
        let codec =
            switch form {
            case .mp4: ["-c:v", "libx264", "-preset", "medium", "-crf", "16", "-movflags", "+faststart", "-f", "mp4"]
            case .webm: ["-c:v", "libvpx-vp9", "-crf", "18", "-b:v", "0", "-deadline", "good", "-cpu-used", "3", "-f", "webm"]
            }
        // One thread, and neither dates nor names of versions: the same frames give the same bytes.
        let fixed = ["-threads", "1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1"]
        return input + colors + fixed + codec + [file]
    }

    private func raw(_ pixmap: Pixmap, size: (width: Int, height: Int)) -> [UInt8] {
        let (red, green, blue) = (Self.level(background.red), Self.level(background.green), Self.level(background.blue))
        let flat = pixmap.flattened(overRed: red, green: green, blue: blue)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size.width * size.height * 3)
        for y in 0..<size.height {
            guard y < flat.heightInPixels else {
                for _ in 0..<size.width { bytes += [red, green, blue] }
                continue
            }
            flat.withRow(y) { row in
                for x in 0..<flat.widthInPixels {
                    bytes.append(row[x * 4])
                    bytes.append(row[x * 4 + 1])
                    bytes.append(row[x * 4 + 2])
                }
            }
            if size.width > flat.widthInPixels { bytes += [red, green, blue] }
        }
        return bytes
    }

    private static func level(_ channel: Double) -> UInt8 { UInt8((min(max(channel, 0), 1) * 255).rounded()) }
}
