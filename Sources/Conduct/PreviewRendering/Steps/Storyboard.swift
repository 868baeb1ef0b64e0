import Drawing
import Foundation
import Geometry
import HostProtocol
import ImageCodecs
import Pixels
import Raster
import Typesetting
import UIKit

/// A step of a film: the index of the image with which it begins, and the step as it would be typed.
struct FilmBeat: Sendable, Equatable {
    var index: Int
    var caption: String
}

/// Some pictures of a film side by side, each under a number and a caption, as a plan of it for people.
struct Storyboard {
    struct Panel: Sendable {
        var caption: String
        var pixmap: Pixmap
    }

    let panels: [Panel]
    /// Pixels per point of the pictures.
    let scale: Double

    /// About how wide and high the board becomes at most, in points; it has two pixels a point.
    private static let longestSide: CGFloat = 1200
    private static let pixelsPerPoint: CGFloat = 2
    private static let gap: CGFloat = 14
    private static let captionHeight: CGFloat = 34
    private static let leastWidth: CGFloat = 110
    /// The panels of a film without steps.
    private static let panelsOfMotion = 6

    /// The panels of a film: its beginning, and the picture to which each step has led; of a film without steps some pictures at even times.
    static func panels(of film: FilmSource) -> [Panel] {
        let images = film.images
        guard let first = images.first else { return [] }
        if let captions = film.captions { return zip(captions, images).map { Panel(caption: $0, pixmap: $1.pixmap) } }
        guard !film.beats.isEmpty else {
            let frames = TimedImage.frames(images)
            let count = min(frames.count, panelsOfMotion)
            return (0..<count).map { place in
                let frame = frames[count < 2 ? 0 : place * (frames.count - 1) / (count - 1)]
                return Panel(caption: "\(hundredths(frame.start.seconds)) s", pixmap: frame.pixmap)
            }
        }
        let ends = film.beats.dropFirst().map { $0.index - 1 } + [images.count - 1]
        return [Panel(caption: "start", pixmap: first.pixmap)]
            + zip(film.beats, ends).map { Panel(caption: $0.caption, pixmap: images[min(max($1, 0), images.count - 1)].pixmap) }
    }

    private static func hundredths(_ seconds: Double) -> String {
        let count = Int((seconds * 100).rounded())
        return "\(count / 100).\(String(count % 100 + 100).dropFirst())"
    }

    /// The picture of the board.
    ///
    /// - Throws: `RasterError`, or what reading the bundled fonts throws.
    func pixmap() throws -> Pixmap {
        let widest = panels.map { CGFloat($0.pixmap.widthInPixels) / scale }.max() ?? 1
        let tallest = panels.map { CGFloat($0.pixmap.heightInPixels) / scale }.max() ?? 1
        // About half as wide again as it is high, as a contact sheet.
        let wanted = (CGFloat(panels.count) * (tallest + Self.captionHeight) * 1.5 / max(widest, 1)).squareRoot()
        let columns = min(max(Int(wanted.rounded(.up)), 1), max(panels.count, 1))
        let rows = (panels.count + columns - 1) / columns
        let factor = min(
            1, (Self.longestSide / CGFloat(columns) - Self.gap) / widest,
            (Self.longestSide / CGFloat(rows) - Self.gap - Self.captionHeight) / tallest)
        let cell = CGSize(width: max(widest * factor, Self.leastWidth), height: tallest * factor + Self.captionHeight)
        let size = CGSize(
            width: (CGFloat(columns) * (cell.width + Self.gap) + Self.gap).rounded(.up),
            height: (CGFloat(rows) * (cell.height + Self.gap) + Self.gap).rounded(.up))
        var items = [DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), FillStyle(), .color(RGBA(0xE6, 0xE6, 0xE6)))]
        let fonts = try Self.fonts.get()
        for (index, panel) in panels.enumerated() {
            let corner = CGPoint(
                x: Self.gap + CGFloat(index % columns) * (cell.width + Self.gap),
                y: Self.gap + CGFloat(index / columns) * (cell.height + Self.gap))
            items += Self.caption("\(index + 1)  \(panel.caption)", at: corner, width: cell.width, fonts)
            let picture = CGRect(
                x: corner.x, y: corner.y + Self.captionHeight, width: CGFloat(panel.pixmap.widthInPixels) / scale * factor,
                height: CGFloat(panel.pixmap.heightInPixels) / scale * factor)
            items.append(.image(ImageSource(panel.pixmap), picture, .smooth))
        }
        return try Rasterizer(scale: Self.pixelsPerPoint).render(DisplayList(size: size, items: items))
    }

    private static let fonts = Result { try FontLibrary.bundled() }

    /// A caption of at most two lines, which stands on its picture.
    private static func caption(_ text: String, at corner: CGPoint, width: CGFloat, _ fonts: FontLibrary) -> [DisplayItem] {
        var style = ParagraphStyle()
        (style.maximumLines, style.pixelLength) = (2, 1 / pixelsPerPoint)
        let run = TextRun(text: text, font: FontDescription(sizeInPoints: 12, weight: 500))
        let layout = Paragraph(runs: [run], style: style, library: fonts).layout(width: width, height: captionHeight)
        let top = corner.y + captionHeight - 4 - layout.size.height
        let glyphs = layout.lines.flatMap { line in
            line.glyphs.compactMap { glyph in
                glyph.outline.map { PlacedGlyph(outline: $0, origin: CGPoint(x: corner.x + glyph.origin.x, y: top + glyph.origin.y)) }
            }
        }
        return [.glyphs(glyphs, .color(RGBA(0x40, 0x40, 0x40)))]
    }
}

/// Writes a storyboard of each film.
struct StoryboardWriter: FormatWriter {
    func write(_ film: FilmSource, by job: PreviewJob) -> WorkQueue.Work<[PreviewJob.FinishedFile]> {
        WorkQueue.Work(cost: costOfFrame) {
            [
                try job.deliverLook(at: film, as: .storyboard) {
                    try Storyboard(panels: Storyboard.panels(of: film), scale: job.options.scale).pixmap()
                }
            ]
        }
    }

    /// One board of all entries, each at rest: the way between two is no plan.
    func write(
        _ timeline: PreviewJob.Timeline, by job: PreviewJob, after place: Int
    ) -> [WorkQueue.Work<[PreviewJob.FinishedFile]>] {
        let ends = timeline.transitions.map { ($0.to ?? $0.label, $0.images.last) }
        let pictures =
            [(timeline.transitions.first?.from ?? "start", timeline.first)] + ends.compactMap { name, image in image.map { (name, $0) } }
        var film = FilmSource(name: "timeline", label: "timeline", images: pictures.map { $0.1 }, lists: [])
        film.captions = pictures.map { $0.0 }
        return [write(film, by: job)]
    }
}
