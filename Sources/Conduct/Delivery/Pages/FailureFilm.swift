import Foundation
import HostProtocol
import ImageCodecs
import Pixels
import PreviewPages

/// The frames of a difference, compared and encoded; equal pictures are held once.
struct FailureFilm: Sendable {
    /// One moment of both sides; nil where a side has no such frame or nothing differs.
    struct Frame: Sendable {
        /// Places in `pictures`.
        var reference: Int?
        var actual: Int?
        var difference: Int?
        /// The start in seconds.
        var seconds: Double
        var isBad: Bool
        /// A description of the difference; empty if nothing differs.
        var note: String
    }

    let frames: [Frame]
    /// True if `frames` holds all frames, false if it holds only the first bad one.
    let isWhole: Bool
    /// The frame that the report shows first.
    let firstBadFrame: Int
    /// PNG files.
    let pictures: [[UInt8]]

    init(_ difference: GoldenDifference, encoder: PNGEncoder, jobs: Int?, isWhole: Bool) throws(ImageCodecError) {
        self.isWhole = isWhole
        let (old, new) = (difference.reference, difference.actual)
        let count = max(old.count, new.count)
        let first = min(max(0, difference.frame), max(0, count - 1))
        var shelf = ImageTable()
        frames = (isWhole ? 0..<count : first..<min(first + 1, count)).map { index in
            var frame = Self.frame(
                index < old.count ? old[index] : nil, index < new.count ? new[index] : nil, on: &shelf)
            if !isWhole {
                frame.note =
                    "Frame \(index) of \(count): \(frame.note). Many animations differ; compare only this one to see all its frames."
            }
            return frame
        }
        firstBadFrame = isWhole ? first : 0
        pictures = try shelf.encoded(with: encoder, jobs: jobs)
    }

    private static func frame(_ reference: AnimationFrame?, _ actual: AnimationFrame?, on shelf: inout ImageTable) -> Frame {
        var frame = Frame(seconds: (actual ?? reference)?.start.seconds ?? 0, isBad: reference != actual, note: "")
        frame.reference = reference.map { shelf.place(of: $0.pixmap) }
        frame.actual = actual.map { shelf.place(of: $0.pixmap) }
        guard let reference, let actual else {
            frame.note = actual == nil ? "only in the reference" : "not in the reference"
            return frame
        }
        if reference.pixmap != actual.pixmap {
            let diff = PixelDiff(reference.pixmap, actual.pixmap)
            frame.difference = shelf.add(diff.picture)
            frame.note = Self.note(diff)
        } else if reference != actual {
            frame.note = "same image at another time"
        }
        return frame
    }

    /// The pictures of the first bad frame, each with what it is.
    var firstBadPictures: [(kind: ReportFolder.ImageRole, png: [UInt8])] {
        guard !frames.isEmpty else { return [] }
        let frame = frames[firstBadFrame]
        let all: [(ReportFolder.ImageRole, Int?)] = [
            (.reference, frame.reference), (.actual, frame.actual), (.difference, frame.difference),
        ]
        return all.compactMap { kind, place in place.map { (kind, pictures[$0]) } }
    }

    private static func note(_ diff: PixelDiff) -> String {
        var text = diff.differingPixels == 1 ? "1 pixel differs" : "\(diff.differingPixels) pixels differ"
        text += " by at most \(diff.largestChannelDifference) of 255"
        if let box = diff.box { text += ", at \(box.minX), \(box.minY), \(box.width) × \(box.height)" }
        return text
    }
}

/// The frames as the page's script reads them.
extension FailureFilm: Encodable {
    private enum Key: String, CodingKey { case first, frames, pictures }

    func encode(to encoder: any Encoder) throws {
        var film = encoder.container(keyedBy: Key.self)
        try film.encode(firstBadFrame, forKey: .first)
        try film.encode(frames, forKey: .frames)
        try film.encode(pictures.map { "data:image/png;base64," + Data($0).base64EncodedString() }, forKey: .pictures)
    }
}

extension FailureFilm.Frame: Encodable {
    func encode(to encoder: any Encoder) throws {
        var frame = encoder.unkeyedContainer()
        for place in [reference, actual, difference] { try frame.encode(place ?? -1) }
        try frame.encode((seconds * 1e4).rounded() / 1e4)
        try frame.encode(isBad ? 1 : 0)
        try frame.encode(note)
    }
}

/// The images of a film, each once, indexed in the order of their first use.
private struct ImageTable {
    private var pixmaps: [Pixmap] = []

    /// How far back an equal picture is looked for: a frame equals its reference or the frame before, or hardly ever one.
    private static let reach = 4

    mutating func place(of pixmap: Pixmap) -> Int {
        for place in pixmaps.indices.suffix(Self.reach).reversed() where pixmaps[place] == pixmap { return place }
        return add(pixmap)
    }

    mutating func add(_ pixmap: Pixmap) -> Int {
        pixmaps.append(pixmap)
        return pixmaps.count - 1
    }

    func encoded(with encoder: PNGEncoder, jobs: Int?) throws(ImageCodecError) -> [[UInt8]] {
        try encoder.encode(pixmaps, jobs: jobs)
    }
}
