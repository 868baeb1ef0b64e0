import ImageCodecs
import Pixels

/// The frames of a failure, compared and encoded; equal pictures are held once.
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
        /// What differs, in words; empty when nothing does.
        var note: String
    }

    let failure: FailureReport.Failure
    let frames: [Frame]
    /// PNG files.
    let pictures: [[UInt8]]
    let widthInPixels: Int
    let heightInPixels: Int

    init(_ failure: FailureReport.Failure, encoder: PNGEncoder, jobs: Int?) throws(ImageCodecError) {
        self.failure = failure
        let both = failure.reference + failure.actual
        widthInPixels = both.map(\.pixmap.widthInPixels).max() ?? 0
        heightInPixels = both.map(\.pixmap.heightInPixels).max() ?? 0

        var shelf = ImageTable()
        var frames: [Frame] = []
        for index in 0..<max(failure.reference.count, failure.actual.count) {
            let reference = index < failure.reference.count ? failure.reference[index] : nil
            let actual = index < failure.actual.count ? failure.actual[index] : nil
            var frame = Frame(
                seconds: (actual ?? reference)?.start.seconds ?? 0, isBad: reference != actual, note: "")
            frame.reference = reference.map { shelf.place(of: $0.pixmap) }
            frame.actual = actual.map { shelf.place(of: $0.pixmap) }
            if let reference, let actual {
                if reference.pixmap != actual.pixmap {
                    let diff = PixelDiff(reference.pixmap, actual.pixmap)
                    frame.difference = shelf.add(diff.picture)
                    frame.note = Self.note(diff)
                } else if reference != actual {
                    frame.note = "same picture at another time"
                }
            } else {
                frame.note = actual == nil ? "only in the reference" : "not in the reference"
            }
            frames.append(frame)
        }
        self.frames = frames
        pictures = try shelf.encoded(with: encoder, jobs: jobs)
    }

    var badFrames: [Int] { frames.indices.filter { frames[$0].isBad } }

    /// Whether one side has no frames at all.
    var isOneSided: Bool { failure.reference.isEmpty || failure.actual.isEmpty }

    /// The frame that the report shows first.
    var firstBadFrame: Int { min(max(0, failure.firstBadFrame), max(0, frames.count - 1)) }

    /// The pictures of the first bad frame, each with what it is.
    var firstBadPictures: [(kind: String, png: [UInt8])] {
        guard !frames.isEmpty else { return [] }
        let frame = frames[firstBadFrame]
        let all = [("reference", frame.reference), ("actual", frame.actual), ("difference", frame.difference)]
        return all.compactMap { kind, place in place.map { (kind, pictures[$0]) } }
    }

    private static func note(_ diff: PixelDiff) -> String {
        var text = diff.differingPixels == 1 ? "1 pixel differs" : "\(HTMLText.grouped(diff.differingPixels)) pixels differ"
        text += " by at most \(diff.largestChannelDifference) of 255"
        if let box = diff.box { text += ", at \(box.minX), \(box.minY), \(box.width) × \(box.height)" }
        return text
    }
}

/// The images of a page, each once, indexed in the order of their first use.
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
