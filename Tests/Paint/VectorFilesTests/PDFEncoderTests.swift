import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

@testable import VectorFiles

/// Display lists as PDF, and what other programs draw of both forms.
@Suite("PDF files, and what other programs draw of drawings") struct PDFEncoderTests {
    static let scenes: [(name: String, items: [DisplayItem])] = [
        ("shapes", VectorScene.shapes), ("composites", VectorScene.composites), ("rasters", VectorScene.rasters),
    ]

    @Test("The table of a file has the place of each object") func table() throws {
        let bytes = try PDFEncoder().encode(VectorScene.list(VectorScene.shapes + VectorScene.composites))
        let file = String(decoding: bytes, as: Unicode.ASCII.self)
        #expect(file.hasPrefix("%PDF-1.7\n") && file.hasSuffix("%%EOF\n"))
        let start = try #require(file.components(separatedBy: "startxref\n").last.flatMap { Int($0.split(separator: "\n")[0]) })
        let lines = String(decoding: bytes[start...], as: Unicode.ASCII.self).split(separator: "\n")
        expect(lines[0], equals: "xref")
        let count = try #require(Int(lines[1].split(separator: " ")[1]))
        for number in 1..<count {
            let place = try #require(Int(lines[2 + number].prefix(10)))
            #expect(bytes[place...].starts(with: Array("\(number) 0 obj\n".utf8)))
        }
        #expect(file.contains("/MediaBox [0 0 240 160]"))
        #expect(!file.contains("/CreationDate") && !file.contains("/ID"))
    }

    @Test(
        "Poppler draws a PDF as we draw its pixels", .enabled(if: VectorPrograms.path(of: "pdftocairo") != nil), arguments: scenes.indices)
    func poppler(scene: Int) throws {
        try compare(scene, ending: "pdf", bytes: try PDFEncoder().encode(VectorScene.list(Self.scenes[scene].items)))
    }

    // The other scene has an image without smoothing, and librsvg 2.54 smooths every image.
    @Test("librsvg draws an SVG as we draw its pixels", .enabled(if: VectorPrograms.path(of: "rsvg-convert") != nil), arguments: [0, 2])
    func librsvg(scene: Int) throws {
        try compare(scene, ending: "svg", bytes: try SVGEncoder().encode(VectorScene.list(Self.scenes[scene].items)))
    }

    /// Rasterisers differ at soft edges alone: the mean difference of a channel stays below a level, and few pixels differ visibly.
    private func compare(_ scene: Int, ending: String, bytes: [UInt8]) throws {
        let folder = try TemporaryFolder()
        let theirs = try VectorPrograms.pixmap(of: bytes, ending: ending, folder: folder.path)
        let ours = try Rasterizer(scale: 3).render(VectorScene.list(Self.scenes[scene].items))
        expect([theirs.widthInPixels, theirs.heightInPixels], equals: [720, 480])
        let differing = PixelDiff(ours, theirs, tolerance: 32).differingPixels
        var sum = 0
        for (one, other) in zip(ours.bytes, theirs.bytes) { sum += abs(Int(one) - Int(other)) }
        let mean = Double(sum) / Double(ours.bytes.count)
        #expect(differing < 720 * 480 / 200 && mean < 1, "\(Self.scenes[scene].name): \(differing) pixels, mean \(mean)")
    }
}
