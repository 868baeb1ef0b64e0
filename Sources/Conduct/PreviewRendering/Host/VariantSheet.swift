import Delivery
import Foundation
import HostProtocol
import ImageCodecs
import SwiftUI
import UIKit

/// The pictures of a preview's variants side by side in one picture, each under its name.
@MainActor
struct VariantSheet {
    /// The names of the variants, and the PNG files of their pictures.
    let pictures: [(name: String, path: String)]

    /// About how wide and high the sheet becomes at most, in points; a sheet has two pixels a point.
    private static let longestSide: CGFloat = 1200
    private static let gap: CGFloat = 12
    private static let captionHeight: CGFloat = 22

    /// The encoded picture.
    ///
    /// - Throws: what reading a picture or a font throws.
    func encoded(options: RenderOptions) throws -> (bytes: [UInt8], facts: ImageFacts) {
        let images = try pictures.map { picture in
            let data = try Data(contentsOf: URL(fileURLWithPath: picture.path))
            return (picture.name, UIImage(data: data, scale: CGFloat(options.scale)) ?? UIImage())
        }
        var plain = RenderOptions()
        plain.scale = 2
        let studio = try ViewStudio(options: plain)
        let frames = try studio.still(of: studio.plan(of: page(of: images), size: nil)).frames
        let pixmap = frames[0].pixmap
        let bytes = try PNGEncoder(pixelsPerPoint: plain.scale, effort: .standard).encode(pixmap)
        return (bytes, ImageFacts(widthInPixels: pixmap.widthInPixels, heightInPixels: pixmap.heightInPixels, scale: plain.scale))
    }

    private func page(of images: [(name: String, image: UIImage)]) -> some View {
        let widest = images.map(\.image.size.width).max() ?? 0
        let tallest = images.map(\.image.size.height).max() ?? 0
        // About half as wide again as it is high, as a contact sheet.
        let wanted = (CGFloat(images.count) * tallest * 1.5 / max(widest, 1)).squareRoot()
        let columns = min(max(Int(wanted.rounded(.up)), 1), max(images.count, 1))
        let rows = (images.count + columns - 1) / columns
        let factor = min(
            1, (Self.longestSide / CGFloat(columns) - Self.gap) / max(widest, 1),
            (Self.longestSide / CGFloat(rows) - Self.gap - Self.captionHeight) / max(tallest, 1))
        return VStack(alignment: .leading, spacing: Self.gap) {
            ForEach(0..<rows, id: \.self) { row in
                HStack(alignment: .top, spacing: Self.gap) {
                    ForEach(row * columns..<min((row + 1) * columns, images.count), id: \.self) { index in
                        cell(images[index], width: max(widest * factor, 60), factor: factor)
                    }
                }
            }
        }
        .padding(Self.gap)
        .background(Color(white: 0.9))
    }

    private func cell(_ picture: (name: String, image: UIImage), width: CGFloat, factor: CGFloat) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: picture.name).font(.system(size: 12, weight: .medium)).foregroundStyle(Color(white: 0.25)).lineLimit(1)
                .truncationMode(.middle)
            Image(uiImage: picture.image).resizable()
                .frame(width: picture.image.size.width * factor, height: picture.image.size.height * factor)
        }
        .frame(width: width, alignment: .leading)
    }
}

extension AskedPreviews {
    /// Writes a sheet of the variants of each preview, in its folder.
    func writeVariantSheets(_ results: SessionResults) {
        let request = session.request
        let count = request.options.variants.count
        guard count > 0, request.output.formats.contains(.sheet) else { return }
        for (name, pictures) in results.stills(inGroupsOf: count, below: request.output.folder) where !pictures.isEmpty {
            let path = "\(FilePath.folder(of: pictures[0].path))/variants.sheet.png"
            let stopwatch = Stopwatch()
            do {
                let sheet = try VariantSheet(pictures: pictures).encoded(options: planner.options)
                try AtomicFile.write(sheet.bytes, to: path)
                session.output.send(
                    .file(
                        HostEvent.WrittenFile(
                            preview: nil, path: path, kind: .still, bytes: sheet.bytes.count, milliseconds: stopwatch.milliseconds,
                            label: "\(name), all variants", image: sheet.facts)))
            } catch {
                session.output.send(.failure(preview: nil, code: .file, message: error.words))
            }
        }
    }
}
