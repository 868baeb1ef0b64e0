import Foundation
import ImageCodecs
import Pixels

/// Gives damaged files to the readers of pictures, for as long as it is told: each must give a picture or an error.
///
/// Input `n` of a seed is always the same, so that one that brings the process down is found again with `--first n`.
/// The files that are damaged are small ones made here, and those of the data folder (`.png`, `.apng`, `.gif`, `.jpg`).
struct CodecFuzz {
    private let options: BenchOptions
    private let corpus: [[UInt8]]

    /// What a reader may take of a damaged file; small, so that large claims are refused at once.
    private static let limits = ImageLimits(side: 4096, decodedBytes: 1 << 24, frames: 200)

    init(_ options: BenchOptions) throws {
        self.options = options
        corpus = try Self.madeFiles() + options.pictures().filter { $0.count <= 1 << 16 }
    }

    /// How the inputs of one kind of file ended.
    private struct Tally {
        var inputs = 0
        var pictures = 0
        var errors = 0
        var slowestInMilliseconds = 0.0
        var slowestInput = 0
    }

    func run() throws {
        let start = ContinuousClock.now
        var (tallies, input): ([String: Tally], Int) = ([:], options.firstInput)
        while ContinuousClock.now - start < .seconds(options.seconds) {
            if input % 1000 == 0 { try options.note("input \(input)") }
            var mutator = FileMutator(seed: options.seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(input))
            let bytes = mutator.damaged(corpus)
            for format in Self.readers(of: bytes) {
                var tally = tallies[format] ?? Tally()
                let began = ContinuousClock.now
                do {
                    try Self.read(bytes, as: format)
                    tally.pictures += 1
                } catch is ImageCodecError {
                    tally.errors += 1
                }
                let milliseconds = (ContinuousClock.now - began) / .milliseconds(1)
                if milliseconds > tally.slowestInMilliseconds {
                    (tally.slowestInMilliseconds, tally.slowestInput) = (milliseconds, input)
                }
                tally.inputs += 1
                tallies[format] = tally
            }
            input += 1
        }
        for (format, tally) in tallies.sorted(by: { $0.key < $1.key }) {
            print(
                #"{"fuzz": "\#(format)", "inputs": \#(tally.inputs), "pictures": \#(tally.pictures), "#
                    + #""errors": \#(tally.errors), "slowest_ms": \#(tally.slowestInMilliseconds.rounded()), "#
                    + #""slowest_input": \#(tally.slowestInput), "next": \#(input)}"#)
        }
    }

    /// The readers that may look into a file: those that its first byte fits, and one that it does not.
    private static func readers(of bytes: [UInt8]) -> [String] {
        switch bytes.first {
        case 137: ["png", "apng"]
        case 0x47: ["gif"]
        case 0xFF: ["jpeg"]
        default: ["png", "gif", "jpeg"]
        }
    }

    private static func read(_ bytes: [UInt8], as format: String) throws {
        switch format {
        case "png": check(try PNGDecoder(limits: limits).decode(bytes).pixmap)
        case "apng": check(try APNGDecoder(limits: limits).decode(bytes))
        case "gif": check(try GIFDecoder(limits: limits).decode(bytes))
        default: check(try JPEGDecoder(limits: limits).decode(bytes).pixmap)
        }
    }

    private static func check(_ animation: DecodedAnimation) {
        precondition(!animation.frames.isEmpty, "An animation has a frame.")
        for frame in animation.frames {
            check(frame.pixmap)
            precondition(frame.start + frame.duration >= frame.start, "A frame ends after it starts.")
        }
    }

    /// Whether a picture is one: as many bytes as pixels, and no channel above alpha.
    private static func check(_ pixmap: Pixmap) {
        let bytes = pixmap.bytes
        precondition(bytes.count == pixmap.widthInPixels * pixmap.heightInPixels * 4, "A picture has all its pixels.")
        precondition(bytes.count <= limits.decodedBytes, "A picture keeps to the limit.")
        for pixel in stride(from: 0, to: bytes.count, by: 4) {
            let alpha = bytes[pixel + 3]
            precondition(
                bytes[pixel] <= alpha && bytes[pixel + 1] <= alpha && bytes[pixel + 2] <= alpha, "Pixels are premultiplied.")
        }
    }

    // MARK: Files to damage

    /// Stills and animations of every kind that the writers choose among.
    private static func madeFiles() throws -> [[UInt8]] {
        var files: [[UInt8]] = []
        for colors in [1, 2, 5, 16, 200, 4000] {
            for isOpaque in [true, false] {
                let frames = (0..<4).map { picture(colors: colors, isOpaque: isOpaque, shift: $0) }
                let animation = frames.enumerated().map { index, pixmap in
                    AnimationFrame(pixmap: pixmap, start: FrameTime(index, 10), duration: FrameTime(1, 10))
                }
                files.append(try PNGEncoder().encode(frames[0]))
                files.append(try APNGEncoder(pixelsPerPoint: 2).encode(animation).bytes)
                files.append(try GIFEncoder().encode(animation).bytes)
            }
        }
        return files
    }

    private static func picture(colors: Int, isOpaque: Bool, shift: Int) -> Pixmap {
        var pixmap = Pixmap(widthInPixels: 19, heightInPixels: 13)
        for pixel in 0..<(19 * 13) {
            let color = (pixel * 7 + shift * (pixel % 5)) % colors
            let alpha = isOpaque ? 255 : color * 83 % 256
            let channels = [color * 37 % 256, color * 91 % 256, color * 151 % 256]
            for channel in 0..<3 { pixmap.bytes[pixel * 4 + channel] = UInt8(channels[channel] * alpha / 255) }
            pixmap.bytes[pixel * 4 + 3] = UInt8(alpha)
        }
        return pixmap
    }
}
