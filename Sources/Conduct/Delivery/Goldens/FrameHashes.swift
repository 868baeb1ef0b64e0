import Foundation
import ImageCodecs

/// A golden as text: the times of all frames and the hashes of their pixels.
struct FrameHashes: Equatable {
    /// The ending of the names of such files.
    static let ending = ".frames.txt"

    /// One frame.
    struct Line: Equatable {
        var start: FrameTime
        var duration: FrameTime
        var hash: UInt64
    }

    let lines: [Line]

    /// - Parameter frames: a film, or a still, whose time is not part of its golden.
    init(_ frames: [AnimationFrame]) {
        let isStill = frames.count == 1
        lines = frames.map {
            Line(start: isStill ? .zero : $0.start, duration: isStill ? FrameTime(1) : $0.duration, hash: $0.pixmap.contentHash)
        }
    }

    /// Reads the text of a file.
    ///
    /// - Parameter path: the file, for errors.
    /// - Throws: `GoldenError` for a line that does not describe the next frame.
    init(_ text: String, path: String) throws(GoldenError) {
        var lines: [Line] = []
        for (number, text) in text.split(separator: "\n").enumerated() where !text.hasPrefix("#") {
            let words = text.split(separator: " ")
            guard words.count == 4, words[0] == "\(lines.count)", let start = Self.time(words[1]), let duration = Self.time(words[2]),
                let hash = UInt64(words[3], radix: 16)
            else { throw .unreadable(path: path, fault: "Line \(number + 1) is not index, start, duration and hash of the next frame.") }
            lines.append(Line(start: start, duration: duration, hash: hash))
        }
        guard !lines.isEmpty else { throw .unreadable(path: path, fault: "It lists no frames.") }
        self.lines = lines
    }

    /// The file's text.
    var text: String {
        let head = "# index, start and duration in seconds, and hash of the pixels of each frame\n"
        return lines.enumerated().reduce(head) { text, entry in
            let (index, line) = entry
            let digits = String(line.hash, radix: 16)
            let hash = String(repeating: "0", count: 16 - digits.count) + digits
            return text + "\(index) \(Self.text(line.start)) \(Self.text(line.duration)) \(hash)\n"
        }
    }

    /// The frames that are kept as images: the first, the middle and the last one.
    static func kept(of count: Int) -> [Int] { count < 3 ? Array(0..<count) : [0, count / 2, count - 1] }

    /// The hashes of the frames that are kept as images.
    var keptHashes: [UInt64] { Self.kept(of: lines.count).map { lines[$0].hash } }

    private static func text(_ time: FrameTime) -> String { "\(time.numerator)/\(time.denominator)" }

    private static func time(_ text: Substring) -> FrameTime? {
        let terms = text.split(separator: "/").map { Int($0) }
        guard terms.count == 2, let top = terms[0], let bottom = terms[1], bottom > 0 else { return nil }
        return FrameTime(top, bottom)
    }
}

extension FrameHashes {
    /// Describes how other frames differ, or returns nil if they do not.
    func difference(from new: FrameHashes) -> String? {
        guard lines.count == new.lines.count else {
            return new.lines.count == 1 ? "there is 1 frame, not \(lines.count)" : "there are \(new.lines.count) frames, not \(lines.count)"
        }
        let count = lines.count
        let pixels = lines.indices.filter { lines[$0].hash != new.lines[$0].hash }
        if !pixels.isEmpty {
            guard count > 1 else { return "the picture differs" }
            return "\(Self.ranges(pixels)) of \(count) frames (counted from 0) \(pixels.count == 1 ? "differs" : "differ")"
        }
        guard let first = lines.indices.first(where: { lines[$0] != new.lines[$0] }) else { return nil }
        let (old, own) = (lines[first], new.lines[first])
        return "frame \(first) of \(count) is shown at \(own.start) for \(own.duration), not at \(old.start) for \(old.duration)"
    }

    /// Numbers in ascending order as text, with runs of neighbours abbreviated: `3, 5–9`.
    static func ranges(_ numbers: [Int]) -> String {
        var runs: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = runs.last, last.upperBound + 1 == number {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }.joined(separator: ", ")
    }
}
